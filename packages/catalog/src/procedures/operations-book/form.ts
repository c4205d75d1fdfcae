import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { COORDINATE_HELP } from '../forms/blocks/property.ts'
import { is } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const establishment: SectionDef = {
  key: 'establecimiento',
  title: 'Establecimiento',
  fields: [
    {
      key: 'nombre_establecimiento',
      kind: 'text',
      label: 'Nombre del establecimiento',
      required: true,
      maxLength: 150,
    },
    { key: 'matricula_mercantil', kind: 'text', label: 'Matrícula mercantil', required: true, maxLength: 30 },
    { key: 'municipio', kind: 'choice', label: 'Municipio', required: true, optionsFrom: 'municipios' },
    { key: 'direccion', kind: 'text', label: 'Dirección', required: true, maxLength: 150 },
    {
      key: 'coordenada',
      kind: 'point',
      label: 'Coordenada del establecimiento',
      required: true,
      municipalityFrom: 'municipio',
      help: COORDINATE_HELP,
      source: 'Caja envolvente del municipio (DANE)',
    },
    {
      key: 'tipo_empresa',
      kind: 'choice',
      label: 'Tipo de empresa forestal',
      required: true,
      options: [
        { value: 'transformacion_primaria', label: 'Transformación primaria' },
        { value: 'transformacion_secundaria', label: 'Transformación secundaria' },
        { value: 'comercializacion', label: 'Comercialización' },
        { value: 'integrada', label: 'Integrada' },
        { value: 'carbon', label: 'Producción de carbón vegetal' },
      ],
      source: 'DUR 2.2.1.1.11.3 y Res. 1971/2019',
    },
    {
      key: 'maquinaria',
      kind: 'multi',
      label: 'Maquinaria',
      required: true,
      options: [
        { value: 'sierra', label: 'Sierra' },
        { value: 'cepilladora', label: 'Cepilladora' },
        { value: 'torno', label: 'Torno' },
        { value: 'horno', label: 'Horno' },
        { value: 'otra', label: 'Otra' },
      ],
    },
  ],
}

const book: SectionDef = {
  key: 'libro',
  title: 'Libro de operaciones',
  fields: [
    {
      key: 'solicitud',
      kind: 'choice',
      label: 'Qué solicita',
      required: true,
      options: [
        { value: 'registro', label: 'Registro del libro' },
        { value: 'actualizacion', label: 'Actualización o renovación' },
        { value: 'cierre', label: 'Cierre' },
        { value: 'reporte', label: 'Reporte anual' },
      ],
    },
    {
      key: 'anio_reporte',
      kind: 'integer',
      label: 'Año del reporte',
      required: true,
      help: 'Un año ya terminado.',
      condition: is('solicitud', 'reporte'),
      year: true,
      min: 2018,
      max: 2027,
    },
    {
      key: 'movimientos',
      kind: 'table',
      label: 'Movimientos del período',
      required: true,
      help: 'Una fila por cada entrada o salida de producto. En la columna que no aplica escriba 0.',
      condition: is('solicitud', 'reporte'),
      columns: [
        { key: 'fecha', kind: 'date', label: 'Fecha', required: true },
        { key: 'especie', kind: 'text', label: 'Especie', required: true },
        { key: 'entrada', kind: 'decimal', label: 'Entrada', required: true, unit: 'm3', min: 0 },
        { key: 'salida', kind: 'decimal', label: 'Salida', required: true, unit: 'm3', min: 0 },
        { key: 'salvoconducto', kind: 'text', label: 'Número de salvoconducto', required: true },
      ],
      minRows: 1,
      maxRows: 2000,
      source: 'DUR 2.2.1.1.11.3 y 2.2.1.1.11.4',
    },
  ],
}

const IN: Logic = { total: [{ var: 'movimientos' }, 'entrada'] }
const OUT: Logic = { total: [{ var: 'movimientos' }, 'salida'] }

const checks: readonly CrossCheck[] = [
  {
    id: 'anio_sin_terminar',
    field: 'anio_reporte',
    ok: { '<': [{ var: 'anio_reporte' }, { substr: [{ var: '$hoy' }, 0, 4] }] },
    message: 'El reporte es de un año ya terminado. Escriba un año anterior al actual.',
    severity: 'error',
    source: 'DUR 2.2.1.1.11.4',
  },
  {
    id: 'otro_anio',
    each: 'movimientos',
    field: 'fecha',
    when: { '>': [{ var: 'anio_reporte' }, 0] },
    ok: { '==': [{ substr: [{ var: 'fecha' }, 0, 4] }, { var: 'anio_reporte' }] },
    message: 'Este movimiento no es del año que reporta. Revise la fecha o el año.',
    severity: 'error',
  },
  {
    id: 'movimiento_vacio',
    each: 'movimientos',
    field: 'salida',
    when: { '>=': [{ var: 'entrada' }, 0] },
    ok: { '>': [{ sum: [{ var: 'entrada' }, { var: 'salida' }] }, 0] },
    message: 'La fila no dice ni entrada ni salida. Escriba el volumen o quite la fila.',
    severity: 'error',
  },
  {
    id: 'sale_mas',
    field: 'movimientos',
    ok: { '<=': [OUT, IN] },
    message:
      'Salieron {salida} m3 y entraron {entrada} m3. Si había existencias del año anterior, explíquelo en el libro.',
    figures: { salida: OUT, entrada: IN },
    severity: 'warning',
  },
]

/** Type 24, register of the book of forest operations: form F24, 4 sections and 19 fields. */
export const operationsBookForm: WrittenForm = {
  id: 'F24',
  sections: [shared('solicitante_breve'), establishment, book, shared('declaraciones_breves')],
  checks,
}
