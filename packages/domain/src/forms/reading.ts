import { evaluate, holds, pathsOf, readsOf } from './conditions.ts'
import type { Answers, FieldDef, FormDef, Logic, SectionDef } from './definition.ts'
import { roundTo } from './numbers.ts'

/** Data outside the form that its conditions can read (a task's form reads the case's facts). */
export type Facts = Readonly<Record<string, unknown>>

/** A form with its answers: the visible fields and their values, including calculated ones. */
export interface Reading {
  /** visible sections with their visible fields only */
  readonly sections: readonly SectionDef[]
  /** answers of visible fields, including calculated values; omits unanswered fields */
  readonly values: Answers
  isVisible(key: string): boolean
}

export type Row = Readonly<Record<string, unknown>>

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(record: unknown, key: string): unknown {
  return isRow(record) && Object.hasOwn(record, key) ? record[key] : undefined
}

/** All fields of a form, in order. */
export function fieldsOf(def: FormDef): FieldDef[] {
  return def.sections.flatMap((section) => section.fields)
}

function calculated(field: FieldDef, logic: Logic, data: Facts): number | undefined {
  const value = evaluate(logic, data)
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const whole = field.kind === 'integer' || field.kind === 'money'
  return roundTo(value, whole ? 0 : (field.decimals ?? 3))
}

export interface RowReading {
  readonly columns: readonly FieldDef[]
  readonly values: Row
}

/** Latest reading of each row: a long table changes one row at a time, and rows are never mutated. */
const readings = new WeakMap<
  Row,
  { readonly table: FieldDef; readonly outer: readonly unknown[]; readonly reading: RowReading }
>()
const outsideNames = new WeakMap<FieldDef, readonly string[]>()

/** Names that a table's column expressions read, from the row or from the surrounding form. */
function namesOf(table: FieldDef): readonly string[] {
  const known = outsideNames.get(table)
  if (known !== undefined) return known
  const wanted = (table.columns ?? []).flatMap((column) => [column.calculated, column.condition])
  const names = [...new Set(wanted.flatMap((logic) => (logic === undefined ? [] : readsOf(logic))))]
  outsideNames.set(table, names)
  return names
}

/** Subset of the surrounding answers that a table's columns read. */
export function answersAround(table: FieldDef, around: Facts): Facts {
  return Object.fromEntries(namesOf(table).map((name) => [name, own(around, name)]))
}

/**
 * One row of a table: its visible columns and values. Column expressions read the row first, then the form's
 * values. A calculated column has no value until everything it reads is answered.
 */
export function readRow(table: FieldDef, row: Row, around: Facts): RowReading {
  const names = namesOf(table)
  const outer = names.map((name) => own(around, name))
  const known = readings.get(row)
  if (known?.table === table && known.outer.every((value, at) => value === outer[at])) return known.reading
  const reading = readAnew(table, row, Object.fromEntries(names.map((name, at) => [name, outer[at]])))
  readings.set(row, { table, outer, reading })
  return reading
}

function readAnew(table: FieldDef, row: Row, outer: Facts): RowReading {
  const columns = table.columns ?? []
  const values: Record<string, unknown> = {}
  for (const column of columns) {
    const value = own(row, column.key)
    if (column.calculated === undefined && value !== undefined && value !== null) values[column.key] = value
  }
  for (const column of columns) {
    if (column.calculated === undefined) continue
    const data = { ...outer, ...values }
    if (readsOf(column.calculated).some((name) => own(data, name) === undefined)) continue
    const value = calculated(column, column.calculated, data)
    if (value !== undefined) values[column.key] = value
  }
  const shown = columns.filter((column) => holds(column.condition, { ...outer, ...values }))
  for (const column of columns) if (!shown.includes(column)) delete values[column.key]
  return { columns: shown, values }
}

/**
 * Evaluates answers against a definition. Field order is irrelevant: conditions and calculations are resolved
 * recursively; a cycle counts as hidden. Total: accepts any `answers`.
 */
export function read(def: FormDef, answers: unknown, facts: Facts = {}): Reading {
  const homes = new Map<string, { field: FieldDef; section: SectionDef }>()
  for (const section of def.sections)
    for (const field of section.fields) homes.set(field.key, { field, section })
  const visible = new Map<string, boolean | 'busy'>()
  const values = new Map<string, unknown>()
  const open = new Map<SectionDef, boolean>()

  /** Name in a path: the longest prefix that is a field or a fact, because task keys contain dots. */
  function nameIn(path: string): string {
    const parts = path.split('.')
    for (let n = parts.length; n > 1; n -= 1) {
      const name = parts.slice(0, n).join('.')
      if (homes.has(name) || Object.hasOwn(facts, name)) return name
    }
    return parts[0] ?? path
  }
  function dataFor(logic: Logic): Facts {
    return Object.fromEntries(
      pathsOf(logic)
        .map(nameIn)
        .map((name) => [name, homes.has(name) ? valueOf(name) : own(facts, name)]),
    )
  }
  function sectionOpen(section: SectionDef): boolean {
    const known = open.get(section)
    if (known !== undefined) return known
    const result = section.condition === undefined || holds(section.condition, dataFor(section.condition))
    open.set(section, result)
    return result
  }
  function isVisible(key: string): boolean {
    const known = visible.get(key)
    if (known === 'busy') return false
    if (known !== undefined) return known
    const home = homes.get(key)
    if (!home) return false
    visible.set(key, 'busy')
    const { field, section } = home
    const result =
      sectionOpen(section) &&
      (field.condition === undefined || holds(field.condition, dataFor(field.condition)))
    visible.set(key, result)
    return result
  }
  function valueOf(key: string): unknown {
    if (values.has(key)) return values.get(key)
    const field = homes.get(key)?.field
    if (!field || !isVisible(key)) return undefined
    let value = own(answers, key)
    if (value === null) value = undefined
    if (field.calculated !== undefined) {
      values.set(key, undefined)
      value = calculated(field, field.calculated, dataFor(field.calculated))
    } else if (field.kind === 'table' && Array.isArray(value)) {
      const outer = Object.fromEntries(
        namesOf(field)
          .filter((name) => name !== key)
          .map((name) => [name, homes.has(name) ? valueOf(name) : own(facts, name)]),
      )
      value = value.map((row: unknown) => (isRow(row) ? readRow(field, row, outer).values : row))
    }
    values.set(key, value)
    return value
  }

  const sections = def.sections
    .filter(sectionOpen)
    .map((section) => ({ ...section, fields: section.fields.filter((field) => isVisible(field.key)) }))
    .filter((section) => section.fields.length > 0)
  const entries = sections
    .flatMap((section) => section.fields)
    .map((field) => [field.key, valueOf(field.key)] as const)
    .filter(([, value]) => value !== undefined)
  return { sections, values: Object.fromEntries(entries), isVisible }
}

/** Answers as filed: drops hidden and unknown ones, recomputes calculated ones. Idempotent. */
export function prune(def: FormDef, answers: unknown, facts: Facts = {}): Answers {
  return read(def, answers, facts).values
}
