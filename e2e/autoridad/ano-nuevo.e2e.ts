import { expect, type Page } from '@playwright/test'
import { type Account, noOverflow, noViolations, PASSWORD } from '../steps/citizen.ts'
import {
  ADMIN,
  COORDINATOR,
  draftSaved,
  FEE_HEAD,
  LEGAL_HEAD,
  openAs,
  panel,
  publish,
} from '../steps/authority.ts'
import { charge } from '../steps/concesion-steps.ts'
import { ask } from '../steps/office.ts'
import { read, sealed } from '../steps/paper.ts'
import { test } from '../steps/walk.ts'

/** What begins with a year: its figures and its numbers. What was settled and numbered stays. */

test.describe.configure({ timeout: 300_000 })
test.use({ actionTimeout: 20_000 })

const COMPANY: Account = { email: 'empresa@demo.test', password: PASSWORD }
const DECREE = 'Decreto 1500 de 2026'
const WAGE = 1_900_000

test('figures of next year are loaded, checked and in force at midnight; a settlement of this year stays to the peso @deep', async ({
  page,
  walk,
}) => {
  const year = Number((await walk.today()).slice(0, 4))
  const next = `${year + 1}`
  const cases: string[] = []
  for (let i = 0; i < 2; i += 1) {
    const { caseId } = await walk.file(COMPANY.email)
    await walk.advanceTo(caseId, 'PG-05')
    cases.push(caseId)
  }
  const [caseId = '', later = ''] = cases
  let settled: unknown

  await test.step('a fee is settled with the figures of this year', async () => {
    await charge(page, caseId)
    settled = (await read(page.request, ADMIN, caseId)).facts['liquidacion.total']
    expect(settled).toBeGreaterThan(0)
  })

  await test.step('one person loads next year, who may not publish it', async () => {
    await openAs(page, FEE_HEAD, `/liquidacion/cifras/${next}`)
    await page.getByLabel(/^Salario mínimo/).fill('1.900.000')
    await page.getByLabel('Decreto').fill(DECREE)
    await page.getByLabel(/^UVT/).fill('54.000')
    await draftSaved(page)
    await expect(page.getByText('Usted guardó parte de este borrador.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Programar' })).toHaveCount(0)
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('another checks it against the decree: in force from 1 January', async () => {
    await openAs(page, ADMIN, `/liquidacion/cifras/${next}`)
    await expect(page.getByLabel('Día en que entra en vigor')).toHaveValue(`${next}-01-01`)
    await page.getByLabel('Motivo', { exact: true }).fill('Cotejado con el decreto')
    await page.getByLabel('Norma que se sigue').fill(DECREE)
    await page.getByRole('button', { name: 'Programar' }).click()
    await expect(panel(page, 'Programado').getByText(`Desde el 1 de enero de ${next}`)).toBeVisible()
    expect(await wageOf(page, year + 1)).toBeNull()
  })

  await test.step('at midnight it is in force by itself', async () => {
    await walk.moveTo(`${next}-01-01T05:00:01.000Z`)
    expect(await wageOf(page, year + 1)).toBe(WAGE)
  })

  await test.step('what was settled says the same, and the same costs of last year give the same fee', async () => {
    expect((await read(page.request, ADMIN, caseId)).facts['liquidacion.total']).toEqual(settled)
    await walk.moveToDay(`${next}-01-04`)
    await charge(page, later, { 'liquidacion.anio': String(year) })
    const { facts } = await read(page.request, ADMIN, later)
    expect([facts['liquidacion.anio'], facts['liquidacion.total']]).toEqual([String(year), settled])
  })
})

test('a series that changes at New Year numbers by its new form from then on, and nothing twice @deep', async ({
  page,
  walk,
}) => {
  const year = Number((await walk.today()).slice(0, 4))
  const next = `${year + 1}`
  const cases: string[] = []
  for (let i = 0; i < 3; i += 1) {
    const { caseId } = await walk.file(COMPANY.email)
    await walk.advanceTo(caseId, 'PG-05')
    cases.push(caseId)
  }
  const [before = '', middle = '', after = ''] = cases
  const numberOf = async (id: string): Promise<string> =>
    (await sealed(page.request, COMPANY, id, 'RECIBO_PAGO')).number

  await charge(page, before)
  const old = await numberOf(before)

  let address = ''
  await test.step('one person writes its new form, and reads the numbers that it will give', async () => {
    await openAs(page, COORDINATOR, '/numeracion')
    await page.getByRole('table').getByRole('link', { name: 'Recibos de pago' }).click()
    await page.getByLabel('Formato').fill('RC-{anio}-{consecutivo:06d}')
    await page.getByLabel('Prefijo').fill('RC')
    await draftSaved(page)
    await expect(page.getByText(/RC-\d{4}-000001/).first()).toBeVisible()
    address = new URL(page.url()).pathname
    await noViolations(page)
    await noOverflow(page)
  })
  await test.step('another schedules it for New Year; until then numbers go on', async () => {
    await openAs(page, LEGAL_HEAD, address)
    await publish(page, { reason: 'Año nuevo, serie nueva', day: `${next}-01-01` })
    await charge(page, middle)
    expect(await numberOf(middle)).toBe(old.replace('0000001', '0000002'))
  })
  await test.step('from New Year on it numbers by the new form, from one', async () => {
    await walk.moveToDay(`${next}-01-04`)
    await charge(page, after, { 'liquidacion.anio': String(year) })
    expect(await numberOf(after)).toBe(`RC-${next}-000001`)
    expect(await numberOf(before)).toBe(old)
  })
})

/** The minimum wage of a year in force, as who settles reads it. */
async function wageOf(page: Page, year: number): Promise<number | null> {
  const { inForce } = await ask<{ inForce: { content: { smmlv: number } } | null }>(
    page.request,
    ADMIN,
    'GET',
    `/api/v1/configuracion/clases/cifras/elementos/${year}`,
  )
  return inForce?.content.smmlv ?? null
}
