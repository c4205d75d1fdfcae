import { z } from 'zod'
import { logicSchema } from '../../forms/logic-schema.ts'
import { exactly, list, text } from '../../kernel/schema-parts.ts'

/** A linked case opened by an outcome. */
export const opensSchema = exactly({
  family: text,
  /** Facts copied to it. */
  facts: list(text).exactOptional(),
  /** Its subject: the applicant of this case, or a person still to be found (a complaint's offender). */
  about: z.enum(['applicant', 'unknown']).exactOptional(),
})
export interface Opens extends z.output<typeof opensSchema> {}

const change = <const Do extends string, T extends z.core.$ZodLooseShape>(what: Do, shape: T) =>
  exactly({ do: z.literal(what), ...shape, ifFact: text.exactOptional() })

/** Change that a linked case makes to its parent; with `ifFact`, only when that fact was captured. */
export const parentChangeSchema = z.union([
  /** Ends it with that status: withdrawn, ended early, accumulated. */
  change('end', { status: text }),
  /** Continues it at a step, named here or by the fact; its open tasks are closed. */
  change('goTo', { step: text }),
  change('goTo', { fact: text }),
  /** Moves it to the office that the fact names, with its history and without a new filing. */
  change('moveOffice', { fact: text }),
  /** Adds this case's requester as a party of the parent. */
  change('addParty', { role: z.literal('tercero') }),
  /** Copies these facts to the parent. */
  change('giveFacts', { keys: list(text) }),
  /** Adds these texts below those that the parent has already: what several linked cases say of it is kept. */
  change('addTexts', { keys: list(text) }),
  /** Assigns its open task to the person that the fact names. */
  change('assign', { fact: text }),
  /** Corrects answers of its application to the values captured here under the same names; its dates stay. */
  change('correct', { keys: list(text) }),
  /** Removes its proxy. */
  change('endProxy', {}),
])
export type ParentChange = z.output<typeof parentChangeSchema>

/**
 * How a case of a family starts without filing a procedure: linked to a case, or standalone. Any role of the
 * initial step can open it; an applicant's initial step is opened by a party of the case (or anyone, `for:
 * 'anyone'`).
 */
export const entryPointSchema = exactly({
  /** Button label: «Desistir del trámite». */
  label: text,
  /** One sentence below the button: its meaning and consequences. */
  explains: text,
  beside: z.enum(['always', 'possible', 'never']),
  /** Whether a user who is no party of the case can open it, as a third party does. */
  for: z.enum(['party', 'anyone']).exactOptional(),
  /**
   * Kinds of parent case that can show it at all. Reads only constant values of `caso`: familia, flujo, tipo,
   * posibles. Default: any, except cases of its own family.
   */
  among: logicSchema.exactOptional(),
  /**
   * Among those, open only while true; also reads of `caso`: estado, abierto, radicado, paso, expediente,
   * obligaciones.
   */
  when: logicSchema.exactOptional(),
  /** Why it is closed, shown to the user. */
  whyNot: text.exactOptional(),
  /** Allows several at a time for one parent; default: one until it has ended. */
  many: z.boolean().exactOptional(),
  /** Facts of the parent case copied at the start. */
  facts: list(text).exactOptional(),
  /** Answers of the parent's application copied at the start, to be corrected. */
  answers: list(text).exactOptional(),
})
export interface EntryPoint extends z.output<typeof entryPointSchema> {}
