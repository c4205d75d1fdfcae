import type { Between } from '../kind.ts'
import { type Listed, error, quoted, shared, warning } from './contradictions.ts'

interface Office extends Listed {
  readonly number: number
  readonly municipalities: readonly string[]
}

/** The offices that are open, by the municipalities in their charge. */
function inCharge(offices: ReadonlyMap<string, Office>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [key, { active, municipalities }] of offices)
    for (const code of active ? municipalities : []) found.set(code, [...(found.get(code) ?? []), key])
  return found
}

/** Each municipality in exactly one open office: a case must know where it goes (decision 35). */
export const MUNICIPALITIES_ONCE: Between<Office> = {
  name: 'municipio',
  find({ items, before }) {
    const now = inCharge(items)
    const names = (keys: readonly string[]): string =>
      keys.map((key) => quoted((items.get(key) ?? before.get(key))?.name ?? key)).join(', ')
    return [
      ...[...now]
        .filter(([, keys]) => keys.length > 1)
        .map(([code, keys]) =>
          error(code, `El municipio ${code} está en más de una sede: ${names(keys)}.`, keys),
        ),
      ...[...inCharge(before)]
        .filter(([code]) => !now.has(code))
        .map(([code, keys]) =>
          error(code, `El municipio ${code} se queda sin sede; era de ${names(keys)}.`, keys),
        ),
    ]
  },
}

export const OFFICE_NUMBERS_ONCE: Between<Office> = {
  name: 'numero',
  find: ({ items }) =>
    shared(items, ({ number }) => String(number)).map(([what, keys]) =>
      error(what, `El número ${what} es de ${keys.length} sedes.`, keys),
    ),
}

export const OFFICES_SERVE: Between<Office> = {
  name: 'sin-municipios',
  find: ({ items }) =>
    [...items].flatMap(([key, { name, active, municipalities }]) =>
      active && municipalities.length === 0
        ? [warning(key, `La sede ${quoted(name)} no atiende ningún municipio.`, [key])]
        : [],
    ),
}
