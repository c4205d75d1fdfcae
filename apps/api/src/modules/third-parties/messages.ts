import { type ContactPart, contactWords } from '@ventanilla/domain/cases/third-party-contact'
import { maskedMail } from '@ventanilla/domain/identity/masked-mail'
import type { MessagePayload } from '../../db/outbox.ts'
import { mailText, smsText, type Texts } from '../../db/texts.ts'

/** The messages about the contact data of third parties. */

/** For the address that was stored before: it learns what changed, and of a new address only who recognises it. */
export const contactCorrected = (
  texts: Texts,
  parts: readonly ContactPart[],
  more: { readonly reason: string; readonly newEmail: string | null },
): MessagePayload =>
  mailText(texts, 'interviniente.contacto_corregido', {
    datos: contactWords(parts),
    motivo: more.reason,
    destino: destination(more.newEmail),
  })

/** @param newEmail null: it did not change; empty: there is none any more */
function destination(newEmail: string | null): string {
  if (newEmail === null) return ''
  return newEmail === ''
    ? 'Desde ahora no le escribiremos a este correo.'
    : `Desde ahora le escribiremos a ${maskedMail(newEmail)} y no a este correo.`
}

/** For an address that an official wrote down: it has no variable, because it can be a stranger's. */
export const contactStored = (texts: Texts): MessagePayload =>
  mailText(texts, 'interviniente.correo_registrado', {})

/** For the telephone that was stored before. */
export const phoneCorrected = (texts: Texts, autoridad: string): MessagePayload =>
  smsText(texts, 'interviniente.celular_corregido', { autoridad })
