import type { z } from 'zod'
import { placeInWords, valueAt } from './place-in-words.ts'

/** What is wrong with a definition, for who edits it. */
export interface DefinitionProblem {
  /** Where: keys and positions, joined by dots; empty: the definition as a whole. */
  readonly path: string
  /** Spanish sentence that begins with the place in words. */
  readonly message: string
}

export type Judged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] }

type Issue = z.core.$ZodIssue

/** Judges a value by the schema of its kind; `what` names the kind: «la familia». What passes stays as it was. */
export function judge<T>(schema: z.ZodType<T>, value: unknown, what: string): Judged<T> {
  const unfit = whyUnfit(value)
  if (unfit !== null) return { ok: false, problems: [problemAt([], what, unfit)] }
  const result = schema.safeParse(value)
  if (result.success) return { ok: true, value: result.data }
  const problems = result.error.issues
    .flatMap((issue) => deepest(issue))
    .map((issue): DefinitionProblem => {
      const place = placeInWords(value, issue.path)
      return problemAt(issue.path, place === '' ? what : place, sentenceOf(issue, valueAt(value, issue.path)))
    })
  return { ok: false, problems: problems.filter(isFirst) }
}

/** Levels of a definition: ours have 25 at most. */
const DEEPEST = 100

/** Why a value cannot be judged key by key; null when it can. Walks level by level, so that no depth ends it. */
function whyUnfit(value: unknown): string | null {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    const objects = level.filter((one) => typeof one === 'object' && one !== null)
    if (objects.some((one) => Object.hasOwn(one, '__proto__'))) return 'no se conoce «__proto__».'
    if (depth > DEEPEST) return `tiene más de ${DEEPEST} niveles.`
    level = objects.flatMap((one): unknown[] => Object.values(one))
  }
  return null
}

export const problemAt = (
  path: readonly PropertyKey[],
  place: string,
  message: string,
): DefinitionProblem => ({
  path: path.map(String).join('.'),
  message: `${place.charAt(0).toLocaleUpperCase('es')}${place.slice(1)}: ${message}`,
})

/** What passes unless something refers to what does not exist, or says otherwise what the rest says. */
export const judgedFurther = <T>(value: T, problems: readonly DefinitionProblem[]): Judged<T> =>
  problems.length === 0 ? { ok: true, value } : { ok: false, problems: problems.filter(isFirst) }

const isFirst = (one: DefinitionProblem, at: number, all: readonly DefinitionProblem[]): boolean =>
  all.findIndex(({ message }) => message === one.message) === at

/** Of the alternatives of a union, the problems of the one that the value comes nearest to. */
function deepest(issue: Issue, above: readonly PropertyKey[] = []): Issue[] {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }]
  const alternatives = issue.errors.map((inner) => inner.flatMap((one) => deepest(one, path)))
  const word = wordOfAll(alternatives)
  if (word !== undefined) return [word]
  const [nearest = []] = alternatives.toSorted((a, b) => distance(a, path) - distance(b, path))
  return nearest
}

/** The word by which the alternatives are told apart, when it is none of theirs. */
function wordOfAll(alternatives: readonly (readonly Issue[])[]): Issue | undefined {
  const at = (issues: readonly Issue[], path: string): readonly z.core.util.Primitive[] | undefined =>
    issues.flatMap((one) =>
      one.code === 'invalid_value' && one.path.join('.') === path ? [one.values] : [],
    )[0]
  return alternatives[0]?.flatMap((one): Issue[] => {
    if (one.code !== 'invalid_value') return []
    const values = alternatives.map((issues) => at(issues, one.path.join('.')))
    return values.every((some) => some !== undefined) ? [{ ...one, values: [...new Set(values.flat())] }] : []
  })[0]
}

/** A value of another kind altogether is farther than one that lacks something. */
const distance = (issues: readonly Issue[], path: readonly PropertyKey[]): number =>
  issues.reduce((sum, one) => {
    if (one.path.length > path.length) return sum + 1
    return sum + (one.code === 'invalid_type' ? 100 : one.code === 'invalid_value' ? 50 : 1)
  }, 0)

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  tuple: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
}

const oneOf = new Intl.ListFormat('es', { type: 'disjunction' })
const said = (value: unknown): string => `«${String(value)}»`
const MANY = 12

function notAmong(words: readonly unknown[], value: unknown): string {
  const all = words.map(said)
  const shown = all.length > MANY ? [...all.slice(0, MANY), 'otra palabra de la lista'] : all
  const given = typeof value === 'string' || typeof value === 'number' ? said(value) : 'esto'
  return `no puede ser ${given}, sino ${oneOf.format(shown)}.`
}

function sentenceOf(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'falta.'
  switch (issue.code) {
    case 'invalid_type':
      return `debe ser ${EXPECTED[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return notAmong(issue.values, value)
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? `no se conoce ${said(issue.keys[0])}.`
        : `no se conocen ${issue.keys.map(said).join(', ')}.`
    case 'too_small':
      return issue.origin === 'array'
        ? `necesita al menos ${String(issue.minimum)}.`
        : `debe ser ${issue.inclusive === false ? 'mayor que' : 'al menos'} ${String(issue.minimum)}.`
    case 'too_big':
      return `no puede pasar de ${String(issue.maximum)}.`
    case 'invalid_format':
      return issue.format === 'url' ? 'no es una dirección de internet.' : 'está en blanco.'
    case 'invalid_key':
      return 'su nombre está en blanco o no vale aquí.'
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined
        ? notAmong(issue.options, value)
        : 'no es ninguna de las formas que se conocen.'
    case 'custom':
      return `${issue.message.replace(/\.$/, '')}.`
    default:
      return issue.message
  }
}
