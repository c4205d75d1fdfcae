import { WISH_IDS, WISHES } from '@ventanilla/domain/cases/wishes'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { ACCEPTED_AT_REGISTRATION } from '@ventanilla/domain/configuration/texts/legal-texts'
import { GENDERS, isDocumentNumber, normalizeDocumentNumber } from '@ventanilla/domain/identity/documents'
import { z } from 'zod'
import { closed, closedCode, inCatalogue, oneOf, someOf } from './closed.ts'
import { ACCOUNT_KINDS, LEGAL_TEXTS } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'
import {
  companyName,
  email,
  fourDigits,
  givenPassword,
  newPassword,
  personName,
  phone,
} from './portal/fields.ts'

/** a contact of the user, verified by a code sent to it */
const contact = <R extends z.ZodRawShape>(more: R) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('correo'), value: email, ...more }),
    z.strictObject({ kind: z.literal('celular'), value: phone, ...more }),
  ])

const wishId = someOf(Object.fromEntries(WISHES.map(({ id, label }) => [id, label])), WISH_IDS)

const legalAcceptance = z.object({ text: oneOf(LEGAL_TEXTS), version: z.string(), at: z.iso.datetime() })

const profile = z.object({
  id: z.uuid(),
  kind: closed(ACCOUNT_KINDS),
  email: z.string(),
  phone: z.string().nullable(),
  personType: z.int().nullable(),
  documentType: z.int().nullable(),
  documentNumber: z.string().nullable(),
  companyName: z.string().nullable(),
  firstNames: z.string(),
  lastNames: z.string(),
  gender: z.int().nullable(),
  roleNames: z.array(z.string()),
  office: inCatalogue('Territorial').nullable(),
  officeName: z.string().nullable(),
  electronicNotification: z.boolean(),
  electronicNotificationAt: z.iso.datetime().nullable(),
  /** optional notifications, sent only to users who want them */
  wishes: z.array(z.object({ id: wishId, wanted: z.boolean() })),
  /** versions of the legal texts that the user accepted, and when */
  accepted: z.array(legalAcceptance),
  version: z.int(),
})
export type Profile = z.infer<typeof profile>

const deletion = z.object({
  request: z.object({ reason: z.string(), askedAt: z.iso.datetime() }).nullable(),
})

const power = z.object({
  id: z.uuid(),
  name: z.string(),
  document: z.string(),
  email: z.string(),
  caseId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
})

const askedText = someOf(LEGAL_TEXTS, ACCEPTED_AT_REGISTRATION)
const owedText = z.object({
  id: oneOf(LEGAL_TEXTS),
  version: z.string(),
  title: z.string(),
  waits: z.boolean(),
})

