import { VERDICTS } from '@ventanilla/catalog/workflows/verdicts'
import { isBehind, stageOf, type VerdictText, verdictOf } from '@ventanilla/domain/cases/verdict'
import { longDate } from '@ventanilla/domain/terms/dates'
import type { AppealClass } from '@ventanilla/domain/workflow/definition/definition'
import { partyOf } from '@ventanilla/domain/workflow/appeals/filed-appeals'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import { familyOf } from '../../../db/cases/case-name.ts'
import type { CaseRow } from '../../../db/cases/load.ts'
import type { AppDeps } from '../../../deps.ts'
import { appealOffer } from '../appeal-window.ts'

/** The outcome of a case, as far as one reader was notified. */
export interface Standing {
  /**
   * how it was decided or ended, with appeals and firmness as sentences; null when the reader was notified of
   * nothing
   */
  readonly decision: (Omit<VerdictText, 'act' | 'follows'> & { readonly lines: readonly string[] }) | null
  /** decided, but this reader has not been notified */
  readonly untold: boolean
}

export interface StandingReader {
  readonly id: string
  /** is a party to the case */
  readonly party: boolean
  /** ids of the acts notified to the reader; officials know all */
  readonly known: readonly string[]
}

/** How a case stands for a reader: its decision, who can still appeal, pending appeals and firmness. */
export function standingOf(deps: AppDeps, row: CaseRow, state: CaseState, reader: StandingReader): Standing {
  const { workflow } = deps.catalogue.of(row)
  const family = familyOf(deps.catalogue, row)?.id
  const told = verdictOf(state, {
    workflow,
    verdicts: VERDICTS,
    family,
    own: reader.party && partyOf(state.parties, reader.id) === 'solicitante',
    known: new Set(reader.known),
  })
  const stage = stageOf(state.flow)
  const signed = state.flow.acts.some(
    (act) =>
      act.phase === 'signed' &&
      VERDICTS.byAct[act.template] !== undefined &&
      (stage === null || isBehind(workflow, stage, act.origin)),
  )
  if (told === null) return { decision: null, untold: signed && !state.flow.closed }
  const { act, follows, ...decision } = told
  return {
    decision: { ...decision, lines: [...follows, ...lifeOf(deps, state, act?.signedOn ?? null, reader)] },
    untold: false,
  }
}

/** Appeals and firmness of a decision, as sentences. */
function lifeOf(deps: AppDeps, state: CaseState, signedOn: string | null, reader: StandingReader): string[] {
  const pending = (state.flow.appeals ?? []).filter((one) => one.state !== 'decidido')
  const mine = pending.find((one) => one.personId === reader.id)
  const studied =
    mine !== undefined
      ? [`Su recurso, presentado el ${longDate(mine.on)}, está en estudio.`]
      : pending.length === 0
        ? []
        : [pending.length === 1 ? 'Hay un recurso en estudio.' : `Hay ${pending.length} recursos en estudio.`]
  const offer = reader.party && !state.flow.closed ? appealOffer(deps, state, reader.id) : null
  const open =
    offer === null
      ? []
      : [
          `Puede presentar ${appealOptionsText(offer.ways)}${offer.dueOn === null ? '' : ` hasta el ${longDate(offer.dueOn)}`}.`,
        ]
  const firm = state.facts['firmeza.fecha']
  const isFirm =
    pending.length === 0 &&
    offer === null &&
    typeof firm === 'string' &&
    firm !== '' &&
    (signedOn === null || firm >= signedOn)
  return [...studied, ...open, ...(isFirm ? [`La decisión está en firme desde el ${longDate(firm)}.`] : [])]
}

const WAYS: Readonly<Record<AppealClass, string>> = {
  reposicion: 'recurso de reposición',
  reposicion_apelacion: 'recurso de reposición y en subsidio de apelación',
  apelacion: 'recurso de apelación',
  queja: 'recurso de queja',
}
const appealOptionsText = (ways: readonly AppealClass[]): string => ways.map((one) => WAYS[one]).join(' o ')
