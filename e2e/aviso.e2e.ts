import { expect } from '@playwright/test'
import { nextBusinessDay } from '../packages/domain/src/terms/calendar.ts'
import { addDays, longDate, shortDate } from '../packages/domain/src/terms/dates.ts'
import { dueDate } from '../packages/domain/src/terms/term.ts'
import { type Account, noViolations, open, PASSWORD } from './steps/citizen.ts'
import { fill, finish, official, openTask, sitDown } from './steps/office.ts'
import {
  callNotice,
  certifyFirmness,
  certifyNotice,
  sendElectronically,
  writeAndSign,
} from './steps/office-steps.ts'
import { dueOf, expectMail, expectText, read, sealed } from './steps/paper.ts'
import { CALENDAR, test } from './steps/walk.ts'

/** An unopened electronic notification: summons, aviso, and the decision still becomes final. */

test.describe.configure({ timeout: 600_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const NOTIFIER = official('cli-notificador')

test('a decision that nobody opens is told by summons and notice, and becomes final @deep', async ({
  page,
  walk,
}) => {
  const { caseId: id, radicado } = await walk.file(CITIZEN.email)
  await walk.advanceTo(id, 'PG-14')
  const decision = await sealed(page.request, NOTIFIER, id, 'RES_OTORGA')
  let legalOn = ''

  await test.step('the notification goes out by e-mail, and five days pass without anybody opening it', async () => {
    await callNotice(page, id, 'PG-14', 'Notificada')
    await sendElectronically(page, id)
    await expectMail(
      page.request,
      CITIZEN.email,
      `Tiene una notificación por abrir en su solicitud ${radicado}`,
    )
    const due = await dueOf(page.request, NOTIFIER, id, 'NOT-03')
    expect(due).toBe(dueDate(await walk.today(), 5, 'habiles', CALENDAR))
    await walk.letRunOut(due)
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText('Pasó el plazo para abrir una notificación aquí')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abrir la notificación' })).toHaveCount(0)
    await noViolations(page)
  })

  await test.step('a letter summons the applicant to the office', async () => {
    await openTask(page, 'cli-notificador', id, 'NOT-04')
    await noViolations(page)
    await writeAndSign(page, id, 'cli-notificador')
    await expectMail(page.request, CITIZEN.email, `Lo citamos para notificarse en la solicitud ${radicado}`)
    const letter = await sealed(page.request, NOTIFIER, id, 'CITACION')
    await expectText(page.request, NOTIFIER, letter.fileId, [
      letter.number,
      decision.number,
      'Vereda La Florida, finca La Esperanza',
      'cinco (5) días hábiles',
      longDate(await walk.today()),
    ])
    const due = await dueOf(page.request, NOTIFIER, id, 'NOT-04')
    expect(due).toBe(dueDate(await walk.today(), 5, 'habiles', CALENDAR))
    await walk.letRunOut(due)
  })

  await test.step('nobody appears: a notice is delivered and counts the day after', async () => {
    await openTask(page, 'cli-notificador', id, 'NOT-05')
    await noViolations(page)
    // a future delivery date is rejected at its field, before anything is sent
    const today = await walk.today()
    const refused = page.getByText('El aviso no pudo entregarse después de hoy. Revise la fecha de entrega.')
    await fill(page, { 'aviso.fecha_entrega': addDays(today, 1), 'aviso.guia': 'RA-884120045-CO' })
    await expect(refused.first()).toBeVisible()
    await fill(page, { 'aviso.fecha_entrega': today })
    await expect(refused).toHaveCount(0)
    await writeAndSign(page, id, 'cli-secretaria-juridica')
    await expectMail(
      page.request,
      CITIZEN.email,
      `Le enviamos un aviso de notificación de la solicitud ${radicado}`,
    )
    const notice = await sealed(page.request, NOTIFIER, id, 'AVISO_NOTIF')
    await expectText(page.request, NOTIFIER, notice.fileId, [
      notice.number,
      decision.number,
      'al finalizar el día siguiente al de la entrega',
      'recurso de reposición',
    ])
    await openTask(page, 'cli-notificador', id, 'NOT-05')
    await finish(page, 'Entregado')
    legalOn = nextBusinessDay(await walk.today(), CALENDAR)
    const told = (await read(page.request, NOTIFIER, id)).notifications.findLast(
      (one) => one.actId === decision.id,
    )
    expect(told).toMatchObject({ means: 'aviso', legalOn })
  })

  await test.step('the certificate says how and when, and the applicant can read the decision', async () => {
    await walk.moveToDay(legalOn)
    await openTask(page, 'cli-secretaria-juridica', id, 'NOT-06')
    // the day on which the aviso takes effect is not over
    await expect(page.getByRole('button', { name: 'Constancia de notificación' })).toBeDisabled()
    await walk.moveToDay(addDays(legalOn, 1))
    await certifyNotice(page, id)
    const certificate = await sealed(page.request, NOTIFIER, id, 'CONST_TERMINO')
    await expectText(page.request, NOTIFIER, certificate.fileId, [
      `por aviso al finalizar el ${longDate(legalOn)}`,
      decision.number,
    ])
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText(decision.number).first()).toBeVisible()
    await expect(page.getByText(`Notificado el ${shortDate(legalOn)}`).first()).toBeVisible()
  })

  await test.step('ten days later it is final', async () => {
    const last = await dueOf(page.request, CITIZEN, id, 'PG-15')
    expect(last).toBe(dueDate(legalOn, 10, 'habiles', CALENDAR))
    await walk.letRunOut(last)
    await certifyFirmness(page, id, 'PG-15', 'En firme sin recurso')
    const final = await sealed(page.request, NOTIFIER, id, 'CONST_EJECUTORIA')
    await expectText(page.request, NOTIFIER, final.fileId, [decision.number, 'Por aviso', longDate(legalOn)])
    const { tasks } = await read(page.request, NOTIFIER, id)
    // the notification of the initial act still waits next to it
    expect(tasks.filter((one) => one.state === 'open').map((one) => one.step)).toEqual(['NOT-01', 'PG-16'])
  })
})
