/** Codes captured in a sancionatorio, with their wording in forms and acts. */
type Words = Readonly<Record<string, string>>

export const RESOURCES: Words = {
  agua: 'Agua',
  suelo: 'Suelo',
  flora: 'Flora',
  fauna: 'Fauna',
  aire: 'Aire',
  paisaje: 'Paisaje',
}

/** Preventive measures (Ley 1333/2009 art. 36). */
export const MEASURES: Words = {
  amonestacion: 'Amonestación escrita',
  decomiso: 'Decomiso preventivo de productos, elementos, medios o implementos',
  aprehension: 'Aprehensión preventiva de especímenes, productos o subproductos de fauna y flora',
  suspension: 'Suspensión de obra o actividad',
}

export const LIFTING: Words = {
  causas: 'Desaparecieron las causas que la originaron',
  sin_merito: 'No hay mérito para iniciar el procedimiento',
}

/** Grounds for cessation (Ley 1333/2009 art. 9). */
export const CESSATION: Words = {
  muerte: 'Muerte del investigado, cuando es una persona natural, o liquidación definitiva de la sociedad',
  inexistencia: 'Inexistencia del hecho investigado',
  no_imputable: 'La conducta no es imputable al presunto infractor',
  autorizada: 'La actividad está legalmente amparada o autorizada',
}

/** Sanctions (Ley 1333/2009 art. 40, as amended by Ley 2387 de 2024). */
export const SANCTIONS: Words = {
  amonestacion: 'Amonestación escrita',
  multa: 'Multa',
  cierre: 'Cierre temporal o definitivo del establecimiento, edificación o servicio',
  revocatoria: 'Revocatoria o caducidad de la licencia, permiso, concesión o registro',
  demolicion: 'Demolición de obra a costa del infractor',
  decomiso: 'Decomiso definitivo de especímenes, productos, elementos o medios',
  restitucion: 'Restitución de especímenes de fauna y flora silvestres',
}

export const CULPABILITY: Words = {
  presuncion: 'Se presume y el investigado no la desvirtuó',
  dolo: 'Se probó dolo',
  desvirtuada: 'El investigado la desvirtuó',
}

/** Subjects of complaints. */
export const COMPLAINTS: Words = {
  agua: 'Captación o desvío de aguas',
  vertimiento: 'Vertimientos',
  tala: 'Tala o quema',
  fauna: 'Tenencia o comercio de fauna',
  aire: 'Emisiones, olores o ruido',
  residuos: 'Residuos y escombros',
  cauce: 'Ocupación de cauces y rondas',
  mineria: 'Explotación de minerales',
  otro: 'Otro asunto ambiental',
}

export const EVIDENCE: Words = { decreta: 'Se decreta', niega: 'Se niega' }

/** Recommendations of a technical follow-up. */
export const FOLLOW_UP: Words = {
  cerrar: 'Cerrar el período',
  requerir: 'Requerir al titular',
  sancionar: 'Abrir un sancionatorio',
}

export const COMPLIANCE: Words = { cumple: 'Cumple', no_cumple: 'No cumple', no_aplica: 'No aplica' }
