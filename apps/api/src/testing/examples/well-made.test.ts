import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../account-app.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { askedChange } from '../attacks/change-states.ts'
import { storedExamples } from '../../http/documents/examples.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'
import { REQUEST, shownBy } from './again.ts'
import type { Exchange } from './exchange.ts'
import { listenToCalls } from './recorder.ts'

/** Calls that other tests only see rejected: each is made successfully here, as its example shows. */

const CITIZEN = 'ciudadano@demo.test'
const WINDOW = 'cli-ventanilla-unica@demo.test'
const ADMIN = 'cli-admin@demo.test'
const made: Exchange[] = []
let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  listenToCalls(world.app, (exchange) => made.push(exchange))
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function as(who: string | null, method: Method, path: string, body?: unknown): Promise<Answer> {
  await forgetLimits(world.db)
  const token = who === null ? undefined : await world.tokenFor(who)
  return world.call(method, `/api/v1/${path}`, body, token)
}
async function well(...given: Parameters<typeof as>): Promise<Answer['body']> {
  const { status, body } = await as(...given)
  expect([200, 201], `${given[1]} ${given[2]} ${JSON.stringify(body)}`).toContain(status)
  return body
}
const doerOf = async (caseId: string, step: string): Promise<string> => (await world.doerOf(caseId, step)).id

it('what every call refuses: a content that is no JSON, in its form and by its name', async () => {
  const token = await world.tokenFor(CITIZEN)
  expect((await world.call('POST', '/api/v1/solicitudes', '{ttId: 3', token)).status).toBe(400)
  const xml = await world.app.inject({
    method: 'POST',
    url: '/api/v1/solicitudes',
    headers: { 'content-type': 'application/xml', authorization: `Bearer ${token}` },
    payload: '<ttId>3</ttId>',
  })
  expect(xml.statusCode).toBe(415)
})

it('the service, a wish, a draft and what is uploaded into it', async () => {
  await well(null, 'GET', 'health')
  await well(CITIZEN, 'PUT', 'perfil/avisos', { wish: 'correo_avance', wanted: false })
  const { caseId, version } = await world.draftOf3()
  await well(CITIZEN, 'GET', `solicitudes/${caseId}/revision`)
  const stale = await as(CITIZEN, 'PATCH', `solicitudes/${caseId}/borrador`, {
    baseVersion: version - 1,
    changes: { correo: 'otro@correo.example' },
  })
  expect(stale.status).toBe(409)
  const owner = await world.personId(CITIZEN)
  const file = await well(CITIZEN, 'POST', 'generatePresignedUrl', {
    urlDoc: `${owner}/${caseId}/solicitud`,
    fileType: 'pdf',
    name: 'plano.pdf',
    size: 48_213,
  })
  await well(CITIZEN, 'DELETE', `archivos/${file.fileId}`)
  await well(CITIZEN, 'DELETE', `solicitudes/${caseId}/borrador`)
})

it('an application at the window: reviewed, saved in two places at once', async () => {
  const office = 'norte'
  await world.db.run(sql`update users set office = ${office} where email = ${WINDOW}`)
  const id = await world.personId(CITIZEN)
  const found = await world.db.one<{ document: string }>(
    sql`select document_number as document from users where id = ${id}::uuid`,
  )
  const opened = await well(WINDOW, 'POST', 'ventanilla/solicitudes', {
    ttId: 3,
    office,
    person: { id, document: found?.document },
  })
  const path = `ventanilla/solicitudes/${opened.id}`
  const { version } = await well(WINDOW, 'GET', path)
  await well(WINDOW, 'GET', `${path}/revision`)
  await well(WINDOW, 'PATCH', path, { baseVersion: version, changes: { correo: 'una@correo.example' } })
  const late = await as(WINDOW, 'PATCH', path, {
    baseVersion: version,
    changes: { correo: 'otra@correo.example' },
  })
  expect(late.status).toBe(409)
})

