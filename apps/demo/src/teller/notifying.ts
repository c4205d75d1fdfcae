import type { Outcome, StepDef } from '@ventanilla/domain/workflow/definition/definition'
import type { OutcomeRule } from '@ventanilla/domain/workflow/definition/outcome-rule'

/** The outcome of a step that triggers a rule; stories recognise a step by what its outcomes do. */
export const outcomeThat = (step: StepDef | undefined, rule: OutcomeRule): Outcome | undefined =>
  step?.outcomes.find(({ does }) => does?.includes(rule))

/**
 * The outcome that those still to be notified decide: a summons without consent to e-mail, and the next person
 * after a certificate. Undefined where they decide nothing.
 */
export function outcomeByRecipients(
  step: StepDef | undefined,
  pending: readonly { readonly personId: string }[],
  facts: Readonly<Record<string, unknown>>,
): string | undefined {
  const consents = facts[`autoriza.${pending[0]?.personId ?? ''}`] === true
  if (!consents && outcomeThat(step, 'destinatario.correo') !== undefined)
    return outcomeThat(step, 'destinatario.citacion')?.code
  return step?.certifies === true && pending.length > 0
    ? step.outcomes.find(({ to }) => to !== 'RETORNO')?.code
    : undefined
}
