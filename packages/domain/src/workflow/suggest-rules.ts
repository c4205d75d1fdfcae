import { kindsFor, OFFENDER_KINDS, type OffenderKind } from '../fees/capacity.ts'
import { addYears, longDate } from '../forms/dates.ts'
import { addMonths } from '../terms/dates.ts'
import { type Context, type Facts, isRecord, numberOr, sentence, text } from './case-glance.ts'
import { treesAtRisk } from './permit-letters.ts'
import { type Posting, postingOf } from './publishing.ts'
import { noticeSentence, publicationSentence, verificationSentence } from './sentences.ts'
import { addressee, nextRecipient, own, postalAddress } from './suggested-addressee.ts'
import { letterOf } from './suggested-letters.ts'

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

export const grants = ({ facts }: Context): boolean =>
  (facts['decision.sentido'] ?? senseOf(facts)) === 'otorga'

function senseOf(facts: Facts): string | undefined {
  if (facts['concepto.recomendacion'] === 'otorgar') return 'otorga'
  return facts['concepto.recomendacion'] === 'negar' ? 'niega' : undefined
}

/** Uses of the water as a fact lists them; a case decided before they were a list proposes none. */
function usesIn(facts: Facts, key: string): unknown {
  const uses = facts[key]
  return Array.isArray(uses) && uses.length > 0 ? uses : undefined
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

/** What an appeal may only confirm or name: the cause that the field offers for how the case came here. */
function causeOfFirmness({ field, facts }: Context): string | undefined {
  const waived = facts['renuncia.aceptada'] === true && facts['renuncia.clase'] === 'ejecutoria'
  const wanted = facts['recurso.resuelto'] === true ? 'recurso_resuelto' : waived ? 'renuncia' : 'sin_recurso'
  const options = field.options?.map((o) => o.value) ?? []
  return options.includes(wanted) ? wanted : options.length === 1 ? options[0] : undefined
}

/** When the notice of the step's open task stands in the bulletin. */
function postingIn(step: string, { flow }: Context['view']): Posting | null {
  const task = flow.tasks.find((one) => one.step === step)
  return task === undefined ? null : postingOf({ flow }, task)
}

type Rule = (context: Context) => unknown

/** What each field is proposed from, by its key. */
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
  // a company appears through who represents it
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
  // a decision that can only go one way says so by itself
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
      // who carries a NIT is a company or a public entity, which only the office can tell
      [
        `${of}.persona`,
        ({ facts }) => {
          const [only, ...others] = kindsFor(facts['infractor.tipo_documento'])
          return text(facts['infractor.persona']) || (others.length === 0 ? only : undefined)
        },
      ],
      ...(Object.keys(OFFENDER_KINDS) as OffenderKind[]).map((kind): [string, Rule] => [
        `${of}.capacidad_${kind}`,
        ({ facts }) => text(facts[`infractor.capacidad_${kind}`]) || undefined,
      ]),
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
  'recurso.nuevo_uso': ({ facts }) => usesIn(facts, 'decision.uso'),
  'recurso.nuevo_plazo': ({ facts }) => numberOr(facts['decision.plazo']),
}
