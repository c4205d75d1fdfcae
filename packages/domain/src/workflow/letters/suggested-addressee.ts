import { type Context, text } from '../state/case-glance.ts'
import type { Recipient } from '../state/state.ts'

export function nextRecipient({ facts, view }: Context): unknown {
  const next = view.flow.notifying?.recipients.find((r) => r.legalOn === null)
  if (next === undefined) return undefined
  const electronic = facts[`autoriza.${next.personId}`] === true
  const written =
    next.role === 'solicitante'
      ? text(view.answers['correo_notificacion']) || text(view.answers['correo'])
      : ''
  const email = written || text(view.recipients?.find((r) => r.id === next.personId)?.email)
  return {
    personId: next.personId,
    name: next.name,
    means: electronic ? 'electronica' : 'personal',
    ...(electronic && email !== '' && { email }),
  }
}

/** The recipient being notified: the chosen one, else the next. */
export function addressee({ view }: Context): Recipient | undefined {
  const n = view.flow.notifying
  const chosen = n?.current == null ? undefined : n.recipients[n.current]
  return chosen?.legalOn === null ? chosen : n?.recipients.find((r) => r.legalOn === null)
}

/** Application data belongs to the applicant: suggested for another party, it would go to the wrong address. */
export const own = <T>(of: Context, value: () => T): T | undefined => {
  const role = addressee(of)?.role
  return role === undefined || role === 'solicitante' ? value() : undefined
}

/** Postal address with the municipality, a separate form field. */
export function postalAddress({ view: { answers }, facts }: Context): string {
  const written = text(answers['direccion_correspondencia'])
  const town = text(answers['solicitante_municipio'])
  if (written === '') return text(facts['infractor.direccion'])
  return town === '' || written.includes(town) ? written : `${written}, ${town}`
}
