import { expect, type Page } from '@playwright/test'
import { addDays } from '../packages/domain/src/terms/dates.ts'
import { type Account, noOverflow, noViolations, open, PASSWORD, saved } from './steps/citizen.ts'
import {
  ask,
  fill,
  finish,
  handIn,
  official,
  openTask,
  sendBack,
  sign,
  sitDown,
  tokenOf,
  writeDocument,
} from './steps/office.ts'
import { LAWYERS, openNotice, sendElectronically, writeAndSign } from './steps/office-steps.ts'
import { dueOf, expectMail, expectText, read, sealed } from './steps/paper.ts'
import { test, type Walk } from './steps/walk.ts'

/** A case passes to another applicant: officials, transferor and transferee. */

test.describe.configure({ timeout: 700_000 })
test.use({ actionTimeout: 20_000 })

const GIVER: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const TAKER: Account = { email: 'vecino-1@demo.test', password: PASSWORD }
const LAWYER = official(LAWYERS.drafter)
const COORDINATOR = 'cli-coordinador-juridico'
const SUBDIRECTOR = 'cli-subdirector-juridico'

/** A filed case whose new applicant has opened the link; the request is sent. */
async function sentChange(
  page: Page,
  walk: Walk,
): Promise<{ caseId: string; radicado: string; changeId: string }> {
  const { caseId, radicado } = await walk.file(GIVER.email)
  const { changeId } = await walk.bindChange(caseId, TAKER.email)
  await ask(page.request, GIVER, 'GET', `/api/v1/enviar_cambio_solicitante/${changeId}`)
  return { caseId, radicado, changeId }
}

/** The id of an account, from its own token. */
async function idOf(page: Page, who: Account): Promise<string> {
  const payload = (await tokenOf(page.request, who)).split('.')[1] ?? ''
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub
}

/** The new applicant accepts or declines on the page of the request. */
async function answerOffer(page: Page, id: string, choose: string, confirm: string): Promise<void> {
  await sitDown(page, TAKER)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await noViolations(page)
  await page.getByRole('button', { name: choose, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: choose, exact: true })).toBeHidden()
}

