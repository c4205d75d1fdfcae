import { z } from 'zod'
import { exactly, text } from '../kernel/schema-parts.ts'

/** The requested instrument, in the words of the applicant's view. */
export const instrumentSchema = exactly({
  /** «concesión»; used after «su» or the article */
  noun: text,
  gender: z.enum(['o', 'a']),
  /** participle without its last letter: «otorgad», «aprobad», «expedid» */
  given: text,
})
