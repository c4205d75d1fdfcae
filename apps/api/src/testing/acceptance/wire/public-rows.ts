import { row, whileDown, type WireFields, type WireRow, worded } from './wire-row.ts'
import { DOWN, type Form, type Visitor } from './visitor.ts'

/**
 * Calls of the group «Public and registration»: request fields, response fields, and a scenario for each
 * response.
 */

const CITIZEN = [
  'reg_tipo_persona',
  'reg_empresa',
  'reg_id_tipo_documento',
  'reg_documento',
  'reg_nombres',
  'reg_apellidos',
  'reg_genero',
  'reg_celular',
  'reg_email',
  'reg_password',
]
const OFFICIAL = ['reg_rol', 'cu_rol_add', 'reg_id_cliente', ...CITIZEN.slice(2)]
const PREFILL = [
  'cs_tipo_persona',
  'cs_jur_tipo',
  'cs_nombre_o_razon_social',
  'cs_id_tipo_documento',
  'cs_nro_doc',
  'cs_telefonos',
  'cs_email',
]
const reads = (...answers: readonly string[]): WireFields => ({ asks: null, answers })
const says = (asks: readonly string[], ...answers: readonly string[]): WireFields => ({ asks, answers })

export const PUBLIC_FIELDS: Readonly<Record<string, WireFields>> = {
  'tramite.categoria': reads('rows'),
  'tram_categoria_sub.categoria': reads('rows', 'tcs_id', 'tcs_nombre'),
  'tramite.subcategoria': reads('rows'),
  // the catalogue gives no fields for the following calls: these are from section 3
  'tramite.no_auth': reads('rows', 'tt_id', 'tram_documento_tramite', 'tdt_id', 'tdt_orden', 'td_titulo'),
  'links.puea': reads('data', 'link'),
  'register.citizen': says(CITIZEN, 'status', 'message', 'data'),
  'register.official': says(OFFICIAL, 'status', 'message'),
  verificar_persona: says(['reg_celular', 'reg_email', 'reg_code'], 'message', 'status', 'data'),
  enviar_codigo: says(['celular', 'email'], 'status', 'message'),
  'roles.funcionario': reads('rows', 'rl_id', 'rol_cliente', 'rc_nombre'),
  territoriales: reads('data', 'estado'),
  'change-flow.prefill': reads(...PREFILL),
  'change-flow.update': says(['cs_new_usr_id', 'cs_estado', 'cs_id_solicitud'], 'status', 'message'),
  'states.list': reads('rows', 'st_id', 'st_name'),
  'tram_categoria.list': reads('rows', 'id', 'tc_nombre', 'tc_imagen', 'tc_estado'),
  'alertas-global': reads('ac_id', 'ac_title_alert', 'ac_body_alert', 'ac_fecha_creacion', 'ac_tipo_alerta'),
  'tipos_documento.list': reads('rows', 'id', 'nombre'),
  tipos_comunicacion: reads('data', 'id', 'nombre'),
  'terri.cities': reads('data', 'id', 'nombre'),
  'cities.dropdown': reads('data', 'id', 'nombre'),
}

const SERVER_MESSAGE = `${DOWN.title}. ${DOWN.body}`
const WRONG_CODE =
  'El código no es correcto o ya no sirve: vale 10 minutos y 5 intentos. Revíselo o pida uno nuevo.'
const INVALID = 'Hay datos que faltan o que no son válidos. Revíselos e intente de nuevo.'

const code = async (v: Visitor, form: Form): Promise<Form> => ({
  reg_celular: form['reg_celular'],
  reg_email: form['reg_email'],
  reg_code: await v.codeFor(form['reg_celular']),
})
const again = (form: Form): Form => ({ celular: form['reg_celular'], email: form['reg_email'] })

/** Sends the new applicant's data to a waiting request, after verifying the telephone. */
async function update(v: Visitor): Promise<{ id: string; token: string; body: Form }> {
  const { id, token, who } = await v.changing()
  const form = await v.registered(
    v.citizenForm({ reg_celular: who.phone, reg_email: who.email, reg_documento: who.documentNumber }),
  )
  const done = await v.post('/api/v1/verificar_persona', await code(v, form))
  return { id, token, body: { cs_new_usr_id: done.body.data, cs_estado: 11, cs_id_solicitud: id } }
}
const THREE_DAYS = 3 * 24 * 3_600_000

