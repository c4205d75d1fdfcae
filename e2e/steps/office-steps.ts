import { expect, type Page } from '@playwright/test'
import { longDate } from '../../packages/domain/src/terms/dates.ts'
import { type Account, noViolations, open, saved } from './citizen.ts'
import {
  fill,
  finish,
  finishAsking,
  follow,
  goOn,
  handIn,
  official,
  openTask,
  sign,
  signHere,
  sitDown,
  writeDocument,
} from './office.ts'

/** Recurring office turns of every walk, each done in the browser by the users whose turn it is. */

/** The three people who take an auto or resolución from draft to number (decision 14). */
export interface Hands {
  readonly drafter: string
  readonly reviewer: string
  readonly signer: string
}
export const LAWYERS: Hands = {
  drafter: 'cli-juridico',
  reviewer: 'cli-coordinador-juridico',
  signer: 'cli-subdirector-juridico',
}
export const APPEALS: Hands = { ...LAWYERS, drafter: 'cli-juridico-recursos' }

/** The act a step handed to FIR-01: created, written, submitted. */
export async function draftAct(page: Page, id: string, drafter: string): Promise<void> {
  await openTask(page, drafter, id, 'FIR-01')
  await finish(page, 'Documento creado')
  await openTask(page, drafter, id, 'FIR-02')
  await finish(page, 'Enviado a revisión')
}

/** The same, continued from the step that has just handed it to FIR-01. */
export async function draftOn(page: Page): Promise<void> {
  await goOn(page, 'Documento creado')
  await expect(page.getByRole('heading', { level: 1, name: 'Proyección del texto' })).toBeVisible()
  await finish(page, 'Enviado a revisión')
}

/** The same act, approved by another person and signed with the code of a third. */
export async function approveAndSign(page: Page, id: string, hands: Hands): Promise<void> {
  await openTask(page, hands.reviewer, id, 'FIR-03')
  await finish(page, 'Aprobado')
  await sign(page, hands.signer, id)
}

export async function actBySteps(page: Page, id: string, hands: Hands = LAWYERS): Promise<void> {
  await draftAct(page, id, hands.drafter)
  await approveAndSign(page, id, hands)
}

/** The open step's own document, signed by its signer. */
export async function writeAndSign(page: Page, id: string, signer: string): Promise<void> {
  await writeDocument(page)
  await handIn(page)
  await sign(page, signer, id)
}

/** The same, signed by its drafter, who then ends the step by its only outcome. */
export async function writeSignAndEnd(page: Page, signer: string, label: string): Promise<void> {
  await writeDocument(page)
  await handIn(page)
  await follow(page, 'Firma con código OTP')
  await signHere(page, signer)
  await goOn(page, label)
}

/** The same where the step needs another look: it is reopened from the page after the signature. */
async function writeSignAndReturn(page: Page, signer: string, label: string): Promise<void> {
  await writeDocument(page)
  await handIn(page)
  await follow(page, 'Firma con código OTP')
  await signHere(page, signer)
  await page
    .getByRole('link', { name: /^Continuar con «/ })
    .first()
    .click()
  await finish(page, label)
}

/** From the notification inbox to the sent letter: the applicant has a notification to open. */
export async function sendElectronically(page: Page, id: string): Promise<void> {
  await openTask(page, 'cli-notificador', id, 'NOT-01')
  await finish(page, 'Nueva notificación')
  await follow(page, 'Nueva notificación')
  await finishAsking(page, 'Sí')
  await follow(page, 'Notificación electrónica')
  await writeAndSign(page, id, 'cli-secretaria-juridica')
}

/**
 * From the notification inbox to the summons: the applicant has not consented to e-mail, or is unreachable by
 * it.
 */
export async function summon(page: Page, id: string): Promise<void> {
  await openTask(page, 'cli-notificador', id, 'NOT-01')
  await finish(page, 'Nueva notificación')
  await openTask(page, 'cli-notificador', id, 'NOT-02')
  await finishAsking(page, 'No')
}

