import type { CaseState } from '@ventanilla/domain/workflow/state'

/** First thing a person reads about a case: what happens now, in one sentence. */
export function nowSentence(state: CaseState, openTitle: string | null, party: boolean): string {
  if (state.flow.closed) return 'La solicitud terminó. Puede descargar todos sus documentos.'
  const task = state.flow.tasks.at(-1)
  if (task === undefined)
    return state.status === 'borrador'
      ? 'Borrador: todavía no la ha radicado.'
      : 'La Corporación prepara el siguiente paso.'
  if (task.turn === 'usuario')
    return party ? `Le toca a usted: ${lower(openTitle)}.` : `Espera al solicitante: ${lower(openTitle)}.`
  if (task.step === 'NOT-03' && party) return 'Tiene una notificación por abrir.'
  return `La Corporación trabaja en: ${lower(openTitle)}.`
}

const lower = (text: string | null): string =>
  text === null ? '' : text.charAt(0).toLowerCase() + text.slice(1)
