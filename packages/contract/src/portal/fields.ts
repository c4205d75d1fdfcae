import { INTERNAL_PATH_MAX, isInternalPath, NOT_INTERNAL } from '@ventanilla/domain/access/internal-path'
import { EMAIL_INVALID, EMAIL_MAX, isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { normalizeDocumentNumber } from '@ventanilla/domain/identity/documents'
import {
  COMPANY_MAX,
  companyNameFault,
  KEY_NAME_MAX,
  NAME_MAX,
  nameFault,
  normalizeName,
  personNameFault,
} from '@ventanilla/domain/identity/names'
import { normalizePassword, passwordFault } from '@ventanilla/domain/identity/password'
import { PHONE_INVALID, storedPhone } from '@ventanilla/domain/identity/phone'
import { tooLong } from '@ventanilla/domain/kernel/field-sentences'
import { z } from 'zod'
import { judgedByCall, meaningsOf } from '../closed.ts'
import { limitedTo } from '../limited.ts'

/** Fields that several calls of section 7 share. They accept the formats of browsers and older clients. */

/** A small code of a list: a number or its text. */
const codeText = (error?: string) =>
  z.union([z.int().min(0).max(9999), z.string().regex(/^\d{1,4}$/)], error).transform(Number)
export const listCode = codeText().meta({ description: 'Código de una lista' })

/** A code of a closed list, as older clients send it; others are rejected with the accepted codes. */
export const codeOf = (rows: readonly { readonly id: number; readonly name: string }[], asked: string) => {
  const message = `${asked}: ${rows.map(({ id, name }) => `${id} (${name})`).join(', ')}`
  return codeText(message)
    .refine((value) => rows.some(({ id }) => id === value), {
      message,
      params: { accepted: rows.map(({ id }) => id) },
    })
    .meta(judgedByCall(meaningsOf(rows), true))
}

export const email = z
  .string()
  .max(320)
  .transform(normalizeEmail)
  .refine((address) => address.length <= EMAIL_MAX, { error: tooLong(EMAIL_MAX), abort: true })
  .refine(isEmail, EMAIL_INVALID)
  .meta({ description: 'Correo electrónico', ...limitedTo(EMAIL_MAX) })

/** Ten digits with or without the prefix 57; the handler receives the stored format. */
export const phone = z
  .union([z.string().max(20), z.int()])
  .transform((value, ctx) => {
    const stored = storedPhone(String(value))
    if (stored !== null) return stored
    ctx.addIssue({ code: 'custom', message: PHONE_INVALID })
    return z.NEVER
  })
  .meta({ description: '57 y diez dígitos' })

export const newPassword = (form: 'citizen' | 'official'): z.ZodType<string, string> =>
  z
    .string()
    .max(400)
    .transform((value, ctx) => {
      const password = normalizePassword(value)
      const fault = passwordFault(password, form)
      if (fault === null) return password
      ctx.addIssue({ code: 'custom', message: fault })
      return z.NEVER
    })

/** A password to compare. Only its length is limited, so that the response reveals nothing about it. */
export const givenPassword = z.string().min(1).max(400).transform(normalizePassword)

/** Four digits. The call rejects a malformed code like a wrong one, so the schema does not. */
export const fourDigits = z
  .union([z.string().max(20), z.int()])
  .transform((value) => String(value).trim().padStart(4, '0'))

/** A name, whose signs may arrive apart from their letters: there is room for more than its limit. */
const nameUpTo = (max: number, faultOf: (name: string) => string | null) =>
  z
    .string()
    .max(4 * max)
    .transform((value, ctx) => {
      const name = normalizeName(value)
      const fault = faultOf(name)
      if (fault === null) return name
      ctx.addIssue({ code: 'custom', message: fault })
      return z.NEVER
    })
    .meta(limitedTo(max))

export const personName = nameUpTo(NAME_MAX, personNameFault)
export const companyName = nameUpTo(COMPANY_MAX, companyNameFault)
/** company as section 7 sends it for every person type: what else a company's needs, the form judges */
export const sentCompany = nameUpTo(COMPANY_MAX, (name) =>
  name.length > COMPANY_MAX ? tooLong(COMPANY_MAX) : null,
)
/** name that its owner gives to a passkey */
export const keyName = nameUpTo(KEY_NAME_MAX, (name) => nameFault(name, KEY_NAME_MAX))

export const documentNumber = z
  .union([z.string().max(30), z.int()])
  .transform((value) => normalizeDocumentNumber(String(value)))

/** Internal page that the user was opening; stored, and used for one redirect. */
export const internalPath = z
  .string()
  .max(INTERNAL_PATH_MAX)
  .refine(isInternalPath, NOT_INTERNAL)
  .meta({ description: 'Dirección de este portal, desde la primera barra; nunca de otro sitio' })

/** {status, message, data}: the body's status equals the HTTP status (gap 61). */
export const told = <S extends number>(status: S) =>
  z.object({ status: z.literal(status), message: z.string() })
export const statusReplyWith = <S extends number, D extends z.ZodType>(status: S, data: D) =>
  z.object({ status: z.literal(status), message: z.string(), data })
