import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { samplePdf } from '../../apps/demo/src/plausible/sample-pdf.ts'
import { completeSurfaceWater } from '../../packages/catalog/src/procedures/surface-water/examples.ts'
import { type Account, answer, fieldAt, open, PASSWORD, unique } from './citizen.ts'

/**
 * Officials' actions in the browser, one after another on the same computer, for walks through a whole case.
 */

export const official = (email: string): Account => ({ email: `${email}@demo.test`, password: PASSWORD })
// each test has its own request context, and some have their own server
const tokens = new WeakMap<APIRequestContext, Map<string, string>>()

export interface Task {
  readonly id: string
  readonly step: string
  readonly screen: string
  readonly actId: string | null
}

export async function tokenOf(request: APIRequestContext, { email, password }: Account): Promise<string> {
  const known = tokens.get(request) ?? new Map<string, string>()
  tokens.set(request, known)
  let token = known.get(email)
  if (token === undefined) {
    const reply = await request.post('/api/v1/authenticate', { data: { username: email, password } })
    token = ((await reply.json()) as { auth_info: { access_token: string } }).auth_info.access_token
    known.set(email, token)
  }
  return token
}

/** Forgets cached sessions, since a user can have logged out. */
export const forgetSessions = (request: APIRequestContext): boolean => tokens.delete(request)