export const PUBLIC_ROWS: readonly WireRow[] = [
  row('tramite.categoria', 'success', 200, 'OK'),
  whileDown('tramite.categoria', 'failure', 503, SERVER_MESSAGE),
  row('tram_categoria_sub.categoria', 'success', 200, 'OK'),
  whileDown('tram_categoria_sub.categoria', 'failure', 503, SERVER_MESSAGE),
  row('tramite.subcategoria', 'success', 200, 'OK', () => ({ params: { subcategoryId: '1' } })),
  whileDown('tramite.subcategoria', 'failure', 503, SERVER_MESSAGE, () => ({
    params: { subcategoryId: '1' },
  })),
  row('tramite.no_auth', 'success', 200, 'OK', () => ({ params: { id: '3' } })),
  row('links.puea', 'success', 200, 'OK'),

  row('register.citizen', 'otherwise', 200, worded('register.success-toast'), (v) => ({
    body: v.citizenForm(),
  })),
  row('register.citizen', '201', 201, worded('register.phone-exists'), async (v) => ({
    body: v.citizenForm({ reg_celular: (await v.verified())['reg_celular'] }),
  })),
  row(
    'register.citizen',
    'a known e-mail, answered as any',
    200,
    worded('register.success-toast'),
    async (v) => ({
      body: v.citizenForm({ reg_email: (await v.confirmed())['reg_email'] }),
    }),
  ),
  row(
    'register.citizen',
    'the code was tried away within its minute',
    429,
    'Podrá solicitar un nuevo código en 60 segundos.',
    async (v) => {
      const form = await v.registered()
      for (let tries = 0; tries < 5; tries += 1)
        await v.post('/api/v1/verificar_persona', { ...(await code(v, form)), reg_code: 'x' })
      return { body: form }
    },
  ),
  row('register.citizen', 'invalid', 422, INVALID, (v) => ({
    body: v.citizenForm({ reg_celular: '57311555' }),
  })),
  row('register.official', 'otherwise', 200, worded('register.success-toast'), (v) => ({
    body: v.officialForm(),
  })),
  row('register.official', '201', 201, worded('register.phone-exists'), async (v) => ({
    body: v.officialForm({ reg_celular: (await v.verified(v.officialForm()))['reg_celular'] }),
  })),
  row(
    'register.official',
    'a role that is not offered',
    422,
    'El rol elegido no se ofrece en el registro.',
    (v) => ({
      body: v.officialForm({ reg_rol: 1 }),
    }),
  ),

  row('verificar_persona', 'HTTP 200', 200, worded('code.validated'), async (v) => ({
    body: await code(v, await v.registered()),
  })),
  row('verificar_persona', 'error', 400, WRONG_CODE, async (v) => {
    const right = await code(v, await v.registered())
    return { body: { ...right, reg_code: right['reg_code'] === '0000' ? '0001' : '0000' } }
  }),
  row('enviar_codigo', 'success', 200, worded('code.sent'), async (v) => {
    const form = await v.registered()
    v.world.clock.advance(61_000)
    return { body: again(form) }
  }),
  row(
    'enviar_codigo',
    'within the minute',
    429,
    'Podrá solicitar un nuevo código en 60 segundos.',
    async (v) => ({
      body: again(await v.registered()),
    }),
  ),

  row('roles.funcionario', 'success', 200, 'OK'),
  row('territoriales', 'success', 200, 'OK'),
  row('change-flow.prefill', 'success', 200, 'OK', async (v) => {
    const { id, token } = await v.changing()
    return { params: { id }, query: { token } }
  }),
  row(
    'change-flow.prefill',
    'a link that is not its own',
    404,
    'Este enlace no es válido. Ábralo desde el correo que le enviamos, sin cambiarlo.',
    async (v) => ({ params: { id: (await v.changing()).id }, query: { token: 'adivinado' } }),
  ),
  row(
    'change-flow.prefill',
    'used',
    410,
    'Este enlace ya se usó. Si la cuenta es suya, inicie sesión.',
    async (v) => {
      const { id, token, body } = await update(v)
      await v.world.call('PUT', `/api/v1/cambio_solicitante/prefill/${id}?token=${token}`, body)
      return { params: { id }, query: { token } }
    },
  ),
  row(
    'change-flow.prefill',
    'expired',
    410,
    'Este enlace ya venció. Pida a quien le cede el trámite que le envíe otro.',
    async (v) => {
      const { id, token } = await v.changing()
      v.world.clock.advance(THREE_DAYS)
      return { params: { id }, query: { token } }
    },
  ),
  row('change-flow.update', 'success', 200, 'La solicitud quedó a su nombre', async (v) => {
    const { id, token, body } = await update(v)
    return { params: { id }, query: { token }, body }
  }),
  row(
    'change-flow.update',
    'the telephone is not verified',
    422,
    'Verifique primero su celular con el código.',
    async (v) => {
      const { id, token } = await v.changing()
      const cs_new_usr_id = '019a1f3e-5b00-7c11-8a22-3f4455667788'
      return { params: { id }, query: { token }, body: { cs_new_usr_id, cs_estado: 11, cs_id_solicitud: id } }
    },
  ),

  row('states.list', 'success', 200, 'OK'),
  row('tram_categoria.list', 'success', 200, 'OK'),
  row('alertas-global', 'success', 200, 'OK', async (v) => {
    await v.alert(130)
    return {}
  }),
  whileDown('alertas-global', 'while the application is down', 200, 'OK'),
  row('tipos_documento.list', 'success', 200, 'OK'),
  row('tipos_comunicacion', 'success', 200, 'OK'),
  row('terri.cities', 'success', 200, 'OK', () => ({ query: { territorial: '1' } })),
  row('cities.dropdown', 'success', 200, 'OK'),
  whileDown('register.citizen', 'while the application is down', 503, SERVER_MESSAGE, (v) => ({
    body: v.citizenForm(),
  })),
]
