import { z } from 'zod'
import { exactly, list, text, whole } from '../../kernel/schema-parts.ts'
import { FAMILY_TRAITS } from './family-traits.ts'
import { entryPointSchema } from './linking.ts'
import { TERM, writtenStepSchema } from './step-schema.ts'

/** Maximum duration of a family's cases: a term counted from one of its acts. */
export const durationSchema = exactly({
  ...TERM,
  from: exactly({ act: text }),
  /** Steps that pause it; other pauses of the case do not. */
  pausedIn: list(text),
  /** Fact with the months of extension. */
  extendedBy: text,
})

/**
 * A workflow as it is written, stored and compared: the steps of a kind of case, and how such a case begins. The
 * procedures name it, not it them.
 */
export const writtenFamilySchema = exactly({
  ...FAMILY_TRAITS,
  id: text,
  name: text,
  norm: text,
  isSubprocess: z.boolean(),
  /** Type of the cases that its entry point opens by themselves; default: they have none. */
  ownType: whole.exactOptional(),
  initialStep: text,
  startedBy: z.enum(['usuario', 'invocado', 'automatico']),
  /** Maximum duration of its cases, when the law sets one. */
  duration: durationSchema.exactOptional(),
  entryPoint: entryPointSchema.exactOptional(),
  /** More starting steps, each with its own entry point. */
  entries: list(exactly({ step: text, entryPoint: entryPointSchema })).exactOptional(),
  steps: list(writtenStepSchema),
})
