import { formatted } from '../../acts/formats.ts'
import { textWith } from '../../acts/inline.ts'
import { takenDownOn } from '../../terms/notice.ts'
import { dueDate } from '../../terms/term.ts'
import type { ActLife, Recipient } from '../../workflow/state/state.ts'
import {
  type ActContext,
  actOf,
  dateOf,
  documentText,
  lastSignedAs,
  lastSignedThat,
  numberOf,
  type PartyFacts,
  stepsOpen,
} from './act-context.ts'
import { decisionVerb } from './act-case-values.ts'
import { appealName } from './act-words.ts'
import { mailOf, notificationOrder } from './notification-order.ts'
import { partyLabel, partyWord } from '../words/party-words.ts'

/** Whether an act decides about an earlier one, which is the one that becomes final. */
function isOnAppeal(c: ActContext, { template }: ActLife): boolean {
  const meaning = c.meaningOf(template)
  return meaning?.decidesAppeal !== undefined || meaning?.role === 'appealRejection'
}

/** The act whose firmness is certified: the act being notified, or the appealed act. */
function becomingFinal(c: ActContext): ActLife | undefined {
  const { facts, flow } = c.state
  const told = flow.acts.find((act) => act.id === flow.notifying?.actId)
  return told !== undefined && isOnAppeal(c, told)
    ? flow.acts.find((act) => act.id === facts['recurso.acto'])
    : told
}

/** The act that decided the appeals: the superior's, where there is one. */
const decidedBy = (c: ActContext): ActLife | undefined =>
  lastSignedThat(c, (meaning) => meaning.decidesAppeal === 'superior') ??
  lastSignedThat(c, (meaning) => meaning.decidesAppeal === 'issuer')

/**
 * Capacity in which a recipient is notified. A document number different from the party's belongs to a
 * representative or an authorised person, so the act names the party represented (CPACA arts. 67 and 71).
 */
function capacity(c: ActContext, party: PartyFacts, recipient: Recipient | undefined): string {
  const role = recipient?.role ?? 'solicitante'
  const shown = String(c.state.facts['notificado.documento'] ?? '').replaceAll(/\D/g, '')
  const theirs = party.document.replaceAll(/\D/g, '')
  // a NIT can be written with or without its check digit
  if (shown === '' || shown === theirs || shown.slice(0, -1) === theirs)
    return partyLabel(role, c.applicantIs)
  const type = formatted(party.documentType, 'enFrase')
  return `En representación o con autorización de ${recipient?.name ?? party.name}, con ${type} ${documentText(party)}, ${partyWord(role, c.applicantIs)}, según el documento que exhibe y se incorpora al expediente`
}

/**
 * Act variables of notifications, appeals and firmness: the act, its recipient, means, dates and the appealed
 * act.
 */
