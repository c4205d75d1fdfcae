import type { FineFigures } from '@ventanilla/domain/acts/coherence/record'
import { CAPACITIES, CIRCUMSTANCES } from './fine.ts'

const labels = (
  list: readonly { readonly code: string; readonly label: string }[],
  value: unknown,
): readonly string[] =>
  (Array.isArray(value) ? value : []).flatMap((code) => list.find((one) => one.code === code)?.label ?? [])

/** What a case captured of its fine, as the text of the acts must agree with it; null where nothing was valued. */
export function fineFigures(facts: Readonly<Record<string, unknown>>): FineFigures | null {
  if (facts['multa.derivacion'] === undefined) return null
  const capacity = CAPACITIES.find(({ value }) => value === facts['multa.capacidad'])
  return {
    capacity:
      capacity === undefined
        ? null
        : {
            label: capacity.label,
            of: /^(?:natural|poblacion)_/.test(capacity.value) ? 'natural' : 'juridica',
          },
    aggravating: labels(CIRCUMSTANCES.aggravating, facts['multa.agravantes']),
    mitigating: labels(CIRCUMSTANCES.mitigating, facts['multa.atenuantes']),
  }
}
