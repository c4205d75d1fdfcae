import { z } from 'zod'

/** An invalid field; `accepted`: values of a closed list, or actions available now. */
export const fault = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  accepted: z.array(z.union([z.string(), z.number()])).optional(),
})

/** Body of every rejection. `message` is a Spanish sentence for the user. */
export const problem = z.object({
  status: z.number().int(),
  message: z.string(),
  code: z.string().optional(),
  problems: z.array(fault).optional(),
  /** for 409: the state after the concurrent change */
  current: z.unknown().optional(),
})
export type ProblemBody = z.infer<typeof problem>
