import { useTerritory, type Territory } from '../../client/territory.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { BarRow } from './bars.tsx'
import styles from './tablero.module.css'

const WIDTH = 400
const MARGIN = 24
/** Largest radius, for the municipality with most tasks, in picture units. */
const LARGEST = 20
const SMALLEST = 5
/** Minimum radius with room for the number. */
const NUMBERED = 9
/** Space of a name in picture units: line height, and letter width on a phone, where letters are larger. */
const LINE = 15
const LETTER = 8

interface Spot {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly row: BarRow
}

/**
 * Position of each count: longitudes scaled by the cosine of the mean latitude to keep proportions; areas, not
 * radii, proportional to the counts. Rows without a place in the jurisdiction appear in the table only.
 */
export function spotsOf(
  territory: Pick<Territory, 'box' | 'municipalities'>,
  rows: readonly BarRow[],
): { height: number; spots: readonly Spot[]; others: readonly { x: number; y: number }[] } {
  const { lonMin, lonMax, latMin, latMax } = territory.box
  const shorter = Math.cos(((latMin + latMax) / 2) * (Math.PI / 180))
  const scale = (WIDTH - 2 * MARGIN) / ((lonMax - lonMin) * shorter)
  const at = (place: { lon: number; lat: number }) => ({
    x: MARGIN + (place.lon - lonMin) * shorter * scale,
    y: MARGIN + (latMax - place.lat) * scale,
  })
  const most = Math.max(1, ...rows.map((row) => row.count))
  const counted = new Map(rows.filter((row) => row.count > 0).map((row) => [row.key, row]))
  const spots = territory.municipalities.flatMap((one) => {
    const row = counted.get(one.dane)
    if (row === undefined) return []
    return [{ ...at(one.centroid), radius: Math.max(SMALLEST, LARGEST * Math.sqrt(row.count / most)), row }]
  })
  return {
    height: 2 * MARGIN + (latMax - latMin) * scale,
    // small circles on top, else they could not be reached
    spots: spots.toSorted((a, b) => b.radius - a.radius),
    others: territory.municipalities.filter((one) => !counted.has(one.dane)).map((one) => at(one.centroid)),
  }
}

interface Name {
  readonly x: number
  readonly y: number
  readonly anchor: 'middle' | 'start' | 'end'
  readonly name: string
}

/** Candidate label positions: below the circle, above, then at its sides. */
const placesFor = ({ x, y, radius, row: { label: name } }: Spot): readonly Name[] => [
  { x, y: y + radius + 13, anchor: 'middle', name },
  { x, y: y - radius - 5, anchor: 'middle', name },
  { x: x + radius + 4, y: y + 4, anchor: 'start', name },
  { x: x - radius - 4, y: y + 4, anchor: 'end', name },
]

const boxOf = ({ x, y, anchor, name }: Name) => {
  const width = name.length * LETTER
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - LINE + 3, bottom: y + 3 }
}

/** Labels that fit, largest counts first; one that would overlap is left to the table. */
export function namesOf(spots: readonly Spot[]): Name[] {
  const placed: Name[] = []
  for (const spot of spots) {
    const circles = spots.filter((other) => other.row !== spot.row)
    const free = placesFor(spot).find((one) => {
      const box = boxOf(one)
      const apart = placed.map(boxOf).every((other) => {
        const sideways = box.right < other.left || other.right < box.left
        return sideways || box.bottom < other.top || other.bottom < box.top
      })
      return (
        apart &&
        box.left >= 0 &&
        box.right <= WIDTH &&
        circles.every(({ x, y, radius }) => {
          const near = { x: clamp(x, box.left, box.right), y: clamp(y, box.top, box.bottom) }
          return Math.hypot(near.x - x, near.y - y) > radius
        })
      )
    })
    if (free !== undefined) placed.push(free)
  }
  return placed
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

const words = ({ label, count, overdue }: BarRow): string =>
  `${label}: ${count === 1 ? '1 tarea' : `${count} tareas`}${overdue === 0 ? '' : overdue === 1 ? ', 1 vencida' : `, ${overdue} vencidas`}`

/** Tasks on a map of the jurisdiction. The table next to it is the accessible equivalent. */
export function MunicipalityMap({ rows }: { readonly rows: readonly BarRow[] }) {
  const territory = useTerritory()
  if (territory.data === undefined) return <Skeleton height={360} />
  const { height, spots, others } = spotsOf(territory.data, rows)
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
        {others.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.5} className={styles.quiet} />
        ))}
        {spots.map(({ x, y, radius, row }) => (
          <a key={row.key} href={row.to} tabIndex={-1}>
            <title>{words(row)}</title>
            <circle
              cx={x}
              cy={y}
              r={radius}
              className={styles.spot}
              data-late={row.overdue > 0 || undefined}
            />
            {radius >= NUMBERED && (
              <text x={x} y={y + 4} textAnchor="middle" className={styles.inside}>
                {row.count}
              </text>
            )}
          </a>
        ))}
        {namesOf(spots).map(({ x, y, anchor, name }) => (
          <text key={name} x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        ))}
      </svg>
      <figcaption className="v-hint">
        El tamaño dice cuántas tareas hay; el borde grueso, que alguna está vencida. Los puntos pequeños son
        municipios sin tareas. Los números de todos están en la tabla.
      </figcaption>
    </figure>
  )
}
