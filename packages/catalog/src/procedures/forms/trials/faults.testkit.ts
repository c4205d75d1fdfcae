import type { Answers, FieldDef, FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { declaredCodes } from '@ventanilla/domain/forms/kinds/point/point'
import { fieldsOf, isRow, read } from '@ventanilla/domain/forms/reading'
import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { FORM_LISTS } from '../lists.ts'
import { TEST_DAY } from '../said.testkit.ts'
import { opened } from './opening.testkit.ts'
import type { Trial } from './trial.testkit.ts'
import { trialsOf } from './trials.testkit.ts'

const judge = (form: FormDef, answers: Answers): Problem[] =>
  validateForm(form, answers, { mode: 'final', lists: FORM_LISTS, today: TEST_DAY })

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** A readable sentence: it begins as one and has more than two words. */
const SENTENCE = /^[«\p{Lu}¿]\S*( \S+){2,}$/u

/** Fault in the validation of a trial; null when it was validated as expected. */
function faultOf(
  form: FormDef,
  field: FieldDef,
  path: string,
  trial: Trial,
  said: readonly Problem[],
): string | null {
  const rules = form.checks.map((check) => check.id)
  if (trial.code === null) {
    const inside = (one: Problem): boolean =>
      one.path === path || (field.kind !== 'table' && one.path.startsWith(`${path}.`))
    const refused = said.find((one) => inside(one) && !rules.includes(one.code))
    return refused ? `${show(trial.value)} is at the limit and is refused as ${refused.code}` : null
  }
  const place = trial.at === undefined ? path : `${path}.${trial.at}`
  const problem = said.find((one) => one.path === place && one.code === trial.code)
  if (problem === undefined) return `${show(trial.value)} is not refused as ${trial.code} at ${place}`
  if ((problem.severity === 'warning') !== (trial.warning === true))
    return `${trial.code} is a ${problem.severity}`
  if (!SENTENCE.test(problem.message)) return `${trial.code} says «${problem.message}»`
  return null
}

/** Path of a question or column, and a setter of its answer. */
interface Spot {
  readonly field: FieldDef
  readonly path: string
  readonly base: Answers
  readonly put: (value: unknown) => Answers
}

type Row = Readonly<Record<string, unknown>>

/** The rows of a table, at least one. */
function rowsOf(base: Answers, table: FieldDef): readonly [Row, ...Row[]] {
  const [first = {}, ...more] = [base[table.key] ?? []].flat().filter(isRow)
  return [first, ...more]
}

function spotsOf(field: FieldDef, base: Answers): Spot[] {
  const whole: Spot = { field, path: field.key, base, put: (value) => ({ ...base, [field.key]: value }) }
  const [row, ...more] = rowsOf(base, field)
  const columns = (field.columns ?? []).map((column): Spot => ({
    field: column,
    path: `${field.key}.0.${column.key}`,
    base,
    put: (value) => ({ ...base, [field.key]: [{ ...row, [column.key]: value }, ...more] }),
  }))
  return [whole, ...columns]
}

/** Attack: sending a value for a calculated field. */
function calculatedFault(form: FormDef, spot: Spot): string | null {
  const sent = 987_654_321
  const text = JSON.stringify(read(form, spot.put(sent)).values)
  return text.includes(String(sent)) ? 'is computed, and what was sent for it was taken' : null
}

function spotFaults(asked: FormDef, judged: FormDef, spot: Spot): string[] {
  if (spot.field.calculated !== undefined) {
    const fault = calculatedFault(judged, spot)
    return fault === null ? [] : [fault]
  }
  if ((spot.field.kind === 'point' || spot.field.kind === 'polygon') && !spot.field.municipalityFrom)
    return ['is a place of no municipality']
  const { values } = read(asked, spot.base)
  const around = {
    codes: declaredCodes(spot.field.municipalityFrom, values),
    row: rowsOf(spot.base, spot.field)[0],
  }
  return trialsOf(spot.field, around).flatMap((trial) => {
    const fault = faultOf(judged, spot.field, spot.path, trial, judge(judged, spot.put(trial.value)))
    return fault === null ? [] : [fault]
  })
}

const HOME_DEPARTMENT = String(FORM_LISTS.territory?.municipalities[0]?.departmentId)

/** Fault of a question that no answers make visible. */
export const UNREACHED = 'no answer shows it'

/**
 * Sends values at, below and above each declared limit to every question and column of a form, and returns
 * those not validated as declared: 'F07 error_muestreo: 15.01 is not refused as maximo at error_muestreo'. The
 * limits come from `asked`; `judged` validates, and differs only where this test kit is itself tested.
 */
export function limitFaults(
  asked: FormDef,
  examples: readonly Answers[],
  { judged = asked, only }: { readonly judged?: FormDef; readonly only?: string | undefined } = {},
): string[] {
  const [complete = {}] = examples
  return fieldsOf(asked)
    .filter((field) => only === undefined || field.key === only)
    .flatMap((field) => {
      const shown = examples.find((answers) => read(asked, answers).isVisible(field.key))
      const found = shown ?? opened(asked, complete, field.key)?.answers
      // a municipality is tried where the territory has a list of them
      const base =
        found === undefined || field.municipalityOf === undefined
          ? found
          : { ...found, [field.municipalityOf]: HOME_DEPARTMENT }
      if (base === undefined) return [`${asked.id} ${field.key}: ${UNREACHED}`]
      return spotsOf(field, base).flatMap((spot) =>
        spotFaults(asked, judged, spot).map((fault) => `${asked.id} ${spot.path}: ${fault}`),
      )
    })
}
