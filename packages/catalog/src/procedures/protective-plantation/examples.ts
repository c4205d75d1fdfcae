import { type FormExamples, without } from '../examples/form-examples.ts'

/** A coffee grower in Líbano who planted a stream bank with native trees, with the authority's help. */
const complete = {
  tipo_persona: '1',
  calidad_solicitante: 'propietario',
  tipo_documento: '1',
  numero_documento: '93288451',
  nombres: 'José Arcesio',
  apellidos: 'Ocampo Giraldo',
  actua_apoderado: false,
  solicitante_departamento: '23',
  solicitante_municipio: 'Líbano',
  direccion_correspondencia: 'Vereda Santa Teresa, finca El Silencio',
  telefono: '3145550171',
  correo: 'arcesio.ocampo@correo.test',
  autoriza_notificacion_electronica: true,
  correo_notificacion: 'arcesio.ocampo@correo.test',
  nombre_proyecto: 'Bosque protector El Silencio',
  predios: [
    {
      nombre_predio: 'El Silencio',
      matricula_inmobiliaria: '364-9127',
      cedula_catastral: '73411000100060215000',
      municipio: '73411',
      vereda: 'Santa Teresa',
      direccion: 'Kilómetro 9 de la vía a Murillo',
      area_ha: 14.6,
      tenencia: 'propiedad',
    },
  ],
  zona: 'rural',
  coordenada_predio: { lat: 4.9098, lon: -75.0607 },
  comunidades_etnicas: false,
  area_protegida: true,
  nombre_area_protegida: 'Ronda de la quebrada Santa Rosa',
  tipo_plantacion: 'protectora_productora',
  comercial: false,
  especies: [
    {
      especie: 'Nogal cafetero (Cordia alliodora)',
      arboles: 1400,
      area: 1.3,
      fecha_siembra: '2019-05-11',
      distancia: '3 × 3 m',
      dap: 14.5,
    },
    {
      especie: 'Aliso (Alnus acuminata)',
      arboles: 1100,
      area: 1.25,
      fecha_siembra: '2021-10-02',
      distancia: '3 × 3,5 m',
      dap: 9.2,
    },
  ],
  area_total: 2.55,
  fuente_financiacion: 'corporacion',
  aprovechara: true,
  poligono: {
    type: 'Polygon',
    coordinates: [
      [
        [-75.0602, 4.9105],
        [-75.0586, 4.9105],
        [-75.0586, 4.9118],
        [-75.0602, 4.9118],
        [-75.0602, 4.9105],
      ],
    ],
  },
  declara_veracidad: true,
  acepta_tratamiento_datos: true,
}

/** One species, financed by its owner. */
const minimal = {
  ...without(complete, 'nombre_area_protegida', 'correo_notificacion'),
  autoriza_notificacion_electronica: false,
  area_protegida: false,
  tipo_plantacion: 'protectora',
  especies: [
    {
      especie: 'Nogal cafetero (Cordia alliodora)',
      arboles: 2700,
      area: 2.55,
      fecha_siembra: '2019-05-11',
      distancia: '3 × 3 m',
    },
  ],
  fuente_financiacion: 'propia',
  aprovechara: false,
}

export const PROTECTIVE_PLANTATION: FormExamples = {
  minimal,
  complete,
  refused: {
    // planted to sell, invalid and future sowing dates, larger than its land, a self-intersecting polygon
    answers: {
      ...complete,
      comercial: true,
      especies: [
        { ...complete.especies[0], fecha_siembra: '2025-02-30' },
        { ...complete.especies[1], fecha_siembra: '2099-05-11', area: 17 },
      ],
      area_total: 16,
      poligono: {
        type: 'Polygon',
        coordinates: [
          [
            [-75.0602, 4.9105],
            [-75.0586, 4.9118],
            [-75.0586, 4.9105],
            [-75.0602, 4.9118],
            [-75.0602, 4.9105],
          ],
        ],
      },
    },
    errors: [
      'comercial plantacion_comercial',
      'especies.0.fecha_siembra fecha',
      'especies.1.fecha_siembra siembra_futura',
      'especies.1.area especie_mas_que_total',
      'area_total area_mayor_que_predios',
      'poligono cruce',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      { documentId: 74, why: 'La descripción no dice en qué año se sembró el aliso.' },
      { documentId: 75, why: 'Falta la última hoja del convenio, con las firmas.' },
    ],
  },
}