/** The applicant appeals against the notified decision. */
export async function appeal(page: Page, id: string, citizen: Account, ground: string): Promise<void> {
  await sitDown(page, citizen)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await page.getByRole('link', { name: 'Presentar un recurso' }).click()
  await fill(page, { 'recurso.clase': 'reposicion', 'recurso.motivos': ground })
  await noViolations(page)
  await page.getByRole('button', { name: 'Radicar el recurso' }).click()
  await expect(page.getByRole('heading', { name: 'Su recurso quedó radicado' })).toBeVisible()
}

/** The appeal is admitted by an auto, and decided without evidence. */
export async function admitAppeal(page: Page, id: string, study: string): Promise<void> {
  await openTask(page, APPEALS.drafter, id, 'REC-02')
  await fill(page, { 'recurso.admite': true, 'recurso.estudio': study })
  await noViolations(page)
  await saved(page)
  await writeDocument(page)
  await handIn(page)
  await approveAndSign(page, id, APPEALS)
  await openTask(page, APPEALS.drafter, id, 'REC-02')
  await finishAsking(page, 'Sí')
  await openTask(page, APPEALS.drafter, id, 'REC-03')
  await fill(page, { 'recurso.hay_pruebas': false })
  await noViolations(page)
  await finish(page, 'Decidir de plano')
}

/** The secretary submits an act for notification. */
export async function callNotice(page: Page, id: string, step: string, label: string): Promise<void> {
  await openTask(page, 'cli-secretaria-juridica', id, step)
  await finish(page, label)
}

/** The applicant opens the act; that moment is the legal date, which the portal shows. */
export async function openNotice(page: Page, id: string, citizen: Account, today: string): Promise<void> {
  await sitDown(page, citizen)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await page.getByRole('button', { name: 'Abrir la notificación' }).click()
  const before = page.getByRole('dialog', { name: 'Antes de abrir la notificación' })
  await expect(before).toContainText('fecha legal')
  await before.getByRole('button', { name: 'Abrir y notificarme' }).click()
  const opened = page.getByRole('dialog', { name: 'Notificación abierta' })
  await expect(opened).toContainText(`Quedó notificado el ${longDate(today)}`, { timeout: 30_000 })
  await opened.getByRole('button', { name: 'Continuar' }).click()
  await expect(opened).toBeHidden()
}

/** The certificate of how and when the applicant was notified, which ends a notification. */
export async function certifyNotice(page: Page, id: string): Promise<void> {
  await openTask(page, 'cli-secretaria-juridica', id, 'NOT-06')
  await noViolations(page)
  await writeSignAndReturn(page, 'cli-secretaria-juridica', 'Constancia de notificación')
}

/** The constancia de firmeza after the days to appeal, and the given outcome. */
export async function certifyFirmness(page: Page, id: string, step: string, label: string): Promise<void> {
  await openTask(page, 'cli-secretaria-juridica', id, step)
  await fill(page, { 'firmeza.causal': 'sin_recurso' })
  await writeSignAndReturn(page, 'cli-secretaria-juridica', label)
}

/** The secretary publishes in the boletín what the law requires of a case: its file cannot close before. */
export async function publishAll(page: Page, radicado: string): Promise<void> {
  await sitDown(page, official('cli-secretaria-juridica'))
  await open(page, '/publicaciones')
  await expect(page.getByRole('heading', { name: 'Publicaciones pendientes', exact: true })).toBeVisible()
  const owed = page
    .getByRole('list', { name: 'Actos por publicar' })
    .getByRole('listitem')
    .filter({ hasText: radicado })
  await expect(owed.first()).toBeVisible()
  for (let left = await owed.count(); left > 0; left -= 1) {
    await owed
      .first()
      .getByRole('button', { name: /^Publicar / })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(owed).toHaveCount(left - 1)
  }
}
