import { mail, type MessagePayload, sms } from '../../db/outbox.ts'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import type { AccountDeps } from './account-deps.ts'
import { invitationUrl } from './registering/invitation-url.ts'

/** Texts of the messages that accounts send. */

export const codeSms = (deps: AccountDeps, code: string): MessagePayload =>
  sms(
    `${deps.settings.authority.shortName}: su código es ${code}. Vence en 10 minutos. No lo comparta con nadie.`,
  )

export const codeOnItsWay = (phone: string): MessagePayload =>
  mail({
    subject: 'Continúe con su registro',
    paragraphs: [
      `Enviamos un código por mensaje de texto al celular terminado en ${phone.slice(-2)}. Escríbalo en la página de registro.`,
      'Después recibirá otro correo para confirmar esta dirección.',
      'Si usted no pidió crear una cuenta, no haga nada: sin el código la cuenta no se crea.',
    ],
  })

export const alreadyRegistered = (deps: AccountDeps, path: string): MessagePayload =>
  mail({
    subject: 'Usted ya tiene una cuenta',
    paragraphs: [
      'Alguien quiso crear una cuenta con este correo, que ya tiene una. Su cuenta no cambió.',
      'Si fue usted, ingrese con su contraseña. Si la olvidó, puede recuperarla.',
    ],
    action: { label: 'Recuperar la contraseña', url: `${deps.settings.publicUrl}${path}` },
  })

/** For an unconfirmed address: names no user, or the portal would disclose one to a stranger. */
export const confirmEmail = (deps: AccountDeps, official: boolean, token: string): MessagePayload =>
  mail({
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      'Su celular quedó verificado. Para terminar, confirme este correo.',
      'El enlace sirve una sola vez y vence en 30 minutos.',
    ],
    action: {
      label: 'Confirmar mi correo',
      url: `${deps.settings.publicUrl}/verificar-email-${official ? 'funcionario' : 'ciudadano'}/${token}`,
    },
  })

/** `link`: recovery without digits, and its lifetime. */
export const recoveryCode = (
  code: string,
  link: { readonly url: string; readonly seconds: number },
): MessagePayload =>
  mail({
    subject: 'Código para cambiar su contraseña',
    paragraphs: [
      `Su código es ${code}. Vence en 10 minutos.`,
      `Si no puede usar el código, abra el enlace: no lo pide, sirve una sola vez y vence en ${waitWords(link.seconds)}. No lo comparta con nadie.`,
      'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
    ],
    action: { label: 'Cambiar mi contraseña sin código', url: link.url },
  })

export const passwordChanged = (): MessagePayload =>
  mail({
    subject: 'Su contraseña cambió',
    paragraphs: [
      'La contraseña de su cuenta se cambió y se cerraron las sesiones abiertas.',
      'Si no fue usted, recupere su cuenta con «¿Olvidó su contraseña?» y avísenos.',
    ],
  })

export const waitsForApproval = (): MessagePayload =>
  mail({
    subject: 'Su cuenta espera activación',
    paragraphs: [
      'Su correo quedó confirmado. Un administrador revisará su registro y le avisaremos por este medio.',
    ],
  })

export const accountActivated = (deps: AccountDeps, roles: readonly string[]): MessagePayload =>
  mail({
    subject: 'Su cuenta fue activada',
    paragraphs: [`Ya puede ingresar. Sus roles son: ${roles.join(', ')}.`],
    action: { label: 'Ingresar', url: `${deps.settings.publicUrl}/iniciar-sesion-funcionario` },
  })

export const accountRefused = (reason: string): MessagePayload =>
  mail({
    subject: 'Su registro no fue aceptado',
    paragraphs: ['Un administrador revisó su registro.', `Motivo: ${reason}`],
  })

export const accountDeactivated = (reason: string): MessagePayload =>
  mail({ subject: 'Su cuenta fue desactivada', paragraphs: [`Motivo: ${reason}`] })

export const proxyNamed = (deps: AccountDeps, applicant: string, token: string): MessagePayload =>
  mail({
    subject: 'Lo nombraron apoderado en trámites ambientales',
    paragraphs: [
      `Quien figura en el portal como «${applicant}» le dio poder para actuar en sus trámites ambientales.`,
      'Si no conoce a esa persona, no haga nada: el poder no se confirma.',
      'Si acepta, confirme con este enlace. Sirve una sola vez y vence en tres días.',
    ],
    action: {
      label: 'Aceptar y confirmar mi correo',
      url: `${deps.settings.publicUrl}/verificar-email-ciudadano/${token}`,
    },
  })

