import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { passkeyAsked } from '../passkey-shapes.ts'
import { closed, inCatalogue } from '../closed.ts'
import { citizenForm, CORPORATIONS } from './accounts.contract.ts'
import { codeOf, email, fourDigits, givenPassword, internalPath } from './fields.ts'

const role = z.object({ rl_id: z.int(), rl_rol: inCatalogue('Rol') })

/** The session's user, as in section 3. */
export const portalUser = z.object({
  usr_id: z.uuid(),
  usr_avatar: z.string().nullable(),
  role,
  rolesAdd: z.array(z.object({ id_rol: z.int(), role })),
  fk_roles: role.extend({ rol_cliente: z.object({ rc_nombre: z.string() }) }),
  /** ours: the user's permissions, so that a screen reports a forbidden action before calling the server */
  permissions: z.array(z.string()),
  from: z.literal('api'),
  uid: z.uuid(),
  data: z.object({
    displayName: z.string(),
    name: z.string(),
    lastname: z.string(),
    photoURL: z.string().nullable(),
    email: z.string(),
    settings: z.record(z.string(), z.unknown()),
    shortcuts: z.array(z.string()),
  }),
})
export type PortalUser = z.infer<typeof portalUser>

/** Errors by field, as in section 8: `type` is the field's name. */
const fieldErrors = z.array(z.object({ type: z.string(), message: z.string() }))
export const loginRefused = z.object({
  status: z.int(),
  message: z.string(),
  error: fieldErrors,
  /** ours: the address can be corrected with `corregir_correo`, and the mail sent again */
  code: closed({
    correo_sin_confirmar: 'Nadie ha confirmado el correo: puede corregirse y pedir otro enlace',
  }).optional(),
})

export const loggedIn = z.object({
  status: z.literal(200),
  message: z.string(),
  auth_info: z.object({
    access_token: z.string(),
    user: portalUser,
    /** ours: the page that the user was opening when registering; returned once */
    destino: internalPath.optional(),
  }),
  access_token: z.string(),
})

const login = {
  200: loggedIn,
  202: passkeyAsked,
  401: loginRefused,
  403: loginRefused,
  429: loginRefused,
  503: loginRefused,
}

const username = z.string().max(320)

/** Accepts a shape's fields and ignores them. */
function unchanged<S extends z.ZodRawShape>(
  shape: z.ZodObject<S>,
): Record<keyof S, z.ZodOptional<z.ZodUnknown>> {
  const kept = z.unknown().optional().meta({ description: 'Se recibe y no se cambia' })
  // each key of the shape, as `fromEntries` cannot say
  return Object.fromEntries(Object.keys(shape.shape).map((key) => [key, kept])) as Record<
    keyof S,
    z.ZodOptional<z.ZodUnknown>
  >
}

