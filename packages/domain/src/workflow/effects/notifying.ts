import type { SentMeans } from '../../acts/template.ts'
import { Refusal } from '../../kernel/problem.ts'
import type { Proof } from '../definition/commands.ts'
import type { StepDef } from '../definition/definition.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'
import { isRecord, listOf } from '../state/case-glance.ts'
import { lastTold } from '../state/notified.ts'
import type { ActLife, OpenTask, Recipient } from '../state/state.ts'

/**
 * Starts notifying an act, with one notification per recipient (decision 30). The step that calls NOT-01
 * determines the act: its last signed one. Throws `Refusal` (conflict) when none is signed.
 */
export function beginNotifying(w: DecisionBuilder, callerStep: string): void {
  const act = lastTold(w.world.acts, w.flow, callerStep)
  if (act === undefined)
    throw new Refusal('conflict', 'No hay un acto firmado por notificar.', { code: 'sin_acto' })
  notifyAllParties(w, act)
}

/** Opens a notification of the act for every party and records that it started. */
export function notifyAllParties(w: DecisionBuilder, act: ActLife): void {
  const recipients = recipientsOf(w.state.parties).map((r) => ({
    ...r,
    notificationId: w.world.newId(),
    means: null,
    legalOn: null,
  }))
  w.flow = { ...w.flow, notifying: { actId: act.id, recipients, current: null }, lastNotifiedOn: null }
  for (const r of recipients)
    w.effects.push({
      type: 'notificationOpened',
      notificationId: r.notificationId,
      actId: act.id,
      personId: r.personId,
      name: r.name,
    })
  w.setAct({ ...act, told: true })
  w.event('notificacion.iniciada', { acto: act.id, destinatarios: recipients.map((r) => r.name) })
}

/** Every party is a recipient. */
const recipientsOf = (parties: readonly Recipient[]): Recipient[] =>
  parties.map(({ personId, name, role }) => ({ personId, name, role }))

/** Recipient that a notification step concerns; documents written there are for them alone. Null: none. */
export function recipientInHand(
  { world, flow: { notifying } }: DecisionBuilder,
  stepId: string,
): string | null {
  const step = world.workflow.steps.get(stepId)
  const makesKnown = world.workflow.families.some(
    ({ id, makesKnown: tells }) => tells === true && id === step?.family,
  )
  if (!makesKnown || notifying?.current == null) return null
  return notifying.recipients[notifying.current]?.personId ?? null
}

/** Facts captured for one recipient in any step of the family, and the time of access. */
export const ofOneRecipient = ({ world }: DecisionBuilder, familyId: string): string[] => [
  'notificacion.acceso',
  ...(world.workflow.families.find(({ id }) => id === familyId)?.steps ?? []).flatMap((step) =>
    step.capture.map(({ key }) => key),
  ),
]

/**
 * NOT-02: selects the recipient and the means; `data` is what was just captured for them. Throws `Refusal` (conflict)
 * or 422.
 */
export function chooseRecipient(
  w: DecisionBuilder,
  step: StepDef,
  personId: unknown,
  means: string,
  data: Readonly<Record<string, unknown>>,
): void {
  const n = w.flow.notifying
  if (n === null)
    throw new Refusal('conflict', 'No hay una notificación en curso.', { code: 'sin_notificacion' })
  const wanted = typeof personId === 'string' ? n.recipients.findIndex((r) => r.personId === personId) : -1
  // an unknown recipient must never be replaced by another one
  const named = typeof personId === 'string' && personId !== ''
  const current = named ? wanted : n.recipients.findIndex((r) => r.legalOn === null)
  const recipient = n.recipients[current]
  if (recipient === undefined || recipient.legalOn !== null)
    throw new Refusal('invalid', 'Elija un destinatario que todavía no esté notificado.', {
      code: 'destinatario',
    })
  w.flow = {
    ...w.flow,
    notifying: {
      ...n,
      current,
      recipients: n.recipients.map((r, i) => (i === current ? { ...r, means } : r)),
    },
  }
  // clears data about the previous recipient
  w.facts({
    ...Object.fromEntries(ofOneRecipient(w, step.family).map((key) => [key, null])),
    ...data,
    'notificado.nombre': recipient.name,
  })
}

/** Records that a letter was sent (electronic notice, summons, notice) as proof of dispatch. */
export function markSent(w: DecisionBuilder, means: SentMeans): void {
  const n = w.flow.notifying
  const r = n?.current == null ? undefined : n.recipients[n.current]
  if (r === undefined) return
  w.effects.push({ type: 'notificationSent', notificationId: r.notificationId, means })
  w.event('notificacion.enviada', { acto: n?.actId ?? null, destinatario: r.name, medio: means })
}

/** Proof of a notification: the act signed for it in its task, and the scan and number of a delivery. */
export function proofOf(
  w: DecisionBuilder,
  task: OpenTask,
  data: Readonly<Record<string, unknown>> = {},
): Proof {
  const drawnUp = w.flow.acts.findLast((a) => a.task === task.id && a.phase === 'signed')
  const [paper] = listOf(data['aviso.prueba'])
  const guide = data['aviso.guia']
  return {
    actId: drawnUp?.id ?? null,
    fileId: isRecord(paper) && typeof paper['fileId'] === 'string' ? paper['fileId'] : null,
    guide: typeof guide === 'string' && guide !== '' ? guide : null,
  }
}

/**
 * The authority's certificate of the day and hour of access (CPACA art. 56) replaces the announcing letter as
 * proof of an electronic notification. Other means keep the record or delivery as proof.
 */
export function certifyAccess(w: DecisionBuilder, task: OpenTask): void {
  const n = w.flow.notifying
  const r = n?.current == null ? undefined : n.recipients[n.current]
  const { actId } = proofOf(w, task)
  if (r?.means !== 'electronica' || actId === null) return
  w.effects.push({ type: 'notificationCertified', notificationId: r.notificationId, actId })
}

/**
 * Marks the current recipient as notified from `legalOn` by `means`. Throws `Refusal` (conflict) without a
 * notification.
 */
export function markNotified(
  w: DecisionBuilder,
  means: string,
  legalOn: string,
  of: { readonly accessed: boolean; readonly proof: Proof },
): void {
  const n = w.flow.notifying
  const r = n?.current == null ? undefined : n.recipients[n.current]
  if (n == null || r === undefined)
    throw new Refusal('conflict', 'No hay una notificación en curso.', { code: 'sin_notificacion' })
  const last = w.flow.lastNotifiedOn
  w.flow = {
    ...w.flow,
    notifying: { ...n, recipients: n.recipients.map((x) => (x === r ? { ...x, means, legalOn } : x)) },
    // firmness counts from the last recipient (decision 30)
    lastNotifiedOn: last === null || legalOn > last ? legalOn : last,
  }
  w.effects.push({ type: 'notificationDone', notificationId: r.notificationId, means, legalOn, ...of })
  w.event('notificacion.surtida', { acto: n.actId, destinatario: r.name, medio: means, fecha: legalOn })
}

/** Whether a person authorised electronic notification; the fact is stored per person. */
export function authorised(w: DecisionBuilder, personId: string): boolean {
  return w.state.facts[`autoriza.${personId}`] === true
}
