import type { FormulaSettled } from '../../fees/formula/formula.ts'
import { settledName } from '../../fees/method.ts'
import type { Between } from '../kind.ts'
import { type Listed, error, quoted, shared, warning } from './contradictions.ts'

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
