import { holds } from '../forms/conditions.ts'
import type { Logic } from '../forms/definition.ts'

/** A stage of a procedure with the time that the law (or an internal rule) gives for it. */
export interface ProcedureTerm {
  readonly stage: string
  readonly amount: number
  readonly unit: 'habiles' | 'calendario' | 'meses'
  readonly norm: string
  readonly holder: 'autoridad' | 'solicitante' | 'terceros'
  /** the authority's term does not run in this stage */
  readonly pausesTerm: boolean
  readonly note?: string
}

export interface LegalBasis {
  readonly norm: string
  readonly article: string
  readonly subject: string
}

export type FileKind = 'pdf' | 'docx' | 'xlsx' | 'png' | 'jpeg'

/** A document that a procedure asks for. Field names of section 7 in brackets. */
export interface ProcedureDocument {
  /** row of the procedure [tdt_id] */
  readonly id: number
  /** [tdt_orden], from 1 */
  readonly order: number
  /** document of the common list [td_id] */
  readonly documentId: number
  /** [td_titulo] */
  readonly title: string
  /** [td_descripcion] */
  readonly description: string
  readonly need: 'obligatorio' | 'condicional' | 'opcional'
  /** over the answers of the form; only for 'condicional'. A condition on a hidden field is false (decision 36). */
  readonly condition?: Logic
  /** the condition in words, for people */
  readonly conditionText?: string
  readonly accept: readonly FileKind[]
  /** own limit in MB; never above the setting (decision 52) */
  readonly maxMegabytes: number
  /** 'portal': the national form, generated at filing from the answers and never uploaded (decision 27) */
  readonly origin: 'solicitante' | 'portal'
  /** 'pago': proof of payment, asked for at the payment step and never at filing (decision 27) */
  readonly stage: 'radicacion' | 'pago'
  readonly link?: { readonly text: string; readonly url: string }
  /** left out of the public detail, though the form asks for it (type 3) */
  readonly hiddenInDetail: boolean
}

export type FeeMethod =
  | 'tabla_unica_con_tope'
  | 'no_genera'
  | 'unico_por_informe'
  | 'anual_tabla_unica_con_tope'
  | 'segun_permiso'
  | 'tarifa_fija_sunl'

export type Levy = 'tua' | 'tasa_retributiva' | 'tafm' | 'tasa_compensatoria_fauna'

export interface FeeBasis {
  readonly evaluation: FeeMethod
  readonly followUp: FeeMethod
  /** levies that the permit leads to */
  readonly levies: readonly Levy[]
  readonly exemptions: readonly string[]
}

/** Public data of a procedure type, one revision of it. The form stands apart, under the same `form.id`. */
/** A term of a grant as the application asks for it: the case keeps it as `pedido.<name>`. */
export interface AskedTerm {
  readonly name: string
  /** key of the question */
  readonly answer: string
  /** makes the unit of the question that of the term: 1/12 for months where years are granted */
  readonly times?: number
}

