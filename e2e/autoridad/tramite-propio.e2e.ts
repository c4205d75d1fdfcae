import { expect } from '@playwright/test'
import { addDays, bogotaInstant } from '../../packages/domain/src/terms/dates.ts'
import { type Account, noOverflow, noViolations, open, PASSWORD } from '../steps/citizen.ts'
import { ADMIN, openAs, publish, saveNew, SECOND_ADMIN } from '../steps/authority.ts'
import { fileInPerson } from '../steps/concesion-steps.ts'
import { completeDraft } from '../steps/office.ts'
import { sealed } from '../steps/paper.ts'
import { test } from '../steps/walk.ts'

/** A procedure that no programmer wrote: copied, put on line from a day, filed and granted. */

test.describe.configure({ timeout: 300_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const NAME = 'Concesión de aguas de la autoridad'
const FIRST_OWN = 1_000

test('a procedure is copied, put on line from tomorrow, filed and granted @deep', async ({ page, walk }) => {
  const tomorrow = addDays(await walk.today(), 1)
  let address = ''
  const listed = page.getByRole('link', { name: NAME })
  const openList = async (): Promise<void> => {
    await openAs(page, CITIZEN, '/mis-solicitudes/listado-tramites')
    await expect(page.getByRole('link', { name: 'Concesión de aguas superficiales' })).toBeVisible()
  }

  await test.step('an administrator copies one and gives it a name', async () => {
    await openAs(page, ADMIN, '/parametrizacion-tramites')
    await noViolations(page)
    await noOverflow(page)
    await open(page, '/crear/parametro?de=3')
    await page.getByLabel('Nombre del trámite nuevo').fill(NAME)
    await noViolations(page)
    address = await saveNew(page, 'Copiar')
    expect(address).toBe(`/edit-parametrizacion/${FIRST_OWN}`)
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('a second one publishes it from tomorrow: today nobody is offered it', async () => {
    await openAs(page, SECOND_ADMIN, address)
    await publish(page, { reason: 'La autoridad lo crea', norm: 'Acuerdo 2 de 2026', day: tomorrow })
    await openList()
    await expect(listed).toHaveCount(0)
  })

  await test.step('from midnight on it is in the list, and a citizen files it', async () => {
    await walk.moveTo(bogotaInstant(tomorrow, 0))
    // the server looks every five seconds of real time, which the test's clock jumps over
    await expect(async () => {
      await openList()
      await expect(listed).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await walk.moveToDay(tomorrow)
    const id = await completeDraft(page.request, CITIZEN, FIRST_OWN)
    const radicado = await fileInPerson(page, id, CITIZEN)
    expect(radicado).toMatch(/^\d{4}E\d{7}$/)
    await walk.advanceTo(id, 'PG-15')
    await walk.settle()
    const act = await sealed(page.request, CITIZEN, id, 'RES_OTORGA')
    await openAs(page, CITIZEN, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(NAME) })).toBeVisible()
    await expect(page.getByText(act.number).first()).toBeVisible()
  })
})
