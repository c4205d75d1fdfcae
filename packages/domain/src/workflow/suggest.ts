import type { FieldDef } from '../forms/definition.ts'
import { addYears, longDate } from '../forms/dates.ts'
import { addMonths } from '../terms/dates.ts'
import { changeLetter } from './change-letter.ts'
import { INCIDENT_LETTERS } from './incident-letters.ts'
import type { StepDef } from './definition.ts'
import { PERMIT_LETTERS } from './permit-letters.ts'
import { noticeSentence, publicationSentence, verificationSentence } from './sentences.ts'
import type { Flow } from './state.ts'

type Facts = Readonly<Record<string, unknown>>

/** What the portal knows of a case beside its captured facts, as far as a task may use it. Dates 'YYYY-MM-DD'. */
export interface CaseGlance {
  /** the filed form's answers */
  readonly answers: Facts
  /** DANE code or name; null without municipality */
  readonly municipality: string | null
  /** office of the case, or the one of its municipality */
  readonly office: string
  /** documents of the checklist, with the words people read */
  readonly documents: readonly { readonly id: string; readonly title: string }[]
  readonly today: string
  readonly applicantName: string
  readonly radicado: string
  readonly procedureName: string
  readonly expediente: string | null
  readonly flow: Flow
  /** what the case is charged for: key of LIQ-01, the levy, and the price that an act fixes */
  readonly settlement?: { readonly key: string; readonly levy?: string; readonly official?: number }
  /** whom the act in hand is still to be made known to, with the addresses that they gave */
  readonly recipients?: readonly {
    readonly id: string
    readonly address: string | null
    /** only of who allowed electronic notification */
    readonly email: string | null
  }[]
}

interface Context {
  readonly step: StepDef
  readonly field: FieldDef
  readonly facts: Facts
  readonly view: CaseGlance
}

/** Steps that are done again over the same matter: what was written the first time is a good beginning. */
const REDONE: ReadonlySet<string> = new Set([
  'PG-05',
  'PG-06',
  'PG-07',
  'PG-09',
  'PG-11',
  'PG-12',
  'PG-13',
  'LIC-03',
  'LIC-04',
  'LIC-05',
  'LIC-10',
  'LIC-12',
  'LIC-13',
  'FOR-03',
  'FOR-04',
  'FOR-05',
  'FOR-07',
  'FOR-08',
  'RSG-05',
  'PUE-03',
  'PUE-04',
  'PUE-05',
  'MOD-03',
  'MOD-04',
  'LIQ-01',
])

/** Words of a person as a sentence: capital at the beginning, full stop at the end. */
const sentence = (words: string): string =>
  words.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es-CO')).replace(/([^.!?…»])$/u, '$1.')

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Requirements read out of a checklist: one per document that failed, in the words of whoever reviewed it. */
function failedDocuments({ facts, view }: Context): unknown {
  const verdicts = facts['revision.documentos']
  if (!isRecord(verdicts)) return undefined
  const items = Object.entries(verdicts).flatMap(([id, item]) => {
    if (!isRecord(item) || item['verdict'] !== 'no_cumple') return []
    const title = view.documents.find((d) => d.id === id)?.title ?? `documento ${id}`
    const reason = text(item['reason'])
    return [
      {
        id: `doc-${id}`,
        text: `Aportar «${title}».${reason === '' ? '' : ` ${sentence(reason)}`}`,
        documentId: id,
      },
    ]
  })
  return items.length === 0 ? undefined : items
}

/** Points that the concept lists line by line; without a list, one point with its analysis. */
function pointsOfConcept({ facts }: Context): unknown {
  const analysis = text(facts['concepto.analisis'])
  if (analysis === '') return undefined
  const lines = analysis
    .split('\n')
    .flatMap((line) => /^\s*(?:[-•*]|\d+[.)])\s+(.+)$/.exec(line)?.[1]?.trim() ?? [])
  const points =
    lines.length > 0
      ? lines
      : [`Completar o aclarar lo que señala el concepto técnico. ${analysis}`.slice(0, 4000)]
  return points.map((point, index) => ({ id: `punto-${index + 1}`, text: point }))
}

const grants = ({ facts }: Context): boolean => (facts['decision.sentido'] ?? senseOf(facts)) === 'otorga'

function senseOf(facts: Facts): string | undefined {
  if (facts['concepto.recomendacion'] === 'otorgar') return 'otorga'
  return facts['concepto.recomendacion'] === 'negar' ? 'niega' : undefined
}

function usesOf(facts: Facts): string | undefined {
  const uses = listOf(facts['concepto.demanda']).flatMap((row) =>
    isRecord(row) ? text(row['uso']) || [] : [],
  )
  // one sentence: only its first word begins with a capital
  const words = [...new Set(uses)].map((use, i) =>
    i === 0 ? use : use.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase('es-CO')),
  )
  return words.length === 0 ? undefined : words.join(', ').slice(0, 200)
}