export const authenticationPortal = {
  logIn: defineEndpoint({
    id: 'sessions.logIn',
    auditsItself: true,
    method: 'POST',
    path: '/api/v1/authenticate',
    permission: 'public',
    summary: 'Ingreso de ciudadanos y empresas',
    description:
      '202 pide la llave de acceso y `passkey.ticket` nombra ese ingreso. El token va después en `Authorization: Bearer`, y 35 minutos sin avisar uso (`sesion/actividad`) ni cambiar nada lo cierran. La cookie `ventanilla_equipo` que deja un ingreso no abre nada: devuélvala para que los intentos fallidos de otros no hagan esperar al dueño en ese equipo.',
    body: z.strictObject({ username, password: givenPassword }),
    answers: login,
  }),
  logInOfficial: defineEndpoint({
    id: 'sessions.logInOfficial',
    auditsItself: true,
    method: 'POST',
    path: '/api/v1/authenticate_funcionario',
    permission: 'public',
    summary: 'Ingreso de funcionarios',
    description:
      'Como el ingreso de ciudadanos, con la corporación en `cliente`. El token va después en `Authorization: Bearer`.',
    body: z.strictObject({
      username,
      password: givenPassword,
      cliente: codeOf(CORPORATIONS, 'Elija la corporación'),
    }),
    answers: login,
  }),
  renew: defineEndpoint({
    id: 'sessions.renew',
    unaudited: 'ownRecord',
    method: 'GET',
    path: '/api/v1/authenticate/jwt',
    permission: 'public',
    summary: 'Renueva el token de una sesión viva; el token va en Authorization o en access_token',
    description:
      'Alarga la sesión mientras vive y responde otra vez la persona. Con un token vencido o cerrado responde 401.',
    refuses: {
      401: 'El token venció o su sesión se cerró.',
    },
    query: z.strictObject({ access_token: z.string().max(2000).optional() }),
    answers: { 200: loggedIn },
    changesState: true,
    whileOwing: true,
  }),
  registerAndLogIn: defineEndpoint({
    id: 'accounts.registerAndLogIn',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/auth/register',
    permission: 'public',
    summary:
      'Registra como el formulario del portal; con la cuenta ya verificada responde user y access_token',
    description:
      'Repite la misma llamada por etapas: sin cuenta envía el código (202), con `reg_code` la verifica (202), y con el correo confirmado entra (200).',
    body: citizenForm.safeExtend({ reg_code: fourDigits.optional() }),
    answers: {
      200: z.object({
        status: z.literal(200),
        message: z.string(),
        user: portalUser,
        access_token: z.string(),
      }),
      201: loginRefused,
      202: loginRefused,
      400: loginRefused,
      403: loginRefused,
      429: loginRefused,
      503: loginRefused,
    },
    limit: 60,
  }),
  correctAddress: defineEndpoint({
    id: 'accounts.correctAddress',
    method: 'POST',
    path: '/api/v1/corregir_correo',
    permission: 'public',
    summary: 'Corrige el correo de un registro sin confirmar y envía otra vez el enlace',
    description:
      'Después de verificar el celular: `username` es el correo que se escribió y `correo` el que debe ser, que puede ser el mismo. El enlace anterior deja de servir si el correo cambia. A lo sumo uno por minuto.',
    body: z.strictObject({ username, password: givenPassword, correo: email }),
    answers: {
      200: z.object({ status: z.literal(200), message: z.string() }),
      401: loginRefused,
      409: loginRefused,
      429: loginRefused,
    },
    limit: 60,
  }),
  saveGeneratedToken: defineEndpoint({
    id: 'accounts.saveGeneratedToken',
    auditsItself: true,
    method: 'POST',
    path: '/api/v1/user/save-generated-token-api',
    permission: 'session',
    summary: 'Genera otro token de la misma persona para un programa suyo; se ve y se cierra en su perfil',
    description:
      'El token tiene los permisos de la persona, dura lo que su sesión y se cierra en `sesiones`.',
    body: z.strictObject({ nombre: z.string().trim().max(80).default('Programa') }),
    answers: {
      200: z.object({
        status: z.literal(200),
        message: z.string(),
        data: z.object({ token: z.string(), sessionId: z.uuid() }),
      }),
    },
    limit: 20,
  }),
  listAssigned: defineEndpoint({
    id: 'accounts.listAssigned',
    method: 'GET',
    path: '/api/v1/tramites_asignados_usuario/:id',
    permission: 'session',
    summary: 'Tareas abiertas de una persona: las propias, o las de otra para quien supervisa',
    description: 'Las tareas abiertas que la persona tiene asignadas, con su vencimiento.',
    params: z.object({ id: z.uuid() }),
    answers: {
      200: z.object({
        status: z.literal(200),
        message: z.string(),
        data: z.array(
          z.object({
            task_id: z.uuid(),
            sol_id: z.uuid(),
            radicado: z.string().nullable(),
            tt_id: z.int(),
            solicitante: z.string(),
            paso: inCatalogue('Paso'),
            vence: z.string().nullable(),
          }),
        ),
      }),
    },
  }),
  updateUser: defineEndpoint({
    id: 'accounts.updateUser',
    unaudited: 'ownDesk',
    method: 'POST',
    path: '/api/auth/user/update',
    permission: 'session',
    summary: 'Guarda preferencias, accesos directos y foto de la persona de la sesión',
    description:
      'Recibe la persona como la respondió el ingreso; de ella solo cambian `photoURL`, `settings` y `shortcuts`.',
    // the client can send the session's whole user; only these three fields are changed
    body: z.strictObject({
      user: z.strictObject({
        ...unchanged(portalUser),
        data: z.strictObject({
          ...unchanged(portalUser.shape.data),
          photoURL: z.string().max(300).nullish(),
          settings: z.record(z.string().max(60), z.unknown()).optional(),
          shortcuts: z.array(z.string().max(80)).max(60).optional(),
        }),
      }),
    }),
    answers: { 200: z.object({ status: z.literal(200), message: z.string(), user: portalUser }) },
    bodyLimit: 65_536,
  }),
} as const
