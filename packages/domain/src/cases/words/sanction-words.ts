import type { FieldOption } from '../../forms/definition.ts'

/** Codes captured in a sancionatorio, with their wording in forms and acts, in the order of the forms. */
type Words = readonly FieldOption[]

export const RESOURCES: Words = [
  { value: 'agua', label: 'Agua' },
  { value: 'suelo', label: 'Suelo' },
  { value: 'flora', label: 'Flora' },
  { value: 'fauna', label: 'Fauna' },
  { value: 'aire', label: 'Aire' },
  { value: 'paisaje', label: 'Paisaje' },
]

/** Preventive measures (Ley 1333/2009 art. 36). */
export const MEASURES: Words = [
  { value: 'amonestacion', label: 'Amonestación escrita' },
  { value: 'decomiso', label: 'Decomiso preventivo de productos, elementos, medios o implementos' },
  {
    value: 'aprehension',
    label: 'Aprehensión preventiva de especímenes, productos o subproductos de fauna y flora',
  },
  { value: 'suspension', label: 'Suspensión de obra o actividad' },
]

export const LIFTING: Words = [
  { value: 'causas', label: 'Desaparecieron las causas que la originaron' },
  { value: 'sin_merito', label: 'No hay mérito para iniciar el procedimiento' },
]

/** Grounds for cessation (Ley 1333/2009 art. 9). */
export const CESSATION: Words = [
  {
    value: 'muerte',
    label: 'Muerte del investigado, cuando es una persona natural, o liquidación definitiva de la sociedad',
  },
  { value: 'inexistencia', label: 'Inexistencia del hecho investigado' },
  { value: 'no_imputable', label: 'La conducta no es imputable al presunto infractor' },
  { value: 'autorizada', label: 'La actividad está legalmente amparada o autorizada' },
]

/** Sanctions (Ley 1333/2009 art. 40, as amended by Ley 2387 de 2024). */
export const SANCTIONS: Words = [
  { value: 'amonestacion', label: 'Amonestación escrita' },
  { value: 'multa', label: 'Multa' },
  { value: 'cierre', label: 'Cierre temporal o definitivo del establecimiento, edificación o servicio' },
  { value: 'revocatoria', label: 'Revocatoria o caducidad de la licencia, permiso, concesión o registro' },
  { value: 'demolicion', label: 'Demolición de obra a costa del infractor' },
  { value: 'decomiso', label: 'Decomiso definitivo de especímenes, productos, elementos o medios' },
  { value: 'restitucion', label: 'Restitución de especímenes de fauna y flora silvestres' },
]

export const CULPABILITY: Words = [
  { value: 'presuncion', label: 'Se presume y el investigado no la desvirtuó' },
  { value: 'dolo', label: 'Se probó dolo' },
  { value: 'desvirtuada', label: 'El investigado la desvirtuó' },
]

/** Subjects of complaints. */
export const COMPLAINTS: Words = [
  { value: 'agua', label: 'Captación o desvío de aguas' },
  { value: 'vertimiento', label: 'Vertimientos' },
  { value: 'tala', label: 'Tala o quema' },
  { value: 'fauna', label: 'Tenencia o comercio de fauna' },
  { value: 'aire', label: 'Emisiones, olores o ruido' },
  { value: 'residuos', label: 'Residuos y escombros' },
  { value: 'cauce', label: 'Ocupación de cauces y rondas' },
  { value: 'mineria', label: 'Explotación de minerales' },
  { value: 'otro', label: 'Otro asunto ambiental' },
]

export const EVIDENCE: Words = [
  { value: 'decreta', label: 'Se decreta' },
  { value: 'niega', label: 'Se niega' },
]

/** Recommendations of a technical follow-up. */
export const FOLLOW_UP: Words = [
  { value: 'cerrar', label: 'Cerrar el período' },
  { value: 'requerir', label: 'Requerir al titular' },
  { value: 'sancionar', label: 'Abrir un sancionatorio' },
]

export const COMPLIANCE: Words = [
  { value: 'cumple', label: 'Cumple' },
  { value: 'no_cumple', label: 'No cumple' },
  { value: 'no_aplica', label: 'No aplica' },
]
