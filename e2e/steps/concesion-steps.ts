import { expect, type Page } from '@playwright/test'
import { type Account, answer, fieldAt, noViolations, open, pdf, saved } from './citizen.ts'
import {
  approveAll,
  fill,
  finish,
  finishAsking,
  follow,
  handIn,
  openTask,
  sendBack,
  sign,
  sitDown,
  writeDocument,
} from './office.ts'
import { approveAndSign, LAWYERS, writeAndSign, writeSignAndEnd } from './office-steps.ts'

/** The path of a granted concession, stage by stage, each by the users whose turn it is. */

const PAY = 'Pague el recibo y envíe el comprobante'
/** one dark pixel: stands for a telephone's picture */
const PICTURE = {
  name: 'Bocatoma.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
export const OBLIGATION = 'Instalar un medidor en la bocatoma y reportar el caudal cada semestre.'

/** The citizen reviews, declares and files; returns the number on the screen. */
export async function fileInPerson(page: Page, id: string, citizen: Account): Promise<string> {
  await sitDown(page, citizen)
  await open(page, `/tramites-ambientales/3/${id}`)
  await page.getByRole('link', { name: /^Declaraciones y firma/ }).click()
  await page.getByRole('button', { name: 'Revisar respuestas' }).click()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await page.getByLabel(/Declaro que revisé mis respuestas/).check()
  await page.getByRole('button', { name: 'Radicar solicitud' }).click()
  await expect(page.getByRole('heading', { name: 'Su solicitud quedó radicada' })).toBeVisible({
    timeout: 30_000,
  })
  return (await page.getByText(/^\d{4}E\d{7}$/).textContent()) ?? ''
}

export async function receive(page: Page, id: string): Promise<void> {
  await openTask(page, 'cli-ventanilla-unica', id, 'PG-02')
  await fill(page, { 'ventanilla.competencia': true })
  await noViolations(page)
  await finish(page, 'Pasa a validación')
  await openTask(page, 'cli-validacion-juridica', id, 'PG-03')
  await approveAll(page, 'revision.documentos')
  await finishAsking(page, 'Sí')
}

/** The fee is calculated by one official, approved by another, and its receipt signed by a third. */
export async function charge(
  page: Page,
  id: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await openTask(page, 'cli-liquidador', id, 'PG-05')
  await fill(page, { 'liquidacion.revision': 'Los costos declarados corresponden al proyecto.' })
  await noViolations(page)
  await finish(page, 'Emitir liquidación y recibo')
  await follow(page, 'Generar liquidación')
  await page.getByRole('button', { name: 'Agregar profesional' }).click()
  await fill(page, {
    'liquidacion.tabla.0.category': 'Profesional especializado',
    'liquidacion.tabla.0.dailyFee': 220_000,
    'liquidacion.tabla.0.perDiem': 95_000,
    'liquidacion.tabla.0.visits': 1,
    'liquidacion.tabla.0.daysPerVisit': 1,
    'liquidacion.tabla.0.daysReport': 2,
    'liquidacion.viaje': 120_000,
    'liquidacion.laboratorio': 0,
    ...more,
  })
  await saved(page)
  await noViolations(page)
  await writeAndSign(page, id, 'cli-subdirector-administrativo')
  await openTask(page, 'cli-liquidador', id, 'LIQ-01')
  await finish(page, 'Calculada')
  await openTask(page, 'cli-subdirector-administrativo', id, 'LIQ-02')
  await noViolations(page)
  await finish(page, 'Aprobada')
  await issueReceipt(page, id)
}

/** The receipt, or a second one after the first expired. */
export async function issueReceipt(page: Page, id: string): Promise<void> {
  await openTask(page, 'cli-financiero', id, 'LIQ-03')
  await noViolations(page)
  await writeSignAndEnd(page, 'cli-financiero', 'Emitido')
}

/** The citizen pays the requested amount, which is matched with the bank's; returns the amount. */
export async function pay(page: Page, id: string, citizen: Account, today: string): Promise<string> {
  await sitDown(page, citizen)
  await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
  await expect(page.getByRole('heading', { name: PAY })).toBeVisible()
  const shown = await page
    .getByText(/^\$\s?[\d.]+$/)
    .first()
    .textContent()
  const amount = (shown ?? '').replace(/\D/g, '')
  await fill(page, {
    'pago.comprobante': pdf('Comprobante'),
    'pago.fecha': today,
    'pago.valor': amount,
  })
  await saved(page)
  await page.getByRole('button', { name: 'Enviar el comprobante' }).click()
  await expect(page.getByRole('heading', { name: PAY })).toBeHidden({ timeout: 30_000 })
  await openTask(page, 'cli-financiero', id, 'LIQ-05')
  await fill(page, { 'pago.conciliado': amount, 'pago.referencia_bancaria': `BOG-${id.slice(-12)}` })
  await noViolations(page)
  await finish(page, 'Verificado')
  return amount
}

/** Opens the expediente and assigns a professional to a visit on the given day. */
export async function openFile(page: Page, id: string, visitOn: string): Promise<void> {
  await openTask(page, 'cli-gestion-documental', id, 'PG-06')
  await fill(page, { 'expediente.carpeta': 'Caja 12, carpeta 4' })
  await noViolations(page)
  await finish(page, 'Expediente creado')
  await openTask(page, 'cli-coordinador-recursos', id, 'PG-09')
  await fieldAt(page, 'visita.profesional').getByRole('combobox').selectOption({ index: 1 })
  await fill(page, { 'visita.fecha': visitOn })
  await noViolations(page)
  await finish(page, 'Técnico asignado')
}

/**
 * A reviewer pins a remark to a passage and returns the act; its drafter gives a reason to keep it and submits
 * it again.
 */
export async function returnOnce(
  page: Page,
  id: string,
  passage: RegExp,
  remark: string,
  open = 1,
): Promise<void> {
  await openTask(page, LAWYERS.reviewer, id, 'FIR-03')
  const text = page.getByRole('textbox', { name: 'Texto del acto' })
  await text.getByText(passage).first().click({ clickCount: 3 })
  await page.getByRole('button', { name: 'Observar el pasaje' }).click()
  const dialog = page.getByRole('dialog', { name: 'Observar el pasaje' })
  await dialog.getByLabel('Observación').fill(remark)
  await dialog.getByRole('button', { name: 'Guardar observación' }).click()
  await expect(dialog).toBeHidden()
  await sendBack(page, 'Devolver', remark)
  await openTask(page, LAWYERS.drafter, id, 'FIR-02')
  await expect(page.getByText(remark).first()).toBeVisible()
  await expect(
    page.getByText(
      open === 1 ? /^Hay una observación por resolver\./ : `Hay ${open} observaciones por resolver.`,
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Responder/ }).click()
  const answer = page.getByRole('dialog', { name: 'Responder la observación' })
  await answer.getByLabel('Por qué el pasaje queda como está').fill(`${remark} Consta en los antecedentes.`)
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByText('Respondida.', { exact: false }).first()).toBeVisible()
  await finish(page, 'Enviado a revisión')
}

