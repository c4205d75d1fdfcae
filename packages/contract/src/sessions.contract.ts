import { z } from 'zod'
import { closed, inCatalogue } from './closed.ts'
import { ACCOUNT_KINDS } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'

const session = z.object({
  id: z.uuid(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** network address and browser from which it was opened */
  address: z.string().nullable(),
  agent: z.string().nullable(),
})
export type SessionRow = z.infer<typeof session>

export const sessions = {
  read: defineEndpoint({
    id: 'sessions.read',
    method: 'GET',
    path: '/api/v1/sesion',
    permission: 'session',
    summary: 'Quién es la persona de la sesión: roles, oficina y clave para cifrar lo guardado en el equipo',
    description: 'Sirve para comprobar el token y conocer los roles con los que se llama.',
    answers: {
      200: z.object({
        id: z.uuid(),
        kind: closed(ACCOUNT_KINDS),
        name: z.string(),
        email: z.string(),
        mainRole: inCatalogue('Rol'),
        roleName: z.string(),
        roles: z.array(inCatalogue('Rol')),
        office: inCatalogue('Territorial').nullable(),
        /** base64, 32 bytes: encrypts the data kept on this user's devices (decision 49) */
        deviceKey: z.string(),
        settings: z.record(z.string(), z.unknown()),
        shortcuts: z.array(z.string()),
        unreadNotices: z.int(),
        sessionId: z.uuid(),
      }),
    },
    whileOwing: true,
  }),
  logOut: defineEndpoint({
    id: 'sessions.logOut',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/sesion/salir',
    permission: 'session',
    summary: 'Termina la sesión en el servidor',
    description: 'El token deja de servir de inmediato.',
    answers: { 200: z.object({ ended: z.boolean() }) },
    whileOwing: true,
  }),
  noteUse: defineEndpoint({
    id: 'sessions.noteUse',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/sesion/actividad',
    permission: 'public',
    summary:
      'Avisa que la persona sigue usando el portal; sin avisos ni cambios la sesión se cierra a los 35 minutos',
    description:
      'El token va en `Authorization` o en `access_token`. Basta un aviso cada cinco minutos. Consultar no es un aviso; cambiar algo sí. Desde un equipo conocido (`ventanilla_equipo`) que se usó sin señal, despierta dentro de sus doce horas una sesión que se cerró solo por inactividad (401 con `sesion_inactiva`). Los tokens de `save-generated-token-api` no lo necesitan.',
    body: z.strictObject({ access_token: z.string().max(2000).optional() }),
    refuses: { 401: 'La sesión venció, se cerró, o se cerró por inactividad y el equipo no es conocido.' },
    answers: { 200: z.object({ active: z.literal(true) }) },
    whileOwing: true,
  }),
  list: defineEndpoint({
    id: 'sessions.list',
    method: 'GET',
    path: '/api/v1/sesiones',
    permission: 'session',
    summary: 'Sesiones abiertas de la persona',
    description: 'Con el equipo, la dirección y la última vez; una es la de esta llamada.',
    answers: { 200: z.object({ rows: z.array(session) }) },
    whileOwing: true,
  }),
  end: defineEndpoint({
    id: 'sessions.end',
    unaudited: 'ownRecord',
    method: 'DELETE',
    path: '/api/v1/sesiones/:id',
    permission: 'session',
    summary: 'Termina otra sesión de la misma persona',
    description: 'Para cerrar la de otro equipo. La propia se cierra con `sesion/salir`.',
    params: z.object({ id: z.uuid() }),
    answers: { 200: z.object({ ended: z.int() }) },
    whileOwing: true,
  }),
  endOthers: defineEndpoint({
    id: 'sessions.endOthers',
    unaudited: 'ownRecord',
    method: 'DELETE',
    path: '/api/v1/sesiones',
    permission: 'session',
    summary: 'Termina todas las demás sesiones de la persona',
    description: 'Queda abierta solo la sesión de esta llamada.',
    answers: { 200: z.object({ ended: z.int() }) },
    whileOwing: true,
  }),
} as const
