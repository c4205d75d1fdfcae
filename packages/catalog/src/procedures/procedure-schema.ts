import type { WrittenBlock } from '@ventanilla/domain/acts/template'
import type { Instrument } from '@ventanilla/domain/cases/verdict'
import type { FieldDef, Logic } from '@ventanilla/domain/forms/definition'
import type { WrittenForm } from '@ventanilla/domain/forms/shared-sections'
import { STAGE_KINDS, type StageKind } from '@ventanilla/domain/procedures/stage-kinds'
import { PRESENTATIONS, type Presentation, type Trait, TRAITS } from '@ventanilla/domain/procedures/traits'
import { VALIDITY_UNITS } from '@ventanilla/domain/procedures/validity'
import { z } from 'zod'

const list = <T extends z.ZodType>(of: T) => z.array(of).readonly()
const text = z.string().trim().min(1)
const whole = z.number().int()
const logic = z.custom<Logic>(
  (value) => typeof value === 'boolean' || isObject(value),
  'No es una condición.',
)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** A stage with its term by law or internal rule. */
const stage = z.strictObject({
  stage: text,
  /** what it is, which its words do not say: icons and the days to appeal follow from it */
  // the table has at least one
  kind: z.enum(Object.keys(STAGE_KINDS) as [StageKind, ...StageKind[]]),
  amount: whole.min(0),
  unit: z.enum(['habiles', 'calendario', 'meses']),
  norm: text,
  holder: z.enum(['autoridad', 'solicitante', 'terceros']),
  /** the authority's term does not run in this stage */
  pausesTerm: z.boolean(),
  note: text.optional(),
  /**
   * steps whose term the stage gives, with their share of the days when it spans several; none when it precedes
   * the filing, follows the permit, or is no period
   */
  binds: list(z.union([text, z.tuple([text, whole.positive()]).readonly()])),
})

/** A document that the procedure requests; its title and description are those of its kind. */
const document = z.strictObject({
  /** kind, by its id in the common list [td_id] */
  kind: whole,
  /** row of the procedure [tdt_id]; default: the type's hundred and the order */
  row: whole.optional(),
  need: z.enum(['obligatorio', 'opcional']).optional(),
  /** requested only when the condition over the answers holds; false on a hidden field (decision 36) */
  when: z.strictObject({ condition: logic, text }).optional(),
  accept: list(z.enum(['pdf', 'docx', 'xlsx', 'png', 'jpeg'])),
  /** default 20; never above the setting (decision 52) */
  maxMegabytes: whole.optional(),
  /** the national form, generated at filing and never uploaded (decision 27) */
  generated: z.literal(true).optional(),
  /** proof of payment, requested at the payment step and never at filing (decision 27) */
  atPayment: z.literal(true).optional(),
  link: z.strictObject({ text, url: z.url() }).optional(),
  /** omitted from the public detail page, although the form requests it */
  hiddenInDetail: z.literal(true).optional(),
})

/** A term of the grant: a field of the concept and of the decision, printed in the act. */
const term = z.strictObject({
  /** facts `concepto.<name>`, `decision.<name>`, `recurso.nuevo_<name>`, or `certificado.<name>` */
  name: text,
  field: z.custom<Omit<FieldDef, 'key' | 'condition'>>(isObject),
  /** the permit's validity: counted in the field's months or years, or in words */
  validity: z.literal(true).optional(),
  /** label in the technical concept, when the concept proposes the value */
  concept: text.optional(),
  /** label in a decision on an appeal; default: the decision's label */
  appeal: text.optional(),
  /** only for these answers of the decision */
  when: logic.optional(),
  /** requested, recommended and granted values are compared, and a difference needs a reason (CPACA art. 42) */
  compared: z
    .strictObject({
      /** name in the act: «Caudal» */
      noun: text,
      /** key of the application's question, and the factor that converts its unit to the term's */
      asked: text.optional(),
      times: z.number().positive().optional(),
      /** fact of the recommendation, if not `concepto.<name>` */
      recommended: text.optional(),
      /** for a table, the column whose sum is compared */
      sum: text.optional(),
    })
    .optional(),
})

/**
 * A matter that the technical concept must have studied before an act can affirm it: the concept answers with
 * its grounds, and the resolución affirms it only when the answer is yes.
 */
const study = z.strictObject({
  /** the fields are `concepto.<name>` and `concepto.<name>_sustento` */
  name: text,
  label: text,
  source: text,
  /** wording of the acts, before the grounds */
  affirms: text,
})

const block = z.custom<WrittenBlock>(isObject)

/** Legal content of a grant: its grounds, and the duties that the law always imposes. */
const law = z.strictObject({
  reasons: text,
  duties: list(block).check(z.minLength(1)),
  /** duties before the works; omitted when the grant only legalises existing ones */
  beforehand: list(block).optional(),
  /** the duties state transfers, changes and sanctions themselves, so that the common articles are omitted */
  complete: z.literal(true).optional(),
  /** what the act takes from the concept, the conditions that it grants and the levies, in words of its own */
  recommendation: list(block).optional(),
  conditions: list(block).optional(),
  levies: list(block).optional(),
})

