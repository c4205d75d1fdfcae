import { z } from 'zod'
import { keysIn } from '../../kernel/keys-in.ts'
import { ZONE_CLASSES } from '../../places/zone-classes.ts'
import { LONGEST } from '../lengths.ts'
import { isoDate, line, lineOrNothing, listed, textOrNothing } from '../parts.ts'

/** Zones of one sort: a loaded layer, what it stands for, and who made it. */
export const zone = z.strictObject({
  ...listed,
  class: z.enum(keysIn(ZONE_CLASSES)),
  /** identifier of a loaded layer, whose shapes never change: another file is another layer */
  layer: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Cargue la capa o dibújela'),
  /** column of the layer with the name of each shape; empty: they have none */
  nameFrom: lineOrNothing(LONGEST.column),
  /** column with their code: of a municipality, its DANE code; empty: they have none */
  codeFrom: lineOrNothing(LONGEST.column),
  /** who made the layer */
  source: line(LONGEST.norm),
  /** day of what the layer shows, as its source says */
  sourceDate: isoDate,
  norm: lineOrNothing(LONGEST.norm),
  /** what it means to an applicant who asks for something there */
  warning: textOrNothing(LONGEST.description),
})

export type Zone = z.output<typeof zone>
