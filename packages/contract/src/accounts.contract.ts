import { documentRefusal } from '@ventanilla/domain/identity/documents'
import { z } from 'zod'
import { proposalMade } from './account-proposals.contract.ts'
import { closed, closedCode, inCatalogue, oneOf, ofCatalogue } from './closed.ts'
import { ACCOUNT_KINDS, ACCOUNT_STATES, CHANNELS, LEGAL_TEXTS, USED_UP } from './meanings.ts'
import { GENDERS } from '@ventanilla/domain/identity/documents'
import { defineEndpoint } from './endpoint.ts'
import { documentNumber, email, newPassword, personName } from './portal/fields.ts'

const account = z.object({
  id: z.uuid(),
  kind: closed(ACCOUNT_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  documentType: z.int().nullable(),
  documentNumber: z.string().nullable(),
  roles: z.array(inCatalogue('Rol')),
  roleNames: z.array(z.string()),
  office: inCatalogue('Territorial').nullable(),
  officeName: z.string().nullable(),
  state: closed(ACCOUNT_STATES),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type AccountRow = z.infer<typeof account>

const roleCode = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
  .meta(ofCatalogue('Rol'))
const rolesGiven = z.strictObject({
  mainRole: roleCode,
  additionalRoles: z.array(roleCode).max(20),
  office: z.string().max(40).meta(ofCatalogue('Territorial')).nullable(),
  version: z.int(),
})
const byId = z.object({ id: z.uuid() })

/** Administration of accounts, and public calls: legal texts and the mailbox of the demonstration. */
export const accounts = {
  listUsers: defineEndpoint({
    id: 'accounts.listUsers',
    method: 'GET',
    path: '/api/v1/usuarios',
    permission: 'users.admin',
    discloses: { what: 'lista', by: null },
    summary: 'Personas con cuenta; por defecto, los funcionarios que esperan activación',
    description:
      'La lista se filtra por estado y tipo, se busca por nombre, correo o documento, y continúa con `next` como `after`. La lectura queda en la auditoría.',
    query: z.strictObject({
      estado: closed({ ...ACCOUNT_STATES, todos: 'En cualquier estado' }).default('pendiente'),
      tipo: closed({
        funcionario: ACCOUNT_KINDS.funcionario,
        externo: 'Solicitantes, apoderados y consultas',
        todos: 'De cualquier tipo',
      }).default('todos'),
      q: z.string().max(100).optional(),
      after: z.string().max(200).optional(),
    }),
    answers: { 200: z.object({ rows: z.array(account), next: z.string().nullable() }) },
  }),
  readUser: defineEndpoint({
    id: 'accounts.readUser',
    method: 'GET',
    path: '/api/v1/usuarios/:id',
    permission: 'users.admin',
    discloses: { what: 'persona', by: 'id' },
    summary: 'Una cuenta',
    description:
      'Datos, roles, oficina y estado de una persona. `version` acompaña después cada cambio de la cuenta.',
    params: byId,
    answers: { 200: account },
  }),
  createUser: defineEndpoint({
    id: 'accounts.createUser',
    method: 'POST',
    path: '/api/v1/usuarios',
    permission: 'users.admin',
    summary: 'Crea la cuenta de un funcionario, que establece su contraseña con la invitación de su correo',
    description:
      'La persona recibe por correo una invitación que sirve una vez, establece con ella su contraseña y agrega su celular en su perfil. Los roles son códigos de `roles/funcionario/list`. Con roles que administran, publican o firman responde 202: la cuenta se crea cuando otro administrador lo confirme.',
    body: z
      .strictObject({
        firstNames: personName,
        lastNames: personName,
        gender: closedCode(GENDERS),
        documentType: z.int(),
        documentNumber,
        email,
        mainRole: roleCode,
        additionalRoles: z.array(roleCode).max(20),
        office: z.string().max(40).meta(ofCatalogue('Territorial')).nullable(),
      })
      .superRefine((given, ctx) => {
        const message = documentRefusal(given.documentType, given.documentNumber, 'funcionario')
        if (message !== null) ctx.addIssue({ code: 'custom', path: ['documentNumber'], message })
      }),
    answers: { 201: account, 202: proposalMade },
  }),
  activateUser: defineEndpoint({
    id: 'accounts.activateUser',
    method: 'POST',
    path: '/api/v1/usuarios/:id/activar',
    permission: 'users.admin',
    summary: 'Activa a un funcionario con los roles confirmados',
    description:
      'Confirma los roles que pidió un funcionario al registrarse, o les pone otros, y le avisa por correo. Con roles que administran, publican o firman responde 202: lo confirma otro administrador.',
    params: byId,
    body: rolesGiven,
    answers: { 200: account, 202: proposalMade },
  }),
  correctRoles: defineEndpoint({
    id: 'accounts.correctRoles',
    method: 'PUT',
    path: '/api/v1/usuarios/:id/roles',
    permission: 'users.admin',
    summary: 'Cambia roles y oficina; termina las sesiones de la persona',
    description:
      'Reemplaza rol principal, roles adicionales y oficina. La persona ingresa de nuevo y sus tareas siguen asignadas. Si da un rol que administra, publica o firma responde 202: lo confirma otro administrador. Nadie cambia los suyos.',
    params: byId,
    body: rolesGiven,
    answers: { 200: account, 202: proposalMade },
  }),
  refuseUser: defineEndpoint({
    id: 'accounts.refuseUser',
    method: 'POST',
    path: '/api/v1/usuarios/:id/rechazar',
    permission: 'users.admin',
    summary: 'Rechaza el registro de un funcionario, con motivo',
    description: 'La persona recibe el motivo por correo y la cuenta no se activa.',
    params: byId,
    body: z.strictObject({ reason: z.string().trim().min(5).max(500), version: z.int() }),
    answers: { 200: account },
  }),
  deactivateUser: defineEndpoint({
    id: 'accounts.deactivateUser',
    method: 'POST',
    path: '/api/v1/usuarios/:id/desactivar',
    permission: 'users.admin',
    summary: 'Desactiva una cuenta y termina sus sesiones',
    description:
      'La persona deja de entrar de inmediato; lo que hizo se conserva. El motivo queda en la auditoría.',
    params: byId,
    body: z.strictObject({ reason: z.string().trim().min(5).max(500), version: z.int() }),
    answers: { 200: account },
  }),
  readUsedUp: defineEndpoint({
    id: 'accounts.readUsedUp',
    method: 'GET',
    path: '/api/v1/usuarios/:id/codigos',
    permission: 'users.admin',
    discloses: { what: 'persona', by: 'id' },
    summary: 'Qué intentos o mensajes con códigos agotó una persona, y cuándo vuelven',
    description: 'Una lista vacía dice que la persona puede pedir y escribir códigos.',
    params: byId,
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            what: closed(USED_UP),
            seconds: z.int().meta({ description: 'Segundos que faltan para que vuelva por sí solo' }),
          }),
        ),
      }),
    },
  }),
  reopenUsedUp: defineEndpoint({
    id: 'accounts.reopenUsedUp',
    method: 'POST',
    path: '/api/v1/usuarios/:id/codigos/reabrir',
    permission: 'users.admin',
    summary: 'Vuelve a abrir los códigos que una persona agotó, con motivo',
    description:
      'La persona recibe un aviso por correo y el motivo queda en la auditoría. Nadie reabre los suyos.',
    refuses: {
      403: 'Es la cuenta de un superadministrador.',
      409: 'Es la cuenta propia, o nada está agotado.',
    },
    params: byId,
    body: z.strictObject({ reason: z.string().trim().min(5).max(500) }),
    answers: { 200: z.object({ reopened: z.int() }) },
  }),
  readInvitation: defineEndpoint({
    id: 'accounts.readInvitation',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/invitaciones/leer',
    permission: 'public',
    summary: 'Para qué correo es una invitación; no la gasta',
    description: 'El token viene detrás de `#` en el enlace del correo, y no pasa por ninguna dirección.',
    refuses: { 410: 'La invitación ya se usó, venció o no existe.' },
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answers: { 200: z.object({ email: z.string() }) },
    limit: 30,
  }),
  acceptInvitation: defineEndpoint({
    id: 'accounts.acceptInvitation',
    method: 'POST',
    path: '/api/v1/invitaciones/aceptar',
    permission: 'public',
    summary: 'Establece la primera contraseña de una cuenta con su invitación, que sirve una vez',
    description: 'La persona queda con el correo confirmado e ingresa con su contraseña.',
    refuses: { 410: 'La invitación ya se usó, venció o no existe.' },
    body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword('official') }),
    answers: { 200: z.object({ message: z.string() }) },
    limit: 30,
  }),
  readLegalText: defineEndpoint({
    id: 'accounts.readLegalText',
    method: 'GET',
    path: '/api/v1/textos-legales/:id',
    permission: 'public',
    summary: 'Texto legal vigente con su versión',
    description:
      'Es el texto que una persona acepta al registrarse o al autorizar la notificación electrónica; la versión queda guardada con su aceptación.',
    params: z.object({
      id: closed(LEGAL_TEXTS),
    }),
    answers: {
      200: z.object({
        id: oneOf(LEGAL_TEXTS),
        version: z.string(),
        title: z.string(),
        sections: z.array(
          z.object({
            heading: z.string().nullable(),
            paragraphs: z.array(z.string()),
            items: z.array(z.string()),
          }),
        ),
      }),
    },
  }),
  listDevMessages: defineEndpoint({
    id: 'accounts.listDevMessages',
    method: 'GET',
    path: '/api/v1/dev/messages',
    permission: 'public',
    summary: 'Buzón de desarrollo: mensajes enviados, el más nuevo primero. No existe en producción',
    description:
      'Los correos y SMS de una demostración, con el código y los enlaces que llevan. En producción la llamada responde 404.',
    refuses: { 404: 'El portal está en producción.' },
    query: z.strictObject({ to: z.string().max(320).optional() }),
    answers: {
      200: z.array(
        z.object({
          to: z.string(),
          channel: closed(CHANNELS),
          subject: z.string(),
          text: z.string(),
          links: z.array(z.string()),
          code: z.string().nullable(),
          sentAt: z.iso.datetime(),
        }),
      ),
    },
  }),
} as const
