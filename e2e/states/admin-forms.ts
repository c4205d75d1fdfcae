import { expect, type Page } from '@playwright/test'
import { official } from '../steps/office.ts'
import { card, dialog, type FormRow, PASSKEY as key, press, REASON as reason, reply } from './form-row.ts'

/** Forms of an administrator. Their responses are mocked: no account changes. */

const ADMIN = official('cli-admin')
const ID = '00000000-0000-4000-8000-000000000001'
const AT = '2026-11-20T15:00:00.000Z'

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
const proposal = {
  id: ID,
  kind: 'roles',
  person: { id: ID, name: account.name, email: account.email, document: 'CC 65748219' },
  before: { roleNames: ['Abogado sustanciador'], officeName: null },
  after: { roleNames: ['Director General'], officeName: null },
  gives: [{ role: 'CLI_DIRECTOR_GENERAL', name: 'Director General', weights: ['firma'] }],
  key: null,
  by: { id: ID, name: 'Otra Administradora' },
  at: AT,
  expiresAt: '2026-11-27T15:00:00.000Z',
  mine: false,
  whyNot: null,
}
const alert = { id: 9999, title: 'x', body: 'x', type: 130, startsAt: null, endsAt: null, createdAt: AT }

const act = { id: ID, title: 'Auto de archivo', number: 'AUTO-12', signedOn: '2026-11-18' }
const third = {
  id: ID,
  name: 'Luz Dary Campos Oviedo',
  kind: 'natural',
  document: 'CC 65.741.208',
  representative: null,
  account: false,
  electronic: false,
  contact: { address: 'Vereda El Rubí', municipality: 'Ibagué', phone: null, email: '' },
  version: 1,
  capacities: [
    {
      caseId: ID,
      radicado: '2026E0000012',
      expediente: null,
      procedure: 'Concesión de aguas superficiales',
      closed: false,
      since: AT,
      until: null as string | null,
      recognisedBy: null,
      version: 7,
      acts: [act],
      whyNot: null,
      ended: null,
    },
  ],
  corrections: [],
}
/** Mocks this third party. */
const thirdParty = async (page: Page): Promise<void> => {
  await page.route(`**/api/v1/intervinientes/${ID}`, reply(200, third))
  await page.reload()
}

/** Mocks the list of accounts: this account alone, with these passkeys. */
const accountOf =
  (more: Partial<typeof account>, keys: readonly (typeof key)[] = []) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/v1/usuarios?**', reply(200, { rows: [{ ...account, ...more }], next: null }))
    await page.route(`**/api/v1/usuarios/${ID}/llaves`, reply(200, { rows: keys }))
    await page.reload()
    await press(`Revisar la cuenta de ${account.name}`)(page)
  }

