import type { Actor } from '@ventanilla/domain/access/actor'
import type { ActRole } from '@ventanilla/domain/acts/template'
import { receiptWarning } from '@ventanilla/domain/fees/receipt-words'
import { actsToOpen } from '@ventanilla/domain/workflow/state/electronic-access'
import { type CaseState, consults, looksOn } from '@ventanilla/domain/workflow/state/state'
import type { CaseRow } from '../../../db/cases/load.ts'
import type { AppDeps } from '../../../deps.ts'
import type { CaseParts } from './case-parts.ts'

/** A reader of a case and their relation to it. */
export interface Reader {
  readonly id: string
  /** officials; parties; readers the file was opened to, who have no part in it */
  readonly side: 'inside' | 'party' | 'consults'
  /**
   * a third party and nothing else: notified and able to appeal, without access to the applicant's documents
   */
  readonly looksOn: boolean
}

export const readerOf = (state: CaseState, actor: Actor): Reader => ({
  id: actor.id,
  side: state.parties.some((p) => p.personId === actor.id)
    ? 'party'
    : consults(state, actor)
      ? 'consults'
      : 'inside',
  looksOn: looksOn(state, actor.id),
})

type Files = NonNullable<CaseParts['files']>

export function filesFor(
  deps: AppDeps,
  reader: Reader,
  { tt_id: ttId }: CaseRow,
  files: Files,
): Omit<Files[number], 'filed' | 'shared'>[] {
  const { documents } = deps.catalogue.openToThirds
  return files.flatMap(({ filed, shared, ...f }) => {
    const shown = reader.looksOn
      ? f.purpose === 'solicitud' && documents.includes(`${ttId}:${f.documentId}`)
      : reader.side === 'inside' || (reader.side === 'consults' ? filed : shared)
    return shown ? [f] : []
  })
}

type Acts = NonNullable<CaseParts['acts']>
type Notifications = NonNullable<CaseParts['notifications']>

/**
 * A reader outside the authority sees an act once it was notified to them: never a draft, and a decision only
 * when it was notified or waits for them to open it.
 */
export function actsFor(
  deps: AppDeps,
  reader: Reader,
  state: CaseState,
  acts: Acts,
  notifications: Notifications,
): (Omit<Acts[number], 'addresseeId' | 'known'> & { toOpen: boolean; role: ActRole | null })[] {
  const outside = reader.side !== 'inside'
  const { personalActs } = deps.catalogue.openToThirds
  const waiting = actsToOpen(deps.catalogue.of(state).workflow, state.flow, reader.id)
  return acts.flatMap(({ addresseeId, known, ...act }) => {
    if (reader.looksOn && personalActs.includes(act.template) && addresseeId !== reader.id) return []
    const rule = deps.catalogue.actRules.get(act.template)
    const all = notifications.filter((n) => n.actId === act.id)
    const mine = all.filter((n) => n.recipientId === reader.id)
    const sent = mine.some((n) => n.state === 'sent' && n.means === 'electronica')
    const toOpen = sent && waiting.includes(act.id)
    const shown =
      !outside ||
      known ||
      toOpen ||
      (reader.side === 'party' &&
        addresseeId === null &&
        rule?.announcement.by === 'incorporacion' &&
        act.number !== null)
    if (!shown) return []
    return [{ ...act, role: rule?.role ?? null, toOpen, fileId: outside && !known ? null : act.fileId }]
  })
}

type Receipts = NonNullable<CaseParts['receipts']>

/** Hides unsigned receipts: internal work whose reference must not be paid. */
export const receiptsFor = (
  reader: Reader,
  receipts: Receipts,
  today: string,
): (Omit<Receipts[number], 'annulment'> & { warning: string | null })[] =>
  reader.looksOn || reader.side === 'consults'
    ? []
    : receipts
        .filter(({ state }) => reader.side === 'inside' || state !== 'prepared')
        .map(({ annulment, ...receipt }) => ({
          ...receipt,
          warning: receiptWarning({ ...receipt, annulment }, today),
        }))

type Facts = Readonly<Record<string, unknown>>

/** Money above the debts, counted from what came in: also payments that no step of this case took. */
export function withSurplus(facts: Facts, surplus: number): Facts {
  const { 'cobro.a_favor': _counted, ...others } = facts
  return surplus > 0 ? { ...others, 'cobro.a_favor': surplus } : others
}

export const factsFor = (reader: Reader, facts: Facts): Record<string, unknown> =>
  reader.looksOn ? thirdFacts(facts) : reader.side === 'inside' ? officialFacts(facts) : applicantFacts(facts)

const only = (facts: Facts, is: (key: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => is(key)))

/** The figures stored to repeat a calculation are shown by its document. */
const officialFacts = (facts: Facts): Record<string, unknown> =>
  only(facts, (key) => !key.endsWith('.calculo'))

/** The applicant reads the requirement and the answers; internal assessments are hidden. */
const APPLICANT_FACTS =
  /^(requerimiento\.items|requerimiento\.respuestas|informacion\.items|informacion\.respuestas|visita\.fecha|decision\.|permiso\.|liquidacion\.total|recibo\.|pago\.|reclamacion\.hasta$|cobro\.(saldo|abonado|a_favor)$)/
function applicantFacts(facts: Facts): Record<string, unknown> {
  const decided = facts['caso.cierre'] !== undefined
  return only(facts, (key) => APPLICANT_FACTS.test(key) && (decided || !key.startsWith('decision.')))
}

/** A third party reads what was required and decided, not what the applicant answered and paid. */
const THIRD_FACTS = /^(requerimiento\.items|informacion\.items|visita\.fecha|decision\.|permiso\.)/
const thirdFacts = (facts: Facts): Record<string, unknown> =>
  only(applicantFacts(facts), (key) => THIRD_FACTS.test(key))
