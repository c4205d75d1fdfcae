import { type FormExamples, without } from '../examples/form-examples.ts'
import { DECLARED, UTILITY } from '../examples/people.ts'

/** The public utility of Lérida, for the whole town. */
const complete = {
  ...UTILITY,
  tipo_prestador: 'esp',
  municipio: '73408',
  area_servicio: 'Cabecera municipal y centro poblado de Padilla',
  poblacion_actual: 14_200,
  poblacion_proyectada: 17_900,
  horizonte: 15,
  cobertura_alcantarillado: 92.5,
  tipo_solicitud: 'nuevo',
  vertimientos: [
    {
      nombre: 'Emisario norte',
      coordenada: { lat: 4.8724, lon: -74.9213 },
      receptor: 'Río Lagunilla',
      caudal: 18.4,
      dbo5: 310.5,
      sst: 285,
    },
    {
      nombre: 'Emisario sur',
      coordenada: { lat: 4.8651, lon: -74.9262 },
      receptor: 'Quebrada La Joya',
      caudal: 9.6,
      dbo5: 165.25,
      sst: 150.4,
    },
  ],
  carga_dbo_total: 510,
  carga_sst_total: 460,
  existe_ptar: true,
  objetivo_calidad: 'Resolución 3210 de 2023',
  metas: [
    { anio: 2028, meta_dbo: 430, meta_sst: 390, vertimientos_eliminados: 0 },
    { anio: 2031, meta_dbo: 210, meta_sst: 190, vertimientos_eliminados: 1 },
    { anio: 2036, meta_dbo: 60, meta_sst: 55, vertimientos_eliminados: 0 },
  ],
  proyectos: [
    {
      nombre: 'Reposición de colectores',
      plazo: 'corto',
      costo: 1_850_000_000,
      fuente: 'Sistema General de Participaciones',
    },
    {
      nombre: 'Interceptor sur',
      plazo: 'mediano',
      costo: 3_400_000_000,
      fuente: 'Plan Departamental de Agua',
    },
    {
      nombre: 'Ampliación de la planta de tratamiento',
      plazo: 'largo',
      costo: 7_900_000_000,
      fuente: 'Regalías',
    },
  ],
  fecha_inicio: '2099-01-01',
  ...DECLARED,
  observaciones: 'El plan se socializó con el concejo municipal.',
}

/** A neighbourhood's own sewer system with one outlet. */
const minimal = {
  ...without(
    complete,
    'apoderado_nombre',
    'apoderado_documento',
    'apoderado_tarjeta_profesional',
    'observaciones',
  ),
  actua_apoderado: false,
  razon_social: 'Asociación de Usuarios del Alcantarillado de Padilla',
  tipo_prestador: 'asociacion',
  area_servicio: 'Centro poblado de Padilla',
  poblacion_actual: 840,
  poblacion_proyectada: 960,
  horizonte: 10,
  vertimientos: [complete.vertimientos[1]],
  carga_dbo_total: 165.25,
  carga_sst_total: 150.4,
  existe_ptar: false,
  metas: [{ anio: 2031, meta_dbo: 80, meta_sst: 70, vertimientos_eliminados: 0 }],
  proyectos: [
    { nombre: 'Planta compacta', plazo: 'mediano', costo: 620_000_000, fuente: 'Recursos propios' },
  ],
}

export const SEWAGE_PLAN: FormExamples = {
  minimal,
  complete,
  refused: {
    // too short, less load than the outlets carry, a higher goal, a repeated year, too many outlets closed
    answers: {
      ...without(complete, 'objetivo_calidad'),
      horizonte: 9,
      carga_dbo_total: 400,
      metas: [
        { anio: 2028, meta_dbo: 430, meta_sst: 390, vertimientos_eliminados: 2 },
        { anio: 2028, meta_dbo: 210, meta_sst: 190, vertimientos_eliminados: 1 },
      ],
      fecha_inicio: '2026-01-01',
    },
    errors: [
      'horizonte minimo',
      'carga_dbo_total carga_dbo_menor',
      'objetivo_calidad falta',
      'metas anios_repetidos',
      'metas.0.meta_dbo meta_dbo_mayor',
      'metas eliminados_de_mas',
      'fecha_inicio plan_pasado',
    ],
  },
  returned: {
    answers: complete,
    fails: [
      {
        documentId: 38,
        why: 'No hay caracterización de la quebrada La Joya antes y después del vertimiento.',
      },
      { documentId: 39, why: 'El plan financiero no dice de dónde salen los recursos del largo plazo.' },
    ],
  },
}
