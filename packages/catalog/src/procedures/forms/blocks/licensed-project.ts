import type { CrossCheck, FieldDef, SectionDef } from '@ventanilla/domain/forms/definition'
import { above, is } from '../conditions.ts'

/** The project that is licensed, in 11 questions: the same in 1 and 9. */
export const licensedProject: readonly FieldDef[] = [
  { key: 'nombre_proyecto', kind: 'text', label: 'Nombre del proyecto', required: true, maxLength: 250 },
  {
    key: 'sector',
    kind: 'choice',
    label: 'Sector',
    required: true,
    options: [
      { value: 'mineria', label: 'Minería' },
      { value: 'energia', label: 'Energía' },
      { value: 'infraestructura', label: 'Infraestructura vial y transporte' },
      { value: 'saneamiento', label: 'Saneamiento y residuos' },
      { value: 'industria', label: 'Industria y agroindustria' },
      { value: 'agropecuario', label: 'Agropecuario y agroquímicos' },
      { value: 'zoocria', label: 'Zoocría' },
      { value: 'presas', label: 'Presas, represas y trasvases' },
      { value: 'otro', label: 'Otro' },
    ],
    source: 'DUR 2.2.2.3.2.3',
  },
  {
    key: 'actividad_dur',
    kind: 'text',
    label: 'Actividad y numeral del artículo 2.2.2.3.2.3',
    required: true,
    maxLength: 200,
  },
  {
    key: 'etapa',
    kind: 'choice',
    label: 'Etapa',
    required: true,
    options: [
      { value: 'planeacion', label: 'Planeación' },
      { value: 'construccion', label: 'Construcción' },
      { value: 'operacion', label: 'Operación' },
    ],
  },
  {
    key: 'titulo_minero',
    kind: 'text',
    label: 'Título minero o contrato',
    required: true,
    condition: is('sector', 'mineria'),
    maxLength: 60,
  },
  {
    key: 'municipio_principal',
    kind: 'choice',
    label: 'Municipio principal',
    required: true,
    optionsFrom: 'municipios',
  },
  {
    key: 'otros_municipios',
    kind: 'text',
    label: 'Otros municipios y veredas',
    required: false,
    maxLength: 400,
  },
  {
    key: 'area_proyecto',
    kind: 'surface',
    label: 'Área del proyecto',
    required: true,
    unit: 'ha',
    min: 0,
    decimals: 4,
  },
  {
    key: 'area_influencia',
    kind: 'surface',
    label: 'Área de influencia',
    required: true,
    unit: 'ha',
    min: 0,
    decimals: 4,
  },
  { key: 'vida_util', kind: 'integer', label: 'Vida útil', required: true, unit: 'años', min: 1, max: 100 },
  { key: 'empleos', kind: 'integer', label: 'Empleos directos previstos', required: false, min: 0 },
]

/** The study that supports the request. Only a change always asks whether it completes an earlier study. */
export const environmentalStudy = (change: boolean): SectionDef => ({
  key: 'estudio',
  title: 'Estudio ambiental',
  fields: [
    {
      key: 'terminos_referencia',
      kind: 'choice',
      label: 'Términos de referencia utilizados',
      required: true,
      options: [
        { value: 'genericos', label: 'Genéricos o sectoriales' },
        { value: 'especificos', label: 'Específicos fijados por la autoridad' },
      ],
    },
    {
      key: 'daa_previo',
      kind: 'yesNo',
      label: '¿El proyecto requirió diagnóstico ambiental de alternativas?',
      required: true,
    },
    {
      key: 'acto_daa',
      kind: 'text',
      label: 'Acto que definió la alternativa',
      required: true,
      condition: is('daa_previo', true),
      maxLength: 60,
    },
    {
      key: 'consultora',
      kind: 'text',
      label: 'Firma o equipo que elaboró el estudio',
      required: true,
      maxLength: 150,
    },
    {
      key: 'resolucion_recoleccion',
      kind: 'text',
      label: 'Permiso de estudio de recolección de especímenes',
      required: false,
      maxLength: 60,
    },
    {
      key: 'enlace_gdb',
      kind: 'text',
      label: 'Enlace de la base de datos geográfica (MAG)',
      required: true,
      help: 'Súbala a un sitio del que la Corporación pueda descargarla y pegue aquí la dirección. Modelo de Almacenamiento Geográfico, Resolución 2182 de 2016.',
      maxLength: 500,
    },
    {
      key: 'complemento',
      kind: 'yesNo',
      label: '¿Es complemento del EIA de la licencia vigente?',
      required: change,
    },
  ],
})

/** Rules of the project and its study. */
export const licensedProjectChecks: readonly CrossCheck[] = [
  {
    id: 'influencia_menor',
    field: 'area_influencia',
    when: above('area_proyecto', 0),
    ok: { '>=': [{ var: 'area_influencia' }, { var: 'area_proyecto' }] },
    message: 'El área de influencia contiene la del proyecto y no puede ser menor. Revise las dos.',
    severity: 'error',
    source: 'DUR 2.2.2.3.1.1',
  },
  {
    id: 'enlace_sin_direccion',
    field: 'enlace_gdb',
    ok: { '==': [{ substr: [{ var: 'enlace_gdb' }, 0, 8] }, 'https://'] },
    message: 'Escriba la dirección completa del enlace. Empieza por https://.',
    severity: 'error',
  },
]