it('a case as officials keep it: notes, presence, flow, its tasks given, taken and left', async () => {
  const { caseId, radicado } = await world.fileConcession()
  const [task] = await world.openTasks(caseId)
  const doer = await doerOf(caseId, task?.step ?? '')
  await well(doer, 'POST', `solicitudes/${caseId}/notas`, { text: 'Llamó a preguntar por la visita.' })
  await well(doer, 'GET', `solicitudes/${caseId}/notas`)
  await well(doer, 'POST', `solicitudes/${caseId}/presencia`, {})
  await well(doer, 'GET', `solicitudes/${caseId}/flujo`)
  await well(doer, 'GET', `solicitudes/${caseId}/linea-tiempo`)
  await well(doer, 'GET', `solicitudes/${caseId}/historia`)
  for (const path of ['solicitudes', 'get-solicitud-shared', 'etapa-uno/solicitud'])
    await well(CITIZEN, 'GET', `${path}/${caseId}`)
  await well(doer, 'GET', 'tablero')
  await well(doer, 'GET', 'tareas/bandeja?lista=/liquidacion')
  await well(doer, 'POST', `tareas/${task?.id}/tomar`, {})
  await well(doer, 'POST', `tareas/${task?.id}/soltar`, {})
  await well(doer, 'GET', `tareas/${task?.id}/candidatos`)
  await well(ADMIN, 'POST', 'tareas/asignar', { tasks: [task?.id], to: null })
  const place = await world.db.one<{ city: string }>(sql`
    select municipality::text as city from cases where id = ${caseId}::uuid`)
  const city = (await well(null, 'GET', 'cities/by_dropdown')).data.find(
    (one: { id: number; codigo_dane: string }) =>
      String(one.id) === place?.city || one.codigo_dane === place?.city,
  )
  await well(CITIZEN, 'GET', `territorio/${city?.id}/solicitudes`)
  const person = await world.db.one<{ document: string }>(
    sql`select document_number as document from users where email = ${CITIZEN}`,
  )
  await well(null, 'POST', 'consulta', { radicado, documento: person?.document })
  const { rows } = await well(CITIZEN, 'GET', 'avisos')
  await well(CITIZEN, 'POST', `avisos/${rows[0].id}/leido`, {})
  await well(CITIZEN, 'POST', 'avisos/leidos', {})
})

it('an act that is drafted, discarded, compared, returned, signed and verified', async () => {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'FIR-03')
  const act = await world.db.one<{ id: string; doc: unknown; v: number; drafter: string }>(sql`
    select id, doc, doc_version as v, drafter_id as drafter from acts where case_id = ${caseId}::uuid and state = 'review'`)
  const reviewer = await doerOf(caseId, 'FIR-03')
  const remark = await well(reviewer, 'POST', `actos/${act?.id}/observaciones`, {
    from: 1,
    to: 8,
    text: 'Precise el nombre de la fuente.',
  })
  const [review] = await world.openTasks(caseId)
  await well(reviewer, 'POST', 'workflow/components/continuePreviousComponent', {
    idComponent: review?.id,
    idSolicitud: caseId,
    reason: 'Falta el nombre de la fuente hídrica.',
  })
  const drafter = act?.drafter ?? ''
  const saved = await well(drafter, 'PUT', `actos/${act?.id}`, { doc: act?.doc, version: act?.v })
  await well(drafter, 'GET', `actos/${act?.id}/versiones/${saved.docVersion}`)
  await well(drafter, 'POST', `actos/${act?.id}/observaciones/${remark.id}/responder`, {
    reason: 'El nombre de la fuente está en el artículo segundo.',
  })
  await well(reviewer, 'POST', `actos/${act?.id}/observaciones/${remark.id}/aceptar`, {})
  await well(reviewer, 'GET', `actos/${act?.id}`)
  const back = await world.load(caseId)
  const task = back.state.flow.tasks.find(({ actId }) => actId === act?.id)
  await well(drafter, 'POST', `tareas/${task?.id}/documento/descartar`, { version: back.row.version })
})

