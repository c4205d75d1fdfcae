import type { CrossCheck, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { is, oneOf } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const origin: SectionDef = {
  key: 'origen',
  title: 'Origen y producto',
  fields: [
    {
      key: 'clase',
      kind: 'choice',
      label: 'Clase de salvoconducto',
      required: true,
      options: [
        { value: 'movilizacion', label: 'Movilización' },
        { value: 'removilizacion', label: 'Removilización' },
        { value: 'renovacion', label: 'Renovación' },
      ],
      source: 'Res. 1909/2017 (mod. Res. 81/2018)',
    },
    {
      key: 'acto_origen',
      kind: 'text',
      label: 'Acto o registro que ampara el producto',
      required: true,
      help: 'Resolución de aprovechamiento, registro de plantación, libro de operaciones o salvoconducto anterior.',
      maxLength: 60,
    },
    {
      key: 'tipo_producto',
      kind: 'choice',
      label: 'Tipo de espécimen',
      required: true,
      options: [
        { value: 'maderable', label: 'Producto maderable' },
        { value: 'no_maderable', label: 'Flora no maderable' },
        { value: 'carbon', label: 'Carbón vegetal' },
        { value: 'fauna', label: 'Fauna silvestre' },
      ],
    },
    {
      key: 'productos',
      kind: 'table',
      label: 'Productos',
      required: true,
      columns: [
        { key: 'especie', kind: 'text', label: 'Especie', required: true },
        {
          key: 'presentacion',
          kind: 'text',
          label: 'Presentación',
          required: true,
          help: 'Ejemplos: trozas, bloques, tablas, bultos.',
        },
        {
          key: 'unidad',
          kind: 'choice',
          label: 'Unidad',
          required: true,
          options: [
            { value: 'm3', label: 'm3' },
            { value: 'kg', label: 'kg' },
            { value: 'unidades', label: 'Unidades' },
            { value: 'rollos', label: 'Rollos' },
          ],
        },
        { key: 'cantidad', kind: 'decimal', label: 'Cantidad', required: true, min: 0.001 },
        {
          key: 'volumen',
          kind: 'decimal',
          label: 'Volumen',
          required: true,
          help: 'Si no se mide en m3, escriba 0.',
          unit: 'm3',
          min: 0,
        },
      ],
      minRows: 1,
    },
  ],
}

const transport: SectionDef = {
  key: 'transporte',
  title: 'Transporte',
  fields: [
    {
      key: 'municipio_origen',
      kind: 'choice',
      label: 'Municipio de origen',
      required: true,
      optionsFrom: 'municipios',
    },
    {
      key: 'departamento_destino',
      kind: 'choice',
      label: 'Departamento de destino',
      required: true,
      optionsFrom: 'departamentos',
    },
    {
      key: 'municipio_destino',
      kind: 'text',
      label: 'Municipio de destino',
      required: true,
      municipalityOf: 'departamento_destino',
      maxLength: 150,
    },
    { key: 'direccion_destino', kind: 'text', label: 'Dirección de destino', required: true, maxLength: 150 },
    { key: 'conductor', kind: 'text', label: 'Nombre del conductor', required: true, maxLength: 150 },
    {
      key: 'documento_conductor',
      personal: true,
      kind: 'text',
      label: 'Documento del conductor',
      required: true,
      maxLength: 15,
      pattern: '^[0-9]{5,15}$',
    },
    {
      key: 'placa',
      kind: 'text',
      label: 'Placa del vehículo',
      required: true,
      help: 'Ejemplo: ABC123.',
      maxLength: 6,
      pattern: '^[A-Z]{3}[0-9]{3}$',
    },
    { key: 'fecha_inicio', kind: 'date', label: 'Fecha de inicio de movilización', required: true },
    {
      key: 'dias_vigencia',
      kind: 'integer',
      label: 'Vigencia solicitada',
      required: true,
      help: 'Máximo ocho días calendario.',
      unit: 'días calendario',
      min: 1,
      max: 8,
      source: 'Res. 1909/2017',
    },
    {
      key: 'ruta',
      kind: 'longText',
      label: 'Ruta',
      required: true,
      help: 'Vías y municipios por los que pasa, en orden.',
      maxLength: 400,
    },
  ],
}

/** Days that the authority has to issue a pass; shown for an earlier departure. */
const DAYS_TO_ISSUE = 3

const checks: readonly CrossCheck[] = [
  {
    id: 'volumen_igual_cantidad',
    each: 'productos',
    field: 'volumen',
    when: is('unidad', 'm3'),
    ok: { '==': [{ var: 'volumen' }, { var: 'cantidad' }] },
    message: 'La cantidad ya está en m3: el volumen debe ser el mismo.',
    severity: 'error',
  },
  {
    id: 'madera_sin_volumen',
    each: 'productos',
    field: 'volumen',
    when: is('tipo_producto', 'maderable'),
    ok: { '>': [{ var: 'volumen' }, 0] },
    message: 'La madera se descuenta del permiso en m3. Escriba el volumen.',
    severity: 'error',
    source: 'Res. 1909/2017',
  },
  {
    id: 'unidad_de_madera',
    each: 'productos',
    field: 'unidad',
    when: is('tipo_producto', 'fauna'),
    ok: oneOf('unidad', ['kg', 'unidades']),
    message: 'La fauna se cuenta en unidades o se pesa en kg. Cambie la unidad.',
    severity: 'error',
  },
  {
    id: 'inicio_pasado',
    field: 'fecha_inicio',
    ok: { '>=': [{ var: 'fecha_inicio' }, { var: '$hoy' }] },
    message: 'La movilización no puede empezar antes de hoy: sin salvoconducto no se puede transportar.',
    severity: 'error',
    source: 'DUR 2.2.1.1.13.1',
  },
  {
    id: 'inicio_pronto',
    field: 'fecha_inicio',
    when: { '>=': [{ var: 'fecha_inicio' }, { var: '$hoy' }] },
    ok: { '>=': [{ var: 'fecha_inicio' }, { addDays: [{ var: '$hoy' }, DAYS_TO_ISSUE] }] },
    message: 'La Corporación puede tardar tres días hábiles en expedirlo. No salga antes de recibirlo.',
    severity: 'warning',
  },
]

/** Type 22, national transport pass for specimens (SUNL): form F22, 4 sections and 23 fields. */
export const transportPassForm: WrittenForm = {
  id: 'F22',
  sections: [shared('solicitante_breve'), origin, transport, shared('declaraciones_breves')],
  checks,
}
