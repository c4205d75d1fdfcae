import { expect } from '@playwright/test'
import { businessDaysBetween } from '../packages/domain/src/terms/calendar.ts'
import { addDays, longDate, shortDate } from '../packages/domain/src/terms/dates.ts'
import { dueDate } from '../packages/domain/src/terms/term.ts'
import {
  type Account,
  fieldAt,
  noOverflow,
  noViolations,
  open,
  PASSWORD,
  pdf,
  saved,
} from './steps/citizen.ts'
import {
  approveAll,
  fill,
  finish,
  finishAsking,
  handIn,
  official,
  openTask,
  sign,
  sitDown,
  writeDocument,
} from './steps/office.ts'
import { actBySteps, certifyNotice, LAWYERS, openNotice, sendElectronically } from './steps/office-steps.ts'
import { dueOf, expectMail, expectText, read, sealed } from './steps/paper.ts'
import { CALENDAR, test } from './steps/walk.ts'

/** A requerimiento, an extension, an accepted response, and the authority's term resumes. */

test.describe.configure({ timeout: 600_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'empresa@demo.test', password: PASSWORD }
const LAWYER = official(LAWYERS.drafter)
const WHY = 'El certificado tiene más de un mes de expedido.'

test('a requirement is extended once, answered point by point and accepted @deep', async ({ page, walk }) => {
  const { caseId: id, radicado } = await walk.file(CITIZEN.email)
  const before = await read(page.request, CITIZEN, id)
  let told = ''
  let due = ''
  let longer = ''

  await test.step('one document does not comply: the requirement is composed of it', async () => {
    await walk.advanceTo(id, 'PG-03')
    await openTask(page, 'cli-validacion-juridica', id, 'PG-03')
    await approveAll(page, 'revision.documentos')
    const last = fieldAt(page, 'revision.documentos').getByRole('group').last()
    await last.getByRole('radio', { name: 'No cumple', exact: true }).check()
    await last.getByLabel('Motivo').fill(WHY)
    await noViolations(page)
    await finishAsking(page, 'No')
    await openTask(page, 'cli-juridico', id, 'PG-04')
    await expect(
      fieldAt(page, 'requerimiento.items').getByRole('textbox', { name: 'Requerimiento 1' }),
    ).toHaveValue(new RegExp(`^Aportar «.+»\\. ${WHY}$`))
    await noViolations(page)
    await writeDocument(page)
    await handIn(page)
    await openTask(page, LAWYERS.reviewer, id, 'FIR-03')
    await finish(page, 'Aprobado')
    await sign(page, LAWYERS.signer, id)
  })

  await test.step('it is told: the month begins and the authority’s own term stops', async () => {
    await openTask(page, 'cli-juridico', id, 'PG-04')
    await finish(page, 'Notificado')
    await sendElectronically(page, id)
    told = await walk.today()
    await openNotice(page, id, CITIZEN, told)
    await certifyNotice(page, id)
    due = await dueOf(page.request, CITIZEN, id, 'PG-04A')
    expect(due).toBe(dueDate(told, 1, 'meses', CALENDAR))
    const act = await sealed(page.request, CITIZEN, id, 'AUTO_REQUERIMIENTO')
    await expectText(page.request, CITIZEN, act.fileId, [act.number, radicado, WHY, 'desistimiento'])
    expect((await read(page.request, CITIZEN, id)).suspended).toBe(true)
  })

  await test.step('a week later the applicant asks for ten days more', async () => {
    await walk.moveToDay(addDays(told, 7))
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText(shortDate(due)).first()).toBeVisible()
    await page.getByRole('button', { name: 'Pedir más tiempo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pedir más tiempo' })
    await dialog.getByLabel('Por qué necesita más tiempo').fill('La oficina de registro entrega en 8 días.')
    await dialog.getByLabel('Días hábiles que pide').fill('10')
    await noViolations(page)
    await dialog.getByRole('button', { name: 'Pedir la prórroga' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the extension is granted by an order and told in a letter', async () => {
    await openTask(page, 'cli-juridico', id, 'PRO-02')
    await noViolations(page)
    await fill(page, {
      'prorroga.decision': 'concede',
      'prorroga.dias': 10,
      'prorroga.motivo': 'La pidió antes del vencimiento y justificó la demora de la oficina de registro.',
    })
    await finish(page, 'Pasa a firma')
    await actBySteps(page, id)
    longer = dueDate(due, 10, 'habiles', CALENDAR)
    const act = await sealed(page.request, LAWYER, id, 'AUTO_PRORROGA')
    await expectText(page.request, LAWYER, act.fileId, [act.number, longDate(due), longDate(longer)])
    await openTask(page, 'cli-apoyo-administrativo-3', id, 'PRO-03')
    await noViolations(page)
    await writeDocument(page)
    await handIn(page)
    await openTask(page, LAWYERS.reviewer, id, 'FIR-03')
    await finish(page, 'Aprobado')
    await sign(page, 'cli-secretaria-juridica', id)
    await openTask(page, 'cli-apoyo-administrativo-3', id, 'PRO-03')
    await finish(page, 'Concedida')
    expect(await dueOf(page.request, CITIZEN, id, 'PG-04A')).toBe(longer)
  })

  await test.step('the applicant reads the new date and answers after the first one', async () => {
    await walk.moveToDay(dueDate(due, 2, 'habiles', CALENDAR))
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText(shortDate(longer)).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pedir más tiempo' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Responder' }).click()
    await page.getByLabel('Su respuesta').fill('Adjunto el certificado expedido esta semana.')
    await page.locator('main input[type=file]').first().setInputFiles(pdf('Certificado'))
    await expect(page.getByText('Archivo 1').first()).toBeVisible({ timeout: 30_000 })
    await saved(page)
    await noViolations(page)
    await noOverflow(page)
    await page.getByRole('button', { name: 'Enviar mi respuesta' }).click()
    await expect(page.getByRole('heading', { name: 'Enviamos su respuesta' })).toBeVisible()
  })

  await test.step('the answer is accepted, and the authority’s term goes on where it stopped', async () => {
    const answered = await walk.today()
    await openTask(page, 'cli-validacion-juridica', id, 'PG-04B')
    await approveAll(page, 'requerimiento.revision')
    await noViolations(page)
    await finishAsking(page, 'Sí')
    const after = await read(page.request, CITIZEN, id)
    expect(after.suspended).toBe(false)
    expect(after.tasks.filter((one) => one.state === 'open').map((one) => one.step)).toEqual(['PG-05'])
    const length = (seen: typeof after): number =>
      businessDaysBetween(seen.filedBusinessDate, seen.due.due ?? '', CALENDAR)
    expect(length(after) - length(before)).toBe(businessDaysBetween(told, answered, CALENDAR))
    await expectMail(page.request, CITIZEN.email, `Debe completar su solicitud ${radicado}`)
  })
})
