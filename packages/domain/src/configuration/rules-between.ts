import { commonNumber } from '../acts/common-number.ts'
import { type NumberingSeries, SLOT } from '../acts/numbering.ts'
import type { FormulaSettled } from '../fees/formula/formula.ts'
import { settledName } from '../fees/method.ts'
import { folded } from '../kernel/search-text.ts'
import { canonical } from './canonical.ts'
import type { Between, Contradiction } from './kind.ts'

/** Rules between items, which the kinds choose from. */

const quoted = (text: string): string => `«${text}»`
const error = (about: string, sentence: string, keys: readonly string[]): Contradiction => ({
  severity: 'error',
  about,
  sentence,
  keys,
})
const warning = (about: string, sentence: string, keys: readonly string[]): Contradiction => ({
  severity: 'aviso',
  about,
  sentence,
  keys,
})

/** Items that share something, in groups of two and more. */
function shared<Content>(
  items: Iterable<readonly [string, Content]>,
  of: (content: Content) => string | null,
): readonly (readonly [what: string, keys: readonly string[]])[] {
  const groups = new Map<string, string[]>()
  for (const [key, content] of items) {
    const what = of(content)
    if (what === null) continue
    const group = groups.get(what)
    if (group === undefined) groups.set(what, [key])
    else group.push(key)
  }
  return [...groups].filter(([, keys]) => keys.length > 1)
}

interface Listed {
  readonly name: string
  readonly active: boolean
}

/** Two items that are offered under one name: nobody could choose between them. */
export const NAMES_APART: Between<{ readonly name: string; readonly active?: boolean }> = {
  name: 'nombre',
  find: ({ items }) =>
    shared(items, ({ name, active = true }) => (active ? folded(name) : null)).map(([what, keys]) =>
      error(
        what,
        `${quoted(items.get(keys[0] ?? '')?.name ?? what)} está ${keys.length} veces entre lo que se ofrece.`,
        keys,
      ),
    ),
}

/** Two procedures under one name: applicants could not choose between them. */
export const PROCEDURES_APART: Between<{ readonly definition: { readonly name: string } }> = {
  name: 'nombre',
  find: ({ items }) =>
    shared(items, ({ definition }) => folded(definition.name)).map(([what, keys]) =>
      error(
        what,
        `${quoted(items.get(keys[0] ?? '')?.definition.name ?? what)} es el nombre de ${keys.length} trámites.`,
        keys,
      ),
    ),
}

/** One form that says two things: each procedure with it would ask what the last one says. */
export const FORMS_ALIKE: Between<{
  readonly definition: { readonly form: { readonly questions: { readonly id: string } } }
}> = {
  name: 'formulario',
  find: ({ items }) =>
    shared(items, ({ definition }) => definition.form.questions.id).flatMap(([id, keys]) => {
      const forms = new Set(keys.map((key) => canonical(items.get(key)?.definition.form.questions ?? null)))
      return forms.size < 2
        ? []
        : [
            error(
              id,
              `El formulario ${quoted(id)} es de ${keys.length} trámites y no dice lo mismo en todos.`,
              keys,
            ),
          ]
    }),
}

/** Two species under one scientific name. */
export const SPECIES_APART: Between<Listed & { readonly scientificName: string }> = {
  name: 'especie',
  find: ({ items }) =>
    shared(items, ({ scientificName, active }) => (active ? folded(scientificName) : null)).map(
      ([what, keys]) =>
        error(
          what,
          `La especie ${quoted(items.get(keys[0] ?? '')?.scientificName ?? what)} está ${keys.length} veces.`,
          keys,
        ),
    ),
}

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

type Series = Pick<NumberingSeries, 'name' | 'format' | 'restart'>

/**
 * No number could belong to two series. One that is not offered any more counts too: a number given is never given
 * again.
 */
export const NUMBERS_APART: Between<Series> = {
  name: 'numeros',
  find({ items }) {
    const all = [...items].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return all.flatMap(([key, one], i) =>
      all.slice(i + 1).flatMap(([otherKey, other]) => {
        const both = commonNumber(one, other)
        return both === null
          ? []
          : [
              error(
                `${key} ${otherKey}`,
                `Las series ${quoted(one.name)} y ${quoted(other.name)} podrían dar el mismo número, por ejemplo ${both}.`,
                [key, otherKey],
              ),
            ]
      }),
    )
  },
}

const withoutWidths = (format: string): string => format.replace(SLOT, '{$1}')

/** A changed format could give a number that the same series has given; wider slots alone cannot. */
export const NUMBERS_NEW: Between<Series> = {
  name: 'repetido',
  find: ({ items, before }) =>
    [...items].flatMap(([key, now]) => {
      const was = before.get(key)
      if (was === undefined || withoutWidths(was.format) === withoutWidths(now.format)) return []
      const both = commonNumber(was, now)
      return both === null
        ? []
        : [
            warning(
              key,
              `La serie ${quoted(now.name)} podría repetir un número que ya dio con su formato anterior, por ejemplo ${both}.`,
              [key],
            ),
          ]
    }),
}

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

/** What an item names of another kind must be there. */
export const refersTo = <Content>(
  kind: string,
  of: (content: Content) => string | null,
  named: string,
): Between<Content> => ({
  name: `nombra-${kind}`,
  refers: { kind, of },
  find: ({ items, has }) =>
    [...items].flatMap(([key, content]) => {
      const other = of(content)
      return other === null || has(kind, other)
        ? []
        : [
            error(
              `${key} ${other}`,
              `${named} ${quoted(other)}, que se nombra en ${quoted(key)}, no existe.`,
              [key],
            ),
          ]
    }),
})

type Figures = Readonly<Record<'smmlv' | 'uvt' | 'uvb', number | null>>
const FIGURES = { smmlv: 'El salario mínimo', uvt: 'La UVT', uvb: 'La UVB' } as const

/** A figure below the year before: in living memory always a slip of the keyboard. */
export const FIGURES_RISE: Between<Figures> = {
  name: 'menor',
  find({ items }) {
    const years = [...items].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return years.flatMap(([year, now], i) => {
      const [former, was] = years[i - 1] ?? []
      if (was === undefined || former === undefined) return []
      return (['smmlv', 'uvt', 'uvb'] as const).flatMap((figure) => {
        const [a, b] = [was[figure], now[figure]]
        return a === null || b === null || b >= a
          ? []
          : [warning(`${year} ${figure}`, `${FIGURES[figure]} de ${year} es menor que en ${former}.`, [year])]
      })
    })
  },
}

interface SettlingFormula extends Listed {
  readonly settles: FormulaSettled
}

/** What is settled by a formula has exactly one: with none it could not be settled, with two nobody knew by which. */
export const FORMULAS_ONCE: Between<SettlingFormula> = {
  name: 'liquida',
  find({ items, before }) {
    const offered = [...items].filter(([, { active }]) => active)
    const has = new Set(offered.map(([, { settles }]) => settles))
    return [
      ...shared(offered, ({ settles }) => settles).map(([, keys]) => {
        const settles = items.get(keys[0] ?? '')?.settles
        return error(
          settles ?? '',
          `Hay ${keys.length} fórmulas para ${quoted(settles === undefined ? '' : settledName(settles))}: deje una.`,
          keys,
        )
      }),
      ...[...before].flatMap(([key, { active, settles }]) =>
        active && !has.has(settles)
          ? [
              error(settles, `${quoted(settledName(settles))} se queda sin fórmula: no se podría liquidar.`, [
                key,
              ]),
            ]
          : [],
      ),
    ]
  },
}
