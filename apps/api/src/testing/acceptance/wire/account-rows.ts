import { row, whileDown, type WireFields, type WireRow, worded } from './wire-row.ts'
import { DOWN, type Form, PASSWORD, type Visitor } from './visitor.ts'

/** Calls of the groups «Authentication» and «Password recovery and verification». */

const LOGGED_IN = ['auth_info', 'access_token', 'user', 'error']

export const ACCOUNT_FIELDS: Readonly<Record<string, WireFields>> = {
  authenticate: { asks: ['username', 'password'], answers: LOGGED_IN },
  authenticate_funcionario: { asks: ['username', 'password', 'cliente'], answers: LOGGED_IN },
  'authenticate.jwt': { asks: ['access_token'], answers: ['auth_info.user', 'access_token'] },
  // «user data» names no field: these are the portal's own
  'api.auth.register': { asks: null, answers: ['user', 'access_token', 'error'] },
  'api.auth.user.update': { asks: ['user'], answers: ['user'] },
  'citizen-login-submit': { asks: null, answers: ['auth_info'] },
  logout: { asks: null, answers: ['ended'] },
  'user.forgot_password': { asks: null, answers: ['status', 'message', 'token'] },
  'user.code_password': { asks: ['code', 'token'], answers: ['status', 'message'] },
  'user.reset_password': { asks: ['token', 'password_reset'], answers: ['status', 'message'] },
  verificar_persona_email: { asks: null, answers: ['status', 'type', 'message'] },
  'save-generated-token-api': { asks: null, answers: ['status', 'message', 'token'] },
  tramites_asignados_usuario: { asks: null, answers: ['status', 'message', 'data', 'task_id', 'sol_id'] },
}

const STAFF = { kind: 'funcionario', roles: ['CLI_JURIDICO'] } as const
const ALERT = `${DOWN.title}. ${DOWN.body}`
const WRONG = 'El correo o la contraseña no son correctos.'
const WAIT =
  /^Hubo demasiados intentos fallidos\. Espere (un segundo|\d+ segundos|\d+ minutos) y vuelva a intentar\.$/
const ASKS_KEY = 'Confirme con su llave de acceso.'
const WRONG_CODE =
  'El código no es correcto o ya no sirve: vale 10 minutos y 5 intentos. Revíselo o pida uno nuevo.'
const INVALID = 'Hay datos que faltan o que no son válidos. Revíselos e intente de nuevo.'
const CONFIRM_MAIL =
  'Debe confirmar su correo con el enlace que le enviamos. Si ya venció, espere un minuto e ingrese de nuevo para recibir otro.'
const RECOVERY_SENT =
  'Si el correo tiene una cuenta, enviamos un código de cuatro dígitos. Revise también la carpeta de correo no deseado.'

const login = (who: { readonly email: string }, more: Form = {}): Form => ({
  username: who.email,
  password: PASSWORD,
  ...more,
})
const official = (who: { readonly email: string }, more: Form = {}): Form =>
  login(who, { cliente: 1, ...more })
const ownToken = async (v: Visitor): Promise<string> => v.tokenOf(await v.account())
/** Registration data of an existing account, as its owner sends it to log in. */
const known = (v: Visitor, email: string): Form => v.citizenForm({ reg_email: email, reg_password: PASSWORD })

