import { decimal as decimalText } from '../../kernel/figures.ts'
import { appealValues } from './act-appeal-values.ts'
import { caseValues } from './act-case-values.ts'
import { incidentValues } from './act-incident-values.ts'
import { changeValues } from './act-change-values.ts'
import type { ActContext } from './act-context.ts'
import { notificationValues } from './act-notification-values.ts'
import { capturedRequestValues, requestValues } from './act-request-values.ts'
import { sanctionValues } from './act-sanction-values.ts'
import { permitValues } from './act-permit-values.ts'
import { technicalValues } from './act-technical-values.ts'

/**
 * Values of every variable that the acts of a case use, by dotted name: form answers, captured facts and
 * earlier acts. Captured facts are applied last, so that an official's correction overrides a proposal.
 */
export function actValues(c: ActContext): Record<string, unknown> {
  const captured: Record<string, unknown> = { ...c.state.facts }
  // an empty captured value must not hide a value derived from the case
  for (const [key, value] of Object.entries(captured))
    if (/^(prorroga\.pedida|autoriza)\./.test(key) || value === null || value === '') delete captured[key]
  return {
    ...caseValues(c),
    ...requestValues(c),
    ...notificationValues(c),
    ...captured,
    ...(/^\d+$/.test(String(captured['notificado.documento'])) && {
      'notificado.documento': decimalText(captured['notificado.documento']),
    }),
    ...technicalValues(c),
    ...permitValues(c),
    ...capturedRequestValues(c),
    ...appealValues(c),
    ...changeValues(c, captured),
    ...incidentValues(c, captured),
    ...sanctionValues(c, captured),
  }
}
