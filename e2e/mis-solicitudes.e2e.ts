import { expect, type Page } from '@playwright/test'
import {
  type Account,
  answer,
  logIn,
  noOverflow,
  noViolations,
  open,
  PASSWORD,
  pdf,
  saved,
} from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/** Following a case: notifications, requerimientos, payment, appeal, on the demonstration's cases. */

test.describe.configure({ timeout: 150_000 })
test.use({ actionTimeout: 15_000 })

const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const COMPANY: Account = { email: 'empresa@demo.test', password: PASSWORD }

interface Row {
  readonly id: string
  readonly now: string
  readonly waitsForMe: { readonly step: string } | null
}
interface Case {
  readonly acts: readonly { readonly toOpen: boolean }[]
  readonly actions: { readonly appeal: unknown }
}

/** Calls the portal as the page's user. */
async function ask<T>(page: Page, path: string, token: string): Promise<T> {
  const reply = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
  return (await reply.json()) as T
}

async function tokenOf(page: Page, { email, password }: Account): Promise<string> {
  const reply = await page.request.post('/api/v1/authenticate', { data: { username: email, password } })
  return ((await reply.json()) as { auth_info: { access_token: string } }).auth_info.access_token
}

interface Found {
  readonly id: string
  readonly who: Account
}
type Fits = (row: Row, read: () => Promise<Case>) => boolean | Promise<boolean>

