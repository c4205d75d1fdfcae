import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { Standing } from './standing.ts'

/** A reader's relation to a case: whether they are a party, and whether the open step is theirs. */
interface Reader {
  readonly party: boolean
  readonly mine: boolean
  /** an act waits for them to open it */
  readonly toOpen: boolean
  readonly standing: Standing
}

/** One sentence on a case, shown first: how it was decided, what the reader must do, or what happens next. */
export function nowSentence(
  state: CaseState,
  step: StepDef | undefined,
  { party, mine, toOpen, standing }: Reader,
): string {
  if (standing.decision !== null && (party || state.flow.closed)) return `${standing.decision.title}.`
  if (state.flow.closed) return 'La solicitud terminó. Puede descargar todos sus documentos.'
  if (state.flow.tasks.length === 0)
    return state.status === 'borrador'
      ? 'Borrador: todavía no la ha radicado.'
      : 'La Corporación prepara el siguiente paso.'
  if (step?.asks !== undefined) return mine ? `${step.asks.you}.` : step.asks.others
  if (party && toOpen) return 'Tiene una notificación por abrir.'
  if (party && standing.untold) return 'La decisión está firmada. La Corporación se la va a notificar.'
  return `La Corporación trabaja en: ${lower(step?.title ?? null)}.`
}

const lower = (text: string | null): string =>
  text === null ? '' : text.charAt(0).toLowerCase() + text.slice(1)
