import { isDate, longDate } from '../../forms/dates.ts'
import type { LetterName } from '../definition/letter-names.ts'

interface LetterContext {
  readonly facts: Readonly<Record<string, unknown>>
  readonly view: { readonly radicado: string; readonly expediente: string | null }
}
interface Letter {
  readonly subject: string
  readonly body: string
}

const dated = (value: unknown): string => (isDate(value) ? longDate(value) : 'la fecha señalada')

/**
 * Drafts of the letters about withdrawals, visits, third parties and similar incidents, for an official to
 * correct.
 */
export const INCIDENT_LETTERS = {
  'continuacion-de-oficio': ({ view }) => ({
    subject: 'La actuación continúa de oficio',
    body: `Le informamos que la Corporación no aceptó el desistimiento de la solicitud con radicado ${view.radicado}, por razones de interés público, y que la actuación continúa de oficio en la etapa en que se encontraba. Adjuntamos el auto que lo decide.`,
  }),
  'devolucion-de-documentos': ({ view }) => ({
    subject: 'Devolución de los documentos aportados',
    body: `La actuación con radicado ${view.radicado} terminó sin decisión de fondo y el auto que lo dispuso está en firme. Ponemos a su disposición los documentos que aportó; de ellos queda copia en el expediente.`,
  }),
  intervencion: ({ facts, view }) =>
    facts['tercero.decision'] === 'reconoce'
      ? {
          subject: 'Reconocimiento como tercero interviniente',
          body: `Le informamos que la Corporación reconoció la intervención en la actuación con radicado ${view.radicado}. Desde ahora quien interviene puede conocer el expediente, aportar y pedir pruebas y recurrir las decisiones.`,
        }
      : {
          subject: 'Petición de intervención',
          body: `Le informamos que la Corporación no reconoció la intervención pedida en la actuación con radicado ${view.radicado}, porque la petición no reúne los requisitos. Puede presentarla de nuevo mientras la actuación esté en curso.`,
        },
  'nueva-visita': ({ facts, view }) => ({
    subject: 'Nueva fecha de la visita técnica',
    body: `Le informamos que la visita técnica de la solicitud con radicado ${view.radicado} se practicará el ${dated(facts['visita.fecha'])}. Le agradecemos asistir y facilitar el acceso al lugar.`,
  }),
  consentimiento: ({ facts, view }) => ({
    subject: 'Consentimiento para revocar un acto',
    body: `La Corporación estudia la revocatoria directa del acto ${String(facts['acto_revocado.numero'] ?? '')}, expedido en la actuación con radicado ${view.radicado}, que creó una situación en su favor. El artículo 97 de la Ley 1437 de 2011 exige su consentimiento previo, expreso y escrito. Le pedimos responder por escrito, dentro de los diez (10) días hábiles siguientes, si lo da o no.`,
  }),
  acumulacion: ({ view }) => ({
    subject: 'Acumulación de actuaciones',
    body: `Le informamos que la Corporación acumuló varias actuaciones suyas, que en adelante continúan en una sola, con radicado ${view.radicado}. Lo actuado en cada una se conserva. Adjuntamos el auto que lo ordena.`,
  }),
} as const satisfies Partial<Record<LetterName, (of: LetterContext) => Letter>>
