import { expect } from '@playwright/test'
import { addDays, addMonths, longDate } from '../packages/domain/src/terms/dates.ts'
import { isOpenAt } from '../packages/domain/src/terms/opening-hours.testkit.ts'
import { dueDate } from '../packages/domain/src/terms/term.ts'
import { fieldAt, newCitizen, noViolations, open } from './steps/citizen.ts'
import {
  charge,
  conceive,
  fileInPerson,
  OBLIGATION,
  openFile,
  pay,
  publish,
  receive,
  acceptAndApprove,
  returnOnce,
  visit,
} from './steps/concesion-steps.ts'
import { countEffort, type Effort } from './steps/effort.ts'
import {
  ask,
  completeDraft,
  finish,
  follow,
  official,
  openTask,
  sign,
  sitDown,
  giveReasons,
} from './steps/office.ts'
import {
  approveAndSign,
  callNotice,
  certifyFirmness,
  certifyNotice,
  draftOn,
  LAWYERS,
  openNotice,
  sendElectronically,
  publishAll,
} from './steps/office-steps.ts'
import { dueOf, expectMail, expectText, read, sealed } from './steps/paper.ts'
import { CALENDAR, test } from './steps/walk.ts'

/** A surface water concession from filing to permit, with every participant, all in the browser. */

test.describe.configure({ timeout: 900_000 })
test.use({ actionTimeout: 20_000 })

const LAWYER = official(LAWYERS.drafter)
const PLOT = 'Nombre el predio en el epígrafe.'
const CITE = 'Cite el concepto con su fecha.'
const NAME = 'Rosa Elvira Cardona Peña'

/** Measured: 163 presses and 48 openings; what makes the way longer must be wanted (`docs/decisions/running-and-checking.md`). */
const MOST: Effort = { presses: 170, openings: 50 }

