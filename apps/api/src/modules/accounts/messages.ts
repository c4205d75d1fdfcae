import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { mail, type MessagePayload } from '../../db/outbox.ts'
import { mailText, smsText, type Texts } from '../../db/texts.ts'
import type { AccountDeps } from './account-deps.ts'
import { invitationUrl } from './registering/invitation-url.ts'

/** The messages that accounts send, in the authority's words; those of the server's own commands are the program's. */

export const codeSms = (deps: AccountDeps, codigo: string): MessagePayload =>
  smsText(deps, 'cuenta.codigo', { codigo, autoridad: deps.settings.authority.shortName })

export const codeOnItsWay = (texts: Texts, phone: string): MessagePayload =>
  mailText(texts, 'cuenta.codigo_enviado', { final: phone.slice(-2) })

export const alreadyRegistered = (deps: AccountDeps, path: string): MessagePayload =>
  mailText(deps, 'cuenta.ya_registrada', {}, `${deps.settings.publicUrl}${path}`)

/** For an unconfirmed address: it has no variable, or the portal would disclose a user to a stranger. */
export const confirmEmail = (deps: AccountDeps, official: boolean, token: string): MessagePayload =>
  mailText(
    deps,
    'cuenta.confirmar_correo',
    {},
    `${deps.settings.publicUrl}/verificar-email-${official ? 'funcionario' : 'ciudadano'}/${token}`,
  )

/** `link`: recovery without digits, and its lifetime. */
export const recoveryCode = (
  texts: Texts,
  codigo: string,
  link: { readonly url: string; readonly seconds: number },
): MessagePayload => mailText(texts, 'cuenta.recuperar', { codigo, vence: waitWords(link.seconds) }, link.url)

export const passwordChanged = (texts: Texts): MessagePayload =>
  mailText(texts, 'cuenta.contrasena_cambiada', {})

export const waitsForApproval = (texts: Texts): MessagePayload =>
  mailText(texts, 'cuenta.espera_activacion', {})

export const accountActivated = (deps: AccountDeps, roles: readonly string[]): MessagePayload =>
  mailText(
    deps,
    'cuenta.activada',
    { roles: roles.join(', ') },
    `${deps.settings.publicUrl}/iniciar-sesion-funcionario`,
  )

export const accountRefused = (texts: Texts, motivo: string): MessagePayload =>
  mailText(texts, 'cuenta.rechazada', { motivo })

export const accountDeactivated = (texts: Texts, motivo: string): MessagePayload =>
  mailText(texts, 'cuenta.desactivada', { motivo })

export const proxyNamed = (deps: AccountDeps, solicitante: string, token: string): MessagePayload =>
  mailText(
    deps,
    'cuenta.apoderado',
    { solicitante },
    `${deps.settings.publicUrl}/verificar-email-ciudadano/${token}`,
  )

export const accountCreated = (deps: AccountDeps, token: string): MessagePayload =>
  mailText(deps, 'cuenta.creada', {}, invitationUrl(deps.settings.publicUrl, token))

export const contactCode = (texts: Texts, codigo: string): MessagePayload =>
  mailText(texts, 'cuenta.codigo_correo', { codigo })

export const contactChanged = (texts: Texts, dato: 'correo' | 'celular'): MessagePayload =>
  mailText(texts, 'cuenta.contacto_cambiado', { dato })

export const passkeyAdded = (texts: Texts, llave: string): MessagePayload =>
  mailText(texts, 'cuenta.llave_agregada', { llave })

export const passkeyRemoved = (texts: Texts, llave: string): MessagePayload =>
  mailText(texts, 'cuenta.llave_quitada', { llave })

export const passkeyTakenAway = (texts: Texts, llave: string, motivo: string): MessagePayload =>
  mailText(texts, 'cuenta.llave_retirada', { llave, motivo })

export const codesReopened = (texts: Texts, motivo: string): MessagePayload =>
  mailText(texts, 'cuenta.intentos_abiertos', { motivo })

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
