import { z } from 'zod'
import { blockSchema } from '../acts/block-schema.ts'
import { instrumentSchema } from '../cases/instrument-schema.ts'
import { FILE_KINDS } from '../forms/field-words.ts'
import { unnamedFieldSchema, writtenFormSchema } from '../forms/form-schema.ts'
import { logicSchema } from '../forms/logic-schema.ts'
import { byName, exactly, keyOf, list, text, whole, yes } from '../kernel/schema-parts.ts'
import { FEE_METHODS, LEVIES, STAGE_HOLDERS } from '../procedures/procedure.ts'
import { STAGE_KINDS } from '../procedures/stage-kinds.ts'
import { PRESENTATIONS, TRAITS } from '../procedures/traits.ts'
import { VALIDITY_UNITS } from '../procedures/validity.ts'
import { isIsoDate } from '../terms/dates.ts'
import { SILENCES } from '../terms/silence.ts'
import { TERM_UNITS } from '../terms/term.ts'

const day = z.string().refine(isIsoDate, 'debe ser una fecha que exista, como AAAA-MM-DD.')

/** A stage with its term by law or internal rule. */
const stage = exactly({
  stage: text,
  /** what it is, which its words do not say: icons and the days to appeal follow from it */
  kind: keyOf(STAGE_KINDS),
  amount: whole.min(0).max(1_000),
  unit: keyOf(TERM_UNITS),
  norm: text,
  /**
   * from its day it also gives its term to the steps that begin in cases filed before (decision 74; CGP art. 624); default:
   * only to cases filed from then on
   */
  bindsBegun: yes,
  holder: z.enum(STAGE_HOLDERS),
  /** the authority's term does not run in this stage */
  pausesTerm: z.boolean(),
  /**
   * what follows when it ends without an answer (CPACA art. 84); default: of a stage that decides, the negative silence of
   * CPACA art. 83
   */
  silence: keyOf(SILENCES).exactOptional(),
  note: text.exactOptional(),
  /**
   * steps whose term the stage gives, with their share of the days when it spans several; none when it precedes
   * the filing, follows the permit, or is no period
   */
  binds: list(z.union([text, z.tuple([text, whole.positive()]).readonly()])),
})

/** A document that the procedure requests; its title and description are those of its kind. */
const document = exactly({
  /** kind, by its id in the common list [td_id] */
  kind: whole,
  /** row of the procedure [tdt_id]; default: the type's hundred and the order */
  row: whole.exactOptional(),
  need: z.enum(['obligatorio', 'opcional']).exactOptional(),
  /** requested only when the condition over the answers holds; false on a hidden field (decision 36) */
  when: exactly({ condition: logicSchema, text }).exactOptional(),
  accept: list(z.enum(FILE_KINDS)),
  /** default 20; never above the setting (decision 52) */
  maxMegabytes: whole.exactOptional(),
  /** the national form, generated at filing and never uploaded (decision 27) */
  generated: yes,
  /** proof of payment, requested at the payment step and never at filing (decision 27) */
  atPayment: yes,
  link: exactly({ text, url: z.url() }).exactOptional(),
  /** omitted from the public detail page, although the form requests it */
  hiddenInDetail: yes,
})

/** A term of the grant: a field of the concept and of the decision, printed in the act. */
const term = exactly({
  /** facts `concepto.<name>`, `decision.<name>`, `recurso.nuevo_<name>`, or `certificado.<name>` */
  name: text,
  field: unnamedFieldSchema,
  /** the permit's validity: counted in the field's months or years, or in words */
  validity: yes,
  /** label in the technical concept, when the concept proposes the value */
  concept: text.exactOptional(),
  /** label in a decision on an appeal; default: the decision's label */
  appeal: text.exactOptional(),
  /** only for these answers of the decision */
  when: logicSchema.exactOptional(),
  /** requested, recommended and granted values are compared, and a difference needs a reason (CPACA art. 42) */
  compared: exactly({
    /** name in the act: «Caudal» */
    noun: text,
    /** key of the application's question, and the factor that converts its unit to the term's */
    asked: text.exactOptional(),
    times: z.number().positive().exactOptional(),
    /** fact of the recommendation, if not `concepto.<name>` */
    recommended: text.exactOptional(),
    /** for a table, the column whose sum is compared */
    sum: text.exactOptional(),
  }).exactOptional(),
})

