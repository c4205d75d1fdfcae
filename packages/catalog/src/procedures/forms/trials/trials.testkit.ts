import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { MIME_OF } from '@ventanilla/domain/forms/kinds/document/document'
import { MAX_ROWS } from '@ventanilla/domain/forms/kinds/table/table'
import { optionsOf } from '@ventanilla/domain/forms/lists'
import { FORM_LISTS } from '../lists.ts'
import { numberTrials } from './numbers.testkit.ts'
import { pointTrials, polygonTrials } from './places.testkit.ts'
import { dateTrials, emailTrials, phoneTrials, textTrials } from './strings.testkit.ts'
import { bad, good, type Trial } from './trial.testkit.ts'

/** Context of a question under trial. */
export interface Around {
  /** DANE codes that the form declares for this place */
  readonly codes: readonly string[]
  /** a valid row of this table */
  readonly row: Readonly<Record<string, unknown>>
}

const values = (field: FieldDef): string[] =>
  (optionsOf(field, FORM_LISTS) ?? []).map((option) => option.value)

const choiceTrials = (field: FieldDef): Trial[] => [
  ...(field.required ? [bad('falta', undefined), bad('falta', '')] : []),
  ...values(field).map(good),
  bad('opcion', 'no-existe'),
  bad('forma', 7),
  bad('forma', values(field)),
]

const multiTrials = (field: FieldDef): Trial[] => [
  ...(field.required ? [bad('falta', undefined), bad('falta', [])] : []),
  good(values(field)),
  bad('repetida', [values(field)[0], values(field)[0]]),
  bad('opcion', [values(field)[0], 'no-existe']),
  bad('forma', values(field)[0]),
]

const yesNoTrials = (field: FieldDef): Trial[] => [
  ...(field.required ? [bad('falta', undefined), bad('falta', null)] : []),
  good(true),
  good(false),
  bad('forma', 'sí'),
  bad('forma', 1),
]

const declarationTrials = (field: FieldDef): Trial[] => [
  ...(field.required ? [bad('falta', undefined), bad('falta', false)] : []),
  good(true),
  bad('declaracion', 'sí'),
]

/** Rows beyond the limit, as pasted from a spreadsheet. */
const PASTED = 500

function tableTrials(field: FieldDef, row: Around['row']): Trial[] {
  const most = field.maxRows ?? MAX_ROWS
  const least = field.minRows ?? 0
  const rows = (count: number) => Array.from({ length: count }, () => row)
  return [
    ...(field.required ? [bad('falta', undefined), bad('falta', [])] : []),
    ...(least > 1 ? [bad('filas', rows(least - 1)), good(rows(least))] : []),
    good(rows(most)),
    bad('filas', rows(most + 1)),
    bad('filas', rows(most + PASTED)),
    bad('forma', 'una fila'),
    bad('forma', ['una fila'], '0'),
    bad('desconocido', [{ ...row, columna_rara: 1 }], '0.columna_rara'),
  ]
}

function documentTrials(field: FieldDef): Trial[] {
  const [kind = ''] = field.accept ?? []
  const limit = (field.maxMegabytes ?? 0) * 1024 * 1024
  const file = (changes: Record<string, unknown> = {}) => ({
    fileId: 'archivo-1',
    name: 'documento',
    size: limit,
    mime: MIME_OF[kind],
    ...changes,
  })
  const most = field.maxFiles ?? 5
  return [
    ...(field.required ? [bad('falta', undefined), bad('falta', [])] : []),
    ...(field.accept ?? []).map((one) => good([file({ mime: MIME_OF[one] })])),
    bad('tipo_archivo', [file({ mime: 'text/html' })], '0'),
    bad('tipo_archivo', [file(), file({ mime: 'application/x-msdownload' })], '1'),
    bad('tamano', [file({ size: limit + 1 })], '0'),
    bad('vacio', [file({ size: 0 })], '0'),
    bad('forma', [{ fileId: 'archivo-1' }], '0'),
    bad('forma', 'documento.pdf'),
    good(Array.from({ length: most }, () => file())),
    bad(
      'archivos',
      Array.from({ length: most + 1 }, () => file()),
    ),
  ]
}

/** All trials of a question, derived from its definition. */
export function trialsOf(field: FieldDef, around: Around): Trial[] {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return textTrials(field)
    case 'integer':
    case 'decimal':
    case 'money':
    case 'flow':
    case 'surface':
      return numberTrials(field)
    case 'date':
      return dateTrials(field)
    case 'choice':
      return choiceTrials(field)
    case 'multi':
      return multiTrials(field)
    case 'yesNo':
      return yesNoTrials(field)
    case 'declaration':
      return declarationTrials(field)
    case 'email':
      return emailTrials(field)
    case 'phone':
      return phoneTrials(field)
    case 'table':
      return tableTrials(field, around.row)
    case 'point':
      return pointTrials(field, around.codes)
    case 'polygon':
      return polygonTrials(field, around.codes)
    case 'document':
      return documentTrials(field)
    default:
      throw new Error(`${field.key}: nobody wrote how to try a ${field.kind}`)
  }
}
