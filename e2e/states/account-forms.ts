import type { Route } from '@playwright/test'
import { PASSWORD } from '../steps/citizen.ts'
import { card, dialog, type FormRow, PASSKEY as key, press, REASON as reason, reply } from './form-row.ts'

/** Forms of applicants with a session. Their responses are mocked: no account changes. */

const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }
const PROFILE = '/perfil-usuario'
const ID = '00000000-0000-4000-8000-000000000001'
const AT = '2026-11-20T15:00:00.000Z'

/** The current profile merged with the sent data. */
async function profileWith(route: Route): Promise<void> {
  const now = await route.fetch({ method: 'GET', postData: '' })
  const sent = route.request().postDataJSON() as Record<string, unknown>
  await route.fulfill({ json: { ...((await now.json()) as object), ...sent } })
}

export const ACCOUNT_FORMS: readonly FormRow[] = [
  {
    name: 'perfil, datos',
    who: CITIZEN,
    address: PROFILE,
    at: card('Datos'),
    fields: [
      { label: 'Nombres', sort: 'name', good: 'Ana Sofía', sent: 'firstNames' },
      { label: 'Apellidos', sort: 'name', good: 'D’Angelo Ñáñez', sent: 'lastNames' },
    ],
    button: 'Guardar datos',
    call: { method: 'PUT', path: '**/api/v1/perfil' },
    good: profileWith,
    done: (page) => page.getByText('Sus datos quedaron guardados'),
    kept: 'device',
  },
  {
    name: 'perfil, correo o celular nuevo',
    who: CITIZEN,
    address: PROFILE,
    at: card('Cambiar correo o celular'),
    fields: [
      { label: 'Correo nuevo', sort: 'email', good: 'ana.nueva@correo.example', sent: 'value' },
      { label: 'Su contraseña', sort: 'password', good: PASSWORD, sent: 'password' },
    ],
    button: 'Enviar código',
    call: { method: 'POST', path: '**/api/v1/perfil/contacto' },
    good: reply(200, { sent: true }),
    done: (page) => page.getByLabel('Dígito 1 de 4'),
    kept: 'device',
    goesOn: true,
  },
  {
    name: 'perfil, código del celular nuevo',
    who: CITIZEN,
    address: PROFILE,
    at: card('Cambiar correo o celular'),
    open: async (page) => {
      await page.route('**/api/v1/perfil/contacto', (route) =>
        route.request().method() === 'POST' ? reply(200, { sent: true })(route) : route.fallback(),
      )
      const form = card('Cambiar correo o celular')(page)
      await form.getByText('Celular', { exact: true }).click()
      await form.getByLabel('Celular nuevo').fill('3115550188')
      await form.getByLabel('Su contraseña').fill(PASSWORD)
      await form.getByRole('button', { name: 'Enviar código' }).click()
    },
    reopen: async () => undefined,
    fields: [{ label: 'Dígito 1 de 4', sort: 'code', good: '4826', sent: 'code' }],
    button: 'Confirmar',
    call: { method: 'PUT', path: '**/api/v1/perfil/contacto' },
    good: async (route) => {
      const { authorization = '' } = await route.request().allHeaders()
      const now = await route.request().frame().page().request.get('/api/v1/perfil', {
        headers: { authorization },
      })
      await route.fulfill({ json: await now.json() })
    },
    done: (page) => page.getByText('Su celular cambió'),
    kept: 'device',
  },
  {
    name: 'perfil, apoderado',
    who: CITIZEN,
    address: PROFILE,
    at: card('Apoderados'),
    fields: [
      { label: 'Nombre completo', sort: 'name', good: 'Zoë O’Brien Ñáñez', sent: 'name' },
      { label: 'Número de documento', sort: 'document', good: '65748219', sent: 'document' },
      { label: 'Correo electrónico', sort: 'email', good: 'zoe@correo.example', sent: 'email' },
    ],
    button: 'Nombrar apoderado',
    call: { method: 'POST', path: '**/api/v1/perfil/apoderados' },
    good: reply(201, {
      id: ID,
      name: 'Zoë',
      document: '65748219',
      email: 'zoe@correo.example',
      caseId: null,
      createdAt: AT,
      confirmedAt: null,
    }),
    done: (page) => page.getByText('Enviamos un enlace a zoe@correo.example para que acepte'),
    kept: 'device',
  },
  {
    name: 'perfil, contraseña',
    who: CITIZEN,
    address: PROFILE,
    at: card('Contraseña'),
    fields: [
      { label: 'Contraseña actual', sort: 'password', good: PASSWORD, sent: 'current' },
      { label: 'Contraseña nueva', sort: 'password', good: 'Vereda2027', sent: 'password' },
      { label: 'Confirme la contraseña', sort: 'password', good: 'Vereda2027' },
    ],
    button: 'Cambiar contraseña',
    call: { method: 'PUT', path: '**/api/v1/perfil/contrasena' },
    good: reply(200, { endedSessions: 0 }),
    done: (page) => page.getByText('Su contraseña cambió'),
    kept: 'nothing',
  },
  {
    name: 'perfil, eliminación de los datos',
    who: CITIZEN,
    address: PROFILE,
    open: press('Pedir la eliminación'),
    at: dialog,
    fields: [reason],
    button: 'Pedir la eliminación',
    call: { method: 'POST', path: '**/api/v1/perfil/eliminacion' },
    good: reply(201, { request: { reason: reason.good, askedAt: AT } }),
    done: (page) => page.getByText('Recibimos su petición'),
    kept: 'device',
  },
  {
    name: 'perfil, llave nueva',
    who: CITIZEN,
    address: PROFILE,
    at: card('Llaves de acceso'),
    fields: [
      { label: 'Nombre de la llave', sort: 'name', good: 'Portátil de la finca' },
      { label: 'Contraseña de su cuenta', sort: 'password', good: PASSWORD, sent: 'password' },
    ],
    button: 'Agregar una llave',
    call: { method: 'POST', path: '**/api/v1/perfil/llaves/opciones' },
    good: reply(422, { status: 422, message: 'La contraseña no es correcta.' }),
    done: (page) => page.getByText('La contraseña no es correcta.'),
    kept: 'device',
    goesOn: true,
  },
  {
    name: 'perfil, nombre de una llave',
    who: CITIZEN,
    address: PROFILE,
    open: async (page) => {
      await page.route('**/api/v1/perfil/llaves', reply(200, { rows: [key], obliged: false }))
      await page.reload()
      await press(`Renombrar ${key.name}`)(page)
    },
    at: dialog,
    fields: [{ label: 'Nombre de la llave', sort: 'name', good: 'Portátil de la finca', sent: 'name' }],
    button: 'Guardar',
    call: { method: 'PUT', path: `**/api/v1/perfil/llaves/${ID}` },
    good: reply(200, key),
    done: (page) => page.getByText('El nombre quedó guardado'),
    kept: 'device',
  },
  {
    name: 'perfil, quitar una llave',
    who: CITIZEN,
    address: PROFILE,
    open: async (page) => {
      await page.route('**/api/v1/perfil/llaves', reply(200, { rows: [key], obliged: false }))
      await page.reload()
      await press(`Quitar ${key.name}`)(page)
    },
    at: dialog,
    fields: [{ label: 'Contraseña de su cuenta', sort: 'password', good: PASSWORD, sent: 'password' }],
    button: 'Quitar la llave',
    call: { method: 'POST', path: `**/api/v1/perfil/llaves/${ID}/quitar` },
    good: reply(200, { removed: true }),
    done: (page) => page.getByText('La llave ya no sirve para entrar'),
    kept: 'nothing',
  },
]
