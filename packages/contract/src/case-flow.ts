import { z } from 'zod'
import { inCatalogue } from './closed.ts'

/** The declared workflows of a case with what was done in them: enough to draw them. */
export const caseFlow = z.object({
  families: z.array(
    z.object({
      id: inCatalogue('Flujo'),
      name: z.string(),
      initialStep: inCatalogue('Paso'),
      steps: z.array(
        z.object({
          id: inCatalogue('Paso'),
          title: z.string(),
          outcomes: z.array(z.object({ label: z.string(), to: z.string(), returnTo: z.string().optional() })),
        }),
      ),
    }),
  ),
  /** titles of steps of other families, for the ends of arrows */
  names: z.record(z.string(), z.string()),
  /** family in which the case is now */
  at: inCatalogue('Flujo').nullable(),
  current: z.array(z.object({ step: inCatalogue('Paso'), since: z.string(), holder: z.string().nullable() })),
  /** each step that was done, with the last time */
  done: z.array(
    z.object({
      step: inCatalogue('Paso'),
      at: z.string(),
      times: z.number(),
      holder: z.string().nullable(),
      outcome: z.string().nullable(),
    }),
  ),
})
