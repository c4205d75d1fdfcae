import { type FormExamples, without } from '../examples/form-examples.ts'
import { COMPANY, COSTS, DECLARED, FARMER, MILL_PLOTS } from '../examples/people.ts'

/** A rice mill in Saldaña that burns husk and coal to dry rice, and modifies its permit. */
const complete = {
  ...COMPANY,
  nombre_proyecto: 'Torres de secado del molino',
  predios: MILL_PLOTS,
  zona: 'rural',
  coordenada_predio: { lat: 3.914, lon: -75.014 },
  comunidades_etnicas: false,
  area_protegida: true,
  nombre_area_protegida: 'Humedal El Silencio',
  tipo_solicitud: 'modificacion',
  resolucion_anterior: '655 de 2022',
  termino_solicitado: 5,
  codigo_ciiu: '1051 Elaboración de productos de molinería',
  descripcion_proceso:
    'El arroz húmedo se limpia, se seca en torres con aire de un horno de cascarilla y se trilla.',
  produccion_anual: 28_000,
  turnos: 3,
  materias_primas: [{ nombre: 'Arroz paddy', consumo: 40_000, unidad: 't/año' }],
  combustibles: [
    { tipo: 'biomasa', consumo: 5200, unidad: 't/año' },
    { tipo: 'carbon', consumo: 310, unidad: 't/año', azufre: 0.9 },
  ],
  fuentes: [
    {
      nombre: 'Horno 1',
      tipo: 'horno',
      coordenada: { lat: 3.9143, lon: -75.0136 },
      altura_ducto: 18,
      diametro: 0.9,
      caudal_gases: 14_500,
      temperatura: 145,
      horas: 20,
    },
    {
      nombre: 'Molino de trilla',
      tipo: 'molino',
      coordenada: { lat: 3.9145, lon: -75.0133 },
      altura_ducto: 12,
      diametro: 0.5,
      caudal_gases: 6200,
      temperatura: 32,
      horas: 16,
    },
  ],
  contaminantes: ['mp', 'so2', 'nox'],
  estimacion: [
    {
      fuente: 'Horno 1',
      contaminante: 'Material particulado',
      emision: 1.1,
      norma: 'Resolución 909 de 2008, artículo 4',
    },
    {
      fuente: 'Horno 1',
      contaminante: 'Óxidos de nitrógeno',
      emision: 2.4,
      norma: 'Resolución 909 de 2008, artículo 4',
    },
    {
      fuente: 'Molino de trilla',
      contaminante: 'Material particulado',
      emision: 0.4,
      norma: 'Resolución 909 de 2008, artículo 4',
    },
  ],
  medicion_directa: true,
  laboratorio: 'Laboratorio Ambiental del Centro S.A.S.',
  ruido: true,
  sistemas_control: [
    { tipo: 'ciclon', eficiencia: 78 },
    { tipo: 'filtro', eficiencia: 96.5 },
  ],
  plan_contingencia_control: true,
  mtd: true,
  distancia_residencial: 850,
  concepto_uso_suelo: 'Concepto 214 del 3 de junio de 2026, Secretaría de Planeación de Saldaña',
  ...COSTS,
  ...DECLARED,
  observaciones: 'La última medición isocinética es de agosto de 2026.',
}

/** A brick maker in Espinal with one kiln. */
const minimal = {
  ...without(
    complete,
    ...Object.keys(COMPANY),
    'nombre_area_protegida',
    'resolucion_anterior',
    'laboratorio',
    'observaciones',
  ),
  ...FARMER,
  nombre_proyecto: 'Chircal Buenos Aires',
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
  area_protegida: false,
  tipo_solicitud: 'nuevo',
  codigo_ciiu: '2392 Fabricación de materiales de arcilla',
  descripcion_proceso: 'La arcilla se amasa, se moldea, se seca al aire y se cuece en un horno de carbón.',
  produccion_anual: 420,
  turnos: 1,
  materias_primas: [{ nombre: 'Arcilla', consumo: 600, unidad: 't/año' }],
  combustibles: [{ tipo: 'carbon', consumo: 45, unidad: 't/año' }],
  fuentes: [
    {
      nombre: 'Horno de ladrillo',
      tipo: 'horno',
      coordenada: { lat: 4.1721, lon: -74.8952 },
      altura_ducto: 15,
      diametro: 0.8,
      caudal_gases: 3100,
      temperatura: 180,
      horas: 12,
    },
  ],
  contaminantes: ['mp'],
  estimacion: [
    {
      fuente: 'Horno de ladrillo',
      contaminante: 'Material particulado',
      emision: 0.8,
      norma: 'Resolución 909 de 2008, artículo 30',
    },
  ],
  medicion_directa: false,
  ruido: false,
  sistemas_control: [{ tipo: 'ninguno', eficiencia: 0 }],
  plan_contingencia_control: false,
  mtd: false,
}

export const AIR_EMISSIONS: FormExamples = {
  minimal,
  complete,
  refused: {
    // expired permit, six-year term, two sources of one name, an estimate for an undeclared source
    answers: {
      ...without(complete, 'laboratorio'),
      tipo_solicitud: 'renovacion',
      fecha_vencimiento: '2025-04-30',
      termino_solicitado: 6,
      fuentes: complete.fuentes.map((one) => ({ ...one, nombre: 'Horno 1' })),
      sistemas_control: [{ tipo: 'ninguno', eficiencia: 50 }],
    },
    errors: [
      'fecha_vencimiento permiso_vencido',
      'termino_solicitado maximo',
      'fuentes fuentes_repetidas',
      'estimacion.2.fuente fuente_desconocida',
      'laboratorio falta',
      'sistemas_control.0.eficiencia eficiencia_de_ninguno',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      { documentId: 97, why: 'El estudio no incluye la medición de óxidos de nitrógeno del horno.' },
      { documentId: 10, why: 'El concepto de uso del suelo es de otro predio.' },
    ],
  },
}
