import { z } from 'zod'
import { RESTARTS, seriesProblem } from '../../acts/numbering.ts'
import { LONGEST } from '../lengths.ts'
import { line, listed } from '../parts.ts'

/** A series of numbers of acts and cases. */
export const numberSeries = z
  .strictObject({
    ...listed,
    prefix: line(LONGEST.prefix),
    format: line(LONGEST.format),
    restart: z.enum(RESTARTS),
  })
  .superRefine((content, ctx) => {
    const problem = seriesProblem(content)
    if (problem !== null) ctx.addIssue({ code: 'custom', path: ['format'], message: problem })
  })
