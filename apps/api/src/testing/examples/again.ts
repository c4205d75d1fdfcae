import type { Example } from '../../http/documents/examples.ts'
import { madeAlike } from './alike.ts'
import type { Exchange } from './exchange.ts'

/** The request of an example, beside the statuses that it answers. */
export const REQUEST = 'request'

/**
 * Parts of an example that a call of a run makes again: its request, and the answer of one status. Compares names and
 * kinds of values, and every fixed value: an example written by hand, or one whose call answers otherwise by now,
 * still fits the contract and is made by no run.
 */
export function shownBy(example: Example, exchange: Exchange): readonly string[] {
  const alike = madeAlike()
  const status = String(exchange.status)
  const told = status in example.answers
  const answered = told && fits(example.answers[status], alike(exchange.answer, Infinity))
  // the request of an example is that of a call that went well
  const well = exchange.status < 300 && (told ? answered : exchange.answer === undefined)
  const asked =
    fits(example.params ?? {}, alike(exchange.params, Infinity)) &&
    fits(example.query ?? {}, alike(exchange.query, Infinity)) &&
    fits(example.body ?? {}, alike(exchange.body ?? {}, Infinity))
  return [...(well && asked ? [REQUEST] : []), ...(answered ? [status] : [])]
}

/** Parts of a call's example that no exchange of the run makes again, in words; empty where all are. */
export function notMadeAgain(id: string, example: Example, made: readonly Exchange[]): string[] {
  const shown = new Set(made.flatMap((exchange) => shownBy(example, exchange)))
  return [
    ...(shown.has(REQUEST) ? [] : [`${id}: no run asks and is answered as its example says`]),
    ...Object.keys(example.answers)
      .filter((status) => !shown.has(status))
      .map((status) => `${id}: no run is answered ${status} as its example says`),
  ]
}

/** Whether a run's value is the example's: lists may be longer in the run, what varies between runs may differ. */
function fits(example: unknown, run: unknown): boolean {
  if (Array.isArray(example)) {
    if (!Array.isArray(run)) return false
    return example.length === 0
      ? run.length === 0
      : example.every((one) => run.some((made) => fits(one, made)))
  }
  if (typeof example === 'object' && example !== null) {
    if (typeof run !== 'object' || run === null || Array.isArray(run)) return false
    const made = Object.entries(run).filter(([, value]) => value !== undefined)
    const names = new Set(made.map(([name]) => fixed(name)))
    const told = Object.entries(example)
    return (
      told.every(([name, value]) =>
        made.some(([key, other]) => fixed(key) === fixed(name) && fits(value, other)),
      ) && [...names].every((name) => told.some(([one]) => fixed(one) === name))
    )
  }
  if (typeof example === 'string' && typeof run === 'string') return fixed(example) === fixed(run)
  // versions, counts and amounts depend on what ran before
  if (typeof example === 'number') return typeof run === 'number'
  return example === run
}

/** A text without what varies: words with digits (ids, codes, days), and who of the staff was given the work. */
const fixed = (text: string): string =>
  text
    // word by word: one expression for a word with a digit takes hours over the ten million letters of an archive
    .replaceAll(/[\p{L}\d_-]+/gu, (word) => (/\d/.test(word) ? '0' : word))
    .replaceAll(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){2,}/gu, 'N')
