import type { SettingGroup } from '@ventanilla/domain/configuration/own-settings'
import * as z from 'zod'

/** How one variable is read and described. */
export interface Entry {
  /** Spanish, for the table that `npm start -- --settings` prints */
  readonly about: string
  /** text used when the variable is absent or empty */
  readonly fallback: string
  readonly schema: z.ZodType<unknown, string>
  /** completes the sentence "X debe ser …" */
  readonly wants: string
  readonly secret?: true
  /** shown among the portal's own settings, with its name: who operates the server sets it */
  readonly shownIn?: SettingGroup
}

export const text = z.string().trim().min(1).max(300)

export const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => value === 'on' || value === 'true' || value === '1')

export function whole(min: number, max: number): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
}

/** An address with one of the given schemes, or null when empty. */
export function address(...schemes: string[]): z.ZodType<string | null, string> {
  return z
    .string()
    .refine(
      (value) =>
        value === '' || (URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))),
    )
    .transform((value) => (value === '' ? null : value))
}
