import type { StepDef } from '@ventanilla/domain/workflow/definition'
import type { CaseState } from '@ventanilla/domain/workflow/state'
import type { Standing } from './standing.ts'

/** How a reader stands to a case: whether they take part, and whether the open step is theirs to do. */
interface Reader {
  readonly party: boolean
  readonly mine: boolean
  /** some act waits to be opened by them */
  readonly toOpen: boolean
  readonly standing: Standing
}

/** First thing a person reads about a case: how it was decided, what they have to do, or what happens now, in one sentence. */
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