export const accountCreated = (deps: AccountDeps, token: string): MessagePayload =>
  mail({
    subject: 'Le crearon una cuenta de funcionario',
    paragraphs: [
      'La administración del portal creó su cuenta.',
      'Para ingresar, establezca su contraseña con este enlace. Sirve una sola vez y vence en tres días. Después agregue su celular en «Mi perfil».',
      'Nadie más conoce ni debe conocer su contraseña.',
    ],
    action: {
      label: 'Establecer mi contraseña',
      url: invitationUrl(deps.settings.publicUrl, token),
    },
  })

export const contactCode = (code: string): MessagePayload =>
  mail({
    subject: 'Código para confirmar este correo',
    paragraphs: [
      `Su código es ${code}. Vence en 10 minutos. Con él este correo queda en su cuenta.`,
      'Si usted no lo pidió, no haga nada: ninguna cuenta cambia.',
    ],
  })

export const contactChanged = (kind: 'correo' | 'celular'): MessagePayload =>
  mail({
    subject: `El ${kind} de su cuenta cambió`,
    paragraphs: [
      `El ${kind} de su cuenta se cambió y se cerraron las demás sesiones.`,
      'Si no fue usted, avísenos de inmediato.',
    ],
  })

export const passkeyAdded = (name: string): MessagePayload =>
  mail({
    subject: 'Agregó una llave de acceso',
    paragraphs: [
      `La llave «${name}» quedó en su cuenta. Desde ahora, para ingresar, además de la contraseña se le pide una de sus llaves.`,
      'Si no fue usted, cambie su contraseña y avísenos de inmediato.',
    ],
  })

export const passkeyRemoved = (name: string): MessagePayload =>
  mail({
    subject: 'Se quitó una llave de acceso',
    paragraphs: [
      `La llave «${name}» ya no sirve para ingresar a su cuenta.`,
      'Si no fue usted, cambie su contraseña y avísenos de inmediato.',
    ],
  })

export const passkeyTakenAway = (name: string, reason: string): MessagePayload =>
  mail({
    subject: 'Un administrador quitó una llave de acceso suya',
    paragraphs: [
      `La llave «${name}» ya no sirve para ingresar a su cuenta.`,
      `Motivo: ${reason}`,
      'Si usted no lo pidió, cambie su contraseña y avísenos de inmediato.',
    ],
  })

export const codesReopened = (reason: string): MessagePayload =>
  mail({
    subject: 'Puede volver a intentarlo',
    paragraphs: [
      'Con su cuenta se habían pedido demasiados códigos, o escrito demasiados códigos o contraseñas equivocados. Un administrador volvió a abrir los intentos.',
      `Motivo: ${reason}`,
      'Si usted no lo pidió, cambie su contraseña y avísenos de inmediato.',
    ],
  })

/** To every administrator: an action on the server is mailed to more mailboxes than the operator can read. */
export const administratorReplaced = (
  lost: string,
  now: string,
  { reason, by }: { readonly reason: string; readonly by: string },
): MessagePayload =>
  mail({
    subject: 'Se repuso a un administrador desde el servidor',
    paragraphs: [
      lost === now
        ? `La cuenta de ${lost} empieza de nuevo: su contraseña, sus llaves, su celular y sus sesiones de antes ya no sirven.`
        : `${now} administra el portal en lugar de ${lost}, cuya cuenta quedó desactivada.`,
      `Lo hizo: ${by}. Motivo: ${reason}`,
      'Si usted no sabía de esto, averígüelo de inmediato con quien opera el servidor.',
    ],
  })

export const superadminGiven = (
  name: string,
  { reason, by }: { readonly reason: string; readonly by: string },
): MessagePayload =>
  mail({
    subject: 'Hay un nuevo superadministrador',
    paragraphs: [
      `${name} es superadministrador del portal. Se hizo desde el servidor.`,
      `Lo hizo: ${by}. Motivo: ${reason}`,
      'Si usted no sabía de esto, averígüelo de inmediato con quien opera el servidor.',
    ],
  })
