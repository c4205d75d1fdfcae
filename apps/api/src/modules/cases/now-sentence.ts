import { isAnswer } from '@ventanilla/domain/workflow/requirements'
import type { Workflow } from '@ventanilla/domain/workflow/definition'
import { awaitsAccess } from '@ventanilla/domain/workflow/electronic-access'
import type { CaseState } from '@ventanilla/domain/workflow/state'

/** How a reader stands to a case: whether they take part, and whether the open step is theirs to do; and the definitions. */
interface Reader {
  readonly party: boolean
  readonly mine: boolean
  readonly workflow: Workflow
}

/** First thing a person reads about a case: what happens now, in one sentence. */
export function nowSentence(
  state: CaseState,
  openTitle: string | null,
  { party, mine, workflow }: Reader,
): string {
  if (state.flow.closed) return 'La solicitud terminó. Puede descargar todos sus documentos.'
  const task = state.flow.tasks.at(-1)
  if (task === undefined)
    return state.status === 'borrador'
      ? 'Borrador: todavía no la ha radicado.'
      : 'La Corporación prepara el siguiente paso.'
  if (task.turn === 'usuario')
    return mine
      ? (ASKED[task.step] ??
          (isAnswer(task.step)
            ? 'Le toca a usted: responda lo que le pedimos.'
            : `Le toca a usted: ${lower(openTitle)}.`))
      : (OTHERS_TURN[task.step] ?? `Espera al solicitante: ${lower(openTitle)}.`)
  if (party && awaitsAccess(workflow, [task])) return 'Tiene una notificación por abrir.'
  return `La Corporación trabaja en: ${lower(openTitle)}.`
}

/** What the applicant has to do, said to them; the titles of the steps speak about them. */
const ASKED: Readonly<Record<string, string>> = {
  'LIQ-04': 'Le toca a usted: pague el recibo y adjunte el comprobante.',
  'SEG-09': 'Le toca a usted: responda el requerimiento sobre las obligaciones de su permiso.',
  'SAN-10': 'Le toca a usted: puede presentar descargos y pedir pruebas.',
  'SAN-11E': 'Le toca a usted: puede presentar alegatos de conclusión.',
  'CAM-02': 'Falta que quien recibe el trámite abra el enlace que le enviamos y acepte quedar vinculado.',
  'CAM-03': 'Le toca a usted: quien recibe el trámite ya se vinculó; envíe la solicitud.',
  'CAM-13': 'Le toca a usted: diga si acepta el trámite.',
}

/** The same to whoever looks on while a certain party has to do something. */
const OTHERS_TURN: Readonly<Record<string, string>> = {
  'CAM-02': 'Espera a que quien recibe el trámite abra su enlace y acepte quedar vinculado.',
  'CAM-03': 'Espera a que quien cede el trámite envíe la solicitud.',
  'CAM-13': 'Espera a que quien recibe el trámite diga si lo acepta.',
}

const lower = (text: string | null): string =>
  text === null ? '' : text.charAt(0).toLowerCase() + text.slice(1)
