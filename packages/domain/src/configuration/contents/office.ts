import { z } from 'zod'
import { REQUIRED } from '../../kernel/field-sentences.ts'
import { LONGEST } from '../lengths.ts'
import { lineOrNothing, listed } from '../parts.ts'

/** An office of the authority with the municipalities in its charge. */
export const office = z
  .strictObject({
    ...listed,
    /** identifier in the calls of the specification */
    number: z.int().min(1).max(100_000),
    seat: lineOrNothing(LONGEST.seat),
    address: lineOrNothing(LONGEST.place),
    /** absent or empty: those of the authority */
    hours: lineOrNothing(LONGEST.hours).optional(),
    telephone: lineOrNothing(LONGEST.telephone).optional(),
    /** five-digit DANE codes of the municipalities in its charge */
    municipalities: z
      .array(z.string().regex(/^\d{5}$/, 'Escriba el código DANE, de cinco cifras'))
      .max(2_000),
  })
  .refine(({ active, seat }) => !active || seat !== '', { path: ['seat'], error: REQUIRED })
  .refine(({ active, address }) => !active || address !== '', { path: ['address'], error: REQUIRED })
  .refine(({ municipalities }) => new Set(municipalities).size === municipalities.length, {
    path: ['municipalities'],
    error: 'Un municipio está dos veces',
  })