/** The user's own account. The ids remain those of `accounts`, because existing audit lines use them. */
export const ownAccount = {
  readProfile: defineEndpoint({
    id: 'accounts.readProfile',
    method: 'GET',
    path: '/api/v1/perfil',
    permission: 'session',
    summary: 'Datos propios',
    description:
      'Identidad, contacto, roles y lo que la persona autorizó, con la versión de cada texto aceptado.',
    answers: { 200: profile },
    whileOwing: true,
  }),
  updateProfile: defineEndpoint({
    id: 'accounts.updateProfile',
    method: 'PUT',
    path: '/api/v1/perfil',
    permission: 'session',
    summary: 'Corrige nombres, género y razón social propios',
    description:
      'Lo demás de la identidad no se cambia aquí: el documento es parte de lo radicado. `version` evita pisar otro cambio.',
    body: z.strictObject({
      firstNames: personName,
      lastNames: personName,
      gender: closedCode(GENDERS),
      companyName: companyName.nullable(),
      version: z.int(),
    }),
    answers: { 200: profile },
  }),
  changePassword: defineEndpoint({
    id: 'accounts.changePassword',
    method: 'PUT',
    path: '/api/v1/perfil/contrasena',
    permission: 'session',
    summary: 'Cambia la contraseña propia y termina las demás sesiones',
    description:
      'Pide la contraseña actual. Las demás sesiones terminan y la persona recibe un aviso por correo.',
    body: z.strictObject({ current: givenPassword, password: newPassword('citizen') }),
    answers: { 200: z.object({ endedSessions: z.int() }) },
    limit: 20,
    whileOwing: true,
  }),
  setElectronicNotification: defineEndpoint({
    id: 'accounts.setElectronicNotification',
    method: 'PUT',
    path: '/api/v1/perfil/notificacion-electronica',
    permission: 'session',
    summary: 'Autoriza o retira la notificación electrónica',
    description:
      'Quien la autoriza es notificado por el portal; quien la retira lo será por los demás medios desde ese momento.',
    body: z.strictObject({ authorized: z.boolean() }),
    answers: { 200: profile },
  }),
  setWish: defineEndpoint({
    id: 'accounts.setWish',
    method: 'PUT',
    path: '/api/v1/perfil/avisos',
    permission: 'session',
    summary: 'Elige si recibe por correo o SMS lo que no se envía siempre',
    description:
      'Lo que la ley obliga a comunicar se envía siempre; aquí se elige lo demás, por aviso y medio.',
    body: z.strictObject({ wish: wishId, wanted: z.boolean() }),
    answers: { 200: profile },
  }),
  listOwedTexts: defineEndpoint({
    id: 'accounts.listOwedTexts',
    method: 'GET',
    path: '/api/v1/perfil/textos-por-aceptar',
    permission: 'session',
    summary: 'Textos legales que cambiaron y que la persona debe aceptar de nuevo',
    description:
      '`waits`: la ley manda aceptarlo antes de seguir, y desde el siguiente ingreso las demás llamadas responden 403 hasta que se acepta. Los otros pueden dejarse para después.',
    answers: { 200: z.object({ rows: z.array(owedText) }) },
    whileOwing: true,
  }),
  acceptTexts: defineEndpoint({
    id: 'accounts.acceptTexts',
    method: 'POST',
    path: '/api/v1/perfil/textos-por-aceptar',
    permission: 'session',
    summary: 'Acepta textos legales en la versión que la persona leyó',
    description: 'Guarda cada aceptación con su versión y su instante. Responde lo que queda por aceptar.',
    body: z.strictObject({
      texts: z
        .array(z.strictObject({ id: askedText, version: z.string().max(LONGEST.textVersion) }))
        .min(1)
        .max(ACCEPTED_AT_REGISTRATION.length),
    }),
    refuses: { 409: 'El texto cambió mientras la persona lo leía.' },
    answers: { 200: z.object({ rows: z.array(owedText) }) },
    whileOwing: true,
  }),
  askContact: defineEndpoint({
    id: 'accounts.askContact',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/perfil/contacto',
    permission: 'session',
    summary: 'Envía un código al correo o celular nuevo, con la contraseña de la cuenta',
    description:
      'El código llega al correo o celular nuevo y vale diez minutos; el cambio se hace con la llamada PUT de la misma ruta. `Retry-After` dice los segundos que faltan para pedir otro.',
    body: contact({ password: givenPassword }),
    answers: { 200: z.object({ sent: z.literal(true) }) },
    limit: 20,
  }),
  changeContact: defineEndpoint({
    id: 'accounts.changeContact',
    method: 'PUT',
    path: '/api/v1/perfil/contacto',
    permission: 'session',
    summary: 'Cambia el correo o el celular propio con el código que llegó allí',
    description:
      'Comprueba el código y deja el contacto nuevo verificado. La dirección anterior recibe un aviso.',
    body: contact({ code: fourDigits }),
    answers: { 200: profile },
    limit: 20,
  }),
  downloadOwnData: defineEndpoint({
    id: 'accounts.downloadOwnData',
    method: 'GET',
    path: '/api/v1/perfil/mis-datos',
    permission: 'session',
    summary: 'Todo lo que el portal guarda de la persona, en un archivo JSON',
    description:
      'Derecho de acceso de la Ley 1581 de 2012: identidad, autorizaciones, solicitudes, avisos y accesos.',
    answers: { 200: z.record(z.string(), z.unknown()) },
    limit: 10,
  }),
  readDeletion: defineEndpoint({
    id: 'accounts.readDeletion',
    method: 'GET',
    path: '/api/v1/perfil/eliminacion',
    permission: 'session',
    summary: 'Petición propia de eliminar los datos, si hay una sin responder',
    description: 'null: no hay ninguna petición sin responder.',
    answers: { 200: deletion },
  }),
  askDeletion: defineEndpoint({
    id: 'accounts.askDeletion',
    method: 'POST',
    path: '/api/v1/perfil/eliminacion',
    permission: 'session',
    summary: 'Pide eliminar los datos propios; lo que la ley obliga a guardar se conserva',
    description:
      'Un administrador la responde en el término de la Ley 1581 de 2012. Hasta entonces puede retirarse.',
    body: z.strictObject({ reason: z.string().trim().min(5).max(500) }),
    answers: { 201: deletion },
    limit: 10,
  }),
  withdrawDeletion: defineEndpoint({
    id: 'accounts.withdrawDeletion',
    method: 'DELETE',
    path: '/api/v1/perfil/eliminacion',
    permission: 'session',
    summary: 'Retira la petición de eliminar los datos',
    description: 'Solo mientras nadie la ha respondido.',
    answers: { 200: deletion },
  }),
  listProxies: defineEndpoint({
    id: 'accounts.listProxies',
    method: 'GET',
    path: '/api/v1/perfil/apoderados',
    permission: 'session',
    summary: 'Apoderados nombrados por la persona',
    description: 'Cada uno con su alcance (todos los casos o uno), si ya confirmó y cuándo terminó.',
    answers: { 200: z.object({ rows: z.array(power) }) },
  }),
  nameProxy: defineEndpoint({
    id: 'accounts.nameProxy',
    method: 'POST',
    path: '/api/v1/perfil/apoderados',
    permission: 'session',
    summary: 'Nombra un apoderado, que confirma por el enlace que recibe',
    description:
      'El poder vale para un caso (`caseId`) o para todos (`null`). El apoderado no ve nada antes de confirmar con el enlace de su correo.',
    body: z.strictObject({
      name: personName,
      document: z
        .string()
        .max(30)
        .transform(normalizeDocumentNumber)
        .refine(isDocumentNumber, 'El número de documento solo lleva dígitos'),
      email,
      caseId: z.uuid().nullable().default(null),
    }),
    answers: { 201: power },
    limit: 20,
  }),
  endProxy: defineEndpoint({
    id: 'accounts.endProxy',
    method: 'DELETE',
    path: '/api/v1/perfil/apoderados/:id',
    permission: 'session',
    summary: 'Termina el poder: el apoderado deja de ver los casos',
    description: 'Surte efecto de inmediato; lo que el apoderado hizo se conserva a su nombre.',
    params: z.object({ id: z.uuid() }),
    answers: { 200: z.object({ ended: z.boolean() }) },
  }),
} as const
