import { z } from 'zod'
import { exactly, list, text, whole } from '../../kernel/schema-parts.ts'
import { FAMILY_TRAITS } from './family-traits.ts'
import { entryPointSchema } from './linking.ts'
import { stepSchema, TERM } from './step-schema.ts'

/** Maximum duration of a family's cases: a term counted from one of its acts. */
export const durationSchema = exactly({
  ...TERM,
  from: exactly({ act: text }),
  /** Steps that pause it; other pauses of the case do not. */
  pausedIn: list(text),
  /** Fact with the months of extension. */
  extendedBy: text,
})

/** A workflow: the steps of a kind of case, and how such a case begins. */
export const familySchema = exactly({
  ...FAMILY_TRAITS,
  id: text,
  name: text,
  norm: text,
  isSubprocess: z.boolean(),
  /** Types that it works, as their ordinary or as their alternative workflow; see `familyOfType`. */
  procedureTypes: list(whole),
  /** Type of the cases that its entry point opens by themselves; default: they have none. */
  ownType: whole.exactOptional(),
  initialStep: text,
  startedBy: z.enum(['usuario', 'invocado', 'automatico']),
  /** Maximum duration of its cases, when the law sets one. */
  duration: durationSchema.exactOptional(),
  entryPoint: entryPointSchema.exactOptional(),
  /** More starting steps, each with its own entry point. */
  entries: list(exactly({ step: text, entryPoint: entryPointSchema })).exactOptional(),
  steps: list(stepSchema),
})
