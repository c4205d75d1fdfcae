import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  answer,
  answerAll,
  beginSurfaceWater,
  fieldAt,
  logIn,
  newCitizen,
  open,
  pdf,
  saved,
} from './steps/citizen.ts'
import { ask, handIn, official, sign, sitDown, writeDocument } from './steps/office.ts'
import { test } from './steps/obeyed-policy.ts'

/** Offline work: a form opened once opens again, keeps everything, and is sent once. */

test.describe.configure({ timeout: 400_000 })
test.use({ actionTimeout: 15_000 })

async function loseNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await page.reload()
}

test('a citizen’s draft opens again without a network and keeps what is written there', async ({
  page,
  request,
  context,
}) => {
  const me = await newCitizen(request)
  await logIn(page, me)
  await beginSurfaceWater(page)
  await answer(page, 'solicitante_municipio', 'Cajamarca')
  await saved(page)
  await expect(page.getByText('Puede seguir sin conexión en este equipo.')).toBeVisible({ timeout: 60_000 })

  await loseNetwork(page, context)
  await expect(page.locator('#campo-solicitante_municipio-dato')).toHaveValue('Cajamarca')
  await answer(page, 'direccion_correspondencia', 'Finca La Esperanza')
  await expect(page.getByText('Sin conexión: guardado en este equipo').first()).toBeVisible()
  await page.getByRole('button', { name: 'Siguiente: Información del predio o proyecto' }).click()
  await answer(page, 'nombre_proyecto', 'La Esperanza')
  await expect(page.getByText('Sin conexión: guardado en este equipo').first()).toBeVisible()
  // a map point needs a part of the application that was never loaded here
  await expect(page.locator('#campo-coordenada_predio-dato-0')).toBeVisible()
  await page.reload()
  await expect(page.locator('#campo-nombre_proyecto-dato')).toHaveValue('La Esperanza')

  await context.setOffline(false)
  await saved(page)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const draft = await ask<{ answers: Record<string, unknown> }>(
    request,
    me,
    'GET',
    `/api/v1/solicitudes/${id}/borrador`,
  )
  expect(draft.answers).toMatchObject({
    solicitante_municipio: 'Cajamarca',
    direccion_correspondencia: 'Finca La Esperanza',
    nombre_proyecto: 'La Esperanza',
  })
})

test('a file that failed stays with its error until it worked: through the returning signal and a reload', async ({
  page,
  request,
  context,
}) => {
  await logIn(page, await newCitizen(request))
  await beginSurfaceWater(page)
  await answer(page, 'solicitante_municipio', 'Cajamarca')
  await saved(page)
  await expect(page.getByText('Puede seguir sin conexión en este equipo.')).toBeVisible({ timeout: 60_000 })
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: /^Documentos/ })
    .click()
  const field = page.locator('[id^="campo-documento_"]').filter({ has: page.locator('input[type=file]') })
  const first = field.first()
  await context.setOffline(true)
  await first.locator('input[type=file]').first().setInputFiles(pdf('certificado de tradición'))
  const failed = first.getByRole('list', { name: 'Archivos en camino' })
  const stands = async () => {
    await expect(failed.getByRole('alert')).toBeVisible()
    await expect(failed.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  }
  await stands()

  // when the connection returns, everything around the form is reloaded
  const again = page.waitForResponse((one) => one.url().endsWith('/borrador') && one.ok())
  await context.setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await Promise.race([again, page.waitForLoadState('networkidle')])
  await stands()

  await page.reload()
  await stands()
  await failed.getByRole('button', { name: 'Reintentar' }).click()
  await expect(first.getByRole('list', { name: 'Archivos adjuntos' })).toContainText('certificado')
  await expect(failed).toHaveCount(0)
  await saved(page)
  await page.reload()
  await expect(first.getByRole('list', { name: 'Archivos adjuntos' })).toContainText('certificado')
  await expect(failed).toHaveCount(0)
})

interface Row {
  readonly taskId: string
  readonly caseId: string
  readonly screen: string
}

/** A demonstration visit waiting for one of the technicians. */
async function someVisit(page: Page): Promise<Row & { readonly technician: string }> {
  for (const technician of TECHNICIANS) {
    const { rows } = await ask<{ rows: Row[] }>(
      page.request,
      official(technician),
      'GET',
      '/api/v1/tareas?vista=mias&paso=PG-10',
    )
    const [row] = rows
    if (row === undefined) continue
    // clears its data, whatever an earlier test wrote
    const path = `/api/v1/tareas/${row.taskId}`
    const { workVersion } = await ask<{ workVersion: number }>(
      page.request,
      official(technician),
      'GET',
      path,
    )
    await ask(page.request, official(technician), 'PUT', `${path}/borrador`, {
      data: {},
      version: workVersion,
    })
    return { ...row, technician }
  }
  throw new Error('No technician has a visit')
}
const TECHNICIANS = ['', '-norte', '-sur', '-oriente', '-suroriente'].flatMap((office) =>
  ['cli-tecnico', 'cli-tecnico-recurso-hidrico'].flatMap((role) => [
    `${role}${office}`,
    `${role}${office}-2`,
  ]),
)

