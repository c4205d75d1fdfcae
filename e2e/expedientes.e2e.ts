import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Account, open, PASSWORD, pdf, unique } from './steps/citizen.ts'
import { ask, fill, finish, official, sitDown } from './steps/office.ts'
import { offers } from './steps/standing-cases.ts'
import { test } from './steps/obeyed-policy.ts'

/** Expedientes: one opened by hand in the archive, and a permit whose holder requests a change. */

test.describe.configure({ timeout: 180_000 })

const RECORDS = official('cli-gestion-documental')
const HOLDER: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const OTHER: Account = { email: 'empresa@demo.test', password: PASSWORD }

interface Opened {
  readonly rows: readonly { readonly id: string; readonly expediente: string | null }[]
}

/** The portal's number of the file with this former number. */
async function numberOf(request: APIRequestContext, former: string): Promise<string> {
  let number = ''
  await expect
    .poll(async () => {
      const path = `/api/v1/expedientes?por=2&q=${encodeURIComponent(former)}`
      const { rows } = await ask<Opened>(request, RECORDS, 'GET', path)
      number = rows[0]?.expediente ?? ''
      return number
    })
    .not.toBe('')
  return number
}

async function beginByHand(page: Page): Promise<void> {
  await sitDown(page, RECORDS)
  await open(page, '/mis-expedientes')
  await page.getByRole('link', { name: 'Abrir un expediente' }).click()
  await page.getByRole('button', { name: 'Abrir un expediente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Apertura de un expediente/ })).toBeVisible({
    timeout: 30_000,
  })
}

test('the archive opens a file by hand, finds it among its files, and reads how its acts were made known @deep', async ({
  page,
}) => {
  const former = `CAJA-${unique()}`
  await beginByHand(page)
  await fill(page, {
    'expediente.origen': 'papel',
    'expediente.motivo': 'Apareció en el inventario del archivo central.',
    'migracion.expediente': former,
    'migracion.tramite': '5',
    'titular.nombre': 'Asociación de Usuarios del Acueducto Veredal de la Cuenca Alta del Río Combeima',
    'titular.tipo_documento': '1',
    'titular.documento': '28514999',
    'territorial.asignada': 'ibague',
    'expediente.municipio': '73001',
    'expediente.trd': '120-23 Permisos de vertimientos',
    'expediente.carpeta': 'Caja 77',
    'expediente.carpetas': '1',
    'expediente.folios': '120',
    'expediente.desde': '1998-03-02',
    'expediente.hasta': '2004-11-30',
    'expediente.documentos': pdf('Primer cuaderno'),
  })
  await finish(page, 'Abrir el expediente')
  const number = await numberOf(page.request, former)
  await open(page, '/mis-expedientes')
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Expediente ${number}` })).toBeVisible()
  await page.getByRole('link', { name: 'Notificaciones', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible()
  await expect(page.getByText(`Expediente ${number}`)).toBeVisible()
  await expect(page.getByText('Todavía no hay notificaciones')).toBeVisible()
})

test('an opening that was begun by mistake is discarded with its reason @deep', async ({ page }) => {
  await beginByHand(page)
  const bar = page.getByRole('group', { name: 'Acciones' })
  await bar.getByRole('button', { name: 'Descartar la apertura', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Ese expediente ya estaba abierto en el portal.')
  await dialog.getByRole('button', { name: 'Descartar la apertura', exact: true }).click()
  await expect(page.getByText('Este paso ya terminó.')).toBeVisible({ timeout: 30_000 })
})

test('the holder of a permit asks to change it with its data written already, and nobody else does @deep', async ({
  page,
}) => {
  const place = await offers(
    '/solicitudes/modificacion-permiso/:id',
    'changePermit',
    'terminadas',
  )(page.request, HOLDER)
  const address = place ?? ''
  const id = address.split('/').at(-1) ?? ''
  const permit = await ask<{ resolution: string }>(
    page.request,
    HOLDER,
    'GET',
    `/api/v1/solicitudes/${id}/permiso`,
  )
  await sitDown(page, HOLDER)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await page.getByRole('link', { name: 'Modificar, prorrogar o ceder' }).click()
  await expect(page.getByText(permit.resolution)).toBeVisible()
  await page.getByRole('button', { name: /^(Empezar|Seguir con) la solicitud$/ }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  const { answers } = await ask<{ answers: Record<string, unknown> }>(
    page.request,
    HOLDER,
    'GET',
    `/api/v1/solicitudes/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}/borrador`,
  )
  expect(answers).toMatchObject({ resolucion: permit.resolution })
  await expect(page.locator('main form, main fieldset').first()).toBeVisible({ timeout: 30_000 })
  await sitDown(page, OTHER)
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos ese permiso' })).toBeVisible()
  await expect(page.getByRole('button', { name: /la solicitud$/ })).toHaveCount(0)
})