async function signChange(page: Page, id: string): Promise<void> {
  await openTask(page, SUBDIRECTOR, id, 'CAM-10')
  await page.getByRole('group', { name: 'Acciones' }).getByRole('button', { name: 'Firmado' }).click()
  const dialog = page.getByRole('dialog', { name: 'Firmar el acto' })
  await expect(dialog.getByText(/^Lo enviamos/)).toBeVisible({ timeout: 30_000 })
  const reply = await page.request.get(`/api/v1/dev/messages?to=${SUBDIRECTOR}%40demo.test`)
  const code = ((await reply.json()) as { code: string | null }[]).find((one) => one.code !== null)?.code
  await dialog.getByLabel('Dígito 1 de 4').click()
  await page.keyboard.type(code ?? '')
  await dialog.getByLabel('Leí el acto completo.').check()
  await dialog.getByRole('button', { name: 'Firmar y numerar' }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
}

test('a case passes to another applicant after two returns, both notified, once the act is final @deep', async ({
  page,
  walk,
}) => {
  const { caseId, radicado, changeId: id } = await sentChange(page, walk)
  const change = await read(page.request, official(COORDINATOR), id)

  await test.step('the papers are judged, and the coordinator picks the lawyer by how much each has', async () => {
    await openTask(page, COORDINATOR, id, 'CAM-04')
    const pane = page.getByRole('region', { name: 'El caso' })
    await expect(pane.getByRole('heading', { name: 'Quien recibe' })).toBeVisible()
    await expect(pane.getByRole('link', { name: radicado })).toBeVisible()
    await noViolations(page)
    await finish(page, 'Aprobar')
    await openTask(page, COORDINATOR, id, 'CAM-05')
    await noViolations(page)
    await fill(page, { 'cambio.abogado': await idOf(page, LAWYER) })
    await saved(page)
    await finish(page, 'Abogado asignado')
    await expect(page.getByText('Asignación realizada correctamente')).toBeVisible()
  })

  await test.step('the lawyer drafts, the coordinator returns, the lawyer corrects', async () => {
    await openTask(page, LAWYERS.drafter, id, 'CAM-06')
    await noViolations(page)
    await writeDocument(page)
    await expect(page.getByText('Proyectando el auto de cambio de solicitante')).toBeVisible()
    await page.getByRole('button', { name: 'Volver al caso' }).click()
    await noOverflow(page)
    await finish(page, 'Proyectado')
    await openTask(page, LAWYERS.drafter, id, 'CAM-07')
    await finish(page, 'Enviado a revisión')
    await openTask(page, COORDINATOR, id, 'CAM-08')
    await sendBack(page, 'Devolver', 'Falta decir desde cuándo asume las obligaciones.')
    await openTask(page, LAWYERS.drafter, id, 'CAM-09')
    await page.getByRole('button', { name: 'Volver al caso' }).click()
    await expect(page.getByText('Falta decir desde cuándo asume las obligaciones.').first()).toBeVisible()
    await finish(page, 'Corregido')
  })

  await test.step('the sub-director returns it once more, and signs what passed review again', async () => {
    await openTask(page, LAWYERS.drafter, id, 'CAM-07')
    await finish(page, 'Enviado a revisión')
    await openTask(page, COORDINATOR, id, 'CAM-08')
    await finish(page, 'Aprobado')
    await openTask(page, SUBDIRECTOR, id, 'CAM-10')
    await sendBack(page, 'Devolver', 'Cite el folio de matrícula del predio.')
    await openTask(page, LAWYERS.drafter, id, 'CAM-11')
    await finish(page, 'Corregido')
    await openTask(page, LAWYERS.drafter, id, 'CAM-07')
    await finish(page, 'Enviado a revisión')
    await openTask(page, COORDINATOR, id, 'CAM-08')
    await finish(page, 'Aprobado')
    await signChange(page, id)
    const act = await sealed(page.request, LAWYER, id, 'AUTO_CAMBIO_SOL')
    await expectText(page.request, LAWYER, act.fileId, [
      act.number,
      radicado,
      String(change.radicado),
      'Reconocer a',
      'recurso de reposición',
    ])
  })

  await test.step('each of the two is notified by their own means', async () => {
    await openTask(page, 'cli-secretaria-juridica', id, 'CAM-12')
    await finish(page, 'Notificar a ambos')
    await sendElectronically(page, id)
    await openNotice(page, id, GIVER, await walk.today())
    await openTask(page, 'cli-secretaria-juridica', id, 'NOT-06')
    await writeAndSign(page, id, 'cli-secretaria-juridica')
    await openTask(page, 'cli-secretaria-juridica', id, 'NOT-06')
    await finish(page, 'Constancia; falta otro destinatario')
    // the other party has not consented to electronic notification
    await walk.doTask(id, 'NOT-01', 'nueva')
    await walk.doTask(id, 'NOT-02', 'no')
    await walk.doTask(id, 'NOT-04', 'comparece', { 'notificacion.comparece': true })
    await walk.doTask(id, 'NOT-06', 'constancia')
    // both read the same sealed act, each from their own account
    const { fileId } = await sealed(page.request, LAWYER, id, 'AUTO_CAMBIO_SOL')
    for (const who of [GIVER, TAKER])
      await expectText(page.request, who, fileId, [
        radicado,
        String(change.facts['solicitante_nuevo.nombre']),
      ])
    await expectMail(
      page.request,
      TAKER.email,
      `Diga si acepta el trámite de la solicitud ${change.radicado}`,
    )
    await sitDown(page, GIVER)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(page.getByText(/Falta que .* diga si lo acepta/).first()).toBeVisible()
  })

  await test.step('it is accepted, and applied only once it is final', async () => {
    await answerOffer(page, id, 'Aceptar el trámite', 'Aceptar')
    await openTask(page, 'cli-ventanilla-unica', id, 'CAM-14')
    const apply = page.getByRole('button', { name: 'El nuevo solicitante queda vinculado' })
    await expect(apply).toBeDisabled()
    await noViolations(page)
    await walk.moveToDay(addDays(await dueOf(page.request, official(COORDINATOR), id, 'CAM-14'), 1))
    await openTask(page, 'cli-ventanilla-unica', id, 'CAM-14')
    await finish(page, 'El nuevo solicitante queda vinculado')
    await expect(page.getByText('El trámite quedó a nombre del nuevo solicitante.').first()).toBeVisible()
  })

  await test.step('the case is the new applicant’s, who reads it, and no longer the former one’s', async () => {
    await expectMail(page.request, TAKER.email, `El trámite ${radicado} ya es suyo`)
    const transferee = String(change.facts['solicitante_nuevo.nombre'])
    await expectMail(page.request, GIVER.email, `El trámite ${radicado} pasó a ${transferee}`)
    await sitDown(page, TAKER)
    await open(page, `/mis-solicitudes/ver-solicitud/${caseId}`)
    await expect(page.getByText(radicado).first()).toBeVisible()
    const asked = await page.request.get(`/api/v1/solicitudes/${caseId}`, {
      headers: { authorization: `Bearer ${await tokenOf(page.request, GIVER)}` },
    })
    expect(asked.status()).toBe(404)
    await openTask(page, 'cli-gestion-documental', id, 'CAM-16')
    await finish(page, 'Cerrado')
  })

  await test.step('the file of the case keeps both', async () => {
    await sitDown(page, official('cli-gestion-documental'))
    await open(page, `/solicitudes/expediente/${caseId}`)
    const pane = page.getByRole('region', { name: 'El caso' })
    await expect(pane.getByText(/Solicitante hasta el/)).toBeVisible()
    await noViolations(page)
    await pane.getByRole('tab', { name: 'Historial' }).click()
    const { number } = await sealed(page.request, LAWYER, id, 'AUTO_CAMBIO_SOL')
    const transferee = String(change.facts['solicitante_nuevo.nombre'])
    await expect(pane.getByText(/^El caso pasó de /)).toContainText(
      ` a ${transferee}, por el acto ${number} del `,
    )
  })
})

/** An end without a change is notified to both by letter. */
async function closes(page: Page, walk: Walk, id: string): Promise<void> {
  await openTask(page, 'cli-secretaria-juridica', id, 'CAM-15')
  await fill(page, {
    'oficio.asunto': 'Cambio de solicitante',
    'oficio.cuerpo': 'El trámite sigue a nombre de quien lo radicó.',
  })
  await writeDocument(page)
  await handIn(page)
  await openTask(page, COORDINATOR, id, 'FIR-03')
  await finish(page, 'Aprobado')
  await sign(page, 'cli-secretaria-juridica', id)
  await openTask(page, 'cli-secretaria-juridica', id, 'CAM-15')
  await finish(page, 'Comunicado a ambos')
  await walk.settle()
  const letter = await sealed(page.request, official('cli-secretaria-juridica'), id, 'COMUNICACION')
  for (const who of [GIVER, TAKER])
    await expectText(page.request, who, letter.fileId, ['El trámite sigue a nombre de quien lo radicó.'])
}

test('a change that is rejected, denied or left without an answer leaves the case where it was @deep', async ({
  page,
  walk,
}) => {
  const first = await sentChange(page, walk)

  await test.step('rejected by the office', async () => {
    await openTask(page, COORDINATOR, first.changeId, 'CAM-04')
    await finish(page, 'Rechazar')
    await closes(page, walk, first.changeId)
  })

  await test.step('denied by who was to take it', async () => {
    const { changeId } = await walk.bindChange(first.caseId, TAKER.email)
    await ask(page.request, GIVER, 'GET', `/api/v1/enviar_cambio_solicitante/${changeId}`)
    await walk.advanceTo(changeId, 'CAM-13')
    await answerOffer(page, changeId, 'No aceptar', 'No aceptar')
    await closes(page, walk, changeId)
  })

  await test.step('silence past the term counts as no', async () => {
    const { changeId } = await walk.bindChange(first.caseId, TAKER.email)
    await ask(page.request, GIVER, 'GET', `/api/v1/enviar_cambio_solicitante/${changeId}`)
    await walk.advanceTo(changeId, 'CAM-13')
    await walk.letRunOut(await dueOf(page.request, TAKER, changeId, 'CAM-13'))
    expect((await read(page.request, GIVER, changeId)).status).toBe('cambio_denegado')
    await closes(page, walk, changeId)
    expect((await read(page.request, GIVER, first.caseId)).status).not.toBe('finalizada')
  })
})
