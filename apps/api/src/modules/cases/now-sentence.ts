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
    return party
      ? (ASKED[task.step] ?? `Le toca a usted: ${lower(openTitle)}.`)
      : `Espera al solicitante: ${lower(openTitle)}.`
  if (task.step === 'NOT-03' && party) return 'Tiene una notificación por abrir.'
  return `La Corporación trabaja en: ${lower(openTitle)}.`
}

/** What the applicant has to do, said to them; the titles of the steps speak about them. */
const ASKED: Readonly<Record<string, string>> = {
  'PG-04A': 'Le toca a usted: responda lo que le pedimos.',
  'INF-02': 'Le toca a usted: responda lo que le pedimos.',
  'LIQ-04': 'Le toca a usted: pague el recibo y adjunte el comprobante.',
}

const lower = (text: string | null): string =>
  text === null ? '' : text.charAt(0).toLowerCase() + text.slice(1)
