import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { samplePdf } from '../../apps/demo/src/plausible/sample-pdf.ts'
import { DEMO_PASSWORD } from '../../packages/domain/src/identity/demo-password.ts'
import { violations } from './axe.ts'
import { freshAddress, freshPhone, unique } from './fresh.ts'

/** Applicants' actions in the browser, for tests that walk through their screens. */

export const PASSWORD = DEMO_PASSWORD
export { unique }

export interface Account {
  readonly email: string
  readonly password: string
}

interface Message {
  readonly code: string | null
  readonly links: readonly string[]
}
async function messages(request: APIRequestContext, to: string): Promise<readonly Message[]> {
  return (await (await request.get(`/api/v1/dev/messages?to=${encodeURIComponent(to)}`)).json()) as Message[]
}

/** A new citizen for a test: registered, with telephone and address confirmed. */
export async function newCitizen(request: APIRequestContext): Promise<Account> {
  const phone = freshPhone()
  const email = `vecina.${unique()}@correo.example`
  const password = 'Quebrada2026'
  const headers = { 'x-forwarded-for': freshAddress() }
  await request.post('/api/v1/register', {
    headers,
    data: {
      reg_tipo_persona: 1,
      reg_empresa: '',
      reg_id_tipo_documento: 1,
      reg_documento: '65748219',
      reg_nombres: 'Rosa Elvira',
      reg_apellidos: 'Cardona Peña',
      reg_genero: 2,
      reg_celular: `57${phone}`,
      reg_email: email,
      reg_password: password,
    },
  })
  const code = (await messages(request, phone))[0]?.code
  await request.post('/api/v1/verificar_persona', {
    headers,
    data: { reg_celular: `57${phone}`, reg_email: email, reg_code: code },
  })
  const link = (await messages(request, email))[0]?.links[0] ?? ''
  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  await request.get(`/api/v1/verificar_persona_email/${token}`)
  return { email, password }
}

/** Opens a page and waits for its heading, however long the first load takes. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1').first()).toBeVisible({ timeout: 40_000 })
}

/** From the list of procedures, through the requirements of this one, to its draft. */
export async function beginSurfaceWater(page: Page): Promise<void> {
  await open(page, '/mis-solicitudes/listado-tramites')
  await page.getByRole('link', { name: 'Concesión de aguas superficiales' }).click()
  await page.getByRole('link', { name: 'Iniciar trámite' }).click()
}

export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await open(page, '/iniciar-sesion')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).not.toHaveURL(/iniciar-sesion/, { timeout: 30_000 })
}

/**
 * Measures from the top of the page: axe measures only the pressable part of a control, which the toolbar can
 * half cover after scrolling.
 */
export async function noViolations(page: Page): Promise<void> {
  const stood = await page.evaluate(() => {
    const at = scrollY
    scrollTo({ top: 0, behavior: 'instant' })
    return at
  })
  const found = await violations(page)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), stood)
  expect(found).toEqual([])
}

/** Nothing overflows the window at 320 px (WCAG 1.4.10). */
export async function noOverflow(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
  if (size !== null) await page.setViewportSize(size)
}

const idOf = (path: string): string => `#campo-${path.replace(/[^\w-]/g, '-')}`
export const fieldAt = (page: Page, path: string): Locator => page.locator(idOf(path))

export interface PdfFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}
export const pdf = (title: string): PdfFile => ({
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  // unique content per document
  buffer: samplePdf(`${title} ${unique()}`),
})

/** Answers one field like a user: text, list, option, yes or no, several marks, point, file. */
export async function answer(page: Page, path: string, value: unknown): Promise<void> {
  const field = fieldAt(page, path)
  await expect(field).toBeVisible()
  if (typeof value === 'boolean') {
    const yesNo = field.getByRole('radio', { name: value ? 'Sí' : 'No', exact: true })
    if ((await yesNo.count()) > 0) await yesNo.check()
    else await field.getByRole('checkbox').check()
  } else if (Array.isArray(value) && typeof value[0] === 'number') {
    await page.locator(`${idOf(path)}-dato-0`).fill(String(value[0]).replace('.', ','))
    await page.locator(`${idOf(path)}-dato-1`).fill(String(value[1]).replace('.', ','))
    await page.locator(`${idOf(path)}-dato-1`).blur()
  } else if (Array.isArray(value)) {
    for (const one of value) await field.locator(`input[value="${String(one)}"]`).check()
  } else if (typeof value === 'object' && value !== null) {
    await field.locator('input[type=file]:not([capture])').setInputFiles(value as PdfFile)
    await expect(field.getByText((value as PdfFile).name)).toBeVisible()
    await expect(field.getByRole('button', { name: /Quitar/ })).toBeVisible({ timeout: 30_000 })
  } else {
    const text = String(value)
    const select = field.locator('select')
    const radio = field.locator(`input[type=radio][value="${text}"]`)
    if ((await select.count()) > 0) await select.selectOption(text)
    else if ((await radio.count()) > 0) await radio.check()
    else await page.locator(`${idOf(path)}-dato`).fill(text)
  }
}

export async function answerAll(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, value] of Object.entries(answers)) await answer(page, path, value)
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^Guardado hace/).first()).toBeVisible({ timeout: 20_000 })
}