/** The permit runs from the day on which its resolution became final, for as many years as it says. */
function expiryOfPermit({ facts, view }: Context): string | undefined {
  const [key, amount] =
    Object.entries(facts).find(
      ([name, value]) => name.startsWith('decision.plazo') && typeof value === 'number',
    ) ?? []
  if (facts['decision.sentido'] !== 'otorga' || key === undefined) return undefined
  const from = text(facts['firmeza.fecha']) || view.today
  return key.startsWith('decision.plazo_meses')
    ? addMonths(from, Number(amount))
    : addYears(from, Number(amount))
}

function nextRecipient({ facts, view }: Context): unknown {
  const next = view.flow.notifying?.recipients.find((r) => r.legalOn === null)
  if (next === undefined) return undefined
  const electronic = facts[`autoriza.${next.personId}`] === true
  const own =
    next.role === 'solicitante'
      ? text(view.answers['correo_notificacion']) || text(view.answers['correo'])
      : ''
  const email = own || text(view.recipients?.find((r) => r.id === next.personId)?.email)
  return {
    personId: next.personId,
    name: next.name,
    means: electronic ? 'electronica' : 'personal',
    ...(electronic && email !== '' && { email }),
  }
}

/** What an appeal may only confirm or name: the cause that the field offers for how the case came here. */
function causeOfFirmness({ field, facts }: Context): string | undefined {
  const waived = facts['renuncia.aceptada'] === true && facts['renuncia.clase'] === 'ejecutoria'
  const wanted = facts['recurso.resuelto'] === true ? 'recurso_resuelto' : waived ? 'renuncia' : 'sin_recurso'
  const options = field.options?.map((o) => o.value) ?? []
  return options.includes(wanted) ? wanted : options.length === 1 ? options[0] : undefined
}

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

type Rule = (context: Context) => unknown