it('a visit whose day is changed', async () => {
  const { caseId } = await world.fileConcession()
  const isVisit = (step: string): boolean =>
    world.deps.catalogue.everyWorkflow.steps.get(step)?.kind === 'visit'
  const visits = [...world.deps.catalogue.everyWorkflow.steps.keys()].filter(isVisit)
  await world.advanceTo(caseId, visits[0] ?? '')
  const { row, state } = await world.load(caseId)
  const task = state.flow.tasks.find(({ step }) => isVisit(step))
  const supervisor = ADMIN
  const date = new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
  await well(supervisor, 'POST', `tareas/${task?.id}/fecha-visita`, {
    version: row.version,
    date,
    reason: 'La vía al predio está cerrada por un derrumbe.',
  })
})

it('a signed act is in the register and verified by its code', async () => {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'VIS-01').catch(() => undefined)
  const signed = await world.db.one<{ code: string }>(
    sql`select code from acts where code is not null and state = 'signed' and template = 'RECIBO_PAGO' limit 1`,
  )
  await well(null, 'GET', `verificar/${signed?.code}`)
  await well('superadmin@demo.test', 'GET', 'actos')
})

it('a change of applicant is found at the window, and its offer read by whom it names', async () => {
  const { caseId, token } = await askedChange(world, { bound: false })
  await well('empresa@demo.test', 'POST', `cambios-solicitante/${caseId}/oferta`, { token })
  const other = await world.fileConcession()
  const person = await world.db.one<{ document: string }>(
    sql`select document_number as document from users where email = ${CITIZEN}`,
  )
  const query = new URLSearchParams({ radicado: other.radicado, documento: person?.document ?? '' })
  await well(WINDOW, 'GET', `cambios-solicitante/caso?${query.toString()}`)
})

it('what the portal could not finish is put into the queue again', async () => {
  const at = world.clock.now()
  const id = randomUUID()
  await world.db.run(sql`
    insert into jobs(id, kind, key, data, state, attempts, last_error, next_at, created_at)
    values (${id}::uuid, 'archivo.borrar', ${`prueba:${id}`}, '{}'::jsonb, 'failed', 5, 'El almacén no respondió', ${at}, ${at})`)
  await well('superadmin@demo.test', 'GET', 'trabajos/fallidos')
  await well('superadmin@demo.test', 'POST', `trabajos/${id}/reintentar`, {})
  const message = await world.db.one<{ id: string }>(sql`
    update outbox set state = 'failed', last_error = 'El servidor de correo no respondió'
    where id = (select id from outbox where channel = 'email' order by created_at limit 1) returning id`)
  await well('superadmin@demo.test', 'GET', 'mensajes/dudosos')
  await well('superadmin@demo.test', 'GET', 'operacion/sello')
  await well('superadmin@demo.test', 'GET', 'operacion/avisos')
  await well('superadmin@demo.test', 'POST', `mensajes/${message?.id}/reintentar`, {})
})

// the whole of the examples is compared after `npm run test:all`
it.each([
  'atWindow.review',
  'cases.note',
  'cases.notes',
  'cases.presence',
  'changes.findCase',
  'changes.readOffer',
  'drafts.create',
  'drafts.discard',
  'files.remove',
  'notices.markAllRead',
  'notices.markRead',
  'operations.jobs',
  'operations.resend',
  'operations.retry',
  'register.list',
  'tasks.release',
  'tasks.reschedule',
  'tasks.submitAct',
  'tasks.take',
  'verify.act',
  'workflow.previous',
])('the example of %s is what a run asks and is answered today', (id) => {
  const example = storedExamples()[id]
  const calls = made.filter((one) => one.id === id)
  expect(calls.length).toBeGreaterThan(0)
  expect(
    example !== undefined && calls.some((one) => shownBy(example, one).includes(REQUEST)),
    JSON.stringify({ example, calls }),
  ).toBe(true)
})
