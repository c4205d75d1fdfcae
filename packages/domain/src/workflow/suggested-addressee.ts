import { type Context, text } from './case-glance.ts'
import type { Recipient } from './state.ts'

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

/** Who is being notified: chosen already, else the next one. */
export function addressee({ view }: Context): Recipient | undefined {
  const n = view.flow.notifying
  const chosen = n?.current == null ? undefined : n.recipients[n.current]
  return chosen?.legalOn === null ? chosen : n?.recipients.find((r) => r.legalOn === null)
}

/** What the application says is its applicant's alone: proposed for another party it would go to the wrong address. */
export const own = <T>(of: Context, value: () => T): T | undefined => {
  const role = addressee(of)?.role
  return role === undefined || role === 'solicitante' ? value() : undefined
}

/** A letter needs the municipality, which the form asks for beside the address. */
export function postalAddress({ view: { answers }, facts }: Context): string {
  const written = text(answers['direccion_correspondencia'])
  const town = text(answers['solicitante_municipio'])
  if (written === '') return text(facts['infractor.direccion'])
  return town === '' || written.includes(town) ? written : `${written}, ${town}`
}
