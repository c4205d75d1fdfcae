import type { FineFigures, NamedCircumstance } from '@ventanilla/domain/acts/coherence/record'
import { valuedKind } from '@ventanilla/domain/fees/capacity'
import { isPlain } from '@ventanilla/domain/forms/nest'
import { CAPACITIES, CIRCUMSTANCES } from './fine.ts'
import { CIRCUMSTANCE_WORDS, CONFESSION } from './circumstance-words.ts'

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
  const codes = (Array.isArray(rows) ? rows : []).map((row: unknown) =>
    isPlain(row) ? row['circunstancia'] : undefined,
  )
  const charged = labels(CIRCUMSTANCES.aggravating, codes)
  return labels(CIRCUMSTANCES.aggravating, weighed).filter((label) => !charged.includes(label))
}

/** The circumstances that running text can name; an open one has no words of its own. */
export const NAMED_CIRCUMSTANCES: readonly NamedCircumstance[] = [
  ...CIRCUMSTANCES.aggravating.map((one) => ({ ...one, mitigates: false })),
  ...CIRCUMSTANCES.mitigating.map((one) => ({ ...one, mitigates: true })),
  CONFESSION,
].flatMap(({ code, label, mitigates }) => {
  const words = CIRCUMSTANCE_WORDS[code]
  return words === undefined ? [] : [{ label, mitigates, words }]
})

/** Mitigating circumstances that reduced the fine: those of the norm, a described open one, the confession. */
function relieving(facts: Readonly<Record<string, unknown>>): readonly string[] {
  const told = facts['multa.atenuantes']
  const chosen: readonly unknown[] = Array.isArray(told) ? told : []
  const labelled = CIRCUMSTANCES.mitigating.flatMap(({ code, label, describedIn }) =>
    chosen.includes(code)
      ? [String((describedIn === undefined ? undefined : facts[describedIn]) ?? label)]
      : [],
  )
  return Number(facts['multa.confesion'] ?? 0) > 0 ? [...labelled, CONFESSION.label] : labelled
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
    mitigating: relieving(facts),
    named: NAMED_CIRCUMSTANCES,
    uncharged: unchargedIn(facts, facts['multa.agravantes']),
  }
}
