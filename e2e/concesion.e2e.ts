import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { fieldAt, newCitizen, open, pdf, saved } from './citizen.ts'
import {
  approveAll,
  ask,
  completeDraft,
  fill,
  finish,
  finishAsking,
  handIn,
  official,
  openTask,
  sendBack,
  sign,
  sitDown,
  writeDocument,
} from './office.ts'

/** A concession of surface water, from the citizen who files it to the numbered order, with everybody who takes part. */

/** The calendar day in Colombia, so many days from now. */
const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'America/Bogota' })

test.describe.configure({ timeout: 400_000 })
/** poppler-utils; without it the text of the PDF is not read */
const READS_PDF = spawnSync('pdftotext', ['-v']).error === undefined

test.use({ actionTimeout: 15_000 })

test('a concession goes from its filing to the numbered order that begins it', async ({ page }) => {
  const citizen = await newCitizen(page.request)
  const id = await completeDraft(page.request, citizen)
  let order = ''

  await test.step('the citizen reviews, declares and files', async () => {
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
  })

  await test.step('window and validation', async () => {
    await openTask(page, 'cli-ventanilla-unica', id, 'PG-02')
    await fill(page, { 'ventanilla.competencia': true })
    await finish(page, 'Pasa a validación')
    await openTask(page, 'cli-validacion-juridica', id, 'PG-03')
    await approveAll(page, 'revision.documentos')
    await finishAsking(page, 'Sí')
  })

  await test.step('the office asks for the fee', async () => {
    await openTask(page, 'cli-liquidador', id, 'PG-05')
    await fill(page, { 'liquidacion.revision': 'Los costos declarados corresponden al proyecto.' })
    await finish(page, 'Emitir liquidación y recibo')
  })

  await test.step('the fee is computed', async () => {
    await openTask(page, 'cli-liquidador', id, 'LIQ-01')
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
    })
    await saved(page)
    await writeDocument(page)
    await handIn(page)
  })

  await test.step('the fee is signed, approved and the receipt signed', async () => {
    await sign(page, 'cli-subdirector-administrativo', id)
    await openTask(page, 'cli-liquidador', id, 'LIQ-01')
    await finish(page, 'Calculada')
    await openTask(page, 'cli-subdirector-administrativo', id, 'LIQ-02')
    await finish(page, 'Aprobada')
    await openTask(page, 'cli-financiero', id, 'LIQ-03')
    await writeDocument(page)
    await handIn(page)
    await sign(page, 'cli-financiero', id)
    await openTask(page, 'cli-financiero', id, 'LIQ-03')
    await finish(page, 'Emitido')
  })

  await test.step('the citizen pays, the bank is compared', async () => {
    await sitDown(page, citizen)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(
      page.getByRole('heading', { name: 'Pague el servicio de evaluación para seguir' }),
    ).toBeVisible()
    const amount = (
      (await page
        .getByText(/^\$\s?[\d.]+$/)
        .first()
        .textContent()) ?? ''
    ).replace(/\D/g, '')
    await fill(page, {
      'pago.comprobante': pdf('Comprobante'),
      'pago.fecha': dayFromToday(0),
      'pago.valor': amount,
    })
    await saved(page)
    await page.getByRole('button', { name: 'Enviar el comprobante' }).click()
    await expect(
      page.getByRole('heading', { name: 'Pague el servicio de evaluación para seguir' }),
    ).toBeHidden({ timeout: 30_000 })
    await openTask(page, 'cli-financiero', id, 'LIQ-05')
    await fill(page, { 'pago.conciliado': amount, 'pago.referencia_bancaria': 'BOG-5521' })
    await finish(page, 'Verificado')
  })

  await test.step('the file is opened and a professional named', async () => {
    await openTask(page, 'cli-gestion-documental', id, 'PG-06')
    await fill(page, { 'expediente.carpeta': 'Caja 12, carpeta 4' })
    await finish(page, 'Expediente creado')
    await openTask(page, 'cli-coordinador-recursos', id, 'PG-09')
    await fieldAt(page, 'visita.profesional').getByRole('combobox').selectOption({ index: 1 })
    await fill(page, { 'visita.fecha': dayFromToday(60) })
    await finish(page, 'Técnico asignado')
  })

  await test.step('the order is written', async () => {
    await openTask(page, 'cli-juridico', id, 'PG-07')
    await finish(page, 'Pasa a revisión y firma')
    await openTask(page, 'cli-juridico', id, 'FIR-01')
    await finish(page, 'Documento creado')
    await openTask(page, 'cli-juridico', id, 'FIR-02')
    await finish(page, 'Enviado a revisión')
  })

  await test.step('another person remarks and returns it', async () => {
    await openTask(page, 'cli-coordinador-juridico', id, 'FIR-03')
    const text = page.getByRole('textbox', { name: 'Texto del acto' })
    await text.getByText('«Por el cual se inicia un trámite').click({ clickCount: 3 })
    await page.getByRole('button', { name: 'Observar el pasaje' }).click()
    const dialog = page.getByRole('dialog', { name: 'Observar el pasaje' })
    await dialog.getByLabel('Observación').fill('Nombre la fuente en el epígrafe.')
    await dialog.getByRole('button', { name: 'Guardar observación' }).click()
    await expect(dialog).toBeHidden()
    await sendBack(page, 'Devolver', 'Nombre la fuente en el epígrafe del auto.')
  })

  await test.step('the order is corrected, approved, signed and numbered', async () => {
    const { actId } = await openTask(page, 'cli-juridico', id, 'FIR-02')
    order = actId ?? ''
    await page.getByRole('button', { name: /^Marcar atendida/ }).click()
    await expect(page.getByText(/Atendida$/)).toBeVisible()
    await finish(page, 'Enviado a revisión')
    await openTask(page, 'cli-coordinador-juridico', id, 'FIR-03')
    await finish(page, 'Aprobado')
    await sign(page, 'cli-subdirector-juridico', id)
    await openTask(page, 'cli-secretaria-juridica', id, 'PG-08')
  })

  await test.step('anybody verifies the order, and its PDF says number and name', async () => {
    const read = () =>
      ask<{ number: string; code: string; fileId: string | null }>(
        page.request,
        official('cli-juridico'),
        'GET',
        `/api/v1/actos/${order}`,
      )
    await expect.poll(async () => (await read()).fileId, { timeout: 60_000 }).not.toBeNull()
    const { number, code, fileId } = await read()
    const link = await ask<{ url: string }>(
      page.request,
      official('cli-juridico'),
      'GET',
      `/api/v1/archivos/${fileId}/enlace`,
    )
    const bytes = await (await page.request.get(link.url)).body()
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    if (READS_PDF) {
      const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
      expect(text).toContain(number)
      expect(text.replace(/\s+/g, ' ')).toContain('Rosa Elvira Cardona Peña')
    }
    await open(page, `/verificar/${code}`)
    await expect(page.getByRole('heading', { name: 'El acto existe y está firmado' })).toBeVisible()
    await expect(page.getByText(number).first()).toBeVisible()
  })

  await test.step('anybody reads in /consulta where the case stands', async () => {
    const { radicado } = await ask<{ radicado: string }>(
      page.request,
      citizen,
      'GET',
      `/api/v1/solicitudes/${id}`,
    )
    await open(page, '/consulta')
    await page.getByLabel('Radicado').fill(radicado)
    await page.getByLabel('Documento del solicitante').fill('65748219')
    await page.getByRole('button', { name: 'Consultar' }).click()
    await expect(page.getByRole('article').getByText(radicado)).toBeVisible()
    await expect(
      page
        .getByRole('article')
        .getByText(/publicación/i)
        .first(),
    ).toBeVisible()
  })
})
