import { longDate } from '../../terms/dates.ts'
import type { Recipient } from '../../workflow/state/state.ts'
import type { ActContext } from './act-context.ts'
import { partyWord } from '../words/party-words.ts'

/**
 * E-mail address for notifying a party: for the applicant, the one in the application. A third party who asks
 * to intervene did not write that application.
 */
export const mailOf = (c: ActContext, { personId, role }: Recipient): string => {
  const wrote = role === 'solicitante' && c.third === undefined
  const written = wrote ? c.answers['correo_notificacion'] : undefined
  return typeof written === 'string' && written !== '' ? written : (c.people.get(personId)?.email ?? '')
}

/** Means of notifying a party: electronic only with their authorisation (CPACA art. 56). */
export function meansFor(c: ActContext, party: Recipient): string {
  if (c.state.facts[`autoriza.${party.personId}`] !== true)
    return 'personalmente, previa citación, y de no ser posible por aviso (artículos 67 a 69 de la Ley 1437 de 2011)'
  const mail = mailOf(c, party)
  const since = c.people.get(party.personId)?.authorisedOn ?? null
  return `por medios electrónicos${mail === '' ? '' : `, en el correo ${mail}`}, como lo autorizó${since === null ? '' : ` el ${longDate(since)}`} (artículo 56 de la Ley 1437 de 2011)`
}

/**
 * Recipients of an act and their means: «a … , solicitante, por medios electrónicos …; y a …, apoderado,
 * personalmente …».
 */
export function notificationOrder(c: ActContext, parties: readonly Recipient[]): string {
  const each = parties.map(
    (party) => `a ${party.name}, ${partyWord(party.role, c.applicantIs)}, ${meansFor(c, party)}`,
  )
  return each.length < 2 ? (each[0] ?? '') : `${each.slice(0, -1).join('; ')}; y ${each.at(-1)}`
}
