import { WORDS_BESIDE } from './plausible-words-beside.ts'
import { WORDS_OTHER } from './plausible-words-kinds.ts'
import { ROWS_TECHNICAL, WORDS_TECHNICAL } from './plausible-words-technical.ts'

/** Texts of the demonstration's officials by field key: acts quote them, so they must read like an office's. */
export const WORDS: Readonly<Record<string, string>> = {
  ...WORDS_BESIDE,
  ...WORDS_OTHER,
  ...WORDS_TECHNICAL,
  observaciones: 'Revisado en su totalidad, sin observaciones.',
  oposiciones:
    'El acueducto veredal pidió que se respete su captación, situada 640 metros aguas abajo. Se le explicó el balance y quedó conforme.',
  'expediente.carpeta': 'Caja 12, carpeta 4',
  'expediente.trd': 'Permisos ambientales / Concesiones de agua',
  'visita.vehiculo': 'Camioneta oficial OTB-412',
  'visita.observaciones':
    'La fuente conserva cobertura vegetal en ambas márgenes, con predominio de encenillo y arrayán. La captación es lateral, en concreto. Aguas abajo, a 640 metros, capta un acueducto veredal. No se observaron vertimientos ni procesos erosivos activos.',
  'aviso.lugar': 'Cartelera de la Corporación y alcaldía municipal',
  'aviso.guia': 'RA412558790CO',
  'liquidacion.revision': 'Los costos declarados corresponden a las obras y equipos del proyecto.',
  'concepto.analisis':
    'En el período seco la fuente dispone de oferta suficiente para atender la demanda calculada, sin afectar el caudal ambiental ni las captaciones de aguas abajo.',
  'decision.motivos':
    'La fuente no dispone de caudal en el período seco: el aforado es inferior a la suma del caudal ambiental y de las concesiones vigentes.',
  'prorroga.motivo':
    'La petición se presentó antes del vencimiento y la demora en la expedición del documento es ajena a la voluntad de quien lo pidió.',
  'prorroga.justificacion': 'La oficina de registro tarda más de lo previsto en expedir el certificado.',
  'desistimiento.verificacion':
    'Se verificaron la fecha de la comunicación, el calendario de días hábiles y el correo de respuestas. No hay radicados posteriores.',
  'desistimiento.motivo':
    'Revisado el expediente, no obra respuesta al requerimiento ni solicitud de prórroga radicada antes del vencimiento.',
  'recurso.estudio':
    'El escrito se presentó dentro del término, por la persona interesada, y expresa en forma concreta los motivos de inconformidad.',
  'recurso.causal_rechazo':
    'El escrito no expresa en forma concreta los motivos de inconformidad ni se subsanó dentro del plazo que se dio para ello (numeral 2 del artículo 77 de la Ley 1437 de 2011).',
  'recurso.pruebas_decretadas':
    'Nuevo aforo de la fuente en el punto de captación, a cargo de la Corporación.',
  'recurso.pruebas_resultado':
    'El aforo del 12 del mes dio 37,9 l/s, sin diferencia apreciable con el del concepto técnico.',
}

export const FIGURES: Readonly<Record<string, number>> = {
  'liquidacion.valor_proyecto': 30_000_000,
  'caudal.aforado': 38.6,
  'caudal.recomendado': 1.488,
  'volumen.recomendado': 46_925.57,
  'decision.caudal': 1.488,
  'decision.plazo': 10,
  'propuesta.meses': 12,
  'licencia.area': 128.4,
  'concepto.area_licencia': 128.4,
  'concepto.area_aprovechamiento': 4.2,
  'concepto.volumen': 13.61,
  'concepto.volumen_domestico': 13.61,
  'concepto.puntos_eliminar': 2,
  'concepto.meta_perdidas': 25,
  'multa.ingresos': 0,
  'multa.evitados': 4_800_000,
  'multa.ahorros': 0,
  'multa.costos': 0,
  'multa.dias': 20,
  'seguimiento.dias': 30,
  'tasa.cantidad': 23_460,
  'tasa.factor_regional': 1.02,
  'migracion.folios': 184,
  'verificacion.saldo': 12,
  'verificacion.area': 3.4,
  // columns
  dap: 42.5,
  altura: 18,
  volumen: 1.25,
  individuos: 12,
  inclinacion: 25,
  area: 1.5,
  limite: 50,
  carga: 5_840,
  cantidad: 12,
}