export const ADMIN_FORMS: readonly FormRow[] = [
  {
    name: 'causal nueva',
    who: ADMIN,
    address: '/crear-causales-devolucion',
    fields: [
      {
        label: 'Nombre',
        sort: 'text',
        // a draft is saved as it is, too long or not: its problems are said beside it
        good: 'Falta <el> plano 🌿 de la finca',
        optional: true,
      },
    ],
    button: 'Guardar el borrador',
    call: { method: 'POST', path: '**/api/v1/configuracion/clases/causa_devolucion/elementos' },
    good: reply(201, { key: '1', revision: 1, hash: 'x', retired: false, problems: [] }),
    done: (page) => page.getByText('Quedó como borrador'),
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
      await accountOf({})(page)
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
    name: 'usuario, roles',
    who: ADMIN,
    address: '/usuarios',
    open: accountOf({ state: 'activo' }),
    at: dialog,
    fields: [
      { label: 'Rol principal', sort: 'choice', good: 'CLI_NOTIFICADOR', sent: 'mainRole' },
      { label: 'Oficina (si trabaja en una territorial)', sort: 'choice', good: 'norte', sent: 'office' },
    ],
    choose: async (form, again) => {
      const more = form.getByRole('checkbox', { name: 'Liquidador', exact: true })
      await (again ? expect(more).toBeChecked() : more.check())
    },
    button: 'Guardar roles',
    call: { method: 'PUT', path: `**/api/v1/usuarios/${ID}/roles` },
    good: reply(200, { ...account, state: 'activo' }),
    done: (page) => page.getByText('Los roles quedaron guardados'),
    kept: 'device',
  },
  {
    name: 'usuario, llave perdida',
    who: ADMIN,
    address: '/usuarios',
    open: async (page) => {
      await accountOf({ state: 'activo' }, [key])(page)
      await press(`Quitar la llave ${key.name}`)(page)
    },
    at: dialog,
    fields: [reason],
    button: 'Proponer que se quite',
    call: { method: 'POST', path: `**/api/v1/usuarios/${ID}/llaves/${ID}/quitar` },
    good: reply(202, { proposal: ID, expiresAt: AT, message: 'El cambio queda propuesto.' }),
    done: (page) => page.getByText('El cambio queda propuesto.'),
    kept: 'device',
  },
  {
    name: 'cambio de cuenta, rechazo',
    who: ADMIN,
    address: '/usuarios/propuestas',
    open: async (page) => {
      await page.route('**/api/v1/propuestas-de-cuenta', reply(200, { rows: [proposal] }))
      await page.reload()
      await press(`Rechazar el cambio de ${account.name}`)(page)
    },
    fields: [reason],
    button: 'Rechazar el cambio',
    call: { method: 'POST', path: `**/api/v1/propuestas-de-cuenta/${ID}/rechazar` },
    good: reply(200, { result: 'rechazada', account: ID }),
    done: (page) => page.getByText('El cambio quedó rechazado'),
    kept: 'device',
  },
  {
    name: 'interviniente, datos de contacto',
    who: ADMIN,
    address: `/edit-interviniente/${ID}`,
    open: thirdParty,
    at: card('Cómo se le escribe'),
    fields: [
      {
        label: 'Dirección en la que recibe comunicaciones',
        sort: 'text',
        good: 'Calle 10 n.º 4-46',
        sent: 'address',
      },
      { label: 'Municipio y departamento', sort: 'text', good: 'Honda, Tolima', sent: 'municipality' },
      { label: 'Celular', sort: 'phone', good: '3115550142', sent: 'phone', optional: true },
      { label: 'Correo', sort: 'email', good: 'luz@correo.example', sent: 'email', optional: true },
      { label: 'Motivo de la corrección', sort: 'text', good: 'Lo pidió por <escrito> 🌿', sent: 'reason' },
    ],
    button: 'Guardar la corrección',
    call: { method: 'PUT', path: `**/api/v1/intervinientes/${ID}/contacto` },
    good: reply(200, { person: { ...third, version: 2 }, message: 'Los datos quedaron corregidos.' }),
    done: (page) => page.getByText('Los datos quedaron corregidos.'),
    kept: 'device',
  },
  {
    name: 'interviniente, fin de su calidad',
    who: ADMIN,
    address: `/edit-interviniente/${ID}`,
    open: async (page) => {
      await thirdParty(page)
      await page.getByRole('button', { name: /^Terminar su calidad/ }).click()
    },
    at: dialog,
    fields: [reason],
    choose: async (form, again) => {
      if (again) return
      await form.getByLabel('Acto que lo dice').selectOption(ID)
      await form.getByLabel('Desde qué día').fill('2026-11-19')
    },
    button: 'Terminar su calidad',
    call: { method: 'POST', path: `**/api/v1/intervinientes/${ID}/tramites/${ID}/terminar` },
    good: reply(200, { person: third, message: 'La persona ya no interviene en este trámite.' }),
    done: (page) => page.getByText('La persona ya no interviene en este trámite.'),
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
