import { expect } from '@playwright/test'
import { demoCast } from '../../apps/demo/src/people/cast.ts'
import { nextBusinessDay } from '../../packages/domain/src/terms/calendar.ts'
import { addDays, longDate, shortDate } from '../../packages/domain/src/terms/dates.ts'
import { type Account, noOverflow, noViolations, open, PASSWORD } from '../steps/citizen.ts'
import { account, ADMIN, COORDINATOR, draftSaved, LEGAL_HEAD, openAs, publish } from '../steps/authority.ts'
import { visit } from '../steps/concesion-steps.ts'
import { ask, official, openTask } from '../steps/office.ts'
import { dueOf, mailTo } from '../steps/paper.ts'
import { CALENDAR, test } from '../steps/walk.ts'

/** A day closes, an office closes, a colleague is away: what that moves, and whom the portal notifies. */

test.describe.configure({ timeout: 300_000 })
test.use({ actionTimeout: 20_000 })

const COMPANY: Account = { email: 'empresa@demo.test', password: PASSWORD }
/** Ambalema */
const IN_THE_NORTH = '73030'
const PEOPLE: readonly Account[] = ['ciudadano', 'empresa', 'vecino-1'].map((name) => ({
  email: `${name}@demo.test`,
  password: PASSWORD,
}))
const REGISTER = 21
const SURFACE_WATER = 3
const FEAST = 'Fiestas del San Juan'

test('a local holiday that is proclaimed moves three terms, and their people read it @deep', async ({
  page,
  walk,
}) => {
  const cases: { readonly id: string; readonly step: string; readonly who: Account; readonly due: string }[] =
    []
  for (const who of PEOPLE) {
    const { caseId: id, step } = await walk.sendBack(REGISTER, who.email)
    cases.push({ id, step, who, due: await dueOf(page.request, who, id, step) })
  }
  const [{ due } = { due: '' }] = cases
  expect(cases.map((one) => one.due)).toEqual([due, due, due])
  const moved = nextBusinessDay(due, CALENDAR)
  const year = due.slice(0, 4)

  await test.step('one person drafts the day, another reads what it moves and publishes it', async () => {
    await openAs(page, COORDINATOR, `/calendario-personalizado?anio=${year}`)
    await page.getByLabel('Primer día').fill(due)
    await page.getByLabel('Último día').fill(due)
    await page.getByLabel('Motivo del cierre').fill(FEAST)
    await page.getByRole('button', { name: 'Guardar el borrador' }).click()
    await expect(page.getByText('Quedó como borrador')).toBeVisible()
    await openAs(page, LEGAL_HEAD, `/calendario-personalizado?anio=${year}`)
    await page.getByRole('button', { name: 'Publicar el borrador' }).click()
    await expect(page.getByText(/^Mueve \d+ plazos abiertos/)).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
    await publish(page, { reason: 'Lo decretó la alcaldía', norm: 'Decreto 120 de 2026' })
    await walk.settle()
  })

  for (const { id, step, who } of cases)
    await test.step(`${who.email} reads the new day, why, and has it in the mail`, async () => {
      expect(await dueOf(page.request, who, id, step)).toBe(moved)
      await openAs(page, who, `/mis-solicitudes/ver-solicitud/${id}`)
      await expect(page.getByText(shortDate(moved)).first()).toBeVisible()
      await page.getByRole('link', { name: 'Ver la línea de tiempo completa' }).click()
      await expect(page.getByText(`pasa del ${longDate(due)} al ${longDate(moved)}`).first()).toBeVisible()
      await expect(page.getByText(FEAST).first()).toBeVisible()
      const subjects = (await mailTo(page.request, who.email)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject.startsWith('Cambió la fecha de un plazo'))).toHaveLength(1)
    })
})

