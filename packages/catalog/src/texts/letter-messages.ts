import type { LETTER_MESSAGES } from '@ventanilla/domain/cases/messages/letter-messages'
import { mail, type MessageText, sms } from './message-text.ts'

const SIGNING = 'Código de firma: {codigo}. Vence en 10 minutos. {acto}, {radicado}.'

/** Words of the messages to the user who signs, and to people without an account. */
export const LETTER_TEXTS: Readonly<Record<keyof typeof LETTER_MESSAGES, MessageText>> = {
  'acto.codigo_firma': {
    ...mail('Código de firma', [SIGNING, 'Si usted no lo pidió, avise al administrador.']),
    sms: SIGNING,
  },
  // names nobody, because the address was written down by hand
  'acto.copia': mail(
    'Copia de un acto: {acto}',
    [
      '{autoridad} envía a {ente} copia del siguiente acto: {acto}, del trámite {radicado}.',
      'El enlace abre el documento firmado hasta el {hasta}, y cada apertura queda registrada. No lo reenvíe a quien no deba leerlo.',
    ],
    'Abrir la copia',
  ),
  'cambio.ofrecido': mail(
    'Quieren pasarle un trámite ambiental',
    [
      'Quien figura en el portal como «{solicitante}» pidió que usted sea el nuevo solicitante de su trámite ambiental: {tramite}.',
      'Para recibirlo, cree su cuenta con este enlace o, si ya tiene una, inicie sesión desde él. Sirve una sola vez y vence en tres días.',
      'Recibirlo no es aceptarlo: la Corporación estudia la petición y, antes de que el trámite pase a usted, le pregunta si lo acepta.',
    ],
    'Ver el ofrecimiento',
  ),
  'cambio.terminado': mail('Terminó el ofrecimiento de un trámite', [
    '{solicitante} le había ofrecido su trámite ambiental. Nadie abrió el enlace a tiempo: ya no sirve, y el trámite sigue a nombre de quien lo tenía.',
    'La Corporación lo comunicó con el documento {documento}. Si todavía quiere recibirlo, pida a quien se lo ofreció que lo solicite otra vez.',
  ]),
  // for the address that was stored before: it learns what changed, and of a new address only who recognises it
  'interviniente.contacto_corregido': mail('Se corrigieron sus datos de contacto', [
    'Un funcionario corrigió {datos} con los que la Corporación le escribe como interviniente.',
    'Motivo: {motivo}',
    '{destino}',
    'Si esto no es correcto, avísele a la Corporación de inmediato: el dato se corrige.',
  ]),
  // for an address that an official wrote down: names nobody, because it can be a stranger's
  'interviniente.correo_registrado': mail('La Corporación registró este correo', [
    'Un funcionario registró este correo para escribirle a quien interviene en trámites ambientales de otras personas.',
    'Sirve para avisos. Ningún acto se notifica aquí mientras la persona no lo autorice.',
    'Si no es suyo o no sabe de qué se trata, avísele a la Corporación: el dato se corrige.',
  ]),
  'interviniente.celular_corregido': sms(
    '{autoridad}: se corrigió el celular con el que le escribimos. Si no es correcto, avísenos.',
  ),
}
