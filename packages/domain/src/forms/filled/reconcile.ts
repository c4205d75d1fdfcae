import type { Answers, FieldDef, FieldKind, FormDef } from '../definition.ts'
import { NO_LISTS } from '../lists.ts'
import { asText, kindOf } from '../kinds/registry.ts'
import { fieldsOf, isRow } from '../reading.ts'

/** An answer without a matching field in the newest form. */
export interface Dropped {
  readonly key: string
  readonly label: string
  /** the answer in words, for the user to reuse */
  readonly text: string
}

export interface Reconciled {
  readonly answers: Answers
  readonly dropped: readonly Dropped[]
  /** fields that exist only in the new form */
  readonly added: readonly string[]
}

/** Kinds whose stored values share a shape, so that an answer can move between them. */
const SHAPES: readonly (readonly FieldKind[])[] = [
  ['text', 'longText', 'email', 'phone'],
  ['integer', 'decimal', 'money', 'flow', 'surface'],
  ['yesNo', 'declaration'],
]

function compatible(before: FieldKind, after: FieldKind): boolean {
  return before === after || SHAPES.some((shape) => shape.includes(before) && shape.includes(after))
}

function stillOffered(value: unknown, field: FieldDef): boolean {
  return (
    !field.options || (typeof value === 'string' && field.options.some((option) => option.value === value))
  )
}

/** Value converted for the new field; undefined when it does not fit. */
function carry(value: unknown, before: FieldDef, after: FieldDef): unknown {
  if (!compatible(before.kind, after.kind) || after.calculated !== undefined) return undefined
  if (after.kind === 'choice') return stillOffered(value, after) ? value : undefined
  if (after.kind === 'multi') {
    const kept = Array.isArray(value) ? value.filter((item) => stillOffered(item, after)) : []
    return kept.length > 0 ? kept : undefined
  }
  /* a declaration is accepted for its exact text: changed text needs a new acceptance */
  if (after.kind === 'declaration')
    return before.kind === 'declaration' && before.label === after.label ? value : undefined
  if (after.kind === 'table') {
    if (!Array.isArray(value)) return undefined
    const columns = new Map((before.columns ?? []).map((column) => [column.key, column]))
    return value.filter(isRow).map((row) =>
      Object.fromEntries(
        (after.columns ?? []).flatMap((column): [string, unknown][] => {
          const old = columns.get(column.key)
          const cell = old && Object.hasOwn(row, column.key) ? carry(row[column.key], old, column) : undefined
          return cell === undefined ? [] : [[column.key, cell]]
        }),
      ),
    )
  }
  return value
}

/**
 * Migrates a draft to the newest revision of its form (decision 13). Keeps every answer that still has a field,
 * even if it needs correction; returns the others with their text.
 */
export function reconcile(oldDef: FormDef, newDef: FormDef, answers: Answers): Reconciled {
  const newFields = new Map(fieldsOf(newDef).map((field) => [field.key, field]))
  const kept: [string, unknown][] = []
  const dropped: Dropped[] = []
  for (const before of fieldsOf(oldDef)) {
    if (!Object.hasOwn(answers, before.key) || before.calculated !== undefined) continue
    const value = answers[before.key]
    if (kindOf(before).isEmpty(value)) continue
    const after = newFields.get(before.key)
    const carried = after ? carry(value, before, after) : undefined
    if (carried !== undefined) kept.push([before.key, carried])
    else if (after?.calculated === undefined)
      dropped.push({ key: before.key, label: before.label, text: asText(value, before, NO_LISTS) })
  }
  const oldKeys = new Set(fieldsOf(oldDef).map((field) => field.key))
  return {
    answers: Object.fromEntries(kept),
    dropped,
    added: [...newFields.keys()].filter((key) => !oldKeys.has(key)),
  }
}
