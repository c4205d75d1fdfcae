import type { Page, Route } from '@playwright/test'
import { PASSWORD } from '../citizen.ts'
import { official } from '../office.ts'
import { card, dialog, type FormRow, reply } from './form-row.ts'

/** Forms of people with a session. What they send is answered by the test: nobody's account changes. */

const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }
const ADMIN = official('cli-admin')
const PROFILE = '/perfil-usuario'
const ID = '00000000-0000-4000-8000-000000000001'
const AT = '2026-11-20T15:00:00.000Z'

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

/** The profile as it is, with what was sent. */
async function profileWith(route: Route): Promise<void> {
  const now = await route.fetch({ method: 'GET', postData: '' })
  const sent = route.request().postDataJSON() as Record<string, unknown>
  await route.fulfill({ json: { ...((await now.json()) as object), ...sent } })
}

const key = { id: ID, name: 'Mi portátil', createdAt: AT, lastUsedAt: null }
const account = {
  id: ID,
  kind: 'funcionario',
  name: 'Prueba de Rechazo',
  email: 'prueba@demo.test',
  phone: '573115550177',
  documentType: 1,
  documentNumber: '65748219',
  roles: ['CLI_JURIDICO'],
  roleNames: ['Jurídico'],
  office: null,
  officeName: null,
  state: 'pendiente',
  createdAt: AT,
  version: 1,
}
const alert = { id: 9999, title: 'x', body: 'x', type: 130, startsAt: null, endsAt: null, createdAt: AT }

const reason = { label: 'Motivo', sort: 'text', good: 'Ya no uso <el> portal 🌿', sent: 'reason' } as const

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
    chosen: true,
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
      await press(`Cambiar el nombre de ${key.name}`)(page)
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
    name: 'alerta global',
    who: ADMIN,
    address: '/alertas-globales',
    open: press('Publicar una alerta'),
    at: dialog,
    fields: [
      { label: 'Título', sort: 'text', good: 'Mantenimiento el sábado', sent: 'title' },
      { label: 'Texto', sort: 'text', good: 'El portal no abre de 8 a 10 de la noche.', sent: 'body' },
    ],
    button: 'Publicar',
    call: { method: 'POST', path: '**/api/v1/alertas-globales' },
    good: reply(201, alert),
    done: (page) => page.getByText('La alerta quedó publicada'),
    kept: 'device',
  },
  {
    name: 'usuario, rechazo del registro',
    who: ADMIN,
    address: '/usuarios',
    open: async (page) => {
      await page.route('**/api/v1/usuarios?**', reply(200, { rows: [account], next: null }))
      await page.route(`**/api/v1/usuarios/${ID}/llaves`, reply(200, { rows: [] }))
      await page.reload()
      await press(`Revisar la cuenta de ${account.name}`)(page)
      await press('Rechazar el registro')(page)
    },
    at: dialog,
    fields: [reason],
    button: 'Rechazar',
    call: { method: 'POST', path: `**/api/v1/usuarios/${ID}/rechazar` },
    good: reply(200, { ...account, state: 'rechazado' }),
    done: (page) => page.getByText('El registro quedó rechazado'),
    kept: 'device',
  },
  {
    name: 'usuario nuevo',
    who: ADMIN,
    address: '/registro/usuario',
    fields: [
      { label: 'Nombres', sort: 'name', good: 'María José', sent: 'firstNames' },
      { label: 'Apellidos', sort: 'name', good: 'D’Angelo Ñáñez', sent: 'lastNames' },
      { label: 'Número de documento', sort: 'document', good: '65748219', sent: 'documentNumber' },
      { label: 'Celular', sort: 'phone', good: '3115550142', sent: 'phone' },
      { label: 'Correo electrónico', sort: 'email', good: 'maria@correo.example', sent: 'email' },
    ],
    choose: async (form, again) => {
      if (again) return
      await form.getByLabel('Género').selectOption({ label: 'Femenino' })
      await form.getByLabel('Rol principal').selectOption('CLI_JURIDICO')
    },
    button: 'Crear cuenta',
    call: { method: 'POST', path: '**/api/v1/usuarios' },
    good: reply(201, { ...account, state: 'activo' }),
    done: (page) => page.getByText('La cuenta quedó creada.'),
    kept: 'device',
  },
]
