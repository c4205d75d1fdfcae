import { calculationWords } from '../../fees/calculation.ts'
import { groundsOf } from '../../fees/method.ts'
import { addDays } from '../../terms/dates.ts'
import { computeTerm, dueDate } from '../../terms/term.ts'
import { sentence } from '../../workflow/state/case-glance.ts'
import { type ActContext, citationOf, lastSigned, lastSignedAs, numberOf } from './act-context.ts'
import { numberIn, rowsIn, texts, withoutArticle } from './act-words.ts'

/** Act variables of requirements, terms, extension, payment and appeal, derived from the case. */
export function requestValues(c: ActContext): Record<string, unknown> {
  const { facts } = c.state
  const monthLater = computeTerm({ from: c.today, amount: 1, unit: 'meses', calendar: c.calendar }).due
  const suspension = c.state.flow.suspensions.at(-1)
  // the applicant's step whose term the extension or withdrawal is about
  const { interrupted, stack, extended } = c.state.flow
  const awaited = c.stepOf(interrupted?.step ?? stack.findLast((step) => step in extended) ?? '')
  const answersAct = awaited?.answersAct
  const requirement =
    (answersAct === undefined ? undefined : lastSigned(c, answersAct)) ?? lastSignedAs(c, 'requirement')
  const extension = facts['prorroga.decision'] === 'concede' ? lastSignedAs(c, 'extension') : undefined
  const answered = facts['requerimiento.respuestas'] ?? facts['informacion.respuestas']
  return {
    'requerimiento.numero': numberOf(c, requirement),
    'requerimiento.plazo_fecha': monthLater,
    'informacion.plazo_fecha': monthLater,
    'desistimiento.causa': awaited?.kind === 'payment' ? 'pago' : 'requerimiento',
    'termino.inicio': dayAfter(c.state.flow.lastNotifiedOn ?? suspension?.from),
    'termino.fin': c.today,
    'termino.prorroga': extension === undefined ? '' : numberOf(c, extension),
    'termino.respuesta': answered === undefined ? '' : 'la respuesta que consta en el expediente',
    'prorroga.fecha_solicitud': c.today,
    'prorroga.fecha_fin': extendedTo(c),
    'liquidacion.concepto': facts['liquidacion.concepto'] ?? 'Servicio de evaluación ambiental',
    'liquidacion.fundamento': facts['liquidacion.fundamento'] ?? groundsOf('evaluacion'),
    'liquidacion.objeto': facts['liquidacion.objeto'] ?? 'evaluacion',
    'recibo.convenio': facts['recibo.convenio'] ?? 'Convenio de recaudo de la Corporación',
    'recibo.bancos': 'los bancos y corresponsales del convenio',
    'recurso.fecha': c.today,
  }
}

/** Same variables from data that officials captured under their own keys, in the acts' wording. */
export function capturedRequestValues(c: ActContext): Record<string, unknown> {
  const { facts } = c.state
  const opinion = lastSignedAs(c, 'opinion')
  return {
    'requerimiento.items': texts(facts['requerimiento.items']),
    'informacion.items': rowsIn(facts['informacion.items']).map((r) => ({
      texto: r['text'] ?? r['texto'] ?? '',
      fundamento:
        r['basis'] ??
        r['fundamento'] ??
        (opinion === undefined
          ? 'Revisión técnica del expediente.'
          : sentence(`${withoutArticle(citationOf(c, opinion))} ${numberOf(c, opinion)}`)),
    })),
    'requerimiento.dias': '',
    // the cost review captures the project value in every case, but only a tariff depends on it
    ...(!byTariff(facts) && { 'liquidacion.valor_proyecto': '' }),
    'liquidacion.tabla': (byTariff(facts) ? rowsIn(facts['liquidacion.tabla']) : []).map((r) => {
      const away = (numberIn(r['visits']) ?? 0) * (numberIn(r['daysPerVisit']) ?? 0)
      const days = away + (numberIn(r['daysReport']) ?? 0)
      const fees = days * (numberIn(r['dailyFee']) ?? 0)
      const allowances = away * (numberIn(r['perDiem']) ?? 0)
      return {
        profesional: r['category'] ?? '',
        dias: days,
        honorarios: fees,
        viaticos: allowances,
        costo: fees + allowances,
      }
    }),
    'liquidacion.derivacion': rowsIn(facts['liquidacion.derivacion']).map((r) => ({
      paso: [r['label'], r['expression']].filter((x) => x !== '' && x !== undefined).join(': '),
      valor: r['value'] ?? '',
    })),
    'liquidacion.version': calculationWords(facts['liquidacion.calculo']),
  }
}

/** Last day of a term being extended; '' without a granted extension. */
function extendedTo({ state: { facts }, calendar }: ActContext): string {
  const [first, days] = [facts['termino.fin'], facts['prorroga.dias']]
  return facts['prorroga.decision'] === 'concede' && typeof first === 'string' && typeof days === 'number'
    ? dueDate(first, days, 'habiles', calendar)
    : ''
}

/** Whether the single table and the cap were compared, as in evaluation and follow-up. */
const byTariff = ({ 'liquidacion.objeto': settled }: Readonly<Record<string, unknown>>): boolean =>
  settled === undefined || settled === 'evaluacion' || settled === 'seguimiento'

/** A term counts from the day after the notification (Ley 4 de 1913, art. 62). */
const dayAfter = (date: string | undefined): string => (date === undefined ? '' : addDays(date, 1))
