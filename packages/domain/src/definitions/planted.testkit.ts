import { valueAt } from './place-in-words.ts'

/** Keys and positions that lead to a place. */
export type Path = readonly (string | number)[]
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place of a definition: its objects, and its leaves, which hold no other. */
export function placesOf(value: unknown): {
  readonly objects: readonly Path[]
  readonly leaves: readonly Path[]
} {
  const objects: Path[] = []
  const leaves: Path[] = []
  const visit = (one: unknown, path: Path): void => {
    if (Array.isArray(one)) one.forEach((inner, at) => visit(inner, [...path, at]))
    else if (isObject(one)) {
      objects.push(path)
      for (const [key, inner] of Object.entries(one)) visit(inner, [...path, key])
    } else leaves.push(path)
  }
  visit(value, [])
  return { objects, leaves }
}

/** A copy with another value at a path; `undefined` leaves the key out. */
export function planted(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return other
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? planted(one, rest, other) : one))
  const changed = planted(isObject(value) ? value[key] : undefined, rest, other)
  const { [key]: _old, ...others } = isObject(value) ? value : {}
  return changed === undefined ? others : { ...others, [key]: changed }
}

/** No definition has this key, and no expression this operation. */
export const UNKNOWN = 'desconocido'
const NOTHING_KNOWN = { [UNKNOWN]: 1 }

export const withUnknownKey = (value: unknown, at: Path): unknown =>
  planted(value, [...at, UNKNOWN], NOTHING_KNOWN)
export const withOtherKind = (value: unknown, at: Path): unknown =>
  planted(value, at, { [UNKNOWN]: valueAt(value, at) })
export const without = (value: unknown, at: Path): unknown => planted(value, at, undefined)

/** Keys that a definition of this type cannot leave out. */
type RequiredKeys<T> = {
  [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? never : K
}[keyof T]
/** Written by hand beside the schema: each required key of the type, and no other, or it does not compile. */
export type Required<T> = Readonly<Record<RequiredKeys<T>, true>>

/** Paths of the required keys of the things in lists, by the name of their list; '' is the whole. */
export function requiredPaths(
  value: unknown,
  required: Readonly<Record<string, Readonly<Record<string, true>>>>,
): readonly Path[] {
  return placesOf(value).objects.flatMap((path) => {
    const at = path.at(-1)
    const list = path.length === 0 ? '' : typeof at === 'number' ? String(path.at(-2)) : ''
    const keys = path.length > 0 && list === '' ? undefined : required[list]
    // stands for things of the list
    if (isReference(valueAt(value, path))) return []
    return Object.keys(keys ?? {}).map((key) => [...path, key])
  })
}

const isReference = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'brings' in value
