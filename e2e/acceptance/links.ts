import { expect, type Page } from '@playwright/test'
import type { AcceptedLink } from '../../apps/web/src/app/acceptance/links.ts'
import { fillCitizen, freshPhone, messages, open, PASSWORD, typeCode, unique } from '../steps/account.ts'
import { newCitizen } from '../steps/citizen.ts'
import { sitDown } from '../steps/office.ts'
import { fillPost } from './account-machines.ts'
import type { Act } from './rows.ts'

/** The control that takes each link the specification names. */

const LIST = '/ventanilla-tramites'
const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }

const press =
  (from: string, role: 'link' | 'button', name: string | RegExp): Act =>
  async (page) => {
    await open(page, from)
    await expect(page.locator('#raiz[data-lista]')).toHaveCount(0)
    await page.getByRole(role, { name }).first().click()
  }
const inDialog =
  (name: string | RegExp): Act =>
  async (page) => {
    await press('/detalle-tramite/3', 'button', 'Iniciar trámite')(page)
    await page.getByRole('dialog').getByRole('link', { name }).click()
  }
const registered =
  (from: string, before: Act = () => Promise.resolve(), given: { document?: boolean } = {}): Act =>
  async (page) => {
    const phone = freshPhone()
    await open(page, from)
    await before(page)
    await fillCitizen(page, phone, `enlace.${unique()}@correo.example`, given)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('heading', { name: 'Escriba el código' })).toBeVisible()
    await typeCode(page, (await messages(page.request, phone))[0]?.code ?? '')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('dialog').getByRole('link').click()
  }
const recovered =
  (from: string): Act =>
  async (page) => {
    const { email } = await newCitizen(page.request)
    await open(page, from)
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByLabel('Dígito 1 de 4')).toBeVisible()
    await typeCode(page, (await messages(page.request, email))[0]?.code ?? '')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('Sendero2027')
    await page.getByLabel('Confirme la contraseña').fill('Sendero2027')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  }
/** The page of an emailed link, with a mocked response. */
const verified =
  (from: string, status: number, type: string): Act =>
  async (page) => {
    await page.route('**/api/v1/verificar_persona_email/**', (route) =>
      route.fulfill({ status, json: { status, type, message: 'Así quedó su correo.' } }),
    )
    await open(page, from)
    await page.getByRole('main').getByRole('link').click()
  }
const change: Act = async (page) => {
  await page.route('**/api/v1/cambio_solicitante/prefill/**', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          json: {
            status: 200,
            message: 'OK',
            data: {
              cs_tipo_persona: 1,
              cs_jur_tipo: null,
              cs_nombre_o_razon_social: 'Hernando Quimbayo',
              cs_id_tipo_documento: 1,
              cs_nro_doc: '14237615',
              cs_telefonos: '573115550142',
              cs_email: 'hernando@correo.example',
            },
          },
        })
      : route.fulfill({ json: { status: 200, message: 'OK', data: null } }),
  )
  const address = '/cambio-ciudadano/5b1c9a52-93d0-4e1f-8a53-2f1f5d7f0c11#enlace'
  await registered(address, undefined, { document: false })(page)
}
/** Opens a visitor's page with a session from another tab: its button leads on. */
const startLoggedIn: Act = async (page) => {
  await sitDown(page, CITIZEN)
  await open(page, '/dashboard')
  await page.goto('/detalle-tramite/3')
}
const notFound: Act = async (page) => {
  await sitDown(page, CITIZEN)
  await press('/404', 'link', 'Regresar al dashboard')(page)
}

/**
 * Targets changed by a later decision: a user with a session stays on the same procedure inside (decision 72).
 */
export const LEADS_TO: Partial<Readonly<Record<AcceptedLink, string>>> = {
  '/detalle-tramite/:tt_id → /dashboard': '/mis-solicitudes/listado-tramites',
}

/** A link with two controls has two acts. */
export const LINKS: Readonly<Record<AcceptedLink, readonly Act[]>> = {
  '/{product}-tramites → /detalle-tramite/:tt_id': [press(LIST, 'link', /^Ver más de /)],
  '/{product}-tramites → /iniciar-sesion': [press(LIST, 'link', 'Iniciar sesión')],
  '/{product}-tramites → /iniciar-sesion-funcionario': [press(LIST, 'link', 'Funcionarios')],
  '/{product}-tramites → /registro-ciudadano': [press(LIST, 'link', 'Crear cuenta')],
  '/detalle-tramite/:tt_id → /{product}-tramites': [
    press('/detalle-tramite/3', 'link', 'Volver a los trámites'),
  ],
  '/detalle-tramite/:tt_id → /dashboard': [startLoggedIn],
  '/detalle-tramite/:tt_id → /registro-ciudadano': [inDialog('Crear cuenta')],
  '/detalle-tramite/:tt_id → /iniciar-sesion': [inDialog(/Inicie sesión/)],
  '/tipos-tramites → /{product}-tramites': [
    async (page: Page) => {
      await press('/tipos-tramites', 'button', 'Trámites ambientales')(page)
      await page.getByRole('combobox', { name: 'Departamento' }).fill('Tolima')
      await page.getByRole('combobox', { name: 'Departamento' }).press('Enter')
      await page.getByRole('link', { name: 'Ir a sede' }).click()
    },
  ],
  '/iniciar-sesion → /olvidar-contrasena': [press('/iniciar-sesion', 'link', '¿Olvidó su contraseña?')],
  '/iniciar-sesion → /registro-ciudadano': [press('/iniciar-sesion', 'link', 'Cree su cuenta')],
  '/iniciar-sesion-funcionario → /olvidar-contrasena-funcionario': [
    press('/iniciar-sesion-funcionario', 'link', '¿Olvidó su contraseña?'),
  ],
  '/iniciar-sesion-funcionario → /registro-funcionario': [
    press('/iniciar-sesion-funcionario', 'link', 'Cree su cuenta'),
  ],
  '/registro-ciudadano → /iniciar-sesion': [registered('/registro-ciudadano')],
  '/registro-funcionario → /iniciar-sesion-funcionario': [registered('/registro-funcionario', fillPost)],
  '/cambio-ciudadano/:id → /iniciar-sesion': [change],
  '/olvidar-contrasena → /iniciar-sesion': [recovered('/olvidar-contrasena')],
  '/olvidar-contrasena-funcionario → /iniciar-sesion-funcionario': [
    recovered('/olvidar-contrasena-funcionario'),
  ],
  '/verificar-email-ciudadano/:token → /iniciar-sesion': [
    verified('/verificar-email-ciudadano/enlace', 200, 'ciudadano'),
    verified('/verificar-email-ciudadano/enlace', 400, ''),
  ],
  '/verificar-email-ciudadano/:token → /olvidar-contrasena': [
    verified('/verificar-email-ciudadano/enlace', 200, 'apoderado'),
  ],
  '/verificar-email-funcionario/:token → /iniciar-sesion-funcionario': [
    verified('/verificar-email-funcionario/enlace', 200, 'funcionario'),
  ],
  '/404 → /dashboard': [notFound],
}