export const ACCOUNT_ROWS: readonly WireRow[] = [
  row('authenticate', 'success', 200, 'Bienvenido', async (v) => ({ body: login(await v.account()) })),
  row('authenticate', 'with a passkey', 202, ASKS_KEY, async (v) => ({ body: login(await v.withPasskey()) })),
  row('authenticate', 'error', 401, WRONG, async (v) => ({
    body: login(await v.account(), { password: 'Equivocada1' }),
  })),
  row('authenticate', 'an address without account', 401, WRONG, () => ({
    body: login({ email: 'nadie@correo.example' }),
  })),
  row('authenticate', 'unconfirmed', 403, CONFIRM_MAIL, async (v) => ({
    body: login(await v.account({ emailVerifiedAt: null, active: false })),
  })),
  row('authenticate', 'too often', 429, WAIT, async (v) => ({
    body: await v.tiredOut('/api/v1/authenticate', login(await v.account(), { password: 'Equivocada1' })),
  })),
  row('authenticate', 'alert 110', 503, ALERT, async (v) => {
    await v.alert(110)
    return { body: login(await v.account()) }
  }),
  whileDown('authenticate', 'alert 100', 503, ALERT, async (v) => ({ body: login(await v.account()) })),

  row('authenticate_funcionario', 'success', 200, 'Bienvenido', async (v) => ({
    body: official(await v.account(STAFF)),
  })),
  row('authenticate_funcionario', 'with a passkey', 202, ASKS_KEY, async (v) => ({
    body: official(await v.withPasskey(STAFF)),
  })),
  row('authenticate_funcionario', 'error', 401, WRONG, async (v) => ({
    body: official(await v.account(STAFF), { password: 'Equivocada1' }),
  })),
  row(
    'authenticate_funcionario',
    'not an official',
    403,
    'Esta cuenta no es de un funcionario. Ingrese como ciudadano o empresa.',
    async (v) => ({ body: official(await v.account()) }),
  ),
  row(
    'authenticate_funcionario',
    'waiting for an administrator',
    403,
    'Su cuenta espera que un administrador la active. Le avisaremos por correo.',
    async (v) => ({ body: official(await v.account({ ...STAFF, active: false })) }),
  ),
  row('authenticate_funcionario', 'too often', 429, WAIT, async (v) => ({
    body: await v.tiredOut(
      '/api/v1/authenticate_funcionario',
      official(await v.account(STAFF), { password: 'Equivocada1' }),
    ),
  })),
  row('authenticate_funcionario', 'alert 110 is not theirs', 200, 'Bienvenido', async (v) => {
    await v.alert(110)
    return { body: official(await v.account(STAFF)) }
  }),
  row('authenticate_funcionario', 'another corporation', 422, INVALID, async (v) => ({
    body: official(await v.account(STAFF), { cliente: 2 }),
  })),
  whileDown('authenticate_funcionario', 'alert 100', 503, ALERT, async (v) => ({
    body: official(await v.account(STAFF)),
  })),

  row('authenticate.jwt', 'success', 200, 'Bienvenido', async (v) => ({ token: await ownToken(v) })),
  row('authenticate.jwt', 'sent as access_token', 200, 'Bienvenido', async (v) => ({
    query: { access_token: await ownToken(v) },
  })),
  row('authenticate.jwt', 'failure', 401, worded('session.token-expired'), async (v) => {
    const token = await ownToken(v)
    await v.post('/api/v1/sesion/salir', {}, token)
    return { token }
  }),

  row(
    'api.auth.register',
    'not verified: the code is sent',
    202,
    'Enviamos un código al celular. Repita la llamada con reg_code.',
    (v) => ({
      body: v.citizenForm(),
    }),
  ),
  row(
    'api.auth.register',
    'with the code',
    202,
    'El celular quedó verificado. Confirme el correo con el enlace que enviamos.',
    async (v) => {
      const form = await v.registered()
      return { body: { ...form, reg_code: await v.codeFor(form['reg_celular']) } }
    },
  ),
  row('api.auth.register', 'once verified', 200, 'Bienvenido', async (v) => ({ body: await v.confirmed() })),
  row('api.auth.register', 'the telephone exists', 201, worded('register.phone-exists'), async (v) => ({
    body: v.citizenForm({ reg_celular: (await v.verified())['reg_celular'] }),
  })),
  row('api.auth.register', 'error', 400, WRONG_CODE, async (v) => ({
    body: { ...(await v.registered()), reg_code: 'x' },
  })),
  row('api.auth.register', 'unconfirmed', 403, CONFIRM_MAIL, async (v) => ({ body: await v.verified() })),
  row(
    'api.auth.register',
    'with a passkey',
    403,
    'Esta cuenta tiene una llave de acceso. Ingrese en el portal.',
    async (v) => ({
      body: known(v, (await v.withPasskey()).email),
    }),
  ),
  row('api.auth.register', 'too often', 429, WAIT, async (v) => {
    const { email } = await v.account()
    await v.tiredOut('/api/v1/authenticate', login({ email }, { password: 'Equivocada1' }))
    return { body: known(v, email) }
  }),
  row('api.auth.register', 'alert 110', 503, ALERT, async (v) => {
    await v.alert(110)
    return { body: known(v, (await v.account()).email) }
  }),
  row('api.auth.user.update', 'success', 200, /./, async (v) => ({
    token: await ownToken(v),
    body: { user: { data: { shortcuts: ['mis-solicitudes'], settings: { tema: 'oscuro' } } } },
  })),
  row('citizen-login-submit', 'success', 200, 'Bienvenido', async (v) => ({
    body: login(await v.account()),
  })),
  row('logout', 'success', 200, null, async (v) => ({ token: await ownToken(v), body: {} })),

  row('user.forgot_password', 'success', 200, RECOVERY_SENT, async (v) => ({
    params: { email: (await v.account()).email },
  })),
  row('user.forgot_password', 'an address without account, answered as any', 200, RECOVERY_SENT, () => ({
    params: { email: 'nadie.olvida@correo.example' },
  })),
  row(
    'user.forgot_password',
    'within the minute',
    429,
    'Podrá solicitar un nuevo código en 60 segundos.',
    async (v) => {
      const { email } = await v.account()
      await v.world.call('GET', `/api/v1/user/forgot_password/${email}`)
      return { params: { email } }
    },
  ),
  row('user.code_password', '200', 200, worded('code.validated'), async (v) => ({
    body: { ...(await v.recovering()) },
  })),
  row('user.code_password', 'otherwise', 400, WRONG_CODE, async (v) => ({
    body: { ...(await v.recovering()), code: 'x' },
  })),
  row(
    'user.reset_password',
    'success',
    200,
    'Su contraseña se cambió. Ya puede iniciar sesión.',
    async (v) => {
      const { token, code } = await v.recovering()
      await v.post('/api/v1/user/code_password', { token, code })
      return { body: { token, password_reset: 'Sendero2027' } }
    },
  ),
  row(
    'user.reset_password',
    'without the code',
    400,
    'La recuperación venció o ya se usó. Pida un código nuevo.',
    async (v) => ({
      body: { token: (await v.recovering()).token, password_reset: 'Sendero2027' },
    }),
  ),
  row(
    'verificar_persona_email',
    'ciudadano',
    200,
    'Su correo quedó confirmado. Ya puede iniciar sesión.',
    async (v) => ({
      params: { token: await v.linkToken((await v.verified())['reg_email']) },
    }),
  ),
  row(
    'verificar_persona_email',
    'funcionario',
    200,
    'Su correo quedó confirmado. Un administrador activará su cuenta y le avisaremos por correo.',
    async (v) => ({
      params: { token: await v.linkToken((await v.verified(v.officialForm()))['reg_email']) },
    }),
  ),
  row(
    'verificar_persona_email',
    'apoderado',
    200,
    'Su correo ha sido verificado. Ahora debe establecer su contraseña.',
    async (v) => {
      const { reg_email: email } = v.citizenForm()
      const proxy = { name: 'Ana Ruiz', document: '65748219', email, caseId: null }
      await v.post('/api/v1/perfil/apoderados', proxy, await ownToken(v))
      return { params: { token: await v.linkToken(email) } }
    },
  ),
  row(
    'verificar_persona_email',
    'used',
    400,
    'Este enlace ya se usó y su correo está confirmado. Ya puede iniciar sesión.',
    async (v) => {
      const token = await v.linkToken((await v.verified())['reg_email'])
      await v.world.call('GET', `/api/v1/verificar_persona_email/${token}`)
      return { params: { token } }
    },
  ),
  row(
    'verificar_persona_email',
    'expired',
    400,
    'Este enlace no es válido o ya venció. Ingrese con su correo y contraseña y le enviaremos otro.',
    async (v) => {
      const token = await v.linkToken((await v.verified())['reg_email'])
      v.world.clock.advance(30 * 60_000)
      return { params: { token } }
    },
  ),

  row('save-generated-token-api', 'success', 200, 'El token quedó generado', async (v) => ({
    token: await ownToken(v),
    body: { nombre: 'Tablero de la oficina' },
  })),
  row(
    'save-generated-token-api',
    'failure',
    409,
    `${worded('error.token-generation')}. Ya tiene 20 abiertos: cierre alguno en su perfil.`,
    async (v) => {
      const token = await ownToken(v)
      for (let n = 0; n < 20; n += 1) await v.post('/api/v1/user/save-generated-token-api', {}, token)
      await v.forgetLimits()
      return { token, body: {} }
    },
  ),
  row('tramites_asignados_usuario', 'success', 200, 'OK', async (v) => {
    const id = await v.busyOfficial()
    return { params: { id }, token: await v.world.tokenFor(id) }
  }),
  row('tramites_asignados_usuario', 'failure', 403, worded('error.assigned-procedures'), async (v) => ({
    params: { id: await v.world.personId('cli-juridico@demo.test') },
    token: await v.citizen(),
  })),
]
