import { z } from 'zod'

/** One field that is not right; `accepted`: what a closed list takes, or what can be done now. */
export const fault = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  accepted: z.array(z.union([z.string(), z.number()])).optional(),
})

/** Every refusal of every call. `message` is a Spanish sentence for the person who reads it. */
export const problem = z.object({
  status: z.number().int(),
  message: z.string(),
  code: z.string().optional(),
  problems: z.array(fault).optional(),
  /** what changed meanwhile, for 409 */
  current: z.unknown().optional(),
})
export type ProblemBody = z.infer<typeof problem>
