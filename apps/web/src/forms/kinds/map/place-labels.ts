/** A place on the screen, in pixels from the upper left corner of the map. */
export interface Pixels {
  readonly x: number
  readonly y: number
}

interface Room {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The middle of a name. */
export interface Spot extends Pixels {
  /** degrees by which it is turned, clockwise; unset: 0 */
  readonly angle?: number
}

/** A name that wants room. */
export interface Label {
  readonly lines: readonly string[]
  /** first choice first */
  readonly at: readonly Spot[]
  /** smaller ones come first; of equals the one that comes first */
  readonly rank: number
}

/** Pixels of a letter and of a line, estimated: close enough for type of eleven pixels. */
const LETTER = 6.2
const LINE = 14
/** Least distance between two names. */
const GAP = 2

/**
 * Gives each name the first of its places where it covers no other and stays inside the map; one that finds none is left out,
 * so at small zooms the names of least rank go first. `taken`: what else must stay free.
 */
export function placeLabels<T extends Label>(
  labels: readonly T[],
  size: Pixels,
  taken: readonly Room[] = [],
): readonly { readonly label: T; readonly at: Spot }[] {
  const rooms = [...taken]
  return labels
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((label) => {
      const free = label.at.find((at) => {
        const room = roomOf(label, at)
        return isInside(room, size) && !rooms.some((other) => meets(room, other))
      })
      if (free === undefined) return []
      rooms.push(roomOf(label, free))
      return [{ label, at: free }]
    })
}

/** The room of a name; a turned one takes the box around it. */
function roomOf({ lines }: Label, { x, y, angle = 0 }: Spot): Room {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER
  const height = lines.length * LINE
  const [sin, cos] = [
    Math.abs(Math.sin((angle * Math.PI) / 180)),
    Math.abs(Math.cos((angle * Math.PI) / 180)),
  ]
  const halfX = (width * cos + height * sin) / 2 + GAP
  const halfY = (width * sin + height * cos) / 2 + GAP
  return { left: x - halfX, right: x + halfX, top: y - halfY, bottom: y + halfY }
}

const meets = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isInside = (room: Room, size: Pixels): boolean =>
  room.left >= 0 && room.top >= 0 && room.right <= size.x && room.bottom <= size.y

/** A name in lines of about so many characters, broken between words. */
export function brokenAt(name: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/**
 * Where the name of a line on the screen stands: at the middle of its straightest long stretch, a little beside it, turned
 * with it so that it reads from left to right. Undefined: no stretch is long and straight enough for so many characters.
 */
export function alongLine(line: readonly Pixels[], characters: number): Spot | undefined {
  const needed = characters * LETTER
  let best: { readonly from: Pixels; readonly to: Pixels; readonly straightness: number } | undefined
  let [end, way] = [0, 0]
  for (const [start, from] of line.entries()) {
    while (way < needed && end + 1 < line.length) {
      way += apart(line[end], line[end + 1])
      end++
    }
    const to = line[end]
    if (way < needed || to === undefined) break
    const straightness = apart(from, to) / way
    if (best === undefined || straightness > best.straightness) best = { from, to, straightness }
    way -= apart(from, line[start + 1])
  }
  if (best === undefined || best.straightness < STRAIGHT) return undefined
  const { from, to } = best
  const turned = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const angle = turned > 90 ? turned - 180 : turned < -90 ? turned + 180 : turned
  const radians = (angle * Math.PI) / 180
  return {
    x: (from.x + to.x) / 2 + Math.sin(radians) * BESIDE,
    y: (from.y + to.y) / 2 - Math.cos(radians) * BESIDE,
    angle: Math.round(angle),
  }
}

/** Share of its length that the ends of a stretch must be apart for a name along it to be read. */
const STRAIGHT = 0.9
/** Pixels between a line and the middle of its name. */
const BESIDE = 9

const apart = (a: Pixels | undefined, b: Pixels | undefined): number =>
  a === undefined || b === undefined ? 0 : Math.hypot(b.x - a.x, b.y - a.y)
