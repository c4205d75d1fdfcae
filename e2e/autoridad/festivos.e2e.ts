import { expect } from '@playwright/test'
import { nextBusinessDay } from '../../packages/domain/src/terms/calendar.ts'
import { longDate } from '../../packages/domain/src/terms/dates.ts'
import { COORDINATOR, draftSaved, LEGAL_HEAD, openAs, publish, saveNew } from '../steps/authority.ts'
import { type Account, noOverflow, noViolations, PASSWORD } from '../steps/citizen.ts'
import { dueOf } from '../steps/paper.ts'
import { CALENDAR, test } from '../steps/walk.ts'

/** A holiday of law comes and ends: what that moves. */

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 20_000 })

const COMPANY: Account = { email: 'empresa@demo.test', password: PASSWORD }
const REGISTER = 21
const WHY = { reason: 'Lo ordenó el Congreso', norm: 'Ley 9 de 2026' }

test('a law gives a holiday, which moves an open term, and ends with its last day @deep @celular-deep', async ({
  page,
  walk,
}) => {
  const { caseId, step } = await walk.sendBack(REGISTER, COMPANY.email)
  const due = await dueOf(page.request, COMPANY, caseId, step)
  await test.step('it is drafted beside the calendar, and says which days it gives', async () => {
    await openAs(page, COORDINATOR, '/calendario-personalizado')
    await page.getByRole('link', { name: 'Festivos de ley' }).click()
    await expect(page.getByRole('link', { name: 'Ley 2578 de 2026' })).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
    await page.getByRole('link', { name: 'Nueva ley de festivos' }).click()
    await page.getByLabel('Clave', { exact: true }).fill('ley_9_2026')
    await page.getByLabel('Ley', { exact: true }).fill('Ley 9 de 2026')
    await page.getByLabel('Nombre', { exact: true }).fill('Día del agua')
    await page.getByLabel('Rige desde').fill(await walk.today())
    await page.getByLabel('Siempre el mismo día').fill(due.slice(5))
    await page.getByText('Ver los días').first().click()
    await expect(page.getByText(`${longDate(due)}: Día del agua`)).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
  })
  const address = await saveNew(page)
  await test.step('a holiday that falls in two ways is not published', async () => {
    await page.getByLabel('Contado desde el Domingo de Pascua').fill('-2')
    await draftSaved(page)
    await expect(page.getByText('Escriba cuándo cae, de una sola de las tres maneras').first()).toBeVisible()
    await page.getByLabel('Contado desde el Domingo de Pascua').fill('')
    await expect(page.getByText('Escriba cuándo cae, de una sola de las tres maneras')).toHaveCount(0)
  })
  await test.step('another person reads what it moves, and publishes it', async () => {
    await openAs(page, LEGAL_HEAD, address)
    await expect(page.getByText(/^Mueve \d+ plazos? abiertos?/)).toBeVisible()
    await publish(page, WHY)
    await walk.settle()
    expect(await dueOf(page.request, COMPANY, caseId, step)).toBe(nextBusinessDay(due, CALENDAR))
  })
  await test.step('its last day ends it', async () => {
    await openAs(page, COORDINATOR, address)
    await page.getByLabel('Último día en que rige').fill(await walk.today())
    await expect(page.getByText('ningún festivo').first()).toBeVisible()
    await draftSaved(page)
    await noViolations(page)
    await noOverflow(page)
    await openAs(page, LEGAL_HEAD, address)
    await publish(page, WHY)
  })
})