export function notificationValues(c: ActContext): Record<string, unknown> {
  const { answers } = c
  const { facts } = c.state
  const { notifying } = c.state.flow
  const notified = notifying === null ? undefined : actOf(c, notifying.actId)
  const recipient = notifying?.recipients[notifying.current ?? 0]
  const addressed = (recipient && c.people.get(recipient.personId)) ?? c.applicant
  // a third party's contact data is not in the application
  const own = (recipient === undefined || recipient.role === 'solicitante') && c.third === undefined
  const notifiedLife =
    notifying === null ? undefined : c.state.flow.acts.find((a) => a.id === notifying.actId)
  const notifiedFacts = notifiedLife === undefined ? null : c.actFacts(notifiedLife, notified?.signerGender)
  const appealed = typeof facts['recurso.acto'] === 'string' ? actOf(c, facts['recurso.acto']) : undefined
  const decision = becomingFinal(c)
  const onAppeal = decidedBy(c)
  const told = (act: ActLife | undefined): ActContext['notifications'] =>
    act === undefined ? [] : c.notifications.filter((n) => n.actId === act.id)
  const notice = lastSignedThat(c, (meaning) => meaning.attests?.includes('aviso_de_visita') === true)
  const open = stepsOpen(c)
  // a letter that requests another authority's concept is addressed to that authority
  const addressee = open.find((step) => step.addressee !== undefined)?.addressee
  const entity = addressee === undefined ? undefined : facts[addressee.name]
  const certifies = open.some((step) => step.certifies === true)
  const published = open.some(
    (step) => step.posts !== undefined && c.familyOf(step.family)?.makesKnown === true,
  )
  return {
    'aviso.numero': numberOf(c, notice),
    'acto_notificado.numero': notified?.number ?? '',
    'acto_notificado.fecha': notified?.signedOn ?? '',
    'acto_notificado.nombre':
      notifiedFacts === null
        ? ''
        : textWith(notifiedFacts.title, {
            'tramite.nombre': c.procedureName,
            'decision.verbo': decisionVerb(c.nature, facts['decision.legaliza'] === true),
            'medida.verbo': lastSignedAs(c, 'flagranceRecord') === undefined ? 'impone' : 'legaliza',
            'recurso.clase': appealName(facts['recurso.clase']) ?? '',
          }),
    'acto_notificado.autoridad': notifiedFacts?.position ?? '',
    'acto_notificado.recursos': notifiedFacts?.appeal ?? '',
    'acto_recurrido.numero': appealed?.number ?? '',
    'acto_recurrido.fecha': appealed?.signedOn ?? '',
    'acto_recurrido.fecha_notificacion':
      c.notifications.findLast((n) => n.actId === facts['recurso.acto'])?.legalOn ?? '',
    'acto_ejecutoriado.numero': numberOf(c, decision),
    'acto_ejecutoriado.fecha': dateOf(c, decision),
    'firmeza.notificaciones': [...told(decision), ...told(onAppeal)].map((n) => ({
      nombre: n.name,
      acto: actOf(c, n.actId)?.number ?? '',
      medio: n.means,
      fecha: n.legalOn,
    })),
    'firmeza.recurso_numero': numberOf(c, onAppeal),
    'firmeza.fecha': '',
    'notificado.nombre': recipient?.name ?? c.applicant.name,
    'notificado.documento': `${addressed.documentType} ${documentText(addressed)}`,
    'notificado.calidad': capacity(c, addressed, recipient),
    'notificacion.fecha': c.today,
    'notificacion.orden': notificationOrder(c, c.state.parties),
    'notificacion.orden_nuevo': notificationOrder(
      c,
      c.state.parties.filter((party) => party.role === 'nuevo_solicitante'),
    ),
    'correo.destino':
      recipient === undefined
        ? ((own ? answers['correo_notificacion'] : undefined) ?? (c.third ?? addressed).email)
        : mailOf(c, recipient),
    'correo.fecha_envio': '',
    'correo.fecha_acceso':
      certifies && recipient?.means === 'electronica' ? (facts['notificacion.acceso'] ?? '') : '',
    'citacion.fecha_envio': c.today,
    'citacion.direccion':
      (own ? (answers['direccion_correspondencia'] ?? facts['infractor.direccion']) : undefined) ??
      addressed.address,
    // a letter about a change of applicant is addressed to both parties
    'oficio.destinatario':
      entity ??
      // a complainant can lack an account
      facts['quejoso.nombre'] ??
      [
        c.applicant.name,
        ...c.state.parties.filter((p) => p.role === 'nuevo_solicitante').map((p) => p.name),
      ].join(' y '),
    'oficio.direccion':
      addressee === undefined || entity === undefined
        ? (answers['direccion_correspondencia'] ??
          facts['quejoso.direccion'] ??
          facts['infractor.direccion'] ??
          c.applicant.address)
        : facts[addressee.address],
    'aviso.publicado': published,
    'aviso.fecha_desfijacion': takenDownOn(
      typeof facts['aviso.fecha_fijacion'] === 'string' ? facts['aviso.fecha_fijacion'] : c.today,
      (from, days) => dueDate(from, days, 'habiles', c.calendar),
      // days posted: CPACA art. 69 for notifications, DUR 2.2.3.2.9.4 for visits
      published ? 5 : 10,
    ),
    'constancia.texto':
      notice === undefined
        ? ''
        : `El aviso ${numberOf(c, notice)} permaneció fijado durante diez (10) días hábiles en los lugares señalados. En ese término no se dejó constancia de oposiciones distintas de las que obran en el expediente.`,
    'constancia.fecha': c.today,
    'constancia.medio': certifies
      ? `Notificación ${(c.notifications.at(-1)?.means ?? 'electrónica').toLocaleLowerCase('es-CO')}`
      : (facts['aviso.lugar'] ?? 'Cartelera y página web de la Corporación'),
  }
}
