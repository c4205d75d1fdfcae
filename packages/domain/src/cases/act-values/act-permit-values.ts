import { type ActContext, stepsOpen } from './act-context.ts'
import { rowsIn, texts } from './act-words.ts'
import { decimal as decimalText } from '../../kernel/figures.ts'

const VERDICTS: Readonly<Record<string, string>> = {
  cumple: 'Cumple',
  no_cumple: 'No cumple',
  no_aplica: 'No aplica',
}

/** Act variables of licences, trees at risk, certificates and answers, from data captured by officials. */
export function permitValues(c: ActContext): Record<string, unknown> {
  const { facts } = c.state
  const verdicts = Object.entries(record(facts['revision.documentos']))
  const checked = verdicts.map(([id, verdict]) => ({
    documento: c.documentTitle(id),
    resultado: VERDICTS[String(record(verdict)['verdict'])] ?? '',
    observacion: record(verdict)['reason'] ?? '',
  }))
  // prevents a letter of another step in the same case from repeating the authorisation, or what was required
  const authorises = stepsOpen(c).some((step) => step.authorises === true)
  const requires = stepsOpen(c).some(
    (step) => step.letter !== undefined && step.capture.some(({ kind }) => kind === 'requirements'),
  )
  return {
    'oficio.puntos': requires ? texts(facts['requerimiento.items']) : [],
    'oficio.autorizados': authorises ? texts(facts['riesgo.autorizados']) : [],
    'oficio.medidas': authorises ? (facts['riesgo.medidas'] ?? '') : '',
    'chequeo.items': checked,
    'chequeo.faltan': verdicts.some(([, verdict]) => record(verdict)['verdict'] === 'no_cumple'),
    'reunion.asistentes': rowsIn(facts['reunion.asistentes']).map((r) => ({
      nombre: r['name'] ?? '',
      documento: /^\d+$/.test(String(r['document'])) ? decimalText(r['document']) : (r['document'] ?? ''),
      calidad: String(r['capacity'] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es-CO')),
    })),
    requerimientos: facts['reunion.requiere'] === false ? [] : texts(facts['requerimientos']),
    'certificado.numero': c.expediente ?? c.radicado ?? '',
    'certificado.condiciones': c.terms('certificado.'),
    'peticion.puntos': texts(facts['peticion.puntos']),
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  // a list is read by its keys too
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
