import type { ActLife, ActRule, Flow, World } from './state.ts'

/** Whether an act is notified in parallel with the case, outside its steps. */
export const isNotifiedInParallel = (rule: Pick<ActRule, 'announcement'> | undefined): boolean =>
  rule?.announcement.by === 'notificacion' && rule.announcement.beside === true

/** The act that a calling step notifies: its last signed one, else the case's last signed one. */
export function lastTold(acts: World['acts'], flow: Flow, callerStep: string): ActLife | undefined {
  const isOfAStep = (rule: ActRule | undefined): boolean =>
    rule?.announcement.by !== 'incorporacion' && !isNotifiedInParallel(rule)
  const known = flow.acts.filter((a) => a.phase === 'signed' && isOfAStep(acts.get(a.template)))
  return known.findLast((a) => a.origin === callerStep) ?? known.at(-1)
}

/**
 * Whether the current recipient counts as notified on `today`: by notice only after the day on which it takes
 * effect (CPACA art. 69, "al finalizar el día siguiente"), by other means from that day on.
 */
export function isServed({ notifying }: Pick<Flow, 'notifying'>, today: string): boolean {
  const r = notifying?.current == null ? undefined : notifying.recipients[notifying.current]
  if (r === undefined || r.legalOn === null) return false
  return r.means !== null && NOTICES.has(r.means) ? today > r.legalOn : today >= r.legalOn
}

const NOTICES: ReadonlySet<string> = new Set(['aviso', 'aviso_publicado'])
