import { expect } from '@playwright/test'
import { addDays, longDate } from '../packages/domain/src/terms/dates.ts'
import { dueDate } from '../packages/domain/src/terms/term.ts'
import { type Account, fieldAt, noViolations, open, PASSWORD } from './steps/citizen.ts'
import { OBLIGATION } from './steps/concesion-steps.ts'
import { fill, finish, official, openTask, sendBack, sitDown, giveReasons } from './steps/office.ts'
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
  summon,
  writeAndSign,
} from './steps/office-steps.ts'
import { dueOf, expectText, read, sealed } from './steps/paper.ts'
import { CALENDAR, test } from './steps/walk.ts'

/**
 * A denial notified by posting because the address is unknown, and an appeal that sends it back for a new
 * decision.
 */

test.describe.configure({ timeout: 900_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'empresa@demo.test', password: PASSWORD }
const LAWYER = official(LAWYERS.drafter)
const REASON = 'El caudal aforado en el estiaje no alcanza para el uso que se pide.'

test('a notice on the board tells a refusal, which an appeal reopens and a new decision replaces @deep', async ({
  page,
  walk,
}) => {
  const { caseId: id } = await walk.file(CITIZEN.email)
  let legalOn = ''

  await test.step('a refusal goes to somebody whose address is unknown', async () => {
    await walk.advanceTo(id, 'PG-13')
    await openTask(page, LAWYERS.drafter, id, 'PG-13')
    await fill(page, { 'decision.sentido': 'niega', 'decision.motivos': REASON })
    await finish(page, 'Pasa a revisión y firma')
    await actBySteps(page, id)
    await callNotice(page, id, 'PG-14', 'Notificada')
    await summon(page, id)
    await openTask(page, 'cli-notificador', id, 'NOT-04')
    await sendBack(page, 'Se desconoce la dirección', 'La citación volvió: nadie conoce a la empresa allí.')
  })

  await test.step('the notice stays on the board for five days and counts the day after its removal, not the day it is noted', async () => {
    await openTask(page, 'cli-notificador', id, 'NOT-05B')
    const posted = await walk.today()
    await fill(page, { 'aviso.fecha_fijacion': posted })
    await noViolations(page)
    await writeAndSign(page, id, 'cli-secretaria-juridica')
    await openTask(page, 'cli-notificador', id, 'NOT-05B')
    await expect(page.getByRole('button', { name: 'Desfijado', exact: true })).toBeDisabled()
    await expect(page.getByText('El aviso debe permanecer cinco días hábiles.').first()).toBeVisible()
    await walk.letRunOut(await dueOf(page.request, LAWYER, id, 'NOT-05B'))
    const noted = await walk.today()
    await openTask(page, 'cli-notificador', id, 'NOT-05B')
    await fill(page, { 'aviso.fecha_desfijacion': noted })
    // the posting left the boletín automatically after its fifth day; the removal is recorded a day later
    const removed = dueDate(posted, 5, 'habiles', CALENDAR)
    expect(noted > removed).toBe(true)
    await finish(page, 'Desfijado')
    expect((await read(page.request, LAWYER, id)).facts['aviso.fecha_desfijacion']).toBe(removed)
    legalOn = dueDate(removed, 1, 'habiles', CALENDAR)
    if (legalOn > noted) await walk.moveToDay(legalOn)
    await openTask(page, 'cli-secretaria-juridica', id, 'NOT-06')
    await expect(page.getByRole('button', { name: 'Constancia de notificación', exact: true })).toBeDisabled()
    await walk.moveToDay(addDays(legalOn, 1))
    await certifyNotice(page, id)
    const certificate = await sealed(page.request, LAWYER, id, 'CONST_TERMINO')
    await expectText(page.request, LAWYER, certificate.fileId, [
      `por aviso publicado, al finalizar el ${longDate(legalOn)}`,
    ])
    expect(await dueOf(page.request, CITIZEN, id, 'PG-15')).toBe(dueDate(legalOn, 10, 'habiles', CALENDAR))
  })

  await test.step('the company finds out and appeals; the refusal is revoked, to be decided again', async () => {
    await walk.moveToDay(dueDate(legalOn, 4, 'habiles', CALENDAR))
    await appeal(page, id, CITIZEN, 'El aforo se hizo en otra quebrada.')
    await admitAppeal(page, id, 'Se presentó en tiempo, por el interesado y con sus motivos.')
    await openTask(page, APPEALS.drafter, id, 'REC-04')
    await fill(page, {
      'recurso.decision': 'revoca',
      'recurso.consideraciones': 'El aforo no corresponde a la fuente pedida: el motivo prospera.',
    })
    await noViolations(page)
    await finish(page, 'Pasa a firma: de quien expidió el acto o, si es apelación o queja, de su superior')
    await actBySteps(page, id, APPEALS)
    await callNotice(page, id, 'REC-05', 'Notificado: confirma, modifica, aclara o revoca')
    await sendElectronically(page, id)
    await openNotice(page, id, CITIZEN, await walk.today())
    await certifyNotice(page, id)
    await openTask(page, 'cli-secretaria-juridica', id, 'REC-06')
    await expect(page.getByRole('button', { name: 'En firme', exact: true })).toBeDisabled()
    await fill(page, { 'firmeza.causal': 'recurso_resuelto' })
    await finish(page, 'Decisión revocada: volver a resolver')
  })

  await test.step('the case is in decision again, and what is decided now is what counts', async () => {
    expect((await read(page.request, CITIZEN, id)).status).toBe('en_decision')
    await openTask(page, LAWYERS.drafter, id, 'PG-13')
    await fill(page, { 'decision.sentido': 'otorga' })
    await fill(page, {
      'decision.caudal': '0,8',
      'decision.uso': ['domestico', 'pecuario', 'agricola'],
      'decision.plazo': 10,
    })
    await giveReasons(page)
    const duties = fieldAt(page, 'decision.obligaciones')
    await duties.getByRole('button', { name: 'Agregar obligación' }).click()
    await duties.getByRole('textbox', { name: 'Obligación 1' }).fill(OBLIGATION)
    await noViolations(page)
    await finish(page, 'Pasa a revisión y firma')
    await actBySteps(page, id)
    const granted = await sealed(page.request, LAWYER, id, 'RES_OTORGA')
    await callNotice(page, id, 'PG-14', 'Notificada')
    await sendElectronically(page, id)
    await openNotice(page, id, CITIZEN, await walk.today())
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText(granted.number).first()).toBeVisible()
    expect((await read(page.request, LAWYER, id)).facts['decision.sentido']).toBe('otorga')
  })
})