/** How the procedure is decided, with what that kind of decision cannot do without. */
const decision = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('resolution'),
    /** what the concept recommends and the resolución does: grant a permit, approve a plan */
    verb: z.enum(['otorgar', 'aprobar']),
    /** in the order of the resolución */
    terms: list(term).check(z.minLength(1)),
    studies: list(study),
    law,
  }),
  z.strictObject({ by: z.literal('certificate'), terms: list(term).check(z.minLength(1)) }),
  /**
   * received or answered, without a decision on a right; in a family whose acts grant, only with the trait that
   * keeps the case away from them (`recibido`)
   */
  z.strictObject({ by: z.literal('letter'), verb: z.enum(['aprobar']).optional() }),
])

/**
 * A procedure as its folder declares it. The schema demands what would otherwise be forgotten: what each stage
 * binds, and the terms, grounds and duties of its decision.
 */
export const procedureSchema = z
  .strictObject({
    /** [tt_id] */
    ttId: whole.positive(),
    /** [tt_nombre] */
    name: text,
    /** what it serves for; the description lists them [tt_descripcion] */
    items: list(text).check(z.minLength(1)),
    /** default: `texto` */
    // the table has at least one
    presentation: z.enum(Object.keys(PRESENTATIONS) as [Presentation, ...Presentation[]]).optional(),
    /** [tt_imagen] */
    image: text,
    /** exists but is not listed, and nobody starts it from outside */
    unlisted: z.literal(true).optional(),
    /** id of the subcategory */
    subcategory: whole,
    /** purpose and audience, in plain words */
    summary: text,
    /** fixed text of the public detail, instead of the description */
    detailText: text.optional(),
    validity: text,
    legalBasis: list(z.strictObject({ norm: text, article: text, subject: text })).check(z.minLength(1)),
    /** list of links to norms on its page and form; maintained by the authority */
    normLinks: z.literal('pueaa').optional(),
    terms: list(stage).check(z.minLength(1)),
    documents: list(document).check(z.minLength(1)),
    fee: z.strictObject({
      evaluation: z.enum(['tabla_unica_con_tope', 'no_genera', 'tarifa_fija_sunl']),
      followUp: z.enum(['unico_por_informe', 'anual_tabla_unica_con_tope', 'segun_permiso', 'no_genera']),
      levies: list(z.enum(['tua', 'tasa_retributiva', 'tafm', 'tasa_compensatoria_fauna'])),
      exemptions: list(text),
    }),
    workflow: z.strictObject({
      family: text,
      alternative: z.strictObject({ family: text, condition: logic, conditionText: text }).optional(),
    }),
    form: z.strictObject({
      /** as written, shared sections by reference; `FORMS` has them in place */
      questions: z.custom<WrittenForm>(isObject),
      /** answers determined by the type itself, when types share the form */
      given: z.record(z.string(), z.string()).readonly().optional(),
      source: text,
    }),
    /** answer that names the municipality, and so the office; null: Ibagué (decision 35) */
    municipalityField: text.nullable(),
    /** visit mandatory by default (from the specification's numbered list) */
    visitByDefault: z.boolean(),
    note: text.optional(),
    /** what it requests, in the applicant's words: «su concesión fue otorgada»; null: it requests none */
    instrument: z.custom<Instrument>(isObject).nullable(),
    decision,
    // the table has at least one
    traits: list(z.enum(Object.keys(TRAITS) as [Trait, ...Trait[]])),
    /** statements that the legal office must confirm before production */
    toConfirm: list(text),
  })
  .check((procedure) => {
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
        if (other !== undefined)
          refuse(name, `«${name}» da término a ${step}, que ya lo tiene de «${other}».`)
        bound.set(step, name)
      }
    }
    if (bound.size === 0) refuse('terms', 'Ninguna etapa da término a un paso.')
    const { decision: decided } = procedure.value
    const validities = 'terms' in decided ? decided.terms.filter(({ validity }) => validity === true) : []
    if (validities.length > 1) refuse('validity', 'Solo un término es la vigencia del permiso.')
    for (const { name, field } of validities) {
      if (decided.by !== 'resolution') refuse(name, `«${name}»: solo una resolución fija una vigencia.`)
      const counted = field.kind === 'integer' && VALIDITY_UNITS.some((unit) => unit === field.unit)
      if (!counted && !(field.kind === 'text' && field.unit === undefined))
        refuse(name, `«${name}» es la vigencia: se cuenta en meses o en años enteros, o se dice en palabras.`)
    }
  })

export type ProcedureDef = z.input<typeof procedureSchema>
export type StageDef = z.input<typeof stage>
export type DocumentRow = z.input<typeof document>
export type GrantTermDef = z.input<typeof term>
export type GrantStudyDef = z.input<typeof study>
export type GrantLaw = z.input<typeof law>
export type ProcedureDecision = z.input<typeof decision>