/** Rows of tables and of duty lists. */
export const ROWS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  ...ROWS_TECHNICAL,
  'decision.arboles': [
    { especie: 'Ceiba (Ceiba pentandra)', individuos: 2, volumen: 3.4, tratamiento: 'tala' },
  ],
  'concepto.arboles': [
    { especie: 'Ceiba (Ceiba pentandra)', individuos: 2, volumen: 3.4, tratamiento: 'tala' },
  ],
  'concepto.oferta': [
    { periodo: 'Seco (julio a septiembre)', caudal_medio: 38.6, caudal_ecologico: 17.4, comprometido: 6.2 },
  ],
  'concepto.demanda': [
    { uso: 'Consumo humano y doméstico', modulo: '6 personas, 150 L/hab-día', caudal: 0.01 },
    { uso: 'Agrícola (mora, goteo)', modulo: '4,2 ha, 0,35 l/s-ha', caudal: 1.47 },
    { uso: 'Pecuario (bovinos)', modulo: '12 cabezas, 60 L/cabeza-día', caudal: 0.008 },
  ],
  'multa.afectaciones': [
    {
      hecho: 'Tala de veinte árboles nativos en la ronda de la quebrada',
      intensidad: '4',
      extension: '1',
      persistencia: '3',
      reversibilidad: '3',
      recuperabilidad: '3',
    },
  ],
  'peticion.puntos queja': [
    { id: 'r1', text: 'Se visitó el sitio y se comprobó la tala que se denunció.' },
    { id: 'r2', text: 'Los hechos se ponen en conocimiento del área jurídica.' },
  ],
  'peticion.puntos posterior': [
    { id: 'r1', text: 'El número de documento del titular que figura en el artículo primero se corrige.' },
  ],
  requerimientos: [
    { id: 'r1', text: 'Presentar la cartografía del área de influencia a escala 1:10.000.' },
    { id: 'r2', text: 'Completar la caracterización de la flora con las temporadas seca y de lluvias.' },
  ],
  'requerimiento.items': [
    { id: 'r1', text: 'Aportar el plano de localización del predio, legible y a escala.' },
  ],
  'informacion.items': [
    { id: 'r1', text: 'Aclarar el área de riego: la solicitud indica 4,5 hectáreas y el plano, 3,8.' },
    { id: 'r2', text: 'Presentar el diseño del dispositivo con que medirá el caudal captado.' },
  ],
}

/** Duties of a permit holder. */
export const DUTIES = [
  {
    id: 'r1',
    text: 'Instalar un medidor de caudal en la salida de la captación dentro de los dos (2) meses siguientes a la firmeza y reportar las lecturas cada trimestre.',
  },
  {
    id: 'r2',
    text: 'Captar únicamente el caudal concedido y devolver los sobrantes a la misma fuente.',
  },
  {
    id: 'r3',
    text: 'Conservar la cobertura vegetal de la ronda en una franja de treinta (30) metros.',
  },
] as const

/** The same for permits other than a water concession. */
export const OTHER_DUTIES = [
  {
    id: 'r1',
    text: 'Presentar un informe de cumplimiento cada seis (6) meses, con registro fotográfico.',
  },
  {
    id: 'r2',
    text: 'Avisar a la Corporación antes de cambiar lo que se autoriza.',
  },
  {
    id: 'r3',
    text: 'Conservar la cobertura vegetal de la ronda en una franja de treinta (30) metros.',
  },
] as const
