import { z } from 'zod'
import { TIMBER_GROUPS } from '../../fees/timber-groups.ts'
import { keysIn } from '../../kernel/keys-in.ts'
import { LONGEST } from '../lengths.ts'
import { isoDate, line, lineOrNothing, listed } from '../parts.ts'

/** A tree species; what is not in the product's own list may be absent. */
export const species = z
  .strictObject({
    ...listed,
    scientificName: z
      .string()
      .max(LONGEST.scientificName)
      .regex(/^[A-Z][a-z-]+( (× )?[a-z][a-z.-]*)+$/, 'Escriba género y especie, por ejemplo Cedrela odorata'),
    family: line(LONGEST.family),
    /** felling can be banned: the forester checks before the grant */
    checkBan: z.boolean(),
    /** norm that bans felling it; absent or empty: none is known */
    banNorm: lineOrNothing(LONGEST.norm).exactOptional(),
    banFrom: isoDate.nullable().exactOptional(),
    /** last day of the ban */
    banUntil: isoDate.nullable().exactOptional(),
    /** group in the tariff of the levy on timber */
    timberGroup: z.enum(keysIn(TIMBER_GROUPS)).nullable().exactOptional(),
    /** smallest trunk that may be felled, in centimetres at breast height */
    minimumDiameter: z.int().min(1).max(500).nullable().exactOptional(),
  })
  .refine(
    ({ banNorm = '', banFrom = null, banUntil = null }) =>
      banNorm !== '' || (banFrom === null && banUntil === null),
    { path: ['banNorm'], error: 'Escriba la norma que establece la veda' },
  )
  .refine(
    ({ banFrom = null, banUntil = null }) => banFrom === null || banUntil === null || banFrom <= banUntil,
    { path: ['banUntil'], error: 'La veda termina antes de empezar' },
  )

export type Species = z.output<typeof species>