/** The reviewer accepts the given reasons, a precondition of approval, and approves. */
export async function acceptAndApprove(page: Page, id: string, count: number): Promise<void> {
  await openTask(page, LAWYERS.reviewer, id, 'FIR-03')
  await expect(page.getByRole('button', { name: 'Aprobado', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  for (let left = count; left > 0; left -= 1) {
    await expect(page.getByRole('button', { name: /^Aceptar el motivo/ })).toHaveCount(left)
    await page
      .getByRole('button', { name: /^Aceptar el motivo/ })
      .first()
      .click()
  }
  await expect(page.getByText(/aceptó el motivo/)).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Aprobado', exact: true })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
  await finish(page, 'Aprobado')
}

/** Posts the notice of the visit for ten days; `pass` advances them. */
export async function publish(page: Page, id: string, pass: () => Promise<void>): Promise<void> {
  await openTask(page, 'cli-apoyo-administrativo-3', id, 'PG-08')
  await noViolations(page)
  await writeDocument(page)
  await handIn(page)
  await approveAndSign(page, id, { ...LAWYERS, signer: 'cli-secretaria-juridica' })
  await pass()
  await openTask(page, 'cli-apoyo-administrativo-3', id, 'PG-08')
  await writeAndSign(page, id, 'cli-secretaria-juridica')
  await openTask(page, 'cli-apoyo-administrativo-3', id, 'PG-08')
  await finish(page, 'Publicado y fijado')
}

/** The visit, recorded on a telephone, and its record signed by the visitor. */
export async function visit(page: Page, id: string, visitor: string): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await openTask(page, visitor, id, 'PG-10')
  await page
    .getByRole('button', { name: /^Agregar a / })
    .first()
    .click()
  await fill(page, {
    'visita.coordenada': [4.4412, -75.4287],
    'caudal.aforado': '2,4',
    'visita.metodo_aforo': 'volumetrico',
    'visita.observaciones': 'La bocatoma existe y no hay captaciones de terceros aguas abajo.',
    'visita.hay_oposicion': false,
  })
  await page.locator('main input[type=file][capture]').setInputFiles(PICTURE)
  await page.getByLabel('¿Qué muestra?').fill('Bocatoma vista desde aguas abajo')
  await saved(page)
  await noViolations(page)
  await writeSignAndEnd(page, visitor, 'Visita realizada')
  if (size !== null) await page.setViewportSize(size)
  await follow(page, 'Cargue del acta firmada')
  await answer(page, 'visita.acta_firmada', pdf('Acta firmada'))
  await noViolations(page)
  await finish(page, 'Acta adjunta')
}

/**
 * The concepto with its tables in the open step, reviewed by the coordinator and signed by the technician, who
 * finally decides whether the applicant must provide further information.
 */
export async function conceive(
  page: Page,
  id: string,
  technician: string,
  missing: 'Sí' | 'No' = 'No',
): Promise<void> {
  await writeOpinion(page, id)
  await sign(page, technician, id)
  await follow(page, 'Concepto técnico')
  await finishAsking(page, missing)
}

/** The opinion, up to where its author signs it. */
export async function writeOpinion(page: Page, id: string): Promise<void> {
  await fill(page, {
    'concepto.oferta.0.periodo': 'Estiaje',
    'concepto.oferta.0.caudal_medio': '2,4',
    'concepto.oferta.0.caudal_ecologico': '0,6',
    'concepto.oferta.0.comprometido': '0,3',
    'concepto.demanda.0.uso': 'Doméstico',
    'concepto.demanda.0.modulo': '140 L por habitante y día',
    'concepto.demanda.0.caudal': '0,85',
    'caudal.recomendado': '0,85',
    'volumen.recomendado': '26805,6',
    'concepto.recomendacion': 'otorgar',
    'concepto.prioridad': 'cumple',
    'concepto.prioridad_sustento': 'el uso doméstico es el primero en el orden de la norma',
    'concepto.otros_usuarios': 'cumple',
    'concepto.otros_usuarios_sustento': 'al caudal aforado se le descontó lo concedido a otros usuarios',
    'concepto.analisis': 'La oferta supera la demanda y conserva el caudal ambiental.',
  })
  const duties = fieldAt(page, 'concepto.obligaciones')
  await duties.getByRole('button', { name: 'Agregar obligación' }).click()
  await duties.getByRole('textbox', { name: 'Obligación 1' }).fill(OBLIGATION)
  await saved(page)
  await noViolations(page)
  await writeDocument(page)
  await handIn(page)
  await openTask(page, 'cli-coordinador-recursos', id, 'FIR-03')
  await finish(page, 'Aprobado')
}
