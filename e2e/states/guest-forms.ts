import type { Locator, Page } from '@playwright/test'
import { type Field, type FormRow, reply } from './form-row.ts'

/** Forms of users without a session. Their responses are mocked: no account is registered. */

const ok = (more: object = {}) => reply(200, { status: 200, message: 'Recibido', data: null, ...more })
const PASSWORD = 'Quebrada2026'

const names: readonly Field[] = [
  { label: 'Nombres', sort: 'name', good: 'María José', sent: 'reg_nombres' },
  { label: 'Apellidos', sort: 'name', good: 'D’Angelo Ñáñez', sent: 'reg_apellidos' },
]
const contact: readonly Field[] = [
  { label: 'Celular', sort: 'phone', good: '3115550142', sent: 'reg_celular' },
  { label: 'Correo electrónico', sort: 'email', good: 'maria@correo.example', sent: 'reg_email' },
  { label: 'Contraseña', sort: 'password', good: PASSWORD, sent: 'reg_password' },
  { label: 'Confirme la contraseña', sort: 'password', good: PASSWORD },
]
const document: Field = {
  label: 'Número de documento',
  sort: 'document',
  good: '65748219',
  sent: 'reg_documento',
}

async function choosePerson(form: Locator, again: boolean): Promise<void> {
  if (!again) {
    await form.getByLabel('Tipo de documento').selectOption({ index: 1 })
    await form.getByLabel('Género').selectOption({ label: 'Femenino' })
  }
  await form.getByRole('checkbox', { name: /^Acepto/ }).check()
}

const codePanel = (page: Page): Locator => page.getByRole('region', { name: 'Escriba el código' })
const code = (sent: string): Field => ({ label: 'Dígito 1 de 4', sort: 'code', good: '4826', sent })

export async function fillAll(form: Locator, row: FormRow, again = false): Promise<void> {
  await row.choose?.(form, again)
  for (const field of row.fields) {
    const input = form.getByLabel(field.label, { exact: true })
    if (field.sort === 'code') await input.pressSequentially(field.good)
    else if (field.sort === 'choice') await input.selectOption(field.good)
    else if (again ? field.sort === 'password' : true) await input.fill(field.good)
  }
}

export const naturalPerson: FormRow = {
  name: 'registro de una persona',
  who: null,
  address: '/registro-ciudadano',
  fields: [document, ...names, ...contact],
  choose: choosePerson,
  button: 'Continuar',
  call: { method: 'POST', path: '**/api/v1/register' },
  good: ok(),
  done: codePanel,
  kept: 'tab',
  chosen: true,
}

const official: FormRow = {
  ...naturalPerson,
  name: 'registro de un funcionario',
  address: '/registro-funcionario',
  choose: async (form, again) => {
    if (!again) {
      await form.getByLabel('Corporación', { exact: true }).selectOption({ index: 1 })
      await form.getByLabel('Rol principal').selectOption({ index: 1 })
    }
    await choosePerson(form, again)
  },
  call: { method: 'POST', path: '**/api/v1/register_funcionario' },
}
delete (official as { chosen?: true }).chosen

const address = { label: 'Correo electrónico', sort: 'email', good: 'ana@correo.example' } as const

async function askRecovery(page: Page): Promise<void> {
  await page.route('**/api/v1/user/forgot_password/**', ok({ token: 'prueba' }))
  await page.getByLabel('Correo electrónico').fill(address.good)
  await page.getByRole('button', { name: 'Enviar' }).click()
}

async function passCode(page: Page): Promise<void> {
  await askRecovery(page)
  await page.route('**/api/v1/user/code_password', ok())
  await page.getByLabel('Dígito 1 de 4').pressSequentially('4826')
  await page.getByRole('button', { name: 'Continuar' }).click()
}

const recovery = (path: string, who: string): readonly FormRow[] => [
  {
    name: `recuperación, correo ${who}`,
    who: null,
    address: path,
    fields: [address],
    button: 'Enviar',
    call: { method: 'GET', path: '**/api/v1/user/forgot_password/**' },
    good: ok({ token: 'prueba' }),
    done: (page) => page.getByLabel('Dígito 1 de 4'),
    kept: 'tab',
  },
  {
    name: `recuperación, código ${who}`,
    who: null,
    address: path,
    open: askRecovery,
    reopen: async () => undefined,
    fields: [code('code')],
    button: 'Continuar',
    call: { method: 'POST', path: '**/api/v1/user/code_password' },
    good: ok(),
    done: (page) => page.getByLabel('Contraseña nueva', { exact: true }),
    kept: 'tab',
  },
  {
    name: `recuperación, contraseña ${who}`,
    who: null,
    address: path,
    open: passCode,
    reopen: async () => undefined,
    fields: [
      { label: 'Contraseña nueva', sort: 'password', good: PASSWORD, sent: 'password_reset' },
      { label: 'Confirme la contraseña', sort: 'password', good: PASSWORD },
    ],
    button: 'Guardar contraseña',
    call: { method: 'POST', path: '**/api/v1/user/reset_password' },
    good: ok(),
    done: (page) => page.getByRole('heading', { name: /^Iniciar sesión/ }),
    kept: 'tab',
  },
]

