import { changeLetter } from './change-letter.ts'
import { type Context, isRecord, listOf, sentence, text } from './case-glance.ts'
import { INCIDENT_LETTERS } from './incident-letters.ts'
import { PERMIT_LETTERS } from './permit-letters.ts'

const LETTERS: Readonly<Record<string, (c: Context) => { readonly subject: string; readonly body: string }>> =
  {
    'CAM-15': ({ facts, view }) => changeLetter(facts, view.flow),
    ...INCIDENT_LETTERS,
    'PRO-03': ({ facts, view }) => {
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
    'INF-03B': ({ facts, view }) => {
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

const permitLetter = ({ step, facts, view }: Context) =>
  PERMIT_LETTERS[step.id]?.({ facts, radicado: view.radicado, procedure: view.procedureName.toLowerCase() })

/** Initial letter of a step; undefined when it writes none. */
export const letterOf = (c: Context): { readonly subject: string; readonly body: string } | undefined =>
  LETTERS[c.step.id]?.(c) ?? permitLetter(c)