test('a concession goes from its filing to the permit on file', async ({ page, walk }) => {
  const { request } = page
  const effort = await countEffort(page)
  const citizen = await newCitizen(request)
  const id = await completeDraft(request, citizen)
  let radicado = ''
  let expediente = ''
  let decision = ''
  let final = ''

  await test.step('the citizen files and is told the number', async () => {
    radicado = await fileInPerson(page, id, citizen)
    expect(radicado).toMatch(/^\d{4}E\d{7}$/)
    expect(isOpenAt(await walk.now(), CALENDAR)).toBe(true)
    expect((await read(request, citizen, id)).filedBusinessDate).toBe(await walk.today())
    await expectMail(request, citizen.email, `Recibimos su solicitud ${radicado}`)
  })

  await test.step('window, validation, fee and payment', async () => {
    await receive(page, id)
    await charge(page, id)
    await expectMail(request, citizen.email, `Su recibo de pago de la solicitud ${radicado} está listo`)
    const amount = Number(await pay(page, id, citizen, await walk.today()))
    const receipt = await sealed(request, citizen, id, 'RECIBO_PAGO')
    await expectText(request, citizen, receipt.fileId, [amount.toLocaleString('es-CO')])
  })

  const visitOn = dueDate(await walk.today(), 16, 'habiles', CALENDAR)
  await test.step('the file is opened, and the order that begins the procedure returns once', async () => {
    await openFile(page, id, visitOn)
    expediente = (await read(request, LAWYER, id)).expediente ?? 'sin expediente'
    await openTask(page, LAWYERS.drafter, id, 'PG-07')
    await finish(page, 'Pasa a revisión y firma')
    await draftOn(page)
    await returnOnce(page, id, /Por el cual se inicia un trámite/, 'Nombre la fuente en el epígrafe.')
    await acceptAndApprove(page, id, 1)
    await sign(page, LAWYERS.signer, id)
    const act = await sealed(request, LAWYER, id, 'AUTO_INICIO')
    await expectText(request, LAWYER, act.fileId, [act.number, NAME, expediente, longDate(visitOn)])
  })

  await test.step('the notice stands for ten days', async () => {
    await publish(page, id, async () => {
      const notice = await sealed(request, LAWYER, id, 'AVISO_VISITA')
      await expectText(request, LAWYER, notice.fileId, [notice.number, longDate(visitOn)])
      const due = await dueOf(request, LAWYER, id, 'PG-08')
      expect(due).toBe(dueDate(await walk.today(), 10, 'habiles', CALENDAR))
      await walk.letRunOut(due)
    })
  })

  await test.step('visit and concept', async () => {
    await walk.moveToDay(visitOn)
    const technician = (await walk.doer(id, 'PG-10')).replace(/@.*/, '')
    await visit(page, id, technician)
    const record = await sealed(request, LAWYER, id, 'ACTA_VISITA')
    await expectText(request, LAWYER, record.fileId, [record.number, NAME, 'Bocatoma vista desde', '2,4 l/s'])
    await follow(page, 'Concepto técnico')
    await conceive(page, id, technician)
    const concept = await sealed(request, LAWYER, id, 'CONCEPTO_TEC')
    await expectText(request, LAWYER, concept.fileId, [
      concept.number,
      'Estiaje 2,4 0,6 0,3 1,5',
      '0,85',
      OBLIGATION,
    ])
  })

  await test.step('the information is declared complete', async () => {
    await openTask(page, LAWYERS.drafter, id, 'PG-12')
    await noViolations(page)
    await finish(page, 'Pasa a firma')
    await draftOn(page)
    await approveAndSign(page, id, LAWYERS)
  })

  await test.step('the decision is proposed from the concept, returned twice, and signed', async () => {
    await openTask(page, LAWYERS.drafter, id, 'PG-13')
    await expect(fieldAt(page, 'decision.caudal').getByRole('textbox')).toHaveValue('0,85')
    await giveReasons(page)
    await noViolations(page)
    await finish(page, 'Pasa a revisión y firma')
    await draftOn(page)
    await returnOnce(page, id, /Por la cual se otorga/, PLOT)
    await returnOnce(page, id, /Por la cual se otorga/, CITE, 2)
    const { rows } = await ask<{ rows: { body: string }[] }>(request, LAWYER, 'GET', '/api/v1/avisos')
    for (const remark of [PLOT, CITE])
      expect(rows.map((one) => one.body)).toContain(`Solicitud ${radicado}. Motivo: ${remark}`)
    await acceptAndApprove(page, id, 2)
    await sign(page, LAWYERS.signer, id)
    const act = await sealed(request, LAWYER, id, 'RES_OTORGA')
    decision = act.number
    await expectText(request, LAWYER, act.fileId, [decision, radicado, NAME, '0,85 l/s', OBLIGATION])
    await open(page, `/verificar/${act.code}`)
    await expect(page.getByRole('heading', { name: 'El acto existe y está firmado' })).toBeVisible()
    await expect(page.getByText(decision).first()).toBeVisible()
  })

  await test.step('it is told: opened by the citizen, certified, and final after ten days', async () => {
    await callNotice(page, id, 'PG-14', 'Notificada')
    await sendElectronically(page, id)
    await walk.moveToDay(dueDate(await walk.today(), 2, 'habiles', CALENDAR))
    const told = await walk.today()
    await openNotice(page, id, citizen, told)
    await certifyNotice(page, id)
    const last = await dueOf(request, citizen, id, 'PG-15')
    expect(last).toBe(dueDate(told, 10, 'habiles', CALENDAR))
    await walk.letRunOut(last)
    await certifyFirmness(page, id, 'PG-15', 'En firme sin recurso')
    final = addDays(last, 1)
    const certificate = await sealed(request, LAWYER, id, 'CONST_EJECUTORIA')
    await expectText(request, LAWYER, certificate.fileId, [decision, longDate(told), longDate(final)])
  })

  await test.step('the case closes with the obligations of the permit on file', async () => {
    await publishAll(page, radicado)
    await openTask(page, 'cli-gestion-documental', id, 'PG-16')
    await expect(page.getByRole('textbox', { name: 'Obligación 1' })).toHaveValue(OBLIGATION)
    await noViolations(page)
    await finish(page, 'Otorgada: cierra y abre el seguimiento')
    const closed = await read(request, citizen, id)
    expect([closed.status, closed.facts['permiso.vence']]).toEqual(['finalizada', addMonths(final, 120)])
    const { history } = await read(request, LAWYER, id)
    expect(history.map((one) => one.type)).toContain('seguimiento.por_abrir')
    await expectMail(request, citizen.email, `Su solicitud ${radicado} terminó`)
  })

  await test.step('everybody finds it: the citizen, the register, and anybody who asks', async () => {
    await sitDown(page, citizen)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(
      page.getByRole('heading', {
        name: `Su concesión fue otorgada hasta el ${longDate(addMonths(final, 120))}`,
      }),
    ).toBeVisible()
    await expect(page.getByText(decision).first()).toBeVisible()
    await sitDown(page, official('cli-secretaria-juridica'))
    await open(page, '/actos-administrativos')
    await expect(page.getByText(decision).first()).toBeVisible()
    await noViolations(page)
    await open(page, '/consulta')
    await page.getByLabel('Radicado').fill(radicado)
    await page.getByLabel('Documento del solicitante').fill('65748219')
    await page.getByRole('button', { name: 'Consultar' }).click()
    await expect(page.getByRole('article').getByText(radicado)).toBeVisible()
    await expect(page.getByRole('article').getByText('Finalizada').first()).toBeVisible()
  })
  const spent = effort()
  test.info().annotations.push({ type: 'effort', description: JSON.stringify(spent) })
  expect(spent.presses, 'presses of all people').toBeLessThanOrEqual(MOST.presses)
  expect(spent.openings, 'pages loaded').toBeLessThanOrEqual(MOST.openings)
  // a walk that was not counted would pass
  expect(Math.min(spent.presses, spent.openings)).toBeGreaterThan(0)
})
