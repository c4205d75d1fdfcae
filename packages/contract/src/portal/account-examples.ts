import { type Example, PERSON, CASE, FILE, done, found } from './example-parts.ts'

const TASK = '019a1f41-1200-7a53-8d64-7e8899001122'
const TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzaWQiOiIuLi4ifQ.firma'
const LINK = 'q1Vw8Zt3Lk5nR7yB2dF4gH6jK8mP0sT2uX4zA6cE8fG'

const odd = (status: number, message: string, more: object = {}) => ({
  [status]: { status, message, ...more },
})
/** errors by field, as logins are refused */
const refused = (status: number, type: string, message: string) =>
  odd(status, message, { error: [{ type, message }] })

const registration = {
  reg_id_tipo_documento: 1,
  reg_documento: '65748219',
  reg_nombres: 'Marta Lucía',
  reg_apellidos: 'Ávila Rondón',
  reg_genero: 2,
  reg_celular: '573115550142',
  reg_email: 'marta@correo.example',
  reg_password: 'Camino2026',
}
const citizen = { reg_tipo_persona: 1, reg_empresa: '', ...registration }
const role = { rl_id: 60, rl_rol: 'USER_CIUDADANO' }
const user = {
  usr_id: PERSON,
  usr_avatar: null,
  role,
  rolesAdd: [],
  fk_roles: { ...role, rol_cliente: { rc_nombre: 'Ciudadano' } },
  permissions: [
    'acts.read',
    'cases.act',
    'cases.draft',
    'cases.export',
    'cases.read',
    'changes.ask',
    'files.upload',
  ],
  from: 'api',
  uid: PERSON,
  data: {
    displayName: 'Marta Lucía Ávila Rondón',
    name: 'Marta Lucía',
    lastname: 'Ávila Rondón',
    photoURL: null,
    email: 'marta@correo.example',
    settings: {},
    shortcuts: [],
  },
}
const loggedIn = {
  ...done('Bienvenido'),
  auth_info: { access_token: TOKEN, user },
  access_token: TOKEN,
}
const phoneExists =
  'ERROR: El celular ingresado ya existe en nuestras bases de datos. Verifique e intente de nuevo.'
const wrongCode = 'El código no es correcto o ya venció. Revíselo o pida uno nuevo.'
const soon = 'Podrá solicitar un nuevo código en 42 segundos.'
const waiting = {
  ...refused(429, 'password', 'Hubo demasiados intentos fallidos. Espere 8 segundos y vuelva a intentar.'),
  ...refused(503, 'username', 'Portal en mantenimiento. Volvemos a las 8 de la mañana.'),
}
const unconfirmed =
  'Debe confirmar su correo con el enlace que le enviamos. Si ya venció, espere un minuto e ingrese de nuevo para recibir otro.'
const recoverySent =
  'Si el correo tiene una cuenta, enviamos un código de cuatro dígitos. Revise también la carpeta de correo no deseado.'
