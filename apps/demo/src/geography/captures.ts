import type { Position } from '@ventanilla/domain/geography/geometry'
import { hash } from './chance.ts'
import { CAPTURE_KINDS } from './names.ts'
import type { DrawnReach } from './reaches.ts'

/** An invented capture of the register. */
export interface DrawnCapture {
  readonly name: string
  /** the stream, as registers write it: with its whole name or a short one */
  readonly source: string
  /** litres a second */
  readonly litres: number
  /** id of the reach from which it takes water; near a confluence another one can be nearer */
  readonly reach: number
  readonly at: Position
}

/** Share of the reaches with a capture, and the largest of these reaches: nobody puts an aqueduct into the main river. */
const SHARE = 0.11
const LARGEST = 4
/** Degrees, some sixty metres: points of a register lie beside the water. */
const BESIDE = 0.0005

/** Captures beside some reaches. The same reaches give the same captures. */
export const drawCaptures = (reaches: readonly DrawnReach[]): readonly DrawnCapture[] =>
  reaches.flatMap((reach) => {
    const { id, name, order, line } = reach
    const chance = (purpose: number): number => hash(id, 3, purpose)
    if (order > LARGEST || chance(31) > SHARE) return []
    const [lon, lat] = along(line, 0.15 + 0.7 * chance(32))
    const kind = CAPTURE_KINDS[Math.floor(chance(33) * CAPTURE_KINDS.length)] ?? ''
    return [
      {
        name: `${kind} ${name.replace(/^\S+ /, '')} (captación ficticia)`,
        source: chance(34) < 0.3 ? name.replace(/^Quebrada /, 'Q. ') : name,
        litres: Math.round((0.3 + 45 * chance(35) ** 4) * 100) / 100,
        reach: id,
        at: [fine(lon + BESIDE * (chance(36) - 0.5)), fine(lat + BESIDE * (chance(37) - 0.5))],
      },
    ]
  })

const fine = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** The place at a share of a line's length in degrees. */
function along(line: readonly Position[], share: number): Position {
  const sides = line.slice(1).map((to, k) => {
    const from = line[k] ?? to
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  let left = share * sides.reduce((sum, { length }) => sum + length, 0)
  for (const { from, to, length } of sides) {
    if (left <= length) {
      const t = length === 0 ? 0 : left / length
      return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]
    }
    left -= length
  }
  return line.at(-1) ?? [0, 0]
}
