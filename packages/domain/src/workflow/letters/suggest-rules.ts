import { kindsFor, OFFENDER_KIND_OPTIONS } from '../../fees/capacity.ts'
import { addYears, longDate } from '../../forms/dates.ts'
import { addMonths } from '../../terms/dates.ts'
import { type Context, type Facts, isRecord, numberOr, sentence, text } from '../state/case-glance.ts'
import { treesAtRisk } from './trees-at-risk.ts'
import { type Posting, postingOf } from '../state/publishing.ts'
import { noticeSentence, publicationSentence, verificationSentence } from './sentences.ts'
import { lastSignedWhere } from '../state/state.ts'
import { addressee, nextRecipient, own, postalAddress } from './suggested-addressee.ts'
import { letterOf } from './suggested-letters.ts'

/** Requirements from a checklist: one per failed document, with the reviewer's reason. */
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

/** Points listed line by line in the concepto; without a list, one point with its analysis. */
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

export const grants = ({ facts }: Context): boolean =>
  (facts['decision.sentido'] ?? senseOf(facts)) === 'otorga'

function senseOf(facts: Facts): string | undefined {
  if (facts['concepto.recomendacion'] === 'otorgar') return 'otorga'
  return facts['concepto.recomendacion'] === 'negar' ? 'niega' : undefined
}

/** Water uses listed in a fact; undefined for cases decided before uses were a list. */
function usesIn(facts: Facts, key: string): unknown {
  const uses = facts[key]
  return Array.isArray(uses) && uses.length > 0 ? uses : undefined
}

/** End of the permit: its years or months counted from the day its resolution became final. */
function expiryOfPermit({ facts, view }: Context): string | undefined {
  const { validity } = view
  if (facts['decision.sentido'] !== 'otorga' || validity === null || validity.unit === null) return undefined
  const amount = numberOr(facts[validity.field])
  if (amount === undefined) return undefined
  const from = text(facts['firmeza.fecha']) || view.today
  return validity.unit === 'meses' ? addMonths(from, amount) : addYears(from, amount)
}

/** Cause of firmness, limited to the field's options for how the case got here. */
function causeOfFirmness({ field, facts }: Context): string | undefined {
  const waived = facts['renuncia.aceptada'] === true && facts['renuncia.clase'] === 'ejecutoria'
  const wanted = facts['recurso.resuelto'] === true ? 'recurso_resuelto' : waived ? 'renuncia' : 'sin_recurso'
  const options = field.options?.map((o) => o.value) ?? []
  return options.includes(wanted) ? wanted : options.length === 1 ? options[0] : undefined
}

/** Posting days of the notice in the step's open task. */
function postingIn(step: string, { flow }: Context['view']): Posting | null {
  const task = flow.tasks.find((one) => one.step === step)
  return task === undefined ? null : postingOf({ flow }, task)
}

type Rule = (context: Context) => unknown

