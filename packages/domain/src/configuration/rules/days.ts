import type { Between } from '../kind.ts'
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
