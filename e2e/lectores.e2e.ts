import { expect, type Page } from '@playwright/test'
import { addDays, shortDate } from '../packages/domain/src/terms/dates.ts'
import { type Account, noOverflow, noViolations, open, PASSWORD } from './steps/citizen.ts'
import { ask, official, openTask, sitDown } from './steps/office.ts'
import { sharedTest as test, type Walk } from './steps/walk.ts'

/** Readers of files outside their own work: with a granted access, or to follow up a permit. */

test.describe.configure({ timeout: 300_000 })

const APPLICANT = 'ciudadano@demo.test'
const CONSULTS: Account = { email: 'consulta@demo.test', password: PASSWORD }
const RECORDS = official('cli-gestion-documental')
const FOLLOW_UP = official('cli-coordinador-seguimiento')
const LAWYER = official('cli-coordinador-juridico')
const MIGRATION = official('validacion-migracion')

const sound = async (page: Page): Promise<void> => {
  await noViolations(page)
  await noOverflow(page)
}

/** A file of a running case, and the last day of an access given today. */
async function consultedFile(walk: Walk): Promise<{ readonly caseId: string; readonly until: string }> {
  const { caseId } = await walk.file(APPLICANT)
  await walk.advanceTo(caseId, 'PG-09')
  await walk.settle()
  return { caseId, until: addDays(await walk.today(), 30) }
}

test('whoever was given access to a file reads until when, in the list and in the file @deep', async ({
  page,
  walk,
}) => {
  const { caseId, until } = await consultedFile(walk)
  await ask(page.request, RECORDS, 'POST', `/api/v1/solicitudes/${caseId}/accesos`, {
    email: CONSULTS.email,
    until,
    reason: 'Lo pide el ente de control en su oficio.',
  })
  await sitDown(page, CONSULTS)
  await open(page, '/mis-expedientes')
  const last = page.getByText(`Hasta el ${shortDate(until)}`)
  await expect(last).toBeVisible()
  await sound(page)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Expediente / })).toBeVisible()
  await expect(last).toBeVisible()
  await sound(page)
})

test('the records office gives access to a file and withdraws it, and reads both at once @deep', async ({
  page,
  walk,
}) => {
  const { caseId, until } = await consultedFile(walk)
  await sitDown(page, RECORDS)
  await open(page, `/mis-expedientes/ver-expediente/${caseId}/vigente`)
  const access = page.getByRole('region', { name: 'Quién puede consultarlo' })
  await expect(access.getByText('No se ha dado acceso a nadie.')).toBeVisible()
  const give = access.getByRole('button', { name: 'Dar acceso' })
  await access.getByLabel('Correo de quien consulta').fill(CONSULTS.email)
  await access.getByLabel('Último día del acceso').fill(until)
  await expect(give).toBeDisabled()
  await access.getByLabel('Motivo').fill('Lo pide el ente de control en su oficio.')
  await give.press('Enter')
  await expect(access.getByText(`${CONSULTS.email} · Hasta el ${shortDate(until)}`)).toBeVisible()
  await expect(access.getByLabel('Motivo')).toHaveValue('')

  const withdraw = access.getByRole('button', { name: /^Retirar el acceso de / })
  await expect(withdraw).toBeDisabled()
  await access.getByLabel('Motivo').fill('El ente de control terminó su revisión.')
  await withdraw.press('Enter')
  await expect(access.getByText(/ · Terminó el /)).toBeVisible()
  await expect(withdraw).toHaveCount(0)
  await sound(page)
  await page.reload()
  await expect(access.getByText(/ · Terminó el /)).toBeVisible()
})

test('whoever begins follow-up finds what was granted, and what comes of it goes back only where it says so @deep', async ({
  page,
  walk,
}) => {
  const { caseId } = await walk.file(APPLICANT)
  await walk.advanceTo(caseId, 'FIN')
  await walk.settle()
  await sitDown(page, FOLLOW_UP)
  await open(page, '/mis-expedientes')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await open(page, `/solicitudes/expediente/${caseId}`)
  await expect(page.getByRole('button', { name: 'Abrir el seguimiento' })).toBeDisabled()
  await expect(page.getByText('Ya hay uno en curso: control y seguimiento.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar ZIP' })).toHaveCount(0)
  await sound(page)
  const { rows } = await ask<{ rows: readonly { readonly id: string }[] }>(
    page.request,
    FOLLOW_UP,
    'GET',
    `/api/v1/solicitudes/${caseId}/vinculados`,
  )
  const followUp = rows.at(-1)?.id ?? ''
  await walk.doTask(followUp, 'SEG-01', 'programado')
  await walk.doTask(followUp, 'SEG-02', 'asignado')
  await openTask(page, 'cli-liquidador', followUp, 'SEG-03')
  const none = page.getByRole('group', { name: 'Acciones' }).getByRole('button', { name: 'No genera cobro' })
  await expect(none).toBeVisible()
  await expect(none.locator('svg')).toHaveCount(0)
  await sound(page)
})

test('beside a file that was brought over stands only what can be begun there, and its notifications lead back to it @deep', async ({
  page,
  walk,
}) => {
  const { id } = await ask<{ id: string }>(page.request, MIGRATION, 'POST', '/api/v1/actuaciones', {
    family: 'migracion',
    step: 'MIG-01',
  })
  await walk.doTask(id, 'MIG-01', 'asignado')
  await walk.doTask(id, 'MIG-02', 'cargado')
  await walk.doTask(id, 'MIG-03', 'validado', { 'migracion.legible': true })
  await walk.settle()
  const { caseId } = await walk.file(APPLICANT)
  const ending = page.getByRole('button', { name: 'Terminar la actuación sin decisión de fondo' })
  const handing = page.getByRole('button', { name: 'Reasignar el profesional' })
  await sitDown(page, LAWYER)
  await open(page, `/solicitudes/expediente/${caseId}`)
  await expect(ending).toBeVisible()
  await expect(handing).toBeVisible()
  await open(page, `/solicitudes/expediente/${id}`)
  await expect(handing).toBeDisabled()
  await expect(ending).toHaveCount(0)
  await sound(page)
  await sitDown(page, RECORDS)
  await open(page, `/mis-expedientes/ver-expediente/${id}/notificaciones`)
  await page.getByRole('link', { name: 'Documentos del expediente' }).click()
  await expect(page).toHaveURL(new RegExp(`/${id}/migrado$`))
  await expect(page.getByText('Viene del archivo o del sistema anterior.')).toBeVisible()
})
