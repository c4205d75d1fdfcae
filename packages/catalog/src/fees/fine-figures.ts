import type { FineFigures } from '@ventanilla/domain/acts/coherence/record'
import { valuedKind } from '@ventanilla/domain/fees/capacity'
import { CAPACITIES, CIRCUMSTANCES } from './fine.ts'

const labels = (
  list: readonly { readonly code: string; readonly label: string }[],
  value: unknown,
): readonly string[] =>
  (Array.isArray(value) ? value : []).flatMap((code) => list.find((one) => one.code === code)?.label ?? [])

/**
 * Labels of the weighed aggravating circumstances that the charges of the case do not name; empty when the case
 * has no charges.
 */
export function unchargedIn(facts: Readonly<Record<string, unknown>>, weighed: unknown): readonly string[] {
  if (facts['cargos.lista'] === undefined) return []
  const rows = facts['cargos.agravantes']
  const codes = (Array.isArray(rows) ? rows : []).map(
    (row) => (row as { readonly circunstancia?: unknown } | null)?.circunstancia,
  )
  const charged = labels(CIRCUMSTANCES.aggravating, codes)
  return labels(CIRCUMSTANCES.aggravating, weighed).filter((label) => !charged.includes(label))
}

/** Captured figures of a fine, with which the text of the acts must agree; null when nothing was valued. */
export function fineFigures(facts: Readonly<Record<string, unknown>>): FineFigures | null {
  if (facts['multa.derivacion'] === undefined) return null
  const kind = valuedKind(facts)
  const code = facts[`multa.capacidad_${kind}`] ?? facts['multa.capacidad']
  const label = CAPACITIES.find(({ value }) => value === code)?.label
  const aggravating = labels(CIRCUMSTANCES.aggravating, facts['multa.agravantes'])
  const counted = CIRCUMSTANCES.aggravating.filter((one) => one.withoutBenefit === true)
  return {
    capacity:
      kind === null || label === undefined
        ? null
        : { label, of: kind === 'natural' ? 'natural' : 'juridica' },
    benefitTwice: Number(facts['multa.B'] ?? 0) > 0 && counted.some((one) => aggravating.includes(one.label)),
    aggravating,
    mitigating: labels(CIRCUMSTANCES.mitigating, facts['multa.atenuantes']),
    uncharged: unchargedIn(facts, facts['multa.agravantes']),
  }
}
