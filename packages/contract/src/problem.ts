import { z } from 'zod'

/** Every refusal of every call. `message` is a Spanish sentence for the person who reads it. */
export const problem = z.object({
  status: z.number().int(),
  message: z.string(),
  code: z.string().optional(),
  problems: z
    .array(z.object({ path: z.string(), message: z.string(), code: z.string().optional() }))
    .optional(),
  /** what changed meanwhile, for 409 */
  current: z.unknown().optional(),
})
export type ProblemBody = z.infer<typeof problem>
