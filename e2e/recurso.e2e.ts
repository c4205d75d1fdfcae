import { expect } from '@playwright/test'
import { addDays, longDate, shortDate } from '../packages/domain/src/terms/dates.ts'
import { dueDate } from '../packages/domain/src/terms/term.ts'
import { type Account, fieldAt, noOverflow, noViolations, open, PASSWORD } from './steps/citizen.ts'
import { fill, finish, official, openTask, sitDown } from './steps/office.ts'
import {
  actBySteps,
  admitAppeal,
  APPEALS,
  appeal,
  callNotice,
  certifyNotice,
  LAWYERS,
  openNotice,
  sendElectronically,
  writeAndSign,
  publishAll,
} from './steps/office-steps.ts'
import { dueOf, expectMail, expectText, read, sealed } from './steps/paper.ts'
import { CALENDAR, test } from './steps/walk.ts'

/** A denial, the appeal against it, and the decision the appeal changes (decision 45). */

test.describe.configure({ timeout: 700_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const LAWYER = official(LAWYERS.drafter)
const REASON = 'El caudal aforado en el estiaje no alcanza para el uso que se pide.'
const GROUND = 'El aforo se hizo en el mes más seco; el caudal medio de la quebrada alcanza.'
const LESS = 'Es lo que el aforo de verificación deja libre en el estiaje.'
const ANSWER = 'El aforo de verificación muestra caudal disponible: el motivo prospera.'

test('a refusal is appealed, and the appeal grants what had been refused @deep', async ({ page, walk }) => {
  const { caseId: id, radicado } = await walk.file(CITIZEN.email)
  let told = ''
  let refusal = ''

  await test.step('the request is refused, with the reasons that the lawyer wrote', async () => {
    await walk.advanceTo(id, 'PG-13')
    await openTask(page, LAWYERS.drafter, id, 'PG-13')
    await fill(page, { 'decision.sentido': 'niega' })
    await fill(page, { 'decision.motivos': REASON })
    await expect(fieldAt(page, 'decision.caudal')).toHaveCount(0)
    await noViolations(page)
    await finish(page, 'Pasa a revisión y firma')
    await actBySteps(page, id)
    const act = await sealed(page.request, LAWYER, id, 'RES_NIEGA')
    refusal = act.number
    await expectText(page.request, LAWYER, act.fileId, [refusal, radicado, REASON, 'recurso de reposición'])
  })

  await test.step('it is told, and the applicant may appeal for ten days', async () => {
    await callNotice(page, id, 'PG-14', 'Notificada')
    await sendElectronically(page, id)
    told = await walk.today()
    await openNotice(page, id, CITIZEN, told)
    await certifyNotice(page, id)
    expect(await dueOf(page.request, CITIZEN, id, 'PG-15')).toBe(dueDate(told, 10, 'habiles', CALENDAR))
  })

  await test.step('the applicant appeals on the last day', async () => {
    const last = dueDate(told, 10, 'habiles', CALENDAR)
    await walk.moveToDay(last)
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText(shortDate(last)).first()).toBeVisible()
    await appeal(page, id, CITIZEN, GROUND)
    await expectMail(page.request, CITIZEN.email, `Recibimos su recurso en la solicitud ${radicado}`)
  })

  await test.step('the appeal is admitted by an order', async () => {
    await admitAppeal(page, id, 'Se presentó dentro de los diez días, por el interesado y con sus motivos.')
    const act = await sealed(page.request, LAWYER, id, 'AUTO_ADM_RECURSO')
    await expectText(page.request, LAWYER, act.fileId, [act.number, refusal, longDate(await walk.today())])
  })

  await test.step('it is decided: the refusal is revoked and the concession granted', async () => {
    await openTask(page, APPEALS.drafter, id, 'REC-04')
    await fill(page, {
      'recurso.decision': 'otorga',
      'recurso.consideraciones': ANSWER,
      'recurso.nuevo_caudal': '0,8',
      'recurso.nuevo_plazo': 10,
    })
    await fill(page, { 'recurso.nuevo_razon_caudal': LESS })
    await noViolations(page)
    await noOverflow(page)
    await finish(page, 'Pasa a firma: de quien expidió el acto o, si es apelación o queja, de su superior')
    await actBySteps(page, id, APPEALS)
    const act = await sealed(page.request, LAWYER, id, 'RES_RECURSO')
    await expectText(page.request, LAWYER, act.fileId, [
      act.number,
      `Revocar el acto ${refusal}`,
      'En su lugar, otorgar',
      GROUND,
      ANSWER,
      `Caudal: ${LESS.replace(/^./, (first) => first.toLocaleLowerCase('es-CO'))}`,
      '0,8',
      'Uso Consumo humano y doméstico, pecuario, agrícola y silvícola',
    ])
    await open(page, `/verificar/${act.code}`)
    await expect(page.getByRole('heading', { name: 'El acto existe y está firmado' })).toBeVisible()
  })

  await test.step('the decision is told, and final the day after', async () => {
    await callNotice(page, id, 'REC-05', 'Notificado: confirma, modifica, aclara o revoca')
    await sendElectronically(page, id)
    const known = await walk.today()
    await openNotice(page, id, CITIZEN, known)
    await certifyNotice(page, id)
    await walk.moveToDay(dueDate(known, 3, 'habiles', CALENDAR))
    await openTask(page, 'cli-secretaria-juridica', id, 'REC-06')
    await noViolations(page)
    await writeAndSign(page, id, 'cli-secretaria-juridica')
    const final = await sealed(page.request, LAWYER, id, 'CONST_EJECUTORIA')
    await expectText(page.request, LAWYER, final.fileId, [
      'numeral 2 del artículo 87',
      longDate(addDays(known, 1)),
      `Electrónica ${longDate(told)}`,
      `Electrónica ${longDate(known)}`,
    ])
    await openTask(page, 'cli-secretaria-juridica', id, 'REC-06')
    await finish(page, 'En firme')
    await openTask(page, 'cli-secretaria-juridica', id, 'PG-15')
    await finish(page, 'En firme sin recurso')
  })

  await test.step('the case closes as granted, with the terms of the appeal', async () => {
    await publishAll(page, radicado)
    await openTask(page, 'cli-gestion-documental', id, 'PG-16')
    await noViolations(page)
    // the concepto's duties, which the decision on the appeal quotes
    await expect(page.getByRole('textbox', { name: 'Obligación 1' })).toHaveValue(/./)
    await finish(page, 'Otorgada: cierra y abre el seguimiento')
    const closed = await read(page.request, CITIZEN, id)
    expect([closed.status, closed.facts['decision.sentido'], closed.facts['decision.caudal']]).toEqual([
      'finalizada',
      'otorga',
      0.8,
    ])
    await expectMail(page.request, CITIZEN.email, `Su solicitud ${radicado} terminó`)
  })
})
