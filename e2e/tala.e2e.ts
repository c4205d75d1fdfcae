import { expect } from '@playwright/test'
import {
  fieldAt,
  noOverflow,
  noViolations,
  open,
  pdf,
  PASSWORD,
  saved,
  type Account,
} from './steps/citizen.ts'
import { sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** A dangerous tree is felled first: its applicant reports it after the signed minutes. */

test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const ISOLATED_TREES = 12

test('the applicant reports a felling that was allowed because of its risk @deep', async ({ page, walk }) => {
  const { caseId, radicado } = await walk.file(CITIZEN.email, ISOLATED_TREES)
  await walk.doTask(caseId, 'RSG-01', 'si', { 'riesgo.inminente': true })
  await walk.doTask(caseId, 'RSG-02', 'riesgo_confirmado', { 'arbol.nivel_riesgo': 'extremo' })
  await walk.doTask(caseId, 'RSG-03', 'autorizada')
  await sitDown(page, CITIZEN)
  await open(page, `/mis-solicitudes/ver-solicitud/${caseId}`)
  await page.getByRole('link', { name: 'Informar la tala' }).click()
  await expect(page).toHaveURL(new RegExp(`/solicitudes/adjuntar-acta/${caseId}`))
  await expect(page.getByRole('heading', { level: 1, name: /Ejecución y reporte de la tala/ })).toBeVisible()
  await expect(page.getByText(radicado).first()).toBeVisible()
  await page.getByLabel('Fecha de la intervención').fill(await walk.today())
  await page
    .getByLabel('Qué se hizo con los productos y los residuos')
    .fill('La madera quedó en el predio para postes y las ramas se picaron para abono.')
  await fieldAt(page, 'ejecucion.fotografias')
    .locator('input[type=file]:not([capture])')
    .setInputFiles(pdf('Antes y después'))
  await expect(fieldAt(page, 'ejecucion.fotografias').getByRole('button', { name: /Quitar/ })).toBeVisible({
    timeout: 30_000,
  })
  await saved(page)
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lo recibimos' })).toBeVisible()
  expect((await walk.openTasks(caseId)).map((one) => one.step)).toEqual(['RSG-05'])
})