/** Suggestion for each field, by key. */
export const RULES: Readonly<Record<string, Rule>> = {
  'territorial.asignada': ({ view }) => view.office,
  'requerimiento.items': failedDocuments,
  'informacion.items': pointsOfConcept,
  'riesgo.autorizados': ({ facts }) => {
    const trees = treesAtRisk(facts)
    return trees.length === 0 ? undefined : trees
  },
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
    const removed = postingIn(step.id, view)?.removed
    return removed !== undefined && removed <= view.today ? removed : undefined
  },
  'aviso.lugar': () => 'Cartelera de la Corporación y alcaldía del municipio',
  'aviso.fecha_entrega': ({ view }) => view.today,
  'notificacion.fecha': ({ view }) => view.today,
  'constancia.texto': ({ step, facts, view }) =>
    step.posts === undefined
      ? noticeSentence(view.flow, facts)
      : publicationSentence(facts, view.today, postingIn(step.id, view)),
  'citacion.direccion': (c) =>
    own(c, () => postalAddress(c)) ||
    text(c.view.recipients?.find((r) => r.id === addressee(c)?.personId)?.address) ||
    undefined,
  'correo.destino': (c) =>
    own(c, () => text(c.view.answers['correo_notificacion']) || text(c.view.answers['correo'])) ||
    text(c.view.recipients?.find((r) => r.id === addressee(c)?.personId)?.email) ||
    undefined,
  'notificacion.destinatario': nextRecipient,
  // A company appears through its representative.
  'notificado.nombre': (c) =>
    own(c, () => text(c.view.answers['representante_nombre'])) || addressee(c)?.name,
  'notificado.documento': (c) =>
    own(
      c,
      () =>
        text(c.view.answers['representante_documento']) ||
        text(c.view.answers['numero_documento']) ||
        text(c.facts['infractor.documento']),
    ) || undefined,
  'firmeza.causal': causeOfFirmness,
  // A decision with only one option needs no suggestion.
  'decision.sentido': ({ facts, field }) => (field.options?.length === 1 ? undefined : senseOf(facts)),
  'decision.caudal': (c) => (grants(c) ? numberOr(c.facts['caudal.recomendado']) : undefined),
  'concepto.uso': ({ facts }) => usesIn(facts, 'pedido.uso'),
  'concepto.plazo': ({ facts }) => numberOr(facts['pedido.plazo']),
  'decision.uso': (c) =>
    grants(c) ? (usesIn(c.facts, 'concepto.uso') ?? usesIn(c.facts, 'pedido.uso')) : undefined,
  'decision.plazo': (c) =>
    grants(c) ? (numberOr(c.facts['concepto.plazo']) ?? numberOr(c.facts['pedido.plazo'])) : undefined,
  'concepto.descripcion': ({ view }) => text(view.answers['descripcion_proyecto']) || undefined,
  'decision.obligaciones': (c) => (grants(c) ? c.facts['concepto.obligaciones'] : undefined),
  'decision.motivos': (c) => (grants(c) ? undefined : text(c.facts['concepto.analisis']) || undefined),
  'permiso.vence': expiryOfPermit,
  // when granted on appeal, the resolution quotes the obligations of the concepto
  'permiso.obligaciones': (c) =>
    grants(c) ? (c.facts['decision.obligaciones'] ?? c.facts['concepto.obligaciones']) : undefined,
  'instruccion.resumen': ({ facts, view }) => {
    const visited = text(facts['visita.fecha'])
    const opinion = lastSignedWhere(view.flow, view.meaningOf, (meaning) => meaning.role === 'opinion')
    const cited = opinion === undefined ? undefined : view.meaningOf(opinion.template)?.citedAs
    const parts = [
      `La solicitud se radicó con el número ${view.radicado}.`,
      ...(visited === '' ? [] : [`La visita técnica se programó para el ${longDate(visited)}.`]),
      ...(cited === undefined || opinion?.signedOn == null
        ? []
        : [sentence(`${cited} se firmó el ${longDate(opinion.signedOn)}`)]),
      'No hay información pendiente por aportar.',
    ]
    return parts.join(' ')
  },
  'cambio.obligaciones': ({ facts }) => text(facts['cambio.obligaciones']) || undefined,
  // default when notified on paper during drafting: no date is captured yet
  'desistimiento.fecha': ({ facts, view }) => text(facts['desistimiento.fecha']) || view.today,
  'desistimiento.alcance': ({ facts }) => text(facts['desistimiento.alcance']) || 'solicitud',
  'traslado.motivo': ({ facts }) => text(facts['traslado.motivo']) || undefined,
  'traslado.territorial': ({ facts }) => text(facts['traslado.destino']) || undefined,
  'tercero.direccion': ({ facts }) => text(facts['tercero.direccion']) || undefined,
  'visita.explicacion': ({ facts }) => text(facts['visita.explicacion']) || undefined,
  'acumulacion.motivo': ({ facts }) => text(facts['acumulacion.motivo']) || undefined,
  'desistimiento.verificacion': ({ view }) => verificationSentence(view.flow, view.interrupted),
  'prorroga.dias': ({ facts }) => numberOr(facts['prorroga.dias_pedidos']),
  'oficio.asunto': (c) => letterOf(c)?.subject,
  'oficio.cuerpo': (c) => letterOf(c)?.body,
  'pago.valor': ({ facts }) => numberOr(facts['recibo.valor']),
  'pago.referencia': ({ facts }) => text(facts['recibo.referencia']) || undefined,
  ...Object.fromEntries(
    ['nombre', 'tipo_documento', 'documento', 'direccion', 'correo'].map((name): [string, Rule] => [
      `infractor.${name}`,
      ({ facts }) => text(facts[`infractor.${name}`]) || undefined,
    ]),
  ),
  ...Object.fromEntries(
    (['multa', 'infractor'] as const).flatMap((of): [string, Rule][] => [
      // the holder of a NIT is a company or a public entity; only the office knows which
      [
        `${of}.persona`,
        ({ facts }) => {
          const [only, ...others] = kindsFor(facts['infractor.tipo_documento'])
          return text(facts['infractor.persona']) || (others.length === 0 ? only : undefined)
        },
      ],
      ...OFFENDER_KIND_OPTIONS.map(({ value: kind }): [string, Rule] => [
        `${of}.capacidad_${kind}`,
        ({ facts }) => text(facts[`infractor.capacidad_${kind}`]) || undefined,
      ]),
    ]),
  ),
  'sancion.multa_firme': ({ facts }) => numberOr(facts['multa.valor']),
  // Ley 2387 de 2024 raised the cap of fines for facts since 25 July 2024.
  'multa.hechos': ({ facts }) =>
    text(facts['hechos.fecha']) === ''
      ? undefined
      : text(facts['hechos.fecha']) < '2024-07-25'
        ? 'anteriores'
        : 'desde_ley_2387',
  'documento.tipo': ({ facts }) => facts['documento.tipo'],
  'documento.serie': ({ facts }) => facts['documento.serie'],
  'recurso.nuevo_caudal': ({ facts }) => numberOr(facts['decision.caudal']),
  'recurso.nuevo_uso': ({ facts }) => usesIn(facts, 'decision.uso'),
  'recurso.nuevo_plazo': ({ facts }) => numberOr(facts['decision.plazo']),
}