/**
 * A matter that the technical concept must have studied before an act can affirm it: the concept answers with
 * its grounds, and the resolución affirms it only when the answer is yes.
 */
const study = exactly({
  /** the fields are `concepto.<name>` and `concepto.<name>_sustento` */
  name: text,
  label: text,
  source: text,
  /** wording of the acts, before the grounds */
  affirms: text,
})

/** Legal content of a grant: its grounds, and the duties that the law always imposes. */
const law = exactly({
  reasons: text,
  duties: list(blockSchema).check(z.minLength(1)),
  /** duties before the works; omitted when the grant only legalises existing ones */
  beforehand: list(blockSchema).exactOptional(),
  /** the duties state transfers, changes and sanctions themselves, so that the common articles are omitted */
  complete: yes,
  /** what the act takes from the concept, the conditions that it grants and the levies, in words of its own */
  recommendation: list(blockSchema).exactOptional(),
  conditions: list(blockSchema).exactOptional(),
  levies: list(blockSchema).exactOptional(),
})

/** How the procedure is decided, with what that kind of decision cannot do without. */
const decision = z.discriminatedUnion('by', [
  exactly({
    by: z.literal('resolution'),
    /** what the concept recommends and the resolución does: grant a permit, approve a plan */
    verb: z.enum(['otorgar', 'aprobar']),
    /** in the order of the resolución */
    terms: list(term).check(z.minLength(1)),
    studies: list(study),
    law,
  }),
  exactly({ by: z.literal('certificate'), terms: list(term).check(z.minLength(1)) }),
  /**
   * received or answered, without a decision on a right; in a family whose acts grant, only with the trait that
   * keeps the case away from them (`recibido`)
   */
  exactly({ by: z.literal('letter'), verb: z.enum(['aprobar']).exactOptional() }),
])

/**
 * Water that it takes from a stream: what says where, from which source and how much. All of it or nothing: a capture without
 * one of them would be left out of the sums of its stream.
 */
const takes = exactly({
  /** key of the question with the point of capture */
  at: text,
  /** key of the question with the name of the source */
  source: text,
  /** name of the term with the granted flow, which is compared with the one asked for */
  flow: text,
})

const roles = list(text).check(z.minLength(1))

/**
 * A procedure as its folder declares it. The schema demands what would otherwise be forgotten: what each stage
 * binds, and the terms, grounds and duties of its decision.
 */
