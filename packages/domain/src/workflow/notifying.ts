import { Refusal } from '../cases/problem.ts'
import type { Proof } from './commands.ts'
import type { StepDef } from './definition.ts'
import type { ActLife, ActRule, Flow, OpenTask, Recipient, World } from './state.ts'
import type { Working } from './working.ts'

/**
 * Making an act known, one notification per recipient (decision 30). NOT-01 is entered by the step that calls it;
 * the act is the last signed one of that step.
 */
export function beginNotifying(w: Working, callerStep: string): void {
  const act = lastTold(w.world.acts, w.flow, callerStep)
  if (act === undefined) throw new Refusal(409, 'No hay un acto firmado por notificar.', { code: 'sin_acto' })
  tellEverybody(w, act)
}

/** Opens a notification of the act for every party. */
export function tellEverybody(w: Working, act: ActLife): void {
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

/** Every party gets its own notification. */
const recipientsOf = (parties: readonly Recipient[]): Recipient[] =>
  parties.map(({ personId, name, role }) => ({ personId, name, role }))

/** Whether an act is notified beside the case: no step of it does. */
export const isToldBeside = (rule: Pick<ActRule, 'announcement'> | undefined): boolean =>
  rule?.announcement.by === 'notificacion' && rule.announcement.beside === true

/** The act that a calling step makes known: the last one signed of those it or the step before it asked for. */
export function lastTold(acts: World['acts'], flow: Flow, callerStep: string): ActLife | undefined {
  const isOfAStep = (rule: ActRule | undefined): boolean =>
    rule?.announcement.by !== 'incorporacion' && !isToldBeside(rule)
  const known = flow.acts.filter((a) => a.phase === 'signed' && isOfAStep(acts.get(a.template)))
  return known.findLast((a) => a.origin === callerStep) ?? known.at(-1)
}

/** Whom a step of the family that makes acts known is about: what is written there is theirs alone; null: nobody. */
export function recipientInHand({ world, flow: { notifying } }: Working, stepId: string): string | null {
  const step = world.workflow.steps.get(stepId)
  const makesKnown = world.workflow.families.some(
    ({ id, makesKnown: tells }) => tells === true && id === step?.family,
  )
  if (!makesKnown || notifying?.current == null) return null
  return notifying.recipients[notifying.current]?.personId ?? null
}

/** What is captured while one recipient is notified, in whatever step of the family, and the hour of access. */
export const ofOneRecipient = ({ world }: Working, familyId: string): string[] => [
  'notificacion.acceso',
  ...(world.workflow.families.find(({ id }) => id === familyId)?.steps ?? []).flatMap((step) =>
    step.capture.map(({ key }) => key),
  ),
]

/** NOT-02: the recipient in hand and the means; `data` is what was captured for them just now. */
export function chooseRecipient(
  w: Working,
  step: StepDef,
  personId: unknown,
  means: string,
  data: Readonly<Record<string, unknown>>,
): void {
  const n = w.flow.notifying
  if (n === null) throw new Refusal(409, 'No hay una notificación en curso.', { code: 'sin_notificacion' })
  const wanted = typeof personId === 'string' ? n.recipients.findIndex((r) => r.personId === personId) : -1
  // somebody who is no recipient must never turn into somebody else
  const named = typeof personId === 'string' && personId !== ''
  const current = named ? wanted : n.recipients.findIndex((r) => r.legalOn === null)
  const recipient = n.recipients[current]
  if (recipient === undefined || recipient.legalOn !== null)
    throw new Refusal(422, 'Elija un destinatario que todavía no esté notificado.', { code: 'destinatario' })
  w.flow = {
    ...w.flow,
    notifying: {
      ...n,
      current,
      recipients: n.recipients.map((r, i) => (i === current ? { ...r, means } : r)),
    },
  }
  // what was written about the recipient before must not speak for this one
  w.facts({
    ...Object.fromEntries(ofOneRecipient(w, step.family).map((key) => [key, null])),
    ...data,
    'notificado.nombre': recipient.name,
  })
}

/** A letter went out (electronic notice, summons, notice): the proof of dispatch. */
export function markSent(w: Working, means: string): void {
  const n = w.flow.notifying
  const r = n?.current == null ? undefined : n.recipients[n.current]
  if (r === undefined) return
  w.effects.push({ type: 'notificationSent', notificationId: r.notificationId, means })
  w.event('notificacion.enviada', { acto: n?.actId ?? null, destinatario: r.name, medio: means })
}

/** What proves a notification: the act drawn up for it in its task, and the paper and number of a delivery. */
export function proofOf(w: Working, task: OpenTask, data: Readonly<Record<string, unknown>> = {}): Proof {
  const drawnUp = w.flow.acts.findLast((a) => a.task === task.id && a.phase === 'signed')
  const papers = data['aviso.prueba']
  const paper = Array.isArray(papers) ? (papers[0] as { fileId?: unknown } | undefined)?.fileId : undefined
  const guide = data['aviso.guia']
  return {
    actId: drawnUp?.id ?? null,
    fileId: typeof paper === 'string' ? paper : null,
    guide: typeof guide === 'string' && guide !== '' ? guide : null,
  }
}

/**
 * The authority certifies the day and hour in which the act was opened (CPACA art. 56): that certificate proves an
 * electronic notification, over the letter that announced it. Others are proven by what was drawn up or delivered.
 */
export function certifyAccess(w: Working, task: OpenTask): void {
  const n = w.flow.notifying
  const r = n?.current == null ? undefined : n.recipients[n.current]
  const { actId } = proofOf(w, task)
  if (r?.means !== 'electronica' || actId === null) return
  w.effects.push({ type: 'notificationCertified', notificationId: r.notificationId, actId })
}

/** The recipient counts as notified from `legalOn` by `means`. */
export function markNotified(
  w: Working,
  means: string,
  legalOn: string,
  of: { readonly accessed: boolean; readonly proof: Proof },
): void {
  const n = w.flow.notifying
  const r = n?.current == null ? undefined : n.recipients[n.current]
  if (n == null || r === undefined)
    throw new Refusal(409, 'No hay una notificación en curso.', { code: 'sin_notificacion' })
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

/**
 * Whether the recipient in hand counts as notified on `today`: a notice only when the day on which it takes effect is
 * over (CPACA art. 69, "al finalizar el día siguiente"), every other means from its day on.
 */
export function isServed({ notifying }: Pick<Flow, 'notifying'>, today: string): boolean {
  const r = notifying?.current == null ? undefined : notifying.recipients[notifying.current]
  if (r === undefined || r.legalOn === null) return false
  return r.means !== null && NOTICES.has(r.means) ? today > r.legalOn : today >= r.legalOn
}

const NOTICES: ReadonlySet<string> = new Set(['aviso', 'aviso_publicado'])

/** Whether the recipient in hand may be notified electronically; the fact is kept per person. */
export function authorised(w: Working, personId: string): boolean {
  return w.state.facts[`autoriza.${personId}`] === true
}
