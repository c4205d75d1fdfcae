import { z } from 'zod'
import { inCatalogue } from './closed.ts'

/** The declared workflows of a case with the steps done, enough to draw the diagram. */
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
  /** titles of steps of other families, at which arrows end */
  names: z.record(z.string(), z.string()),
  /** the case's current family */
  at: inCatalogue('Flujo').nullable(),
  current: z.array(z.object({ step: inCatalogue('Paso'), since: z.string(), holder: z.string().nullable() })),
  /** each step that was done, with its latest time */
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