const RULES: Readonly<Record<string, Rule>> = {
  'territorial.asignada': ({ view }) => view.office,
  'requerimiento.items': failedDocuments,
  'informacion.items': pointsOfConcept,
  'liquidacion.valor_proyecto': ({ facts, view }) =>
    facts['liquidacion.valor_proyecto'] ??
    numberOr(facts['valor_proyecto']) ??
    numberOr(view.answers['valor_proyecto']),
  'liquidacion.anio': ({ view }) => view.today.slice(0, 4),
  'liquidacion.clave': ({ view }) => view.settlement?.key ?? 'formula',
  'liquidacion.tasa': ({ view }) => view.settlement?.levy,
  'liquidacion.oficial': ({ view }) => view.settlement?.official,
  'aviso.fecha_fijacion': ({ view }) => view.today,
  'aviso.fecha_desfijacion': ({ step, view }) => {
    const due = view.flow.tasks.find((t) => t.step === step.id)?.dueOn ?? null
    return due !== null && due <= view.today ? due : undefined
  },
  'aviso.lugar': () => 'Cartelera de la Corporación y alcaldía del municipio',
  'aviso.fecha_entrega': ({ view }) => view.today,
  'constancia.texto': ({ step, facts, view }) =>
    step.id === 'PG-08' ? publicationSentence(facts, view.today) : noticeSentence(view.flow),
  'citacion.direccion': ({ view }) => text(view.answers['direccion_correspondencia']) || undefined,
  'correo.destino': ({ view }) =>
    text(view.answers['correo_notificacion']) || text(view.answers['correo']) || undefined,
  'notificacion.destinatario': nextRecipient,
  'notificado.nombre': ({ view }) => {
    const n = view.flow.notifying
    return n?.current == null ? undefined : n.recipients[n.current]?.name
  },
  'notificado.documento': ({ view }) => text(view.answers['numero_documento']) || undefined,
  'firmeza.causal': causeOfFirmness,
  // a decision that can only go one way says so by itself
  'decision.sentido': ({ facts, field }) => (field.options?.length === 1 ? undefined : senseOf(facts)),
  'decision.caudal': (c) => (grants(c) ? numberOr(c.facts['caudal.recomendado']) : undefined),
  'decision.uso': (c) => (grants(c) ? usesOf(c.facts) : undefined),
  'decision.plazo': (c) => (grants(c) ? 10 : undefined),
  'concepto.descripcion': ({ view }) => text(view.answers['descripcion_proyecto']) || undefined,
  'decision.obligaciones': (c) => (grants(c) ? c.facts['concepto.obligaciones'] : undefined),
  'decision.motivos': (c) => (grants(c) ? undefined : text(c.facts['concepto.analisis']) || undefined),
  'permiso.vence': expiryOfPermit,
  // granted by the decision on an appeal: the resolution quotes those of the concept
  'permiso.obligaciones': (c) =>
    grants(c) ? (c.facts['decision.obligaciones'] ?? c.facts['concepto.obligaciones']) : undefined,
  'instruccion.resumen': ({ facts, view }) => {
    const visited = text(facts['visita.fecha'])
    const concept = view.flow.acts.findLast(
      (a) => a.template === 'CONCEPTO_TEC' && a.phase === 'signed',
    )?.signedOn
    const parts = [
      `La solicitud se radicó con el número ${view.radicado}.`,
      ...(visited === '' ? [] : [`La visita técnica se programó para el ${longDate(visited)}.`]),
      ...(concept == null ? [] : [`El concepto técnico se firmó el ${longDate(concept)}.`]),
      'No hay información pendiente por aportar.',
    ]
    return parts.join(' ')
  },
  'cambio.obligaciones': ({ facts }) => text(facts['cambio.obligaciones']) || undefined,
  // told on paper while the decision is drafted, nothing is known of it yet
  'desistimiento.fecha': ({ facts, view }) => text(facts['desistimiento.fecha']) || view.today,
  'desistimiento.alcance': ({ facts }) => text(facts['desistimiento.alcance']) || 'solicitud',
  'traslado.motivo': ({ facts }) => text(facts['traslado.motivo']) || undefined,
  'traslado.territorial': ({ facts }) => text(facts['traslado.destino']) || undefined,
  'tercero.direccion': ({ facts }) => text(facts['tercero.direccion']) || undefined,
  'visita.explicacion': ({ facts }) => text(facts['visita.explicacion']) || undefined,
  'acumulacion.motivo': ({ facts }) => text(facts['acumulacion.motivo']) || undefined,
  'desistimiento.verificacion': ({ view }) => verificationSentence(view.flow),
  'prorroga.dias': ({ facts }) => numberOr(facts['prorroga.dias_pedidos']),
  'oficio.asunto': (c) => (LETTERS[c.step.id]?.(c) ?? permitLetter(c))?.subject,
  'oficio.cuerpo': (c) => (LETTERS[c.step.id]?.(c) ?? permitLetter(c))?.body,
  'pago.valor': ({ facts }) => numberOr(facts['recibo.valor']),
  ...Object.fromEntries(
    ['nombre', 'tipo_documento', 'documento', 'direccion', 'correo'].map((name): [string, Rule] => [
      `infractor.${name}`,
      ({ facts }) => text(facts[`infractor.${name}`]) || undefined,
    ]),
  ),
  'sancion.multa_firme': ({ facts }) => numberOr(facts['multa.valor']),
  // Ley 2387 de 2024 raised the cap of fines for facts since 25 July 2024
  'multa.hechos': ({ facts }) =>
    text(facts['hechos.fecha']) === ''
      ? undefined
      : text(facts['hechos.fecha']) < '2024-07-25'
        ? 'anteriores'
        : 'desde_ley_2387',
  'documento.tipo': ({ facts }) => facts['documento.tipo'],
  'documento.serie': ({ facts }) => facts['documento.serie'],
  'recurso.nuevo_caudal': ({ facts }) => numberOr(facts['decision.caudal']),
  'recurso.nuevo_uso': ({ facts }) => text(facts['decision.uso']) || undefined,
  'recurso.nuevo_plazo': ({ facts }) => numberOr(facts['decision.plazo']),
}

/** What the concept proposes for a term is what the decision begins with, and what was granted what an appeal changes. */
function proposedTerm(c: Context): unknown {
  const { field, facts } = c
  const [, decided] = /^decision\.(.+)$/.exec(field.key) ?? []
  if (decided !== undefined) return grants(c) ? facts[`concepto.${decided}`] : undefined
  const [, appealed] = /^recurso\.nuevo_(.+)$/.exec(field.key) ?? []
  return appealed === undefined ? undefined : facts[`decision.${appealed}`]
}

function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/**
 * What a task's form begins with: what follows from the case so far, so that a person corrects instead of copying.
 * Only proposals: nothing is decided here, and a field without one stays empty. Pure.
 */
export function suggestData(
  step: StepDef,
  facts: Facts,
  view: CaseGlance,
): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  // a case that another one opened begins with what that one knew
  const begins = Object.keys(view.flow.doers).length === 0
  const again = REDONE.has(step.id) && view.flow.doers[step.id] !== undefined
  for (const field of step.capture) {
    const before = begins || again ? facts[field.key] : undefined
    const context = { step, field, facts, view }
    const value = before ?? RULES[field.key]?.(context) ?? proposedTerm(context) ?? field.initial
    if (value !== undefined && value !== null) data[field.key] = value
  }
  return data
}
