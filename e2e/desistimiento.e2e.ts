import { expect } from '@playwright/test'
import { dueDate } from '../packages/domain/src/terms/term.ts'
import { addDays, longDate, shortDate } from '../packages/domain/src/terms/dates.ts'
import { type Account, noViolations, open, PASSWORD } from './steps/citizen.ts'
import { fill, finish, official, openTask, sitDown } from './steps/office.ts'
import {
  actBySteps,
  callNotice,
  certifyFirmness,
  certifyNotice,
  openNotice,
  sendElectronically,
} from './steps/office-steps.ts'
import { dueOf, expectMail, expectText, read, sealed } from './steps/paper.ts'
import { CALENDAR, test } from './steps/walk.ts'

/** An unanswered requerimiento: desistimiento tácito, notified, final and archived. */

test.describe.configure({ timeout: 400_000 })
test.use({ actionTimeout: 15_000 })

const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const LAWYER = official('cli-juridico')

test('a requirement that nobody answers ends in a withdrawal that is told, final and filed away @deep', async ({
  page,
  walk,
}) => {
  const { caseId: id, radicado } = await walk.file(CITIZEN.email)
  let told = ''
  let due = ''

  await test.step('a requirement is told to the applicant, who has one month', async () => {
    await walk.advanceTo(id, 'PG-03')
    await walk.doTask(id, 'PG-03', 'no', { 'revision.documentos': await walk.failing(id, 'PG-03') })
    await walk.doTask(id, 'PG-04', 'notificado')
    await walk.advanceTo(id, 'PG-04A')
    told = await walk.today()
    due = await dueOf(page.request, CITIZEN, id, 'PG-04A')
    expect(due).toBe(dueDate(told, 1, 'meses', CALENDAR))
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByRole('heading', { name: 'Responda lo que le pedimos' })).toBeVisible()
    await expect(page.getByText(shortDate(due)).first()).toBeVisible()
    await expectMail(page.request, CITIZEN.email, `Debe completar su solicitud ${radicado}`)
  })

  await test.step('the month passes, and the case is no longer the applicant’s', async () => {
    await walk.letRunOut(due)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText(/verificación de vencimiento/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Responder' })).toHaveCount(0)
    await noViolations(page)
  })

  await test.step('a lawyer verifies the dates and writes the order, which three people make', async () => {
    await openTask(page, 'cli-juridico', id, 'DTA-01')
    await expect(page.getByText(/el plazo venció sin respuesta ni prórroga vigente/)).toBeVisible()
    await noViolations(page)
    await finish(page, 'Vencido sin respuesta')
    await openTask(page, 'cli-juridico', id, 'DTA-02')
    await noViolations(page)
    await fill(page, {
      'desistimiento.motivo': 'El certificado de tradición que se pidió no se aportó dentro del mes.',
    })
    await finish(page, 'Pasa a firma')
    await actBySteps(page, id)
  })

  await test.step('the order says between which days the term ran', async () => {
    const act = await sealed(page.request, LAWYER, id, 'AUTO_DES_TACITO')
    await expectText(page.request, LAWYER, act.fileId, [
      act.number,
      radicado,
      `Inicio del término ${longDate(addDays(told, 1))} Fin del término ${longDate(due)}`,
      'desistimiento tácito',
    ])
    // until its notification, only officials read its text
    const hidden = (await read(page.request, CITIZEN, id)).acts.find((one) => one.id === act.id)
    expect(hidden?.fileId ?? null).toBeNull()
  })

  await test.step('it is told, and the ten days to appeal run from the day on which it is opened', async () => {
    await callNotice(page, id, 'DTA-03', 'Notificado')
    await sendElectronically(page, id)
    await expectMail(
      page.request,
      CITIZEN.email,
      `Tiene una notificación por abrir en su solicitud ${radicado}`,
    )
    await openNotice(page, id, CITIZEN, await walk.today())
    await certifyNotice(page, id)
    expect(await dueOf(page.request, CITIZEN, id, 'DTA-03')).toBe(
      dueDate(await walk.today(), 10, 'habiles', CALENDAR),
    )
  })

  await test.step('nobody appeals: final, filed away, and the applicant is told so', async () => {
    const last = await dueOf(page.request, CITIZEN, id, 'DTA-03')
    // whenever it is certified, it became final the day after the last one
    await walk.moveToDay(dueDate(last, 3, 'habiles', CALENDAR))
    await certifyFirmness(page, id, 'DTA-03', 'En firme sin recurso')
    const { fileId, number } = await sealed(page.request, LAWYER, id, 'CONST_EJECUTORIA')
    await expectText(
      page.request,
      LAWYER,
      fileId,
      [number, longDate(addDays(last, 1)), 'Electrónica'],
      [`Electrónica ${longDate(told)}`],
    )
    // nothing is published: without an auto de inicio the file waits for no publication
    await openTask(page, 'cli-gestion-documental', id, 'DTA-04')
    await noViolations(page)
    await finish(page, 'Archivado')
    expect((await read(page.request, CITIZEN, id)).status).toBe('desistida')
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByRole('heading', { name: /^Su solicitud se entendió desistida/ })).toBeVisible()
    await expectMail(page.request, CITIZEN.email, `Su solicitud ${radicado} terminó`)
  })
})