const login = (more: Pick<FormRow, 'name' | 'address' | 'choose' | 'call'> & { empty: string }): FormRow => ({
  ...more,
  who: null,
  fields: [
    { ...address, sent: 'username', empty: more.empty },
    {
      label: 'Contraseña',
      sort: 'password',
      good: PASSWORD,
      sent: 'password',
      empty: 'Por favor ingrese su contraseña.',
    },
  ],
  button: 'Ingresar',
  good: reply(401, {
    status: 401,
    message: 'No',
    error: [{ type: 'password', message: 'El correo o la contraseña no son correctos.' }],
  }),
  done: (page) => page.getByText('El correo o la contraseña no son correctos.'),
  kept: 'tab',
})

export const GUEST_FORMS: readonly FormRow[] = [
  naturalPerson,
  {
    ...official,
    name: 'registro de una empresa',
    address: naturalPerson.address,
    call: naturalPerson.call,
    fields: [
      { ...document, good: '900373913' },
      { label: 'Razón social', sort: 'name', good: 'Cafés D’Oro & Cía. S.A.S.', sent: 'reg_empresa' },
      { label: 'Nombres del representante legal', sort: 'name', good: 'Ana', sent: 'reg_nombres' },
      { label: 'Apellidos del representante legal', sort: 'name', good: 'Ríos', sent: 'reg_apellidos' },
      ...contact,
    ],
    open: async (page) => page.getByText('Jurídica').click(),
    reopen: async () => undefined,
    choose: choosePerson,
  },
  official,
  {
    ...official,
    name: 'cambio de solicitante',
    address: '/cambio-ciudadano/7',
    // the request fixes the document
    fields: [...names, ...contact],
    open: async (page) => {
      await page.route('**/api/v1/cambio_solicitante/prefill/7?**', (route) =>
        route.fulfill({ json: { status: 200, message: '', data: PREFILL } }),
      )
      await page.goto('/cambio-ciudadano/7#enlace')
    },
    call: naturalPerson.call,
    choose: async (form, again) => {
      if (!again) await form.getByLabel('Género').selectOption({ label: 'Femenino' })
      await form.getByRole('checkbox', { name: /^Acepto/ }).check()
    },
  },
  {
    name: 'registro, código del celular',
    who: null,
    address: '/registro-ciudadano',
    open: async (page) => {
      await page.route('**/api/v1/register', ok())
      await fillAll(page.getByRole('main'), naturalPerson)
      await page.getByRole('button', { name: 'Continuar' }).click()
    },
    reopen: async () => undefined,
    at: codePanel,
    fields: [code('reg_code')],
    button: 'Continuar',
    call: { method: 'POST', path: '**/api/v1/verificar_persona' },
    good: ok({ data: '00000000-0000-4000-8000-000000000001' }),
    done: (page) => page.getByRole('dialog', { name: 'Su celular quedó verificado' }),
    kept: 'tab',
  },
  login({
    name: 'ingreso de ciudadanos',
    address: '/iniciar-sesion',
    call: { method: 'POST', path: '**/api/v1/authenticate' },
    empty: 'You must enter a email',
  }),
  login({
    name: 'ingreso de funcionarios',
    address: '/iniciar-sesion-funcionario',
    choose: async (form, again) => {
      if (!again) await form.getByLabel('Corporación', { exact: true }).selectOption({ index: 1 })
    },
    call: { method: 'POST', path: '**/api/v1/authenticate_funcionario' },
    empty: 'Debes ingresar un correo electrónico',
  }),
  ...recovery('/olvidar-contrasena', 'de un ciudadano'),
  ...recovery('/olvidar-contrasena-funcionario', 'de un funcionario'),
  {
    name: 'consulta',
    who: null,
    address: '/consulta',
    fields: [
      {
        label: 'Radicado',
        sort: 'text',
        good: '2026E0004127',
        sent: 'radicado',
        empty: 'Escriba el radicado.',
      },
      {
        label: 'Documento del solicitante',
        sort: 'text',
        good: '65748219',
        sent: 'documento',
        empty: 'Escriba el documento.',
      },
    ],
    button: 'Consultar',
    pressedEmpty: true,
    call: { method: 'POST', path: '**/api/v1/consulta' },
    good: reply(404, { status: 404, message: 'No' }),
    done: (page) => page.getByText(/^No encontramos una solicitud con ese radicado/),
    kept: 'tab',
  },
  {
    name: 'verificar un acto',
    who: null,
    address: '/verificar',
    fields: [
      { label: 'Código de verificación', sort: 'text', good: 'ABCD-EFGH-JKLM', empty: 'Escriba el código.' },
    ],
    button: 'Verificar',
    pressedEmpty: true,
    call: { method: 'GET', path: '**/api/v1/verificar/**' },
    good: reply(404, { status: 404, message: 'No' }),
    done: (page) => page.getByText('Ese código no corresponde a ningún acto.'),
    kept: 'address',
  },
]

const PREFILL = {
  cs_tipo_persona: 1,
  cs_jur_tipo: null,
  cs_nombre_o_razon_social: 'Rosa Cardona Peña',
  cs_id_tipo_documento: 1,
  cs_nro_doc: '28543900',
  cs_telefonos: '3115550100',
  cs_email: 'rosa@correo.example',
}
