import { actTemplates } from '@ventanilla/catalog/acts/index-of-acts'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { HOMONYMS, LITERAL_IDS, OUTCOME_HOMONYMS } from './allowed.ts'
import { type Finding, lineOf, type Source } from './source.ts'

/** Every id that the portal loads, however the catalogue writes it down. */
export const LOADED_IDS = {
  steps: [...workflow.steps.keys()],
  acts: [...actTemplates.keys()],
  families: workflow.families.map(({ id }) => id),
  outcomes: [
    ...new Set([...workflow.steps.values()].flatMap(({ outcomes }) => outcomes.map(({ code }) => code))),
  ],
}

/**
 * What runs for people, outside the catalogue: mechanisms find steps, acts, families and outcomes by what they declare.
 * Scenarios of the demonstration name particular ones.
 */
const MECHANISM =
  /^(apps\/(?!demo\/src\/scenarios\/)|packages\/(?!catalog\/))(?!.*(\/testing\/|\.(test|testkit|testdata)\.)).*\.tsx?$/

const anyOf = (words: readonly string[]): string => [...new Set(words)].join('|')

const LETTERS = anyOf(LOADED_IDS.steps.map((id) => id.split('-')[0] ?? id))
/** The letters of a step's id, alone or among others in a pattern, and as much of its number as there is. */
const STEP = new RegExp(`(?<![\\w-])(${LETTERS})(?:[|A-Z]*\\))?-(\\d{0,2}[A-Z]?)`, 'g')
/** What ends a literal or goes on as a pattern after the hyphen; a word would go on with letters. */
const AFTER_HYPHEN = /['"`%_\\[({.$/*?+|)]/
const ACT = new RegExp(`(?<![\\w-])(${anyOf(LOADED_IDS.acts)})(?![\\w-])`, 'g')
const ACTS_BEGINNING = /(?<!\w)([A-Z]+(?:_[A-Z]+)*_)(?!\w)/g
const FAMILY = new RegExp(`(['"\`])(${anyOf(LOADED_IDS.families)})\\1`, 'g')
const FAMILY_KEY = new RegExp(
  `(?<![\\w$.-])(${anyOf(LOADED_IDS.families.filter((id) => !(id in HOMONYMS)))})\\s*:(?!:)`,
  'g',
)
/** What stands before a literal that is compared with a family or assigned to one. */
const OF_A_FAMILY =
  /famil\w*\)?\s*(?::|={1,3}|!==?|<>|is (?:not )?distinct from|in\s*\()\s*(?:new Set\(\s*)?\[?\s*$/i
/** What stands before a literal by which a family is searched. */
const AMONG_FAMILIES = /famil[^'"`\n]*=>[^'"`\n]*==\s*$/i

const HOMONYMOUS: ReadonlySet<string> = new Set(OUTCOME_HOMONYMS.flatMap(({ words }) => words))
const OUTCOME = new RegExp(`(['"\`])(${anyOf(LOADED_IDS.outcomes)})\\1`, 'g')
const OUTCOME_KEY = new RegExp(
  `(?<![\\w$.-])(${anyOf(LOADED_IDS.outcomes.filter((code) => !HOMONYMOUS.has(code)))})\\s*:(?!:)`,
  'g',
)
/** The literals of a list or a union before one of it. */
const EARLIER = /(?:\s*(['"`])[^'"`\n]*\1\s*[|,])*\s*$/
/** What stands before a literal that is compared with an outcome or its code, or is assigned to one. */
const OF_AN_OUTCOME =
  /(?:(?:outcome|resultado)\w*(?:\??\.code)?\)?\s*(?::|=(?!>)|\?\?|<>|is (?:not )?distinct from|in\s*\()|(?:outcome\w*(?:\??\.code)?|\bcode)\)?\s*(?:={2,3}|!==?|\?\?))\s*(?:new Set\(\s*)?[[(]?\s*$/i
/** What stands before a literal that is one of two to be assigned to an outcome. */
const CHOSEN_OUTCOME = /outcome\w*\s*[:=](?![=>])[^;\n]*[?:]\s*\(?$/i
/** What stands after a literal that is compared with one. */
const TO_AN_OUTCOME = /^\s*[!=]==?\s*(?:[\w.?]*outcome|(?:[\w.?]*\.)?code\b)/i

interface Named {
  readonly name: string
  readonly index: number
}

function isOfAFamily(code: string, index: number): boolean {
  const before = code.slice(Math.max(0, index - 120), index)
  return OF_A_FAMILY.test(before) || AMONG_FAMILIES.test(before)
}

function isOfAnOutcome(code: string, index: number, end: number): boolean {
  const before = code.slice(Math.max(0, index - 160), index)
  const list = before.replace(EARLIER, ' ')
  return (
    OF_AN_OUTCOME.test(list) || CHOSEN_OUTCOME.test(before) || TO_AN_OUTCOME.test(code.slice(end, end + 60))
  )
}

function stepsIn(code: string): Named[] {
  return [...code.matchAll(STEP)].flatMap(({ 0: text, 1: letters = '', 2: number = '', index }) => {
    const written = `${letters}-${number}`
    const ends = number !== '' || AFTER_HYPHEN.test(code.charAt(index + text.length))
    return ends && LOADED_IDS.steps.some((id) => id.startsWith(written)) ? [{ name: written, index }] : []
  })
}

const actsIn = (code: string): Named[] => [
  ...[...code.matchAll(ACT)].map(({ 1: name = '', index }) => ({ name, index })),
  ...[...code.matchAll(ACTS_BEGINNING)].flatMap(({ 1: name = '', index }) =>
    LOADED_IDS.acts.some((id) => id.startsWith(name)) ? [{ name, index }] : [],
  ),
]

const familiesIn = ({ code, bare }: Pick<Source, 'code' | 'bare'>): Named[] => [
  ...[...code.matchAll(FAMILY)].flatMap(({ 2: name = '', index }) =>
    name in HOMONYMS && !isOfAFamily(code, index) ? [] : [{ name, index }],
  ),
  ...[...bare.matchAll(FAMILY_KEY)].map(({ 1: name = '', index }) => ({ name, index })),
]

const outcomesIn = ({ code, bare }: Pick<Source, 'code' | 'bare'>): Named[] => [
  ...[...code.matchAll(OUTCOME)].flatMap(({ 0: text, 2: name = '', index }) =>
    HOMONYMOUS.has(name) && !isOfAnOutcome(code, index, index + text.length) ? [] : [{ name, index }],
  ),
  ...[...bare.matchAll(OUTCOME_KEY)].map(({ 1: name = '', index }) => ({ name, index })),
]

/**
 * Ids of steps, acts, families and outcomes in mechanisms, as literals, keys, properties or parts of patterns, and what
 * several ids begin with. Exceptions that nothing needs any more are reported too.
 */
export function checkLiteralIds(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source): Finding[] => {
    const { path, text, code } = source
    if (!MECHANISM.test(path)) return []
    const named = [...stepsIn(code), ...actsIn(code), ...familiesIn(source), ...outcomesIn(source)].sort(
      (a, b) => a.index - b.index,
    )
    const exceptions = LITERAL_IDS.filter((exception) => exception.path === path)
    const needed = (name: string): boolean => named.some((one) => one.name === name)
    const report = (line: number, message: string): Finding => ({
      rule: 'literal-id',
      path,
      line,
      message,
      severity: 'error',
    })
    return [
      ...named
        .filter(({ name }) => !exceptions.some(({ names }) => names.includes(name)))
        .map(({ name, index }) =>
          report(
            lineOf(text, index),
            `'${name}': let the step, act, family or outcome declare what this asks of it`,
          ),
        ),
      ...exceptions
        .flatMap(({ names }) => names)
        .filter((name) => !needed(name))
        .map((name) => report(1, `${name} no longer needs its exception in tools/house/allowed.ts`)),
    ]
  })
}
