import { type FormExamples, without } from '../examples/form-examples.ts'
import { COMPANY, COSTS, DECLARED, FARMER, MILL_PLOTS } from '../examples/people.ts'

/** A rice mill that explores for water on its land in Saldaña. */
const complete = {
  ...COMPANY,
  nombre_proyecto: 'Pozo de la planta de secado',
  predios: MILL_PLOTS,
  zona: 'rural',
  coordenada_predio: { lat: 3.914, lon: -75.014 },
  comunidades_etnicas: true,
  area_protegida: true,
  nombre_area_protegida: 'Humedal El Silencio',
  modalidad: 'exploracion',
  clase_solicitud: 'prorroga',
  permiso_anterior: '2140 de 2025',
  termino_solicitado: 1,
  servicio_publico: false,
  area_exploracion: 2.5,
  numero_perforaciones: 2,
  profundidad_prevista: 120,
  sistema_perforacion: 'rotacion',
  empresa_perforadora: 'Perforaciones del Magdalena S.A.S., NIT 900345678-9',
  equipo: 'Equipo de rotación montado en camión, con capacidad de 300 metros y bomba de lodos de 8 pulgadas.',
  plan_trabajo:
    'Sondeos eléctricos verticales en el primer mes, dos perforaciones exploratorias en el segundo, registros y prueba en el tercero.',
  fecha_inicio_perforacion: '2099-03-01',
  permiso_predio_ajeno: false,
  acuifero: 'Acuífero del abanico de Espinal',
  geologia:
    'Depósitos aluviales y volcánicos de gravas y arenas, con niveles arcillosos que lo confinan por sectores.',
  puntos_vecinos: [
    { tipo: 'pozo', propietario: 'Junta de acción comunal de Jabalcón', distancia: 850, caudal: 4 },
    { tipo: 'aljibe', distancia: 320 },
  ],
  usos: ['industrial', 'domestico'],
  personas: 35,
  descripcion_uso: 'Lavado de equipos de secado y consumo de los trabajadores de la planta.',
  almacenamiento: 40,
  ...COSTS,
  ...DECLARED,
  observaciones: 'Los sondeos se harán con acompañamiento de la comunidad de la vereda.',
}

/** A farmer of Espinal who wants his own open well. */
const minimal = {
  ...without(
    complete,
    ...Object.keys(COMPANY),
    'nombre_area_protegida',
    'permiso_anterior',
    'puntos_vecinos',
    'almacenamiento',
    'observaciones',
  ),
  ...FARMER,
  nombre_proyecto: 'Finca Buenos Aires',
  predios: [
    {
      nombre_predio: 'Buenos Aires',
      matricula_inmobiliaria: '357-30912',
      cedula_catastral: '73268000000050087000',
      municipio: '73268',
      vereda: 'Dindalito',
      area_ha: 3.2,
      tenencia: 'propiedad',
    },
  ],
  coordenada_predio: { lat: 4.172, lon: -74.895 },
  comunidades_etnicas: false,
  area_protegida: false,
  clase_solicitud: 'nueva',
  area_exploracion: 0.05,
  numero_perforaciones: 1,
  profundidad_prevista: 18,
  sistema_perforacion: 'manual',
  usos: ['domestico'],
  personas: 5,
}

export const GROUNDWATER_EXPLORATION: FormExamples = {
  minimal,
  complete,
  refused: {
    // two-year term, drilling that began in the past, no boreholes, an extension of an unnamed permit
    answers: {
      ...without(complete, 'permiso_anterior', 'geologia'),
      termino_solicitado: 2,
      fecha_inicio_perforacion: '2020-03-01',
      numero_perforaciones: 0,
      digito_verificacion: 6,
    },
    errors: [
      'digito_verificacion digito_nit',
      'permiso_anterior falta',
      'termino_solicitado exploracion_un_anio',
      'numero_perforaciones minimo',
      'fecha_inicio_perforacion perforacion_pasada',
      'geologia falta',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      { documentId: 14, why: 'El documento no identifica el equipo con que se va a perforar.' },
      { documentId: 12, why: 'El pronunciamiento adjunto es de otro proyecto.' },
    ],
  },
}
