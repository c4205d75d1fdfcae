import type { CrossCheck, Logic, SectionDef } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { all, is, oneOf } from '../forms/conditions.ts'
import { shared } from '../forms/shared-sections.ts'

const report: SectionDef = {
  key: 'reporte',
  title: 'Qué reporta',
  fields: [
    {
      key: 'tipo_reporte',
      kind: 'choice',
      label: 'Tipo de reporte',
      required: true,
      options: [
        { value: 'ica', label: 'Informe de cumplimiento ambiental (ICA)' },
        { value: 'consumo_agua', label: 'Autodeclaración de consumos (TUA)' },
        { value: 'vertimientos', label: 'Autodeclaración de vertimientos (tasa retributiva)' },
        { value: 'pueaa', label: 'Informe anual PUEAA' },
        { value: 'monitoreo', label: 'Informe de monitoreo' },
        { value: 'forestal', label: 'Informe semestral forestal' },
      ],
    },
    {
      key: 'expediente',
      kind: 'text',
      label: 'Expediente',
      required: true,
      help: 'El del permiso sobre el que informa. Ejemplo: CA-00123-2024.',
      maxLength: 40,
    },
    {
      key: 'resolucion',
      kind: 'text',
      label: 'Resolución del permiso',
      required: true,
      help: 'Número y año. Ejemplo: 1234 de 2021.',
      maxLength: 40,
    },
    { key: 'anio', kind: 'integer', label: 'Año', required: true, year: true, min: 2018, max: 2027 },
    {
      key: 'periodo',
      kind: 'choice',
      label: 'Período',
      required: true,
      options: [
        { value: 'anual', label: 'Anual' },
        { value: 'semestre1', label: 'Primer semestre' },
        { value: 'semestre2', label: 'Segundo semestre' },
        { value: 'trimestre', label: 'Trimestral' },
        { value: 'mes', label: 'Mensual' },
      ],
    },
    {
      key: 'consecutivo',
      kind: 'integer',
      label: 'Número de informe',
      required: true,
      help: 'Si es el primero que presenta de este permiso, escriba 1.',
      min: 1,
    },
    { key: 'fecha_inicio', kind: 'date', label: 'Desde', required: true },
    { key: 'fecha_fin', kind: 'date', label: 'Hasta', required: true },
  ],
}

const data: SectionDef = {
  key: 'datos',
  title: 'Datos del período',
  fields: [
    {
      key: 'consumos',
      kind: 'table',
      label: 'Consumos de agua',
      required: true,
      condition: is('tipo_reporte', 'consumo_agua'),
      columns: [
        { key: 'mes', kind: 'integer', label: 'Mes', required: true, min: 1, max: 12 },
        { key: 'lectura', kind: 'decimal', label: 'Lectura del medidor', required: true, unit: 'm3', min: 0 },
        { key: 'consumo', kind: 'decimal', label: 'Consumo', required: true, unit: 'm3', min: 0 },
      ],
      minRows: 1,
      maxRows: 12,
      source: 'DUR 2.2.9.6.1.6',
    },
    {
      key: 'cargas',
      kind: 'table',
      label: 'Cargas contaminantes del período',
      required: true,
      condition: is('tipo_reporte', 'vertimientos'),
      columns: [
        { key: 'punto', kind: 'text', label: 'Punto de vertimiento', required: true },
        { key: 'dbo5', kind: 'decimal', label: 'Carga de DBO5', required: true, unit: 'kg', min: 0 },
        { key: 'sst', kind: 'decimal', label: 'Carga de SST', required: true, unit: 'kg', min: 0 },
      ],
      minRows: 1,
    },
    {
      key: 'resumen',
      kind: 'longText',
      label: 'Resumen de cumplimiento',
      required: true,
      help: 'Qué obligaciones cumplió en el período, y cuáles no y por qué.',
      maxLength: 4000,
    },
    {
      key: 'requerimientos',
      kind: 'integer',
      label: 'Número de requerimientos atendidos',
      required: false,
      min: 0,
    },
  ],
}

const yearOf = (date: string): Logic => ({ substr: [{ var: date }, 0, 4] })
const monthOf = (date: string): Logic => ({ substr: [{ var: date }, 5, 2] })

/** Months since year 0, so that a period can cross a year. */
const monthCount = (date: string): Logic => ({ '+': [{ '*': [yearOf(date), 12] }, monthOf(date)] })

/** Difference in months between the period's end and start. */
const SPAN: Logic = { '-': [monthCount('fecha_fin'), monthCount('fecha_inicio')] }

const BOTH_DATES: Logic = { '>=': [{ var: 'fecha_fin' }, { var: 'fecha_inicio' }] }