export interface ProcedureRevision {
  /** [tt_id] */
  readonly ttId: number
  /** 1 is the published catalogue; publishing a change makes the next one (decision 13) */
  readonly revision: number
  /** [tt_nombre] */
  readonly name: string
  /** [tt_descripcion], beginning 'Podrás realizar trámites de:' */
  readonly description: string
  readonly items: readonly string[]
  /** how the list shows the description: as text, as list of items (13), by bullets or newlines (29) */
  readonly presentation: 'texto' | 'lista' | 'vinetas'
  /** [tt_imagen] */
  readonly image: string
  /** [tt_estado] 0 = disabled */
  readonly status: 0 | 1
  /** false: exists but is not listed (27) */
  readonly listed: boolean
  readonly subcategory: { readonly id: number; readonly name: string; readonly image: string }
  readonly category: { readonly id: number; readonly name: string }
  /** what it is and who needs it, in plain words */
  readonly summary: string
  /** fixed text of the public detail, instead of the description (type 3) */
  readonly detailText?: string
  /** what the application asks for that a decision is compared with, by the name of the granted term */
  readonly asks?: readonly AskedTerm[]
  readonly validity: string
  readonly legalBasis: readonly LegalBasis[]
  /** list of links to norms that its page and its form show; the authority keeps it (`/link-normativa-pueaa`) */
  readonly normLinks?: 'pueaa'
  readonly terms: readonly ProcedureTerm[]
  readonly documents: readonly ProcedureDocument[]
  readonly fee: FeeBasis
  readonly workflow: {
    readonly family: string
    readonly alternative?: {
      readonly family: string
      readonly condition: Logic
      readonly conditionText: string
    }
  }
  readonly form: {
    readonly id: string
    /** route pattern of the specification; null where the public does not start it */
    readonly path: string | null
    /** types that share the form */
    readonly sharedWith: readonly number[]
    /** answers that follow from the type itself, where types share the form */
    readonly given?: Readonly<Record<string, string>>
    readonly source: string
  }
  /** answer that names the municipality ('predios.0.municipio'), and so the office; null: Ibagué (decision 35) */
  readonly municipalityField: string | null
  /** visit mandatory by default (numbered list of the specification read as such) */
  readonly visitByDefault: boolean
  readonly note?: string
}

/** Documents that the applicant attaches before filing, in order, leaving generated and payment documents out. */
export function documentsForFiling(procedure: Pick<ProcedureRevision, 'documents'>): ProcedureDocument[] {
  return procedure.documents
    .filter((document) => document.origin === 'solicitante' && document.stage === 'radicacion')
    .toSorted((a, b) => a.order - b.order)
}

/** Documents of the public detail page, in order. */
export function documentsForDetail(procedure: Pick<ProcedureRevision, 'documents'>): ProcedureDocument[] {
  return procedure.documents
    .filter((document) => !document.hiddenInDetail)
    .toSorted((a, b) => a.order - b.order)
}

/** Whether filing, or its evaluation, is charged: without a fee there is no proof of payment (decision 34). */
export function chargesEvaluation(procedure: Pick<ProcedureRevision, 'fee'>): boolean {
  return procedure.fee.evaluation !== 'no_genera'
}

/**
 * What steps read of the procedure of a case, written down when it is filed: whether it is charged, whether it is
 * visited unless somebody decides otherwise (decision 32), whether it goes the procedure's alternative way, and what it
 * asks for, which the decision is compared with.
 */
export function procedureFacts(
  procedure: Pick<ProcedureRevision, 'fee' | 'visitByDefault' | 'workflow' | 'asks'>,
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { alternative } = procedure.workflow
  return {
    'tramite.cobra': chargesEvaluation(procedure),
    'tramite.visita': procedure.visitByDefault,
    'tramite.alterna': alternative !== undefined && holds(alternative.condition, answers),
    ...askedFacts(procedure.asks ?? [], answers),
  }
}

/** What was asked for, in the units in which it is granted; what nobody answered is left out. */
function askedFacts(
  asks: readonly AskedTerm[],
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    asks.flatMap(({ name, answer, times }): [string, unknown][] => {
      const value = answers[answer]
      if (value === undefined || value === null || value === '') return []
      const inUnits = times === undefined ? value : Math.round(Number(value) * times * 100) / 100
      return [[`pedido.${name}`, inUnits]]
    }),
  )
}

/**
 * What the application is called: `name` the kind of paper ("Formulario único nacional", "Formato nacional"), `title`
 * the paper itself. Types without a national form are asked for by a request.
 */
export function formNameOf({ name, documents }: Pick<ProcedureRevision, 'name' | 'documents'>): {
  readonly name: string
  readonly title: string
} {
  const national = documents.find((document) => document.origin === 'portal')
  return national === undefined
    ? { name: 'Solicitud', title: `Solicitud. ${name}` }
    : { name: /^.+? nacional\b/.exec(national.title)?.[0] ?? national.title, title: national.title }
}
