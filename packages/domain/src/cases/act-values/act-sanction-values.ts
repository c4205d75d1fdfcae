import { calculationWords } from '../../fees/calculation.ts'
import type { FieldOption } from '../../forms/definition.ts'
import { isPlain } from '../../forms/nest.ts'
import { dueDate } from '../../terms/term.ts'
import { type ActContext, dateOf, lastSignedAs, numberOf } from './act-context.ts'
import { lines, personWords, pointText, rowsIn } from './act-words.ts'
import {
  CESSATION,
  COMPLAINTS,
  COMPLIANCE,
  CULPABILITY,
  EVIDENCE,
  FOLLOW_UP,
  LIFTING,
  MEASURES,
  RESOURCES,
  SANCTIONS,
} from '../words/sanction-words.ts'

const wordsOf = (list: readonly FieldOption[], value: unknown): string =>
  list.find((one) => one.value === String(value))?.label ?? (typeof value === 'string' ? value : '')
const codes = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Joins parts as an enumeration: "agua, suelo y fauna". */
function enumeration(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} y ${last}`
}

/** Days for closing arguments (CPACA art. 48). */
const ARGUMENT_DAYS = 10

/** Act variables of follow-up, sanctions and complaints: words instead of codes, and the earlier acts. */
export function sanctionValues(
  c: ActContext,
  captured: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { facts } = c.state
  const measure = lastSignedAs(c, 'preventiveMeasure')
  const record = lastSignedAs(c, 'flagranceRecord')
  const begun = lastSignedAs(c, 'sanctionOpening')
  const charged = lastSignedAs(c, 'charges')
  const person = personWords('infractor', {
    'infractor.nombre': c.applicant.name,
    'infractor.tipo_documento': c.applicant.documentType,
    'infractor.documento': c.applicant.document,
    ...captured,
  })
  const sanctions = codes(facts['sancion.tipo'])
  return {
    ...person,
    'infractor.presunto':
      person['infractor.documento'] === '' && captured['infractor.nombre'] === undefined
        ? 'persona por determinar'
        : person['infractor.nombre'],
    'hechos.recursos': enumeration(
      codes(facts['hechos.recursos']).map((code) => wordsOf(RESOURCES, code).toLocaleLowerCase('es-CO')),
    ),
    'hechos.coordenada': pointText(facts['hechos.coordenada']),
    'medida.verbo': numberOf(c, record) === '' ? 'impone' : 'legaliza',
    'medida.tipo': wordsOf(MEASURES, facts['medida.tipo']),
    'medida.condiciones': lines(facts['medida.condiciones']),
    'medida.causal_levantamiento': wordsOf(LIFTING, facts['medida.causal_levantamiento']),
    'medida.acto': numberOf(c, measure),
    'medida.acto_fecha': dateOf(c, measure),
    'medida.acta': numberOf(c, record),
    'indagacion.diligencias': lines(facts['indagacion.diligencias']),
    'informe.fotos': rowsIn(facts['informe.fotografias']).map((r) => ({
      descripcion: r['caption'] ?? '',
      coordenada: pointText(r),
    })),
    'inicio.pruebas': lines(facts['inicio.pruebas']),
    'inicio_san.numero': numberOf(c, begun),
    'inicio_san.fecha': dateOf(c, begun),
    'propuesta.medidas': lines(facts['propuesta.medidas']),
    'cargos.pruebas': lines(facts['cargos.pruebas']),
    'cargos.numero': numberOf(c, charged),
    'cargos.fecha': dateOf(c, charged),
    'pruebas.lista': rowsIn(facts['pruebas.lista']).map((r) => ({
      ...r,
      decision: wordsOf(EVIDENCE, r['decision']),
    })),
    'traslado.fecha_fin': dueDate(c.today, ARGUMENT_DAYS, 'habiles', c.calendar),
    'queja.clase': wordsOf(COMPLAINTS, facts['queja.clase']),
    'traslado.anexos': lines(facts['traslado.anexos']),
    'multa.version': calculationWords(facts['multa.calculo']),
    'multa.derivacion': rowsIn(facts['multa.derivacion']).map((r) => ({
      paso: [r['label'], r['expression']].filter((x) => x !== '' && x !== undefined).join(': '),
      valor: r['value'] ?? '',
    })),
    agravantes: rowsIn(facts['cargos.agravantes']).map((r) => ({
      texto: `${c.listLabel('agravantes', String(r['circunstancia']))}: ${String(r['motivo'] ?? '')}`,
    })),
    'tasacion.agravantes': weighed(facts, 'agravantes'),
    'tasacion.atenuantes': weighed(facts, 'atenuantes'),
    'sancion.multa': facts['sancion.responsable'] === 'si' && sanctions.includes('multa'),
    'sancion.tipo': sanctions.map((code) => ({ texto: `${wordsOf(SANCTIONS, code)}.` })),
    'sancion.culpabilidad': wordsOf(CULPABILITY, facts['sancion.culpabilidad']),
    'sancion.correccion': lines(facts['sancion.correccion']),
    'cesacion.causal': wordsOf(CESSATION, facts['cesacion.causal']),
    'seguimiento.recomendacion': wordsOf(FOLLOW_UP, facts['seguimiento.recomendacion']),
    ...complianceValues(facts),
  }
}

/** Circumstances weighed in the valuation, as the resolución lists them. */
function weighed(
  facts: Readonly<Record<string, unknown>>,
  which: 'agravantes' | 'atenuantes',
): { texto: string }[] {
  const kept = facts['multa.circunstancias']
  const labels = isPlain(kept) ? kept[which] : []
  return codes(labels).map((label) => ({ texto: `${label}.` }))
}

/** Each obligation with the finding of the visit. */
function complianceValues(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const verdicts = facts['seguimiento.cumplimiento']
  const rows = rowsIn(facts['permiso.obligaciones']).map((obligation) => {
    const found = isPlain(verdicts) ? verdicts[String(obligation['id'])] : undefined
    const verdict: Readonly<Record<string, unknown>> = isPlain(found) ? found : {}
    return {
      obligacion: String(obligation['text'] ?? ''),
      code: verdict['verdict'],
      estado: wordsOf(COMPLIANCE, verdict['verdict']),
      nota: typeof verdict['reason'] === 'string' ? verdict['reason'] : '',
    }
  })
  return {
    'seguimiento.cumplimiento': rows.map(({ obligacion, estado, nota }) => ({ obligacion, estado, nota })),
    'seguimiento.incumplimientos': rows
      .filter((row) => row.code === 'no_cumple')
      .map(({ obligacion, nota }) => ({ texto: [obligacion, nota].filter((x) => x !== '').join(' ') })),
  }
}