/** Whether the period is within these months of the reported year. */
const within = (from: number, to: number): Logic =>
  all(
    { '==': [yearOf('fecha_inicio'), { var: 'anio' }] },
    { '==': [yearOf('fecha_fin'), { var: 'anio' }] },
    { '>=': [monthOf('fecha_inicio'), from] },
    { '<=': [monthOf('fecha_fin'), to] },
  )

const checks: readonly CrossCheck[] = [
  {
    id: 'pueaa_anual',
    field: 'periodo',
    when: is('tipo_reporte', 'pueaa'),
    ok: is('periodo', 'anual'),
    message: 'El informe del PUEAA es anual. Escoja el período anual.',
    severity: 'error',
    source: 'Res. 1257/2018',
  },
  {
    id: 'forestal_semestral',
    field: 'periodo',
    when: is('tipo_reporte', 'forestal'),
    ok: oneOf('periodo', ['semestre1', 'semestre2']),
    message: 'El informe forestal es semestral. Escoja uno de los dos semestres.',
    severity: 'error',
    source: 'DUR 2.2.1.1.7.9',
  },
  {
    id: 'primer_semestre',
    field: 'periodo',
    when: all(is('periodo', 'semestre1'), BOTH_DATES),
    ok: within(1, 6),
    message: 'El primer semestre va de enero a junio de ese año. Revise el período o las dos fechas.',
    severity: 'error',
  },
  {
    id: 'segundo_semestre',
    field: 'periodo',
    when: all(is('periodo', 'semestre2'), BOTH_DATES),
    ok: within(7, 12),
    message: 'El segundo semestre va de julio a diciembre de ese año. Revise el período o las dos fechas.',
    severity: 'error',
  },
  {
    id: 'mes_largo',
    field: 'periodo',
    when: all(is('periodo', 'mes'), BOTH_DATES),
    ok: { '==': [SPAN, 0] },
    message: 'Las dos fechas no son del mismo mes. Revise el período o las fechas.',
    severity: 'error',
  },
  {
    id: 'trimestre_largo',
    field: 'periodo',
    when: all(is('periodo', 'trimestre'), BOTH_DATES),
    ok: { '<=': [SPAN, 3] },
    message: 'Entre las dos fechas hay más de tres meses. Revise el período o las fechas.',
    severity: 'error',
  },
  {
    id: 'anio_de_las_fechas',
    field: 'anio',
    when: BOTH_DATES,
    ok: {
      and: [
        { '<=': [yearOf('fecha_inicio'), { var: 'anio' }] },
        { '>=': [yearOf('fecha_fin'), { var: 'anio' }] },
      ],
    },
    message: 'Las fechas del informe no son de ese año. Revise el año o las fechas.',
    severity: 'error',
  },
  {
    id: 'fin_antes',
    field: 'fecha_fin',
    ok: BOTH_DATES,
    when: { '!!': [{ var: 'fecha_inicio' }] },
    message: 'El período termina antes de empezar. Revise las dos fechas.',
    severity: 'error',
  },
  {
    id: 'fin_futuro',
    field: 'fecha_fin',
    ok: { '<=': [{ var: 'fecha_fin' }, { var: '$hoy' }] },
    message: 'El período aún no termina. Presente el informe cuando haya terminado.',
    severity: 'error',
  },
  {
    id: 'mes_repetido',
    field: 'consumos',
    ok: { unique: [{ var: 'consumos' }, 'mes'] },
    message: 'Un mes está dos veces. Deje una fila por mes.',
    severity: 'error',
  },
  {
    id: 'mes_fuera',
    each: 'consumos',
    field: 'mes',
    when: all(BOTH_DATES, { '==': [yearOf('fecha_inicio'), yearOf('fecha_fin')] }),
    ok: {
      and: [
        { '>=': [{ var: 'mes' }, monthOf('fecha_inicio')] },
        { '<=': [{ var: 'mes' }, monthOf('fecha_fin')] },
      ],
    },
    message: 'Este mes no está entre las fechas del informe.',
    severity: 'error',
  },
  {
    id: 'consumo_mayor_que_lectura',
    each: 'consumos',
    field: 'consumo',
    when: { '>': [{ var: 'lectura' }, 0] },
    ok: { '<=': [{ var: 'consumo' }, { var: 'lectura' }] },
    message:
      'El consumo del mes es mayor que la lectura del medidor. Si cambió el medidor, dígalo en el resumen.',
    severity: 'warning',
  },
  {
    id: 'punto_repetido',
    field: 'cargas',
    ok: { unique: [{ var: 'cargas' }, 'punto'] },
    message: 'Un punto de vertimiento está dos veces. Deje una fila por punto.',
    severity: 'error',
  },
]

/** Type 26, reports of environmental compliance: form F26, 4 sections and 21 fields. */
export const complianceReportForm: WrittenForm = {
  id: 'F26',
  sections: [shared('solicitante_breve'), report, data, shared('declaraciones_breves')],
  checks,
}