export const procedureSchema = exactly({
  /** [tt_id] */
  ttId: whole.positive(),
  /** [tt_nombre] */
  name: text,
  /** what it serves for; the description lists them [tt_descripcion] */
  items: list(text).check(z.minLength(1)),
  /** default: `texto` */
  presentation: keyOf(PRESENTATIONS).exactOptional(),
  /** [tt_imagen] */
  image: text,
  /** exists but is not listed, and nobody starts it from outside */
  unlisted: yes,
  /** days on which the portal does not receive it; absent: it receives it */
  offLine: exactly({
    from: day,
    until: day.exactOptional(),
    notice: text,
    fileUntil: day.exactOptional(),
  }).exactOptional(),
  /** id of the subcategory */
  subcategory: whole,
  /** purpose and audience, in plain words */
  summary: text,
  /** fixed text of the public detail, instead of the description */
  detailText: text.exactOptional(),
  validity: text,
  legalBasis: list(exactly({ norm: text, article: text, subject: text })).check(z.minLength(1)),
  terms: list(stage).check(z.minLength(1)),
  documents: list(document).check(z.minLength(1)),
  fee: exactly({
    evaluation: z.enum(FEE_METHODS).extract(['tabla_unica_con_tope', 'no_genera', 'tarifa_fija_sunl']),
    followUp: z
      .enum(FEE_METHODS)
      .extract(['unico_por_informe', 'anual_tabla_unica_con_tope', 'segun_permiso', 'no_genera']),
    levies: list(z.enum(LEVIES)),
    exemptions: list(text),
  }),
  workflow: exactly({
    family: text,
    alternative: exactly({ family: text, condition: logicSchema, conditionText: text }).exactOptional(),
  }),
  /** who does its steps and writes its acts, where that is not who the family and the act name */
  staff: exactly({
    /** roles, by step */
    steps: byName(roles),
    /** by act; what is absent is as its template says */
    acts: byName(
      exactly({
        drafts: roles.exactOptional(),
        reviews: roles.exactOptional(),
        signs: roles.exactOptional(),
      }),
    ),
  }).exactOptional(),
  form: exactly({
    /** as written, shared sections by reference; `FORMS` has them in place */
    questions: writtenFormSchema,
    /** answers determined by the type itself, when types share the form */
    given: byName(z.string()).exactOptional(),
    source: text,
  }),
  /** answer that names the municipality, and so the office; null: Ibagué (decision 35) */
  municipalityField: text.nullable(),
  /** visit mandatory by default (from the specification's numbered list) */
  visitByDefault: z.boolean(),
  note: text.exactOptional(),
  /** what it requests, in the applicant's words: «su concesión fue otorgada»; null: it requests none */
  instrument: instrumentSchema.nullable(),
  decision,
  takes: takes.exactOptional(),
  traits: list(keyOf(TRAITS)),
  /** statements that the legal office must confirm before production */
  toConfirm: list(text),
}).check((procedure) => {
  const refuse = (input: string, message: string): void => {
    procedure.issues.push({ code: 'custom', input, message })
  }
  // of two terms for one step the second would hold, without a word
  const bound = new Map<string, string>()
  for (const { stage: name, amount, binds } of procedure.value.terms) {
    const shares = binds.flatMap((one) => (typeof one === 'string' ? [] : [one[1]]))
    if (shares.length > 0 && shares.reduce((sum, days) => sum + days, 0) !== amount)
      refuse(name, `«${name}»: las partes de los pasos no suman ${amount} días.`)
    for (const one of binds) {
      const step = typeof one === 'string' ? one : one[0]
      const other = bound.get(step)
      if (other !== undefined) refuse(name, `«${name}» da término a ${step}, que ya lo tiene de «${other}».`)
      bound.set(step, name)
    }
  }
  if (bound.size === 0) refuse('terms', 'Ninguna etapa da término a un paso.')
  const { offLine } = procedure.value
  if (offLine?.until !== undefined && offLine.until < offLine.from)
    refuse('offLine', 'Vuelve a estar en línea antes de dejar de estarlo.')
  if (offLine?.fileUntil !== undefined && offLine.fileUntil < offLine.from)
    refuse('offLine', 'El último día para radicar lo empezado es anterior al primero fuera de línea.')
  // of two fields under one key the second would take the file of the first
  const kinds = procedure.value.documents.map(({ kind }) => kind)
  for (const twice of new Set(kinds.filter((kind, at) => kinds.indexOf(kind) !== at)))
    refuse('documents', `El documento ${twice} se pide dos veces.`)
  const { decision: decided, takes: taken } = procedure.value
  const validities = 'terms' in decided ? decided.terms.filter(({ validity }) => validity === true) : []
  if (validities.length > 1) refuse('validity', 'Solo un término es la vigencia del permiso.')
  for (const { name, field } of validities) {
    if (decided.by !== 'resolution') refuse(name, `«${name}»: solo una resolución fija una vigencia.`)
    const counted = field.kind === 'integer' && VALIDITY_UNITS.some((unit) => unit === field.unit)
    if (!counted && !(field.kind === 'text' && field.unit === undefined))
      refuse(name, `«${name}» es la vigencia: se cuenta en meses o en años enteros, o se dice en palabras.`)
  }
  if (taken === undefined) return
  const own = procedure.value.form.questions.sections.flatMap((section) =>
    'fields' in section ? section.fields : [],
  )
  const asks = (key: string, kind: string): boolean => own.some((one) => one.key === key && one.kind === kind)
  if (!asks(taken.at, 'point')) refuse('takes', `«${taken.at}» no es una pregunta de un punto.`)
  if (!asks(taken.source, 'text')) refuse('takes', `«${taken.source}» no es una pregunta de texto.`)
  const flow = decided.by === 'resolution' ? decided.terms.find(({ name }) => name === taken.flow) : undefined
  if (flow?.field.kind !== 'flow' || flow.field.unit !== 'l/s' || flow.compared?.asked === undefined)
    refuse('takes', `«${taken.flow}» no es un caudal en l/s que se compare con el pedido.`)
})

export type ProcedureDef = z.output<typeof procedureSchema>
export type StageDef = z.output<typeof stage>
export type DocumentRow = z.output<typeof document>
export type GrantTermDef = z.output<typeof term>
export type GrantStudyDef = z.output<typeof study>
export type GrantLaw = z.output<typeof law>
export type ProcedureDecision = z.output<typeof decision>
