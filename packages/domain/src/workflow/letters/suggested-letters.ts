import { formatted } from '../../acts/formats.ts'
import { changeLetter } from './change-letter.ts'
import { stepOfChange } from '../definition/change-steps.ts'
import { type Context, isRecord, listOf, sentence, text } from '../state/case-glance.ts'
import { INCIDENT_LETTERS } from './incident-letters.ts'
import type { LetterName } from '../definition/letter-names.ts'
import { type Letter, PERMIT_LETTERS } from './permit-letters.ts'

interface Drafted {
  readonly subject: string
  readonly body: string
}

const permit =
  (letter: Letter) =>
  ({ facts, view }: Context): Drafted =>
    letter({ facts, radicado: view.radicado, procedure: formatted(view.procedureName, 'enFrase') })

const LETTERS: Readonly<Record<LetterName, (c: Context) => Drafted>> = {
  'resultado-del-cambio': ({ facts, view }) =>
    changeLetter(facts, (part) => view.flow.doers[stepOfChange(view.workflow, part).id]),
  ...INCIDENT_LETTERS,
  'documentos-faltantes': permit(PERMIT_LETTERS['documentos-faltantes']),
  audiencia: permit(PERMIT_LETTERS.audiencia),
  'concepto-de-otra-entidad': permit(PERMIT_LETTERS['concepto-de-otra-entidad']),
  'autorizacion-por-riesgo': permit(PERMIT_LETTERS['autorizacion-por-riesgo']),
  'plan-recibido': permit(PERMIT_LETTERS['plan-recibido']),
  'respuesta-del-registro': permit(PERMIT_LETTERS['respuesta-del-registro']),
  prorroga: ({ facts, view }) => {
    const granted = facts['prorroga.decision'] === 'concede'
    const days = facts['prorroga.dias']
    return {
      subject: granted
        ? 'Se concede la prórroga que usted pidió'
        : 'No se concede la prórroga que usted pidió',
      body: granted
        ? `Le informamos que la Corporación prorrogó por ${String(days)} días hábiles el plazo para responder en la solicitud con radicado ${view.radicado}. Los días se cuentan desde el vencimiento del plazo inicial.`
        : `Le informamos que la Corporación no concedió la prórroga en la solicitud con radicado ${view.radicado}. Sigue corriendo el plazo inicial.${text(facts['prorroga.motivo']) === '' ? '' : ` Motivo: ${text(facts['prorroga.motivo'])}`}`,
    }
  },
  'informacion-insuficiente': ({ facts, view }) => {
    const verdicts = isRecord(facts['informacion.revision']) ? facts['informacion.revision'] : {}
    const missing = listOf(facts['informacion.items']).flatMap((item) => {
      if (!isRecord(item)) return []
      const verdict = verdicts[String(item['id'])]
      if (!isRecord(verdict) || verdict['verdict'] !== 'no_cumple') return []
      const reason = text(verdict['reason'])
      return [`- ${sentence(text(item['text']))}${reason === '' ? '' : ` ${sentence(reason)}`}`]
    })
    return {
      subject: `Resultado de la revisión de la información, radicado ${view.radicado}`,
      body: `La Corporación revisó la información que usted presentó. Estos puntos no quedaron atendidos:\n${missing.join('\n')}`,
    }
  },
}

/** Initial letter of a step; undefined when it writes none. */
export const letterOf = (c: Context): Drafted | undefined =>
  c.step.letter === undefined ? undefined : LETTERS[c.step.letter](c)