async function firstOf(page: Page, who: Account, filter: string, fits: Fits): Promise<Found | null> {
  const token = await tokenOf(page, who)
  let cursor = ''
  for (let pages = 0; pages < 6; pages += 1) {
    const list = await ask<{ rows: Row[]; next: string | null }>(
      page,
      `/api/v1/mis-solicitudes?estado=${filter}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      token,
    )
    for (const row of list.rows)
      if (await fits(row, () => ask<Case>(page, `/api/v1/solicitudes/${row.id}`, token)))
        return { id: row.id, who }
    if (list.next === null) break
    cursor = list.next
  }
  return null
}

/** The demonstration's first matching case. */
async function findCase(page: Page, people: readonly Account[], filter: string, fits: Fits): Promise<Found> {
  for (const who of people) {
    const found = await firstOf(page, who, filter, fits)
    if (found !== null) return found
  }
  throw new Error(`La demostración no tiene un caso así en ${filter}`)
}

async function openNotification(page: Page, id: string): Promise<void> {
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await page.getByRole('button', { name: 'Abrir la notificación' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Antes de abrir la notificación' })
  await expect(dialog).toContainText('fecha legal')
  await noViolations(page)
  const opened = page.getByRole('dialog', { name: 'Notificación abierta' })
  // papers of the demonstration print in turn: as long as the page says «Intente de nuevo en un momento», so we do
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Abrir y notificarme' }).click({ timeout: 2_000 })
    await expect(opened).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(opened).toContainText('Quedó notificado el')
  await expect(opened.getByRole('link', { name: 'Ver el documento' })).toHaveAttribute('href', /./)
  await opened.getByRole('button', { name: 'Continuar' }).click()
  await expect(opened).toBeHidden()
}

test('a company pays: receipt, proof of payment, and the case goes on', async ({ page }) => {
  const { id } = await findCase(page, [COMPANY], 'me-esperan', (row) => row.waitsForMe?.step === 'LIQ-04')
  await logIn(page, COMPANY)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  const headline = page.getByRole('heading', { name: 'Pague el recibo y envíe el comprobante' })
  await expect(headline).toBeVisible()
  await expect(page.getByText('Comprobante de pago', { exact: true })).toBeVisible({ timeout: 30_000 })
  await noViolations(page)
  await noOverflow(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar el recibo' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  const working = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ver cómo se calculó' }).click()
  expect((await working).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('button', { name: 'Enviar el comprobante' }).click()
  await expect(page.getByText(/Falta arreglar/).first()).toBeVisible()
  await answer(page, 'pago.comprobante', pdf('Comprobante'))
  await answer(page, 'pago.fecha', new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
  await answer(page, 'pago.valor', 164_571)
  await saved(page)
  await page.getByRole('button', { name: 'Enviar el comprobante' }).click()
  await expect(page.getByText('Enviamos su comprobante')).toBeVisible({ timeout: 30_000 })
  await expect(headline).toBeHidden()
})

test('opening a notification is explained first and sets its legal date', async ({ page }) => {
  const { id, who } = await findCase(page, [COMPANY, CITIZEN], 'en-curso', async (row, read) => {
    if (!row.now.startsWith('Tiene una notificación')) return false
    return (await read()).acts.some((act) => act.toOpen)
  })
  await logIn(page, who)
  await openNotification(page, id)
  await expect(page.getByText(/^Tiene una notificación por abrir/)).toHaveCount(0, { timeout: 30_000 })
})

test('a requirement is answered point by point, and nothing is lost on the way', async ({ page }) => {
  const { id, who } = await findCase(page, [CITIZEN, COMPANY], 'me-esperan', (row) =>
    ['PG-04A', 'INF-02'].includes(row.waitsForMe?.step ?? ''),
  )
  await logIn(page, who)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await expect(page.getByRole('heading', { name: 'Responda lo que le pedimos' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('Falta responder').first()).toBeVisible({ timeout: 30_000 })
  await noViolations(page)
  await page.getByRole('link', { name: 'Responder' }).click()
  await expect(page.getByRole('heading', { name: 'Responder el requerimiento' })).toBeVisible({
    timeout: 30_000,
  })
  const words = page.getByLabel('Su respuesta')
  await expect(words.first()).toBeVisible({ timeout: 30_000 })
  await words.first().fill('Adjunto el plano a escala.')
  await page.locator('main input[type=file]').first().setInputFiles(pdf('Plano'))
  await expect(page.getByText('Archivo 1').first()).toBeVisible({ timeout: 30_000 })
  for (const box of (await words.all()).slice(1)) await box.fill('Aporto lo solicitado.')
  await saved(page)
  await noViolations(page)
  await noOverflow(page)
  await page.reload()
  await expect(words.first()).toHaveValue('Adjunto el plano a escala.', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Enviar mi respuesta' }).click()
  await expect(page.getByRole('heading', { name: 'Enviamos su respuesta' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Ver mi solicitud' }).click()
  await expect(page.getByText(/Usted no tiene que hacer nada por ahora/)).toBeVisible({ timeout: 30_000 })
})

test('a citizen appeals against the decision that was notified, begun on one device and ended on another', async ({
  page,
  browser,
}) => {
  const { id, who } = await findCase(
    page,
    [CITIZEN, COMPANY],
    'en-curso',
    async (_row, read) => (await read()).actions.appeal !== null,
  )
  await logIn(page, who)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await page.getByRole('link', { name: 'Presentar un recurso' }).click()
  await expect(page.getByRole('heading', { name: 'Presentar un recurso' })).toBeVisible({ timeout: 30_000 })
  await answer(page, 'recurso.clase', 'reposicion')
  await answer(page, 'recurso.motivos', 'El caudal otorgado no alcanza para los animales del predio.')
  await noViolations(page)
  await noOverflow(page)
  await saved(page)
  const elsewhere = await browser.newContext()
  const device = await elsewhere.newPage()
  await logIn(device, who)
  await open(device, new URL(page.url()).pathname)
  await expect(device.locator('#campo-recurso-motivos-dato')).toHaveValue(/El caudal otorgado/, {
    timeout: 30_000,
  })
  await device.getByRole('button', { name: 'Radicar el recurso' }).click()
  await expect(device.getByRole('heading', { name: 'Su recurso quedó radicado' })).toBeVisible({
    timeout: 30_000,
  })
  await elsewhere.close()
})

test('dashboard, list, time line and help are read by everybody @celular', async ({ page }) => {
  await logIn(page, COMPANY)
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: /^En curso/ })).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await open(page, '/mis-solicitudes')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 30_000 })
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('button', { name: 'En curso' }).click()
  await expect(page).toHaveURL(/estado=en-curso/)
  const { id } = await findCase(page, [COMPANY], 'en-curso', () => true)
  await open(page, `/mis-solicitudes/linea-tiempo/${id}`)
  await expect(page.getByText('Radicación de la solicitud')).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await open(page, '/mis-solicitudes/listado-tramites')
  await page.getByLabel('¿Qué necesita hacer?').fill('agua quebrada')
  await expect(page.getByRole('link', { name: 'Concesión de aguas superficiales' })).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await open(page, '/ayuda')
  await page.getByLabel('¿En qué le ayudamos?').fill('reposicion')
  await expect(page.getByText('Recurso de reposición')).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await open(page, '/ayuda#guia-pagar')
  const guide = page.locator('#guia-pagar')
  await expect(guide.getByText('Descargar el recibo')).toBeVisible()
  await expect(guide).toBeFocused()
  await guide.getByRole('link', { name: 'Ver lo que espera por mí' }).click()
  await expect(page).toHaveURL(/mis-solicitudes\?estado=me-esperan/)
})

test('a case of somebody else is refused in words', async ({ page }) => {
  const { id } = await findCase(page, [COMPANY], 'en-curso', () => true)
  await logIn(page, CITIZEN)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await expect(page.getByRole('heading', { name: 'Este caso no existe o no es suyo' })).toBeVisible()
  await noViolations(page)
})