test('an office closes and hands its open work over to another, by name @deep', async ({ page, walk }) => {
  const { caseId } = await walk.file(COMPANY.email, SURFACE_WATER, { municipio_captacion: IN_THE_NORTH })
  const [task] = await walk.openTasks(caseId)
  const step = task?.step ?? ''
  const theirs = await walk.doer(caseId, step)
  const names: string[] = []

  await test.step('its municipalities and its closing are drafted', async () => {
    await openAs(page, ADMIN, '/edit/norte')
    await page.getByRole('radio', { name: 'No, cerrada' }).check({ force: true })
    const served = page
      .getByRole('group', { name: 'Municipios que atiende' })
      .getByRole('checkbox', { checked: true })
    while ((await served.count()) > 0) {
      const label = served.first().locator('xpath=ancestor::label')
      names.push((await label.innerText()).replace(/ · .*/, '').trim())
      await served.first().uncheck()
    }
    await expect(page.getByText(/Ninguno\.$/).first()).toBeVisible()
    await draftSaved(page)
    await noViolations(page)
    await noOverflow(page)
    await open(page, '/edit/ibague')
    const all = page.getByRole('group', { name: 'Municipios que atiende' })
    for (const name of names) await all.getByRole('checkbox', { name }).first().check()
    await draftSaved(page)
  })

  await test.step('both are published together, and who takes over is named', async () => {
    await open(page, '/territorial')
    await page.getByRole('button', { name: 'Publicar 2 borradores' }).click()
    const taker = page.getByLabel('Quién recibe lo de «Territorial Norte»')
    await expect(page.getByText(/Ahora tiene .*1 trámite/)).toBeVisible()
    await taker.selectOption({ label: 'Sede central Ibagué (Centro)' })
    await noViolations(page)
    await noOverflow(page)
    await publish(page, { reason: 'Lo ordenó la Dirección' })
    await walk.settle()
  })

  await test.step('an official of the other office has the task, and the applicant reads where the case is', async () => {
    const doer = await walk.doer(caseId, step)
    expect(doer).not.toBe(theirs)
    await openTask(page, account(doer), caseId, step)
    await openAs(page, COMPANY, `/mis-solicitudes/ver-solicitud/${caseId}`)
    await expect(page.getByText('La tiene Sede central Ibagué (Centro).').first()).toBeVisible()
    await page.getByRole('link', { name: 'Ver la línea de tiempo completa' }).click()
    await expect(
      page.getByText('El caso pasó a otra oficina territorial, porque la que lo atendía cerró.'),
    ).toBeVisible()
    const subjects = (await mailTo(page.request, COMPANY.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Otra sede atiende su solicitud'))).toHaveLength(1)
    const guest = await page.request.get('/api/v1/territorio')
    expect(await guest.text()).not.toContain('Territorial Norte')
  })
})

test('a professional is away for a week: a colleague does the work, and it comes back @deep', async ({
  page,
  walk,
}) => {
  const cases: string[] = []
  for (const who of PEOPLE.slice(0, 2)) {
    const { caseId } = await walk.file(who.email)
    await walk.advanceTo(caseId, 'PG-10')
    cases.push(caseId)
  }
  const [done = '', left = ''] = cases
  const absent = await walk.doer(done, 'PG-10')
  expect(await walk.doer(left, 'PG-10')).toBe(absent)
  const away = official(account(absent))
  const from = addDays(await walk.today(), 1)
  const until = addDays(from, 6)
  let standsIn = ''

  await test.step('the week is registered, with who stands in', async () => {
    await openAs(page, away, '/ausencias')
    await page.getByRole('button', { name: 'Registrar una ausencia' }).click()
    const dialog = page.getByRole('dialog', { name: 'Registrar una ausencia' })
    await dialog.getByLabel('Primer día').fill(from)
    await dialog.getByLabel('Último día').fill(until)
    await dialog.getByLabel('Motivo').selectOption({ label: 'Vacaciones' })
    const choice = dialog.getByLabel('Quién hace sus tareas mientras tanto')
    await expect(choice.getByRole('option').nth(1)).toBeAttached()
    await choice.selectOption({ index: 1 })
    const words = await choice.locator('option:checked').innerText()
    standsIn =
      demoCast().find((one) => words.startsWith(`${one.firstNames} ${one.lastNames}`))?.email ?? words
    await noViolations(page)
    await dialog.getByRole('button', { name: 'Registrar', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Lo reemplaza /)).toBeVisible()
    await noOverflow(page)
  })

  await test.step('in that week the colleague finds both tasks and does one', async () => {
    await walk.moveToDay(from)
    await openAs(page, official(account(standsIn)), '/solicitudes')
    await expect(page.getByText('Visita técnica').first()).toBeVisible()
    await visit(page, done, account(standsIn))
    await openAs(page, away, '/ausencias')
    await expect(page.getByText('En curso', { exact: true })).toBeVisible()
  })

  await test.step('the history of the case says for whom', async () => {
    const reader = official('cli-admin')
    const { rows } = await ask<{ rows: { by: string }[] }>(
      page.request,
      reader,
      'GET',
      `/api/v1/solicitudes/${done}/historia`,
    )
    expect(rows.map(({ by }) => by).join('; ')).toContain('por ausencia de')
  })

  await test.step('the other task is the absent person’s again once the week is over', async () => {
    await walk.moveToDay(addDays(until, 1))
    await openTask(page, account(absent), left, 'PG-10')
    const { rows } = await ask<{ rows: { step: string }[] }>(
      page.request,
      official(account(standsIn)),
      'GET',
      `/api/v1/solicitudes/${left}/tareas`,
    )
    expect(rows).toEqual([])
  })
})