/** Calls the portal as a user. */
export async function ask<T>(
  request: APIRequestContext,
  who: Account,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  data?: unknown,
): Promise<T> {
  const reply = await request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${await tokenOf(request, who)}` },
    ...(data !== undefined && { data }),
  })
  expect(reply.status(), `${method} ${path}: ${await reply.text()}`).toBeLessThan(400)
  return (await reply.json()) as T
}

const EMPTY = '<!doctype html><title>Asiento</title><link rel="icon" href="data:,">'

/** Switches to the next user on this computer, with the session a login would leave. */
export async function sitDown(page: Page, who: Account): Promise<void> {
  const token = await tokenOf(page.request, who)
  // an empty page of the same origin stores the session: the portal itself loads only once, on navigation
  if (page.url() === 'about:blank') {
    await page.route('**/asiento', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }))
    await page.goto('/asiento')
    await page.unroute('**/asiento')
  }
  await page.evaluate((value) => sessionStorage.setItem('jwt_access_token', value), token)
}

/** Opens the task of a step as a permitted official; polls until the case has reached it. */
export async function openTask(page: Page, email: string, caseId: string, step: string): Promise<Task> {
  const who = official(email)
  let found: Task | undefined
  await expect
    .poll(
      async () => {
        const { rows } = await ask<{ rows: Task[] }>(
          page.request,
          who,
          'GET',
          `/api/v1/solicitudes/${caseId}/tareas`,
        )
        // the case's own task comes after those that run next to it
        found = rows.findLast((task) => task.step === step)
        return rows.map((task) => task.step)
      },
      { message: `${email} espera ${step}`, timeout: 30_000 },
    )
    .toContain(step)
  const task = found as unknown as Task
  await sitDown(page, who)
  const screen = task.screen === '' ? '/solicitudes/gestionar-tarea/:id' : task.screen
  await open(page, `${screen.replace('/:idRol', '').replace(':id', caseId)}?tarea=${task.id}`)
  return task
}

const bar = (page: Page) => page.getByRole('group', { name: 'Acciones' })

/** Chooses an outcome and reads that the step is over. */
export async function finish(page: Page, label: string): Promise<void> {
  const way = bar(page).getByRole('button', { name: label, exact: true })
  await expect(way).toBeEnabled()
  await way.click()
  await stepIsOver(page)
}

export async function stepIsOver(page: Page): Promise<void> {
  await expect(page.getByText('Este paso ya terminó.')).toBeVisible({ timeout: 30_000 })
}

/** Ends a step whose outcome is a question in its dialog. */
export async function finishAsking(page: Page, reply: 'Sí' | 'No'): Promise<void> {
  const way = bar(page).getByRole('button', { name: 'Continuar', exact: true })
  await expect(way).toBeEnabled()
  await way.click()
  const dialog = page.getByRole('dialog', { name: 'Responda para continuar' })
  await dialog.getByRole('button', { name: reply, exact: true }).click()
  await stepIsOver(page)
}

/** Sends something back, with the reason shown to the next user. */
export async function sendBack(page: Page, label: string, reason: string): Promise<void> {
  await bar(page).getByRole('button', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill(reason)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
}

export async function fill(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, value] of Object.entries(answers)) await answer(page, path, value)
}

/**
 * Fills in the reason for each difference from what was requested or recommended, wherever the step requires
 * it.
 */
export async function giveReasons(page: Page): Promise<void> {
  const reasons = page.getByRole('textbox', { name: /por qué se aparta de lo pedido/ })
  // a reason disappears when the last filled value matches the request after all
  await expect(async () => {
    for (let i = 0; i < (await reasons.count()); i += 1)
      await reasons
        .nth(i)
        .fill('Se otorga lo que corresponde a la demanda que se verificó en la visita.', { timeout: 3_000 })
  }).toPass()
}

/** Approves every line of a checklist. */
export async function approveAll(page: Page, path: string): Promise<void> {
  const verdicts = fieldAt(page, path).getByRole('radio', { name: 'Cumple', exact: true })
  await expect(verdicts.first()).toBeVisible()
  for (const one of await verdicts.all()) await one.check()
}

/** Begins the document of the step in the editor. */
export async function writeDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proyectar documento' }).click()
  await expect(page.getByRole('textbox', { name: 'Texto del acto' })).toBeVisible({ timeout: 40_000 })
}

/** Submits the document of the step from its open text. */
export async function handIn(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Entregar documento', exact: true }).click()
  await expect(page.getByText('El documento pasó a revisión o firma.').first()).toBeVisible({
    timeout: 30_000,
  })
}

/** Continues with the same user's next task in the same case. */
export async function follow(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Continuar con «${title}»`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

/** Ends the same user's next step, which has a single outcome, from where the previous one ended. */
export async function goOn(page: Page, label: string): Promise<void> {
  const way = page.getByRole('button', { name: `Continuar: ${label}`, exact: true })
  await way.click()
  await expect(way).toBeHidden({ timeout: 30_000 })
}

/** Signs with the code that the portal sent to the signer's telephone or address. */
export async function sign(page: Page, email: string, caseId: string): Promise<void> {
  await openTask(page, email, caseId, 'FIR-04')
  await signHere(page, email)
}

/** The same in the open step. */
export async function signHere(page: Page, email: string): Promise<void> {
  const way = bar(page).getByRole('button', { name: 'Firmado', exact: true })
  await way.click()
  const dialog = page.getByRole('dialog', { name: 'Firmar el acto' })
  await expect(dialog.getByText(/^Lo enviamos/)).toBeVisible({ timeout: 30_000 })
  const reply = await page.request.get(`/api/v1/dev/messages?to=${encodeURIComponent(`${email}@demo.test`)}`)
  const sent = (await reply.json()) as { code: string | null }[]
  const code = sent.find((one) => one.code !== null)?.code ?? ''
  await expect(dialog.getByLabel('Dígito 1 de 4')).toBeFocused()
  await page.keyboard.type(code)
  await dialog.getByLabel('Leí el acto completo.').check()
  await dialog.getByRole('button', { name: 'Firmar y numerar' }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
}

/** A complete application for surface water, or for a copy of that procedure, that a citizen only has to review, declare and file. */
export async function completeDraft(request: APIRequestContext, who: Account, ttId = 3): Promise<string> {
  const { id } = await ask<{ id: string }>(request, who, 'POST', '/api/v1/solicitudes', { ttId })
  const files: Record<string, unknown> = {}
  for (const document of [1, 4, 8, 9, 13])
    files[`documento_${document}`] = [await upload(request, who, id, document)]
  const { version } = await ask<{ version: number }>(
    request,
    who,
    'GET',
    `/api/v1/solicitudes/${id}/borrador`,
  )
  await ask(request, who, 'PATCH', `/api/v1/solicitudes/${id}/borrador`, {
    baseVersion: version,
    changes: {
      ...completeSurfaceWater,
      correo_notificacion: who.email,
      correo: who.email,
      anio_costos: new Date().getFullYear(),
      ...files,
    },
  })
  return id
}

export async function upload(
  request: APIRequestContext,
  who: Account,
  caseId: string,
  documentId: number,
): Promise<unknown> {
  const name = `Documento ${documentId}.pdf`
  const bytes = samplePdf(`${name} ${unique()}`)
  const sub = JSON.parse(
    Buffer.from((await tokenOf(request, who)).split('.')[1] ?? '', 'base64url').toString(),
  ) as { sub: string }
  const place = await ask<{ url: string; fileId: string; headers: Record<string, string> }>(
    request,
    who,
    'POST',
    '/api/v1/generatePresignedUrl',
    {
      urlDoc: `${sub.sub}/${caseId}/solicitud/${crypto.randomUUID()}.pdf`,
      fileType: 'pdf',
      name,
      documentId,
      size: bytes.length,
    },
  )
  const put = await request.put(place.url, { headers: place.headers, data: Buffer.from(bytes) })
  expect(put.ok()).toBe(true)
  await ask(request, who, 'POST', `/api/v1/archivos/${place.fileId}/confirmar`, {})
  return { fileId: place.fileId, name, size: bytes.length, mime: 'application/pdf' }
}
