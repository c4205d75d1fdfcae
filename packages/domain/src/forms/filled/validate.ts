import { evaluate, holds, truthy } from '../conditions.ts'
import type { CrossCheck, FieldDef, FormDef, Problem } from '../definition.ts'
import { NO_LISTS, type Lists } from '../lists.ts'
import type { CaseItems, Fault, KindContext, Mode } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import { formatNumber } from '../numbers.ts'
import { type Facts, fieldsOf, isRow, read, type Reading } from '../reading.ts'

export interface ValidationOptions {
  readonly mode: Mode
  readonly lists?: Lists
  /** 'YYYY-MM-DD' in Bogotá */
  readonly today: string
  /** office in charge of the case */
  readonly office?: string | null
  readonly facts?: Facts
  readonly items?: CaseItems
}

/** Stable default, so that the cached check of unchanged rows stays valid. */
const NO_ITEMS: CaseItems = {}

function problemOf(path: string, one: Fault): Problem {
  return {
    path: one.at === undefined ? path : `${path}.${one.at}`,
    code: one.code,
    message: one.message,
    severity: one.severity ?? 'error',
  }
}

/** Names of the current day and of the case's office in expressions. */
export const TODAY = '$hoy'
export const OFFICE = '$territorial'

const factsFor = ({ facts, today, office }: Omit<ValidationOptions, 'mode'>): Facts => ({
  ...facts,
  [TODAY]: today,
  ...(office != null && { [OFFICE]: office }),
})

function messageOf(check: CrossCheck, data: Facts): string {
  return check.message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const logic = check.figures?.[name]
    const value = logic === undefined ? null : evaluate(logic, data)
    return typeof value === 'number' ? formatNumber(value, 3) : typeof value === 'string' ? value : whole
  })
}

function fails(check: CrossCheck, data: Facts): boolean {
  return holds(check.when, data) && !truthy(evaluate(check.ok, data))
}

function isAnswered(fields: readonly FieldDef[], key: string, data: Facts): boolean {
  const field = fields.find((one) => one.key === key)
  return field !== undefined && Object.hasOwn(data, key) && !kindOf(field).isEmpty(data[key])
}

/**
 * Cross-field checks. Skips a rule whose own field is hidden or unanswered; the missing answer is reported
 * separately.
 */
function checkAcross(def: FormDef, reading: Reading, facts: Facts): Problem[] {
  const data = { ...facts, ...reading.values }
  const fields = fieldsOf(def)
  const say = (check: CrossCheck, path: string, over: Facts): Problem => ({
    path,
    code: check.id,
    message: messageOf(check, over),
    severity: check.severity,
  })
  return def.checks.flatMap((check): Problem[] => {
    if (check.each === undefined)
      return isAnswered(fields, check.field, reading.values) && fails(check, data)
        ? [say(check, check.field, data)]
        : []
    const table = fields.find((field) => field.key === check.each)
    const rows = reading.values[check.each]
    if (!table || !Array.isArray(rows)) return []
    return rows.flatMap((row: unknown, index): Problem[] => {
      if (!isRow(row) || !isAnswered(table.columns ?? [], check.field, row)) return []
      const over = { ...data, ...row }
      return fails(check, over) ? [say(check, `${table.key}.${index}.${check.field}`, over)] : []
    })
  })
}

/** Failed cross-field checks only. */
export function brokenRules(
  def: FormDef,
  answers: unknown,
  options: Omit<ValidationOptions, 'mode'>,
): Problem[] {
  const facts = factsFor(options)
  return errorsOf(checkAcross(def, read(def, answers, facts), facts))
}

/**
 * All problems of a form's answers, in field order. 'draft' validates only entered values; 'final' also reports
 * missing ones. Rejects unknown fields; never validates hidden ones. Total: accepts any value as `answers`.
 */
export function validateForm(def: FormDef, answers: unknown, options: ValidationOptions): Problem[] {
  if (answers !== undefined && answers !== null && !isRow(answers))
    return [
      { path: '', code: 'forma', message: 'Las respuestas no tienen la forma esperada.', severity: 'error' },
    ]
  const facts = factsFor(options)
  const reading = read(def, answers, facts)
  const raw = isRow(answers) ? answers : {}
  const known = new Set(fieldsOf(def).map((field) => field.key))
  const problems: Problem[] = Object.keys(raw)
    .filter((key) => !known.has(key))
    .map((key) => ({
      path: key,
      code: 'desconocido',
      message: `Este formulario no tiene el campo «${key}».`,
      severity: 'error',
    }))
  const context: KindContext = {
    mode: options.mode,
    lists: options.lists ?? NO_LISTS,
    today: options.today,
    values: { ...facts, ...reading.values },
    items: options.items ?? NO_ITEMS,
  }
  const across = checkAcross(def, reading, facts)
  for (const section of reading.sections)
    for (const field of section.fields) {
      const kind = kindOf(field)
      /* validates a table as sent, because reading drops unknown columns */
      const value =
        field.kind === 'table' && Object.hasOwn(raw, field.key) ? raw[field.key] : reading.values[field.key]
      if (kind.isEmpty(value)) {
        if (options.mode === 'final' && field.required)
          problems.push(
            problemOf(field.key, {
              code: 'falta',
              message:
                field.calculated === undefined ? kind.missing : 'Faltan datos para calcular este valor.',
            }),
          )
        continue
      }
      const own = kind.check(value, field, context).map((one) => problemOf(field.key, one))
      problems.push(...own)
      const broken = new Set(own.filter((one) => one.severity === 'error').map((one) => one.path))
      problems.push(
        ...across.filter(
          (one) => (one.path === field.key || one.path.startsWith(`${field.key}.`)) && !broken.has(one.path),
        ),
      )
    }
  return problems
}

/** Problems that block filing. */
export function errorsOf(problems: readonly Problem[]): Problem[] {
  return problems.filter((problem) => problem.severity === 'error')
}