const KEY = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'
const loginRefusals = {
  ...odd(202, 'Confirme con su llave de acceso.', {
    passkey: {
      ticket: LINK,
      options: {
        challenge: 'mT5cXh2kQvJp8sLw0nRyZg',
        rpId: 'portal.example',
        timeout: 300000,
        userVerification: 'preferred',
        allowCredentials: [{ id: KEY, type: 'public-key', transports: ['internal'] }],
      },
    },
  }),
  ...refused(401, 'password', 'El correo o la contraseña no son correctos.'),
  ...refused(403, 'username', unconfirmed),
  ...waiting,
}
const passkey = {
  id: FILE,
  name: 'Mi portátil',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-22T13:40:00.000Z',
}
const clientData = 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0'
/** Examples of accounts, sessions and passkeys. */
export const ACCOUNT_EXAMPLES: Readonly<Record<string, Example>> = {
  'accounts.registerCitizen': {
    body: citizen,
    answer: { ...done('Se ha enviado un mensaje a tu correo'), data: null },
    others: odd(201, phoneExists, { data: null }),
  },
  'accounts.registerOfficial': {
    body: { reg_rol: 12, cu_rol_add: [{ id_rol: 14 }], reg_id_cliente: 1, ...registration },
    answer: { ...done('Se ha enviado un mensaje a tu correo'), data: null },
    others: odd(201, phoneExists, { data: null }),
  },
  'accounts.verifyPhone': {
    body: { reg_celular: '573115550142', reg_email: 'marta@correo.example', reg_code: '4821' },
    answer: { ...done('El código fue validado'), data: PERSON },
    others: odd(400, wrongCode),
  },
  'accounts.resendCode': {
    body: { celular: '573115550142', email: 'marta@correo.example' },
    answer: done('Se ha enviado el código'),
    others: odd(429, soon),
  },
  'accounts.readApplicantChange': {
    params: { id: CASE },
    query: { token: LINK },
    answer: found({
      cs_tipo_persona: 1,
      cs_jur_tipo: null,
      cs_nombre_o_razon_social: 'Hernando Quimbayo Lozano',
      cs_id_tipo_documento: 1,
      cs_nro_doc: '14237615',
      cs_telefonos: '573157204418',
      cs_email: 'hernando@correo.example',
    }),
  },
  'accounts.registerNewApplicant': {
    params: { id: CASE },
    query: { token: LINK },
    body: { cs_new_usr_id: PERSON, cs_estado: 11, cs_id_solicitud: CASE },
    answer: { ...done('La solicitud quedó a su nombre'), data: null },
  },
  'sessions.logIn': {
    body: { username: 'marta@correo.example', password: 'Camino2026' },
    answer: loggedIn,
    others: loginRefusals,
  },
  'sessions.logInOfficial': {
    body: { username: 'juan@corporacion.example', password: 'Camino2026', cliente: 1 },
    answer: loggedIn,
    others: {
      ...loginRefusals,
      ...refused(403, 'username', 'Esta cuenta no es de un funcionario. Ingrese como ciudadano o empresa.'),
    },
  },
  'sessions.renew': { answer: loggedIn },
  'accounts.registerAndLogIn': {
    body: { ...citizen, reg_code: '4821' },
    answer: { ...done('Bienvenido'), user, access_token: TOKEN },
    others: {
      ...refused(201, 'reg_celular', phoneExists),
      ...refused(202, 'reg_code', 'Enviamos un código al celular. Repita la llamada con reg_code.'),
      ...refused(400, 'reg_code', wrongCode),
      ...refused(403, 'username', unconfirmed),
      ...waiting,
    },
  },
  'accounts.updateUser': {
    body: { user: { data: { shortcuts: ['mis-solicitudes'], settings: { tema: 'oscuro' } } } },
    answer: { ...done('Se guardaron los cambios'), user },
  },
  'sessions.logOut': { answer: { ended: true } },
  'accounts.forgotPassword': {
    params: { email: 'marta@correo.example' },
    answer: { ...done(recoverySent), token: LINK },
    others: odd(429, soon),
  },
  'accounts.checkRecoveryCode': {
    body: { code: '4821', token: LINK },
    answer: done('El código fue validado'),
    others: odd(400, wrongCode),
  },
  'accounts.resetPassword': {
    body: { token: LINK, password_reset: 'Sendero2027' },
    answer: done('Su contraseña se cambió. Ya puede iniciar sesión.'),
    others: odd(400, 'La recuperación venció o ya se usó. Pida un código nuevo.'),
  },
  'accounts.verifyEmail': {
    params: { token: LINK },
    answer: { ...done('Su correo quedó confirmado. Ya puede iniciar sesión.'), type: 'ciudadano' },
    others: odd(
      400,
      'Este enlace no es válido o ya venció. Ingrese con su correo y contraseña y le enviaremos otro.',
      { type: '' },
    ),
  },
  'accounts.saveGeneratedToken': {
    body: { nombre: 'Tablero de la oficina' },
    answer: { ...done('El token quedó generado'), data: { token: TOKEN, sessionId: PERSON } },
  },
  'accounts.listAssigned': {
    params: { id: PERSON },
    answer: found([
      {
        task_id: TASK,
        sol_id: CASE,
        radicado: '2026E0000042',
        tt_id: 3,
        solicitante: 'Marta Lucía Ávila Rondón',
        paso: 'PG-02',
        vence: '2026-12-04',
      },
    ]),
  },
  'passkeys.list': { answer: { rows: [passkey], obliged: false } },
  'passkeys.begin': {
    body: { password: 'Camino2026' },
    answer: {
      options: {
        challenge: 'mT5cXh2kQvJp8sLw0nRyZg',
        rp: { name: 'Ventanilla', id: 'portal.example' },
        user: {
          id: 'AZofPlsAfBGKIj9EVWZ3iA',
          name: 'marta@correo.example',
          displayName: 'Marta Lucía Ávila Rondón',
        },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 300000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'discouraged',
          requireResidentKey: false,
          userVerification: 'preferred',
        },
      },
    },
  },
  'passkeys.add': {
    body: {
      name: 'Mi portátil',
      response: {
        id: KEY,
        clientDataJSON: clientData,
        attestationObject: 'o2NmbXRkbm9uZQ',
        transports: ['internal'],
      },
    },
    answer: { ...passkey, lastUsedAt: null },
  },
  'passkeys.rename': { params: { id: FILE }, body: { name: 'Llave del llavero' }, answer: passkey },
  'passkeys.remove': { params: { id: FILE }, body: { password: 'Camino2026' }, answer: { removed: true } },
  'passkeys.logIn': {
    body: {
      ticket: LINK,
      response: {
        id: KEY,
        clientDataJSON: clientData,
        authenticatorData: 'SZYN5YgOjGh0',
        signature: 'MEUCIQDx',
      },
    },
    answer: loggedIn,
    others: {
      ...refused(401, 'password', 'No pudimos comprobar la llave de acceso. Ingrese de nuevo.'),
      ...refused(403, 'username', unconfirmed),
      ...waiting,
    },
  },
  'passkeys.listOf': { params: { id: PERSON }, answer: { rows: [passkey] } },
  'passkeys.removeOf': {
    params: { id: PERSON, passkeyId: FILE },
    body: { reason: 'La persona perdió su teléfono' },
    answer: { removed: true },
  },
}
