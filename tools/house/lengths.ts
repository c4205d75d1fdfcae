import { type Finding, lineOf, type Source } from './source.ts'

/** Screens and what they are made of; the controls of `ui` know no call, and have limits of their own. */
const SCREENS = /^apps\/web\/src\/(features|forms|keeping)\/(?!.*\.(test|testkit)\.).*\.tsx?$/
const MESSAGE = 'take the length from generated/fields of the contract, or from the rule of the domain'

const NUMBER = /(?<![\w$.])\d/
const NAME = /(?<![\w$.])[A-Za-z_$][\w$]*/g
const LENGTH = /\bmaxLength(?:=\{|\??:)/g
const CHANGE = /\bonChange(?:=\{|\??:)/g
const CUT = /\.slice\(\s*0\s*,([^()]*)\)/g
const CONSTANT = /\bconst\s+([\w$]+)\b[^=\n]*=(?!>)\s*(\{[^{}]*\}|[^\n]*)/g
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g

/** A value that is a number, holds one, or chooses one. */
const OF_NUMBERS = /^\[?\s*\d|[?:]\s*\d/

/** What follows up to the end of the attribute or of the property. */
function valueFrom(bare: string, from: number): string {
  let depth = 0
  for (let at = from; at < bare.length; at++) {
    const sign = bare[at] ?? ''
    if ('({['.includes(sign)) depth++
    else if (')}]'.includes(sign)) depth--
    if (depth < 0 || (depth === 0 && sign === ',')) return bare.slice(from, at)
  }
  return bare.slice(from)
}

/** Names of the numbers that a file declares. */
const declaredIn = ({ bare }: Source): ReadonlySet<string> =>
  new Set(
    [...bare.matchAll(CONSTANT)].flatMap(([, name = '', held = '']) => (OF_NUMBERS.test(held) ? name : [])),
  )

/**
 * Lengths of a field that a screen writes itself: as a number, as a constant of its file or of another screen,
 * or by cutting what is typed. The contract or the domain bounds it; the screen's number would differ one day.
 */
export function checkLengths(sources: readonly Source[]): Finding[] {
  const screens = sources.filter(({ path }) => SCREENS.test(path))
  const numbers = new Map(screens.map((source) => [source.path, declaredIn(source)]))
  return screens.flatMap((source) => {
    const known = new Set([...(numbers.get(source.path) ?? []), ...importedInto(source, numbers)])
    const byHand = (value: string): boolean =>
      NUMBER.test(value) || [...value.matchAll(NAME)].some(({ 0: name }) => known.has(name))
    const { bare, text, path } = source
    const lengths = [...bare.matchAll(LENGTH)].flatMap(({ index, 0: { length } }) => {
      const value = valueFrom(bare, index + length)
      return byHand(value) ? { from: index, to: index + length + value.length } : []
    })
    const cuts = [...bare.matchAll(CHANGE)].flatMap(({ index, 0: { length } }) =>
      [...valueFrom(bare, index + length).matchAll(CUT)].flatMap((cut) => {
        const from = index + length + cut.index
        return byHand(cut[1] ?? '') ? { from, to: from + cut[0].length } : []
      }),
    )
    return [...lengths, ...cuts].map(({ from, to }): Finding => ({
      rule: 'literal-length',
      path,
      line: lineOf(text, from),
      message: `${text.slice(from, to).trim()}: ${MESSAGE}`,
      severity: 'error',
    }))
  })
}

/** Names under which a file imports numbers that other screens declare. */
function importedInto(source: Source, numbers: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...source.code.matchAll(IMPORT)].flatMap(([, names = '', specifier = '']) => {
    const target = source.imports.find((one) => one.specifier === specifier)?.target ?? ''
    const theirs = numbers.get(target)
    if (theirs === undefined) return []
    return names.split(',').flatMap((one) => {
      const [name = '', own = name] = one.trim().split(/\s+as\s+/)
      return theirs.has(name) ? own : []
    })
  })
}
