import { z } from 'zod'

/** The declared workflows of a case with what was done in them: enough to draw them. */
export const caseFlow = z.object({
  families: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      initialStep: z.string(),
      steps: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          outcomes: z.array(z.object({ label: z.string(), to: z.string(), returnTo: z.string().optional() })),
        }),
      ),
    }),
  ),
  /** titles of steps of other families, for the ends of arrows */
  names: z.record(z.string(), z.string()),
  /** family in which the case is now */
  at: z.string().nullable(),
  current: z.array(z.object({ step: z.string(), since: z.string(), holder: z.string().nullable() })),
  /** each step that was done, with the last time */
  done: z.array(
    z.object({
      step: z.string(),
      at: z.string(),
      times: z.number(),
      holder: z.string().nullable(),
      outcome: z.string().nullable(),
    }),
  ),
})
