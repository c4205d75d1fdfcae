import { type ContactPart, contactWords } from '@ventanilla/domain/cases/third-party-contact'
import { maskedMail } from '@ventanilla/domain/identity/masked-mail'
import { mail, type MessagePayload, sms } from '../../db/outbox.ts'

/** Texts of the messages about the contact data of third parties. */

const NOT_YOU = 'Si esto no es correcto, avísele a la Corporación de inmediato: el dato se corrige.'

/** For the address that was stored before: it learns what changed, and of a new address only who recognises it. */
export const contactCorrected = (
  parts: readonly ContactPart[],
  more: { readonly reason: string; readonly newEmail: string | null },
): MessagePayload =>
  mail({
    subject: 'Se corrigieron sus datos de contacto',
    paragraphs: [
      `Un funcionario corrigió ${contactWords(parts)} con los que la Corporación le escribe como interviniente.`,
      `Motivo: ${more.reason}`,
      ...(more.newEmail === null
        ? []
        : [
            more.newEmail === ''
              ? 'Desde ahora no le escribiremos a este correo.'
              : `Desde ahora le escribiremos a ${maskedMail(more.newEmail)} y no a este correo.`,
          ]),
      NOT_YOU,
    ],
  })

/** For an address that an official wrote down: names nobody, because it can be a stranger's. */
export const contactStored = (): MessagePayload =>
  mail({
    subject: 'La Corporación registró este correo',
    paragraphs: [
      'Un funcionario registró este correo para escribirle a quien interviene en trámites ambientales de otras personas.',
      'Sirve para avisos. Ningún acto se notifica aquí mientras la persona no lo autorice.',
      'Si no es suyo o no sabe de qué se trata, avísele a la Corporación: el dato se corrige.',
    ],
  })

/** For the telephone that was stored before. */
export const phoneCorrected = (authority: string): MessagePayload =>
  sms(`${authority}: se corrigió el celular con el que le escribimos. Si no es correcto, avísenos.`)
