import { holds } from '../forms/conditions.ts'
import type { Logic } from '../forms/definition.ts'
import type { FILE_KINDS } from '../forms/field-words.ts'
import type { Silence } from '../terms/silence.ts'
import type { TermUnit } from '../terms/term.ts'
import type { OffLine } from './off-line.ts'
import type { StageKind } from './stage-kinds.ts'
import type { Presentation } from './traits.ts'

/** Who has to act in a stage. */
export const STAGE_HOLDERS = ['autoridad', 'solicitante', 'terceros'] as const
type StageHolder = (typeof STAGE_HOLDERS)[number]

/** A stage of a procedure with its term by law or internal rule. */
export interface ProcedureTerm {
  readonly stage: string
  readonly kind: StageKind
  readonly amount: number
  readonly unit: TermUnit
  readonly norm: string
  readonly holder: StageHolder
  /** the authority's term does not run in this stage */
  readonly pausesTerm: boolean
  /** what follows when it ends without an answer, where a norm says otherwise than CPACA art. 83 */
  readonly silence?: Silence
  readonly note?: string
}

export interface LegalBasis {
  readonly norm: string
  readonly article: string
  readonly subject: string
}

export type FileKind = (typeof FILE_KINDS)[number]

/** A document that a procedure requires. Field names of section 7 of the specification in brackets. */
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
  /** over the form's answers; only for 'condicional'. A condition on a hidden field is false (decision 36). */
  readonly condition?: Logic
  /** the condition in words, for display */
  readonly conditionText?: string
  readonly accept: readonly FileKind[]
  /** document's limit in MB; never above the setting (decision 52) */
  readonly maxMegabytes: number
  /** 'portal': the national form, generated at filing from the answers and never uploaded (decision 27) */
  readonly origin: 'solicitante' | 'portal'
  /** 'pago': proof of payment, requested at the payment step and never at filing (decision 27) */
  readonly stage: 'radicacion' | 'pago'
  readonly link?: { readonly text: string; readonly url: string }
  /** omitted from the public detail page, although the form requests it */
  readonly hiddenInDetail: boolean
}

export const FEE_METHODS = [
  'tabla_unica_con_tope',
  'no_genera',
  'unico_por_informe',
  'anual_tabla_unica_con_tope',
  'segun_permiso',
  'tarifa_fija_sunl',
] as const
export type FeeMethod = (typeof FEE_METHODS)[number]

export const LEVIES = ['tua', 'tasa_retributiva', 'tafm', 'tasa_compensatoria_fauna'] as const
export type Levy = (typeof LEVIES)[number]

export interface FeeBasis {
  readonly evaluation: FeeMethod
  readonly followUp: FeeMethod
  /** levies that the permit gives rise to */
  readonly levies: readonly Levy[]
  readonly exemptions: readonly string[]
}

/** A term of a grant that the application requests; the case stores it as `pedido.<name>`. */
export interface AskedTerm {
  readonly name: string
  /** key of the question */
  readonly answer: string
  /** factor that converts the question's unit to the term's: 1/12 for months when years are granted */
  readonly times?: number
}

/** What says where a case takes water, from which source and how much. */
export interface Taking {
  /** answer with the point of capture */
  readonly at: string
  /** answer with the name of the source */
  readonly source: string
  /** answer with the flow asked for, and the factor to litres a second */
  readonly asked: string
  readonly times: number
  /** granted flow, litres a second: facts `decision.<name>`, `recurso.nuevo_<name>` */
  readonly flow: string
}

/** Public data of a procedure type, of one release (decision 13). The form is stored separately, under the same `form.id`. */
export interface ProcedureRevision {
  /** [tt_id] */
  readonly ttId: number
  /** [tt_nombre] */
  readonly name: string
  /** [tt_descripcion], starting with 'Podrás realizar trámites de:' */
  readonly description: string
  readonly items: readonly string[]
  readonly presentation: Presentation
  /** [tt_imagen] */
  readonly image: string
  /** [tt_estado] 0 = disabled */
  readonly status: 0 | 1
  /** false: exists, but no list offers it and nobody starts it from outside */
  readonly listed: boolean
  /** days on which the portal does not receive it; absent: none */
  readonly offLine?: OffLine
  readonly subcategory: { readonly id: number; readonly name: string; readonly image: string }
  readonly category: { readonly id: number; readonly name: string }
  /** purpose and audience of the procedure, in plain words */
  readonly summary: string
  /** fixed text of the public detail, instead of the description */
  readonly detailText?: string
  /** requested terms for comparison with the decision, by the name of the granted term */
  readonly asks?: readonly AskedTerm[]
  /** it takes water from a stream */
  readonly takes?: Taking
  readonly validity: string
  readonly legalBasis: readonly LegalBasis[]
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
    /** route pattern of the specification; null when the public cannot start it */
    readonly path: string | null
    /** types that share the form */
    readonly sharedWith: readonly number[]
    /** answers determined by the type itself, when types share the form */
    readonly given?: Readonly<Record<string, string>>
    readonly source: string
  }
  /**
   * answer that names the municipality ('predios.0.municipio'), and so the office; null: Ibagué (decision 35)
   */
  readonly municipalityField: string | null
  /** visit mandatory by default (from the specification's numbered list) */
  readonly visitByDefault: boolean
  readonly note?: string
}

/** Documents that the applicant attaches before filing, in order; excludes generated and payment documents. */
export function documentsForFiling(procedure: Pick<ProcedureRevision, 'documents'>): ProcedureDocument[] {
  return procedure.documents
    .filter((document) => document.origin === 'solicitante' && document.stage === 'radicacion')
    .toSorted((a, b) => a.order - b.order)
}

/** Whether evaluation is charged; without a fee there is no proof of payment (decision 34). */
export function chargesEvaluation(procedure: Pick<ProcedureRevision, 'fee'>): boolean {
  return procedure.fee.evaluation !== 'no_genera'
}

/**
 * Procedure facts that steps read, stored at filing: whether it is charged, whether a visit is the default
 * (decision 32), whether the alternative workflow applies, and the requested terms to compare with the
 * decision.
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

/** Requested terms in the units of the grant; omits unanswered ones. */
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
 * Names of the application: `name` is the kind of document ("Formulario único nacional", "Formato nacional"),
 * `title` the document itself. Types without a national form use a plain request.
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