/** One pixel, so that the picture is a valid image. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a visit is filled in without a network, its result waits and arrives once', async ({
  page,
  context,
}) => {
  const { taskId, caseId, screen, technician } = await someVisit(page)
  const address = screen.includes('?') ? screen : `${screen}?tarea=${taskId}`
  const task = () =>
    ask<{ data: Record<string, unknown>; caseVersion: number }>(
      page.request,
      official(technician),
      'GET',
      `/api/v1/tareas/${taskId}`,
    )
  const calls: string[] = []
  page.on('request', (one) => {
    if (one.method() !== 'GET') calls.push(new URL(one.url()).pathname)
  })
  const sentTo = (end: string): number => calls.filter((path) => path.endsWith(end)).length
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 4.4411, longitude: -75.4288, accuracy: 8 })
  await sitDown(page, official(technician))
  await open(page, address)

  await test.step('opened once, it opens again without a signal', async () => {
    await expect(page.getByText('se puede abrir y llenar sin señal')).toBeVisible({ timeout: 60_000 })
    await loseNetwork(page, context)
    await expect(page.getByRole('heading', { level: 1, name: 'Visita técnica y acta' })).toBeVisible()
  })

  await test.step('answers, people and a picture with its position are kept', async () => {
    await page.getByRole('button', { name: /^Agregar a .*\(solicitante\)/ }).click()
    await answerAll(page, {
      'visita.coordenada': [4.4411, -75.4288],
      'caudal.aforado': '1,2',
      'visita.metodo_aforo': 'volumetrico',
      'visita.observaciones': 'Se aforó en la bocatoma y se recorrió la conducción.',
      'visita.hay_oposicion': false,
    })
    await fieldAt(page, 'visita.fotografias')
      .locator('input[type=file]')
      .setInputFiles({ name: 'bocatoma.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(page.getByText(/Fotografía 1\. .*±8 m/)).toBeVisible()
    await expect(page.getByText('1 archivo espera en este equipo.')).toBeVisible()
    await page.getByLabel('¿Qué muestra?').fill('La bocatoma')
    await expect(page.getByText('Sin conexión: guardado en este equipo').first()).toBeVisible()
    await page.reload()
    await expect(page.locator('#campo-visita-observaciones-dato')).toHaveValue(/bocatoma/)
    await expect(page.getByText(/Fotografía 1\. .*±8 m/)).toBeVisible()
  })

  await test.step('the result can be given, and waits', async () => {
    await page.getByRole('button', { name: 'Visita realizada', exact: true }).click()
    await expect(page.getByText('El resultado espera en este equipo')).toBeVisible()
    await page.reload()
    await expect(page.getByText('El resultado espera en este equipo')).toBeVisible()
  })

  await test.step('a case that changed meanwhile is told, and nothing is lost', async () => {
    const { caseVersion } = await task()
    await ask(
      page.request,
      official('cli-coordinador-juridico'),
      'POST',
      `/api/v1/tareas/${taskId}/fecha-visita`,
      {
        version: caseVersion,
        date: '2031-05-20',
        reason: 'La vía estaba cerrada por un derrumbe.',
      },
    )
    calls.length = 0
    await context.setOffline(false)
    await expect(page.getByText(/El caso cambió mientras usted no tenía señal/)).toBeVisible({
      timeout: 60_000,
    })
    expect(sentTo('/generatePresignedUrl')).toBe(1)
    expect(sentTo('/continueNextComponent')).toBe(1)
    const { data } = await task()
    expect(data['visita.observaciones']).toMatch(/bocatoma/)
    const [photo] = data['visita.fotografias'] as { fileId: string; lat: number; accuracy: number }[]
    expect(photo).toMatchObject({ lat: 4.4411, accuracy: 8 })
    expect(photo?.fileId).toMatch(/^[0-9a-f-]{36}$/)
    await expect(page.getByText('espera en este equipo.')).toHaveCount(0)
  })

  await test.step('the server says what is still missing', async () => {
    await page.getByRole('button', { name: 'Confirmar «Visita realizada»' }).click()
    await expect(page.getByText(/Falta firmar: Acta de visita/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Quitar el resultado' }).click()
    await writeDocument(page)
    await handIn(page)
    await sign(page, technician, caseId)
  })

  await test.step('given without a signal, the result is sent from another screen, once though its answer is lost', async () => {
    await open(page, address)
    await expect(page.getByText('se puede abrir y llenar sin señal')).toBeVisible({ timeout: 60_000 })
    await loseNetwork(page, context)
    await page.getByRole('button', { name: 'Visita realizada', exact: true }).click()
    await expect(page.getByText('El resultado espera en este equipo')).toBeVisible()
    await page.goto('about:blank')
    let answered = 0
    await page.route(
      '**/continueNextComponent',
      async (route) => {
        const reply = await route.fetch()
        answered = reply.status()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await context.setOffline(false)
    await open(page, '/dashboard')
    await expect(page.getByText(/Se envió el resultado de la visita de /)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(/espera en este equipo/)).toHaveCount(0)
    expect(answered).toBe(200)
    const history: { detail: Record<string, unknown> }[] = []
    for (let from: number | null = 0; from !== null;) {
      const part: { rows: typeof history; next: number | null } = await ask(
        page.request,
        official(technician),
        'GET',
        `/api/v1/solicitudes/${caseId}/historia?desde=${from}`,
      )
      history.push(...part.rows)
      from = part.next
    }
    expect(history.filter((one) => one.detail['resultado'] === 'realizada')).toHaveLength(1)
  })
})
