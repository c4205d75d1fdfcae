import { z } from 'zod'
import { proposalMade } from './account-proposals.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { assertion, attestation, creationOptions } from './passkey-shapes.ts'
import { loggedIn, loginRefused } from './portal/authentication.contract.ts'
import { givenPassword, keyName } from './portal/fields.ts'

const passkey = z.object({
  id: z.uuid(),
  /** name that its owner gave it */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type PasskeyRow = z.infer<typeof passkey>

const byId = z.object({ id: z.uuid() })
const ofPerson = z.object({ id: z.uuid(), passkeyId: z.uuid() })

/** Passkeys (WebAuthn) as second factor: own keys, second step of the login, removal of lost keys. */
export const passkeys = {
  list: defineEndpoint({
    id: 'passkeys.list',
    method: 'GET',
    path: '/api/v1/perfil/llaves',
    permission: 'session',
    summary: 'Llaves de acceso propias, y si la persona está obligada a tener una',
    description: '`obliged`: la persona no puede hacer nada más hasta que agregue una.',
    answers: { 200: z.object({ rows: z.array(passkey), obliged: z.boolean() }) },
    whileOwing: true,
  }),
  begin: defineEndpoint({
    id: 'passkeys.begin',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/perfil/llaves/opciones',
    permission: 'session',
    summary: 'Empieza a agregar una llave de acceso, con la contraseña; vale cinco minutos',
    description: 'Responde las opciones que el navegador necesita para crear la llave (WebAuthn).',
    body: z.strictObject({ password: givenPassword }),
    answers: { 200: z.object({ options: creationOptions }) },
    limit: 20,
    whileOwing: true,
  }),
  add: defineEndpoint({
    id: 'passkeys.add',
    method: 'POST',
    path: '/api/v1/perfil/llaves',
    permission: 'session',
    summary: 'Agrega la llave de acceso que el navegador creó',
    description:
      'Recibe lo que creó el navegador con las opciones de la llamada anterior. La persona recibe un aviso por correo.',
    body: z.strictObject({ name: keyName, response: attestation }),
    answers: { 201: passkey },
    limit: 20,
    whileOwing: true,
  }),
  rename: defineEndpoint({
    id: 'passkeys.rename',
    method: 'PUT',
    path: '/api/v1/perfil/llaves/:id',
    permission: 'session',
    summary: 'Cambia el nombre de una llave de acceso propia',
    description: 'El nombre es solo para que la persona la reconozca.',
    params: byId,
    body: z.strictObject({ name: keyName }),
    answers: { 200: passkey },
  }),
  remove: defineEndpoint({
    id: 'passkeys.remove',
    method: 'POST',
    path: '/api/v1/perfil/llaves/:id/quitar',
    permission: 'session',
    summary: 'Quita una llave de acceso propia, con la contraseña; la última de un obligado no se quita',
    description: 'La persona recibe un aviso por correo.',
    params: byId,
    body: z.strictObject({ password: givenPassword }),
    answers: { 200: z.object({ removed: z.literal(true) }) },
    limit: 20,
  }),
  logIn: defineEndpoint({
    id: 'passkeys.logIn',
    auditsItself: true,
    method: 'POST',
    path: '/api/v1/authenticate/llave',
    permission: 'public',
    summary: 'Segundo paso del ingreso de una cuenta con llave de acceso; responde como el ingreso',
    description:
      'Recibe el `ticket` que respondió el ingreso y lo que firmó la llave; sirve una vez y desde la misma dirección.',
    body: z.strictObject({ ticket: z.string().min(1).max(200), response: assertion }),
    answers: { 200: loggedIn, 401: loginRefused, 403: loginRefused, 429: loginRefused, 503: loginRefused },
    limit: 60,
  }),
  listOf: defineEndpoint({
    id: 'passkeys.listOf',
    method: 'GET',
    path: '/api/v1/usuarios/:id/llaves',
    permission: 'users.admin',
    discloses: { what: 'persona', by: 'id' },
    summary: 'Llaves de acceso de una persona',
    description: 'Para ayudar a quien perdió la suya; solo nombres y fechas.',
    params: byId,
    answers: { 200: z.object({ rows: z.array(passkey) }) },
  }),
  removeOf: defineEndpoint({
    id: 'passkeys.removeOf',
    method: 'POST',
    path: '/api/v1/usuarios/:id/llaves/:passkeyId/quitar',
    permission: 'users.admin',
    summary:
      'Propone quitar la llave de acceso que una persona perdió, con motivo; lo confirma otro administrador',
    description:
      'Cuando otro administrador lo confirma, la persona lo sabe por correo y podrá agregar otra con su contraseña. El motivo queda en la auditoría.',
    params: ofPerson,
    body: z.strictObject({ reason: z.string().trim().min(5).max(500) }),
    answers: { 202: proposalMade },
  }),
} as const
