import { expect } from '@playwright/test'
import { longDate, shortDate } from '../packages/domain/src/terms/dates.ts'
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
import { conceive, issueReceipt, pay } from './steps/concesion-steps.ts'
import {
  approveAll,
  fill,
  finish,
  finishAsking,
  handIn,
  official,
  openTask,
  sitDown,
  writeDocument,
} from './steps/office.ts'
import {
  actBySteps,
  APPEALS,
  appeal,
  approveAndSign,
  callNotice,
  certifyNotice,
  LAWYERS,
  openNotice,
  sendElectronically,
  summon,
  writeAndSign,
} from './steps/office-steps.ts'
import { dueOf, expectMail, expectText, read, sealed } from './steps/paper.ts'
import { CALENDAR, test } from './steps/walk.ts'

/** An expired receipt, information required after the concepto, a personal notification, a rejected appeal. */

test.describe.configure({ timeout: 900_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const LAWYER = official(LAWYERS.drafter)
const POINT = 'Aclarar el número de usuarios del acueducto, con el censo de la vereda.'
const GROUND = 'No estoy de acuerdo con la decisión.'
const DEFECT = 'El escrito no expresa en forma concreta los motivos de inconformidad (artículo 77 del CPACA).'

test('information is asked for once more, the decision told in person, and an appeal rejected @deep', async ({
  page,
  walk,
}) => {
  const { caseId: id, radicado } = await walk.file(CITIZEN.email)
  let technician = ''
  let told = ''

  await test.step('a receipt that nobody pays runs out, and the second one is paid', async () => {
    await walk.advanceTo(id, 'LIQ-04')
    const first = await sealed(page.request, CITIZEN, id, 'RECIBO_PAGO')
    await walk.letRunOut(await dueOf(page.request, CITIZEN, id, 'LIQ-04'))
    await issueReceipt(page, id)
    const second = await sealed(page.request, CITIZEN, id, 'RECIBO_PAGO')
    expect(second.number).not.toBe(first.number)
    await pay(page, id, CITIZEN, await walk.today())
  })

  await test.step('the concept finds a point that the applicant must clear up', async () => {
    await walk.advanceTo(id, 'PG-11')
    technician = (await walk.doer(id, 'PG-11')).replace(/@.*/, '')
    await openTask(page, technician, id, 'PG-11')
    await conceive(page, id, technician, 'Sí')
    await openTask(page, 'cli-juridico', id, 'INF-01')
    const points = fieldAt(page, 'informacion.items')
    await points.getByRole('textbox', { name: 'Requerimiento 1' }).fill(POINT)
    await noViolations(page)
    await finish(page, 'Pasa a firma')
    await actBySteps(page, id)
    const act = await sealed(page.request, LAWYER, id, 'AUTO_INFO_COMPL')
    await expectText(page.request, LAWYER, act.fileId, [act.number, POINT, 'un (1) mes'])
  })

  await test.step('it is told, and the applicant has a month to answer', async () => {
    await callNotice(page, id, 'INF-01A', 'Notificado')
    await sendElectronically(page, id)
    const known = await walk.today()
    await openNotice(page, id, CITIZEN, known)
    await certifyNotice(page, id)
    const due = dueDate(known, 1, 'meses', CALENDAR)
    expect(await dueOf(page.request, CITIZEN, id, 'INF-02')).toBe(due)
    expect((await read(page.request, CITIZEN, id)).suspended).toBe(true)
    await expectMail(
      page.request,
      CITIZEN.email,
      `Le pedimos información adicional en la solicitud ${radicado}`,
    )
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText(shortDate(due)).first()).toBeVisible()
    await page.getByRole('link', { name: 'Responder' }).click()
    await expect(page.getByText(POINT).first()).toBeVisible()
    await page.getByLabel('Su respuesta').fill('Son 42 usuarios. Adjunto el censo.')
    await page.locator('main input[type=file]').first().setInputFiles(pdf('Censo'))
    await expect(page.getByText('Archivo 1').first()).toBeVisible({ timeout: 30_000 })
    await saved(page)
    await noViolations(page)
    await noOverflow(page)
    await page.getByRole('button', { name: 'Enviar mi respuesta' }).click()
    await expect(page.getByRole('heading', { name: 'Enviamos su respuesta' })).toBeVisible()
  })

  await test.step('it is enough, and goes into the file', async () => {
    await openTask(page, technician, id, 'INF-03')
    await approveAll(page, 'informacion.revision')
    await noViolations(page)
    await finishAsking(page, 'Sí')
    await openTask(page, technician, id, 'INF-04')
    await noViolations(page)
    await finish(page, 'Incorporada')
    expect((await read(page.request, CITIZEN, id)).suspended).toBe(false)
  })

  await test.step('the applicant comes to the office and is notified in person', async () => {
    await walk.advanceTo(id, 'PG-14')
    const decision = await sealed(page.request, LAWYER, id, 'RES_OTORGA')
    await callNotice(page, id, 'PG-14', 'Notificada')
    await summon(page, id)
    await openTask(page, 'cli-notificador', id, 'NOT-04')
    await writeAndSign(page, id, 'cli-notificador')
    await walk.moveToDay(dueDate(await walk.today(), 2, 'habiles', CALENDAR))
    told = await walk.today()
    await openTask(page, 'cli-notificador', id, 'NOT-04')
    await fill(page, {
      'notificacion.comparece': true,
      'notificado.documento': '65748219',
      'notificacion.hora': '10:20',
    })
    await noViolations(page)
    await saved(page)
    await writeAndSign(page, id, 'cli-notificador')
    const record = await sealed(page.request, LAWYER, id, 'ACTA_NOTIF_PERSONAL')
    await expectText(page.request, LAWYER, record.fileId, [decision.number, '65.748.219', longDate(told)])
    await openTask(page, 'cli-notificador', id, 'NOT-04')
    await finish(page, 'Comparece y se notifica')
    await certifyNotice(page, id)
    expect(await dueOf(page.request, CITIZEN, id, 'PG-15')).toBe(dueDate(told, 10, 'habiles', CALENDAR))
  })

  await test.step('an appeal without grounds is rejected by an order of a second person', async () => {
    await walk.moveToDay(dueDate(told, 3, 'habiles', CALENDAR))
    await appeal(page, id, CITIZEN, GROUND)
    await openTask(page, APPEALS.drafter, id, 'REC-02')
    await fill(page, { 'recurso.admite': false, 'recurso.estudio': DEFECT })
    await finishAsking(page, 'No')
    const second = (await walk.doer(id, 'REC-02B')).replace(/@.*/, '')
    await openTask(page, second, id, 'REC-02B')
    await fill(page, {
      'recurso.segunda': 'rechaza',
      'recurso.causa_rechazo': '5',
      'recurso.causal_rechazo': DEFECT,
    })
    await noViolations(page)
    await saved(page)
    await writeDocument(page)
    await handIn(page)
    await approveAndSign(page, id, APPEALS)
    const act = await sealed(page.request, LAWYER, id, 'AUTO_RECHAZA_RECURSO')
    await expectText(page.request, LAWYER, act.fileId, [
      act.number,
      'Recurso sin requisitos del CPACA art. 77',
      DEFECT,
      'queja',
    ])
    await openTask(page, second, id, 'REC-02B')
    await finish(page, 'Rechazado: notificar')
  })

  await test.step('the decision stands from the day after that is told', async () => {
    await callNotice(page, id, 'REC-05', 'Notificado: confirma, modifica, aclara o revoca')
    await sendElectronically(page, id)
    const known = await walk.today()
    await openNotice(page, id, CITIZEN, known)
    await certifyNotice(page, id)
    await openTask(page, 'cli-secretaria-juridica', id, 'REC-06')
    await expect(page.getByRole('button', { name: 'En firme', exact: true })).toBeDisabled()
    await expect(page.getByText('Queda en firme desde el día siguiente').first()).toBeVisible()
    await noViolations(page)
    await walk.letRunOut(known)
    await openTask(page, 'cli-secretaria-juridica', id, 'REC-06')
    await writeAndSign(page, id, 'cli-secretaria-juridica')
    await openTask(page, 'cli-secretaria-juridica', id, 'REC-06')
    await finish(page, 'En firme')
    await openTask(page, 'cli-secretaria-juridica', id, 'PG-15')
    await finish(page, 'En firme sin recurso')
    const { status, tasks } = await read(page.request, CITIZEN, id)
    expect([status, tasks.findLast((one) => one.state !== 'done')?.step]).toEqual(['finalizada', 'PG-16'])
  })
})
