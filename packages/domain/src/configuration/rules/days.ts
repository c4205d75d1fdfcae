import type { Between } from '../kind.ts'
import { colombianHolidays } from '../../terms/holidays.ts'
import { lawOf, type StoredLaw } from '../contents/stored-law.ts'
import { type Listed, error, quoted, shared, warning } from './contradictions.ts'

interface ClosedDay extends Listed {
  readonly date: string
  readonly office: string | null
}

/** A day that is closed after it has passed: only what still runs is counted again. */
export const DAYS_TO_COME: Between<ClosedDay> = {
  name: 'pasado',
  find: ({ items, before, from }) =>
    [...items].flatMap(([key, { active, date }]) => {
      const was = before.get(key)
      if (from === null || !active || date >= from || (was?.active === true && was.date === date)) return []
      return [
        warning(
          key,
          `El día ${date} ya pasó: solo se cuentan de nuevo los plazos que siguen abiertos. Lo que venció sigue vencido.`,
          [key],
        ),
      ]
    }),
}

type Law = StoredLaw & Listed

/** Holidays of a law in the year that has ended and in this one until a day. */
function pastDays(law: Law | undefined, until: string): ReadonlySet<string> {
  if (law?.active !== true) return new Set()
  const year = Number(until.slice(0, 4))
  return new Set(
    [year - 1, year]
      .flatMap((one) => colombianHolidays(one, [lawOf('', law)]))
      .flatMap(({ date }) => (date < until ? [date] : [])),
  )
}

/** A law that gives or takes away a holiday which has passed: only what still runs is counted again. */
export const HOLIDAYS_TO_COME: Between<Law> = {
  name: 'pasado',
  find({ items, before, from }) {
    if (from === null) return []
    return [...new Set([...items.keys(), ...before.keys()])].flatMap((key) => {
      const [was, is] = [pastDays(before.get(key), from), pastDays(items.get(key), from)]
      const [first, ...more] = [...was, ...is].filter((day) => !was.has(day) || !is.has(day)).toSorted()
      if (first === undefined) return []
      const law = quoted((items.get(key) ?? before.get(key))?.name ?? key)
      return [
        warning(
          key,
          `${law} cambia ${more.length === 0 ? `el ${first}, que ya pasó` : `${more.length + 1} días que ya pasaron, desde el ${first}`}: solo se cuentan de nuevo los plazos que siguen abiertos. Lo que venció sigue vencido.`,
          [key],
        ),
      ]
    })
  },
}

export const DAYS_ONCE: Between<ClosedDay> = {
  name: 'dia',
  find({ items }) {
    const days = [...items].filter(([, { active }]) => active)
    const everywhere = new Map(
      days.filter(([, { office }]) => office === null).map(([key, { date }]) => [date, key]),
    )
    return [
      ...shared(days, ({ date, office }) => `${date} ${office ?? ''}`).map(([what, keys]) =>
        error(
          what,
          `El día ${what.slice(0, 10)} está cerrado ${keys.length} veces ${what.length > 11 ? `para la sede ${quoted(what.slice(11))}` : 'para todas las sedes'}.`,
          keys,
        ),
      ),
      ...days.flatMap(([key, { date, office }]) => {
        const whole = office === null ? undefined : everywhere.get(date)
        return whole === undefined
          ? []
          : [
              warning(
                `${date} ${office ?? ''} ${whole}`,
                `El día ${date} ya está cerrado para todas las sedes: cerrarlo para ${quoted(office ?? '')} no cambia nada.`,
                [key, whole],
              ),
            ]
      }),
    ]
  },
}
