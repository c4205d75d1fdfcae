import { addDays, type IsoDate, shortDate } from '../../terms/dates.ts'
import type { Between } from '../kind.ts'
import { error, quoted } from './contradictions.ts'

/** Rules between the powers to sign. */

/** As much of a power as its days and its post need. */
export interface Power {
  readonly name: string
  readonly role: string
  /** null: for the cases of every office */
  readonly office: string | null
  readonly kind: 'propia' | 'delegacion' | 'desconcentracion'
  readonly authority: string
  readonly classes: readonly string[]
  readonly holder: 'titular' | 'encargado'
  readonly from: IsoDate
  readonly until: IsoDate | null
}

/** Whether a role could sign a class of act for an office on a day. */
export const hasPower = (
  power: Power,
  { role, office, actClass, day }: { role: string; office: string | null; actClass: string; day: IsoDate },
): boolean =>
  power.role === role &&
  power.classes.includes(actClass) &&
  (power.office === null || power.office === office) &&
  power.from <= day &&
  (power.until === null || day <= power.until)

/** First days of the periods within which who can sign is the same. */
export const turningDays = (powers: Iterable<Power>): readonly IsoDate[] => [
  ...new Set(
    [...powers]
      .flatMap(({ from, until }) => [from, ...(until === null ? [] : [addDays(until, 1)])])
      .toSorted(),
  ),
]

const inOneOffice = (a: Power, b: Power): boolean =>
  a.office === null || b.office === null || a.office === b.office

/** Whether both say something of one post, class, office and day. */
const meet = (a: Power, b: Power): boolean =>
  a.role === b.role &&
  inOneOffice(a, b) &&
  a.classes.some((one) => b.classes.includes(one)) &&
  a.from <= (b.until ?? a.from) &&
  b.from <= (a.until ?? b.from)

/**
 * A post has its own power once: two at a day would name two grounds. A charge (encargo) beside the holder's is no second
 * one: while it lasts it is read instead.
 */
export const OWN_ONCE: Between<Power> = {
  name: 'propia-doble',
  find: ({ items }) =>
    pairs(items).flatMap(([[key, one], [otherKey, other]]) =>
      one.kind === 'propia' && other.kind === 'propia' && one.holder === other.holder && meet(one, other)
        ? [
            error(
              `${key} ${otherKey}`,
              `${quoted(one.name)} y ${quoted(other.name)} dan al mismo cargo competencia propia en los mismos días.`,
              [key, otherKey],
            ),
          ]
        : [],
    ),
}

/** Of several powers the one that began last is read, so two cannot begin together. */
export const BEGINS_APART: Between<Power> = {
  name: 'mismo-dia',
  find: ({ items }) =>
    pairs(items).flatMap(([[key, one], [otherKey, other]]) =>
      one.from === other.from && meet(one, other)
        ? [
            error(
              `${key} ${otherKey}`,
              `${quoted(one.name)} y ${quoted(other.name)} empiezan el ${shortDate(one.from)} para el mismo cargo: no se sabría con cuál firma.`,
              [key, otherKey],
            ),
          ]
        : [],
    ),
}

/** Only what a post has itself can be delegated (Ley 489 de 1998 arts. 9 and 11), on every day of the delegation. */
export const DELEGATES_OWN: Between<Power> = {
  name: 'delega-ajeno',
  find({ items }) {
    const powers = [...items.values()]
    const days = turningDays(powers)
    return [...items].flatMap(([key, power]) => {
      if (power.kind !== 'delegacion') return []
      const within = days.filter((day) => power.from <= day && (power.until === null || day <= power.until))
      const gap = within.find((day) => !power.classes.every((actClass) => owns(powers, power, actClass, day)))
      return gap === undefined
        ? []
        : [
            error(
              `${key} ${gap}`,
              `${quoted(power.name)} delega lo que quien delega no tiene como propio desde el ${shortDate(gap)}.`,
              [key],
            ),
          ]
    })
  },
}

const owns = (
  powers: readonly Power[],
  { authority, office }: Power,
  actClass: string,
  day: IsoDate,
): boolean =>
  powers.some((one) => one.kind === 'propia' && hasPower(one, { role: authority, office, actClass, day }))

type Entry = readonly [key: string, power: Power]

/** Every two items, in the order of their keys. */
function pairs(items: ReadonlyMap<string, Power>): readonly (readonly [Entry, Entry])[] {
  const all = [...items].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  return all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const))
}
