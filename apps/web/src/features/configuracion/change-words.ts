import type { Change, ChangeLine } from './change-line.ts'
import { definitionLines } from './tramites/definition-words.ts'
import { rowsOf, severalOf, severalWords, valueWords, wholeWords } from './field-values.ts'
import type { Content, Door, Field } from './puertas/door.ts'

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes in words, each with the label of its field, in the order of the form. */
export function changeLines(fields: Door['fields'], changes: readonly Change[]): readonly ChangeLine[] {
  const names = Object.keys(fields)
  const placeOf = ({ path }: Change): number => names.indexOf(path[0] ?? '')
  return changes.toSorted((a, b) => placeOf(a) - placeOf(b)).flatMap((one) => linesOf(fields, one))
}

function linesOf(fields: Door['fields'], change: Change): readonly ChangeLine[] {
  const [name] = change.path
  if (name === undefined) return wholeItem(fields, change)
  const field = fields[name]
  if (field?.as === 'definition') return definitionLines(field, change)
  if (field?.as === 'rows' && change.path.length === 1) return rowLines(field, change)
  if (field?.as === 'records' && change.path.length > 1) return recordLines(field, change)
  if (field?.as === 'several' && change.path.length === 1) return severalLines(field, change)
  return [
    {
      label: field?.label ?? name,
      before: change.kind === 'added' ? null : valueWords(field, change.before),
      after: change.kind === 'removed' ? null : valueWords(field, change.after),
    },
  ]
}

/** The item itself is new or goes: each of its data is. */
function wholeItem(fields: Door['fields'], { before, after }: Change): readonly ChangeLine[] {
  const [content, isNew] = isContent(after) ? [after, true] : [before, false]
  if (!isContent(content)) return []
  return Object.entries(fields)
    .filter(([, field]) => field.as !== 'place')
    .map(([name, field]) => {
      const words = valueWords(field, content[name])
      return { label: field.label, before: isNew ? null : words, after: isNew ? words : null }
    })
}

/** Which come in and which go. */
function severalLines(
  field: Extract<Field, { as: 'several' }>,
  { before, after }: Change,
): readonly ChangeLine[] {
  const [was, is] = [severalOf(before), severalOf(after)]
  const comes = is.filter((one) => !was.includes(one))
  const goes = was.filter((one) => !is.includes(one))
  // the same in another order, or none at all
  if (comes.length === 0 && goes.length === 0)
    return [{ label: field.label, before: severalWords(field, was), after: severalWords(field, is) }]
  return [
    ...(comes.length === 0
      ? []
      : [{ label: `${field.label}, entra`, before: null, after: severalWords(field, comes) }]),
    ...(goes.length === 0
      ? []
      : [{ label: `${field.label}, sale`, before: severalWords(field, goes), after: null }]),
  ]
}

/** A datum of a record, or a whole one that comes or goes: by the name that it has. */
function recordLines(
  field: Extract<Field, { as: 'records' }>,
  { path, kind, before, after }: Change,
): readonly ChangeLine[] {
  const [, record = '', column] = path
  const of = column === undefined ? undefined : field.columns[column]
  const words = (value: unknown): string =>
    of === undefined && isContent(value)
      ? Object.entries(field.columns)
          .filter(([name]) => value[name] !== record)
          .map(([name, one]) => `${one.label.toLowerCase()} ${valueWords(one, value[name])}`)
          .join(', ')
      : valueWords(of, value)
  return [
    {
      label: `${field.label}, ${record}${of === undefined ? '' : `: ${of.label.toLowerCase()}`}`,
      before: kind === 'added' ? null : words(before),
      after: kind === 'removed' ? null : words(after),
    },
  ]
}

type RowsField = Extract<Field, { as: 'rows' }>

/** Rows have no name of their own: those that differ, by their place. */
function rowLines(field: RowsField, { before, after }: Change): readonly ChangeLine[] {
  const [was, is] = [rowsOf(before), rowsOf(after)]
  if (was.length === 0 || is.length === 0)
    return [
      {
        label: field.label,
        before: valueWords(field, rowsOrNone(was)),
        after: valueWords(field, rowsOrNone(is)),
      },
    ]
  return Array.from({ length: Math.max(was.length, is.length) }, (_, i) => i).flatMap((i): ChangeLine[] => {
    const [a, b] = [was[i], is[i]]
    const [from, to] = [rowWords(field, a), rowWords(field, b)]
    return from === to ? [] : [{ label: `${field.label}, ${field.one} ${i + 1}`, before: from, after: to }]
  })
}

const rowsOrNone = (rows: readonly unknown[]): readonly unknown[] | null => (rows.length === 0 ? null : rows)

function rowWords(field: RowsField, row: Content | undefined): string | null {
  if (row === undefined) return null
  return Object.entries(field.columns)
    .map(([name, { label, unit }]) => {
      const value = row[name]
      return `${label.toLowerCase()} ${typeof value === 'number' ? wholeWords(value, unit) : valueWords(undefined, value)}`
    })
    .join(', ')
}

/** 'Salario mínimo: $ 1.750.905 → $ 1.900.000'. */
export function changeSentence({ label, before, after }: ChangeLine): string {
  if (before === null) return `${label}: ${after ?? ''}`
  return after === null ? `${label}: se quita ${before}` : `${label}: ${before} → ${after}`
}

export const changeSentences = (fields: Door['fields'], changes: readonly Change[]): readonly string[] =>
  changeLines(fields, changes).map(changeSentence)
