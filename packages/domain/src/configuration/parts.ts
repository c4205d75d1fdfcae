import { z } from 'zod'
import { EMAIL_INVALID, isEmail, normalizeEmail } from '../identity/email.ts'
import { isIsoDate } from '../terms/dates.ts'
import { LONGEST } from './lengths.ts'
import { unseenIn } from './texts/unseen.ts'

/** Parts of the contents of several kinds. */

/** Text of several lines, as it is shown: neither blanks around it nor invisible characters. */
export const text = (longest: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(longest)
    .superRefine((given, ctx) => {
      const unseen = unseenIn(given)
      if (unseen !== null) ctx.addIssue({ code: 'custom', message: unseen })
    })
    .refine((given) => given === given.trim(), 'Quite los espacios del comienzo y del final')
    .refine((given) => given === given.normalize('NFC'), 'Sus tildes no son las usuales: escríbalo de nuevo')

/** As `text`, in one line. */
export const line = (longest: number): z.ZodString =>
  text(longest).refine((given) => !given.includes('\n'), 'Va en una sola línea')

/** As `text`, or empty. */
export const textOrNothing = (longest: number): z.ZodType<string> => z.union([z.literal(''), text(longest)])

/** As `line`, or empty. */
export const lineOrNothing = (longest: number): z.ZodType<string> => z.union([z.literal(''), line(longest)])

/**
 * An address that anybody can open: https, under a name and on the usual port. Neither a number nor a user in it:
 * the portal calls it by itself.
 */
export const webAddress = z
  .string()
  .max(LONGEST.address)
  .regex(
    /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#][\u0021-\u007e]*)?$/i,
    'Escriba la dirección completa, que empiece por https://',
  )

/** An e-mail address as the portal keeps them, or empty. */
export const mailOrNothing = z
  .string()
  .refine((text) => text === '' || (text === normalizeEmail(text) && isEmail(text)), EMAIL_INVALID)

/** Elements of a list, each at most once. */
export const eachOnce = <Element extends z.ZodType<string> | z.ZodType<number>>(
  element: Element,
  most: number,
): z.ZodArray<Element> =>
  z
    .array(element)
    .max(most)
    .refine((all) => new Set<unknown>(all).size === all.length, 'Lo mismo está dos veces')

/** Whole pesos. */
export const pesos = z.int().min(0).max(1_000_000_000_000)

/** A positive decimal number as text, so that no digit changes. */
export const decimal = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/, 'Escriba un número con punto decimal')

/** A yearly variation in per cent with two decimals, also negative. */
export const percent = z
  .string()
  .regex(/^-?\d{1,3}\.\d{2}$/, 'Escriba el porcentaje con punto y dos decimales, por ejemplo 5.20')

export const isoDate = z.string().refine(isIsoDate, 'Escriba una fecha que exista, como AAAA-MM-DD')

/** What every element of a list has: its place in the list, its name, and whether it is offered. */
export const listed = {
  order: z.int().min(0).max(1_000_000),
  name: line(LONGEST.name),
  active: z.boolean(),
} as const

/** One more than the highest number. */
const following = (keys: readonly string[]): string => String(Math.max(0, ...keys.map(Number)) + 1)

export const NUMBERED = {
  pattern: /^[1-9]\d{0,5}$/,
  sentence: 'La clave es un número desde 1.',
  next: following,
} as const

/** First number of the authority's own types of procedures (decision 73); below it they are the product's. */
const FIRST_OWN = 1_000

/** Numbers of types of procedures [tt_id]. */
export const PROCEDURE_TYPES = {
  pattern: /^[1-9]\d{0,3}$/,
  sentence: 'La clave es un número desde 1 hasta 9999.',
  next: (keys: readonly string[]): string => following([String(FIRST_OWN - 1), ...keys]),
  own: {
    pattern: /^[1-9]\d{3}$/,
    sentence: `El número de un trámite propio empieza en ${FIRST_OWN}.`,
  },
} as const

export const BY_YEAR = {
  pattern: /^(19|20|21)\d{2}$/,
  sentence: 'La clave es un año de cuatro cifras.',
  next: null,
} as const

export const NAMED = {
  pattern: /^[a-z][a-z0-9_]{0,39}$/,
  sentence: 'La clave empieza por una letra y lleva letras minúsculas sin tilde, cifras y guion bajo.',
  next: null,
} as const

export const KEBAB = {
  pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+){0,12}$/,
  sentence: 'La clave lleva palabras en minúsculas sin tilde, unidas por guiones.',
  next: null,
} as const

export const DOTTED = {
  pattern: /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_-]*){1,3}$/,
  sentence: 'La clave lleva palabras en minúsculas sin tilde, unidas por puntos.',
  next: null,
} as const

export const CAPITALS = {
  pattern: /^[A-Z][A-Z0-9_]{0,39}$/,
  sentence: 'La clave empieza por una letra y lleva letras mayúsculas sin tilde, cifras y guion bajo.',
  next: null,
} as const
