import { type NumberingSeries, SLOT } from './numbering.ts'

const DIGITS = '0123456789'
const FIRST = '123456789'

/** A step of an automaton: the signs that lead to the next state; null: without a sign. */
interface Edge {
  readonly signs: string | null
  readonly to: number
}

/** The numbers of a format, as an automaton without a clock: state 0 begins, `end` accepts. */
interface Shape {
  readonly edges: readonly (readonly Edge[])[]
  readonly end: number
}

function shapeOf(format: string): Shape {
  const edges: Edge[][] = [[]]
  const open = (): number => edges.push([]) - 1
  const connect = (from: number, signs: string | null, to: number): void =>
    void edges[from]?.push({ signs, to })
  const step = (from: number, signs: string): number => {
    const to = open()
    connect(from, signs, to)
    return to
  }
  const digits = (from: number, count: number): number => {
    let at = from
    for (let i = 0; i < count; i += 1) at = step(at, DIGITS)
    return at
  }
  const literal = (from: number, text: string): number => {
    let at = from
    for (const sign of text.toUpperCase()) at = step(at, sign)
    return at
  }
  /** as many digits as the slot is wide, or more of them without a zero in front */
  const padded = (from: number, width: number): number => {
    const end = digits(from, width)
    const longer = digits(step(from, FIRST), width)
    connect(longer, DIGITS, longer)
    connect(longer, null, end)
    return end
  }
  let at = 0
  let read = 0
  for (const match of format.matchAll(SLOT)) {
    at = literal(at, format.slice(read, match.index))
    at = match[1] === 'anio' ? digits(step(at, '2'), 3) : padded(at, Math.max(1, Number(match[2] ?? 1)))
    read = match.index + match[0].length
  }
  return { end: literal(at, format.slice(read)), edges }
}

/**
 * The shortest number that two series could both give; null when no number belongs to both. Capital and small
 * letters are alike, as when a number is looked up.
 */
export function commonNumber(
  one: Pick<NumberingSeries, 'format' | 'restart'>,
  other: Pick<NumberingSeries, 'format' | 'restart'>,
): string | null {
  if (one.restart === 'ninguno' || other.restart === 'ninguno') return null
  const [a, b] = [shapeOf(one.format), shapeOf(other.format)]
  const seen = new Set(['0 0'])
  let places: readonly (readonly [a: number, b: number, text: string])[] = [[0, 0, '']]
  while (places.length > 0) {
    const next: (readonly [number, number, string])[] = []
    const go = (i: number, j: number, text: string): void => {
      if (seen.has(`${i} ${j}`)) return
      seen.add(`${i} ${j}`)
      next.push([i, j, text])
    }
    for (const [i, j, text] of places) {
      if (i === a.end && j === b.end) return text
      const [fromA, fromB] = [a.edges[i] ?? [], b.edges[j] ?? []]
      for (const { signs, to } of fromA) if (signs === null) go(to, j, text)
      for (const { signs, to } of fromB) if (signs === null) go(i, to, text)
      for (const x of fromA)
        for (const y of fromB) {
          const sign = [...(x.signs ?? '')].find((one) => y.signs?.includes(one) === true)
          if (sign !== undefined) go(x.to, y.to, text + sign)
        }
    }
    places = next
  }
  return null
}
