import { z } from 'zod'
import { keysIn } from './keys-in.ts'

/**
 * What the schemas of definitions share. They only judge and never change a value, so that what passes is stored
 * as it was written; an absent key is left out and never undefined, which JSON cannot say.
 */

/** Words that are read: not blank. */
export const text = z.string().regex(/\S/)
export const whole = z.number().int()
export const list = <T extends z.ZodType>(of: T) => z.array(of).readonly()
/** Something by names that the definition chooses itself. */
export const byName = <T extends z.ZodType>(of: T) => z.record(text, of).readonly()
/** Says something by being there; its absence denies it. */
export const yes = z.literal(true).exactOptional()
/** A word of a table that the code declares. */
export const keyOf = <const T extends Readonly<Record<string, unknown>>>(table: T) => {
  type Word = Extract<keyof T, string>
  // a table has at least one
  return z.enum(keysIn(table) as [Word, ...Word[]])
}

/** An object of just these keys: any other is rejected by its name. */
export const exactly = <T extends z.core.$ZodLooseShape>(shape: T) => z.strictObject(shape).readonly()
