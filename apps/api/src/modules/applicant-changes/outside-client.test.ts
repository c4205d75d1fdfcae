import { DEMO_PASSWORD } from '@ventanilla/catalog/people/cast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import { COORDINATOR, GIVER, JUDGE, LAWYER, SIGNER, TAKER, WINDOW } from '../../testing/change-calls.ts'
import { type ClientAnswer, type Generated, generatedClient } from '../../testing/generated-client.ts'
import { samplePdf } from '../../testing/sample-pdf.ts'
import { type ApiWorld, startWorld } from '../../testing/world.ts'

/** Somebody who has only our OpenAPI document takes a change of applicant from its first call to its last. */

type Body = Readonly<Record<string, unknown>>
type Does = (first?: string | Body, second?: Body) => Promise<ClientAnswer>
type Client = Readonly<Record<string, Does>>

let world: ApiWorld
let generated: Generated<Client>
beforeAll(async () => {
  world = await startWorld()
  generated = await generatedClient<Client>(world)
}, 120_000)
afterAll(async () => {
  await world.close()
  await generated.remove()
})

const tokens = new Map<string, string>()
/** Logs in by the calls of the document, once. */
async function tokenOf(email: string): Promise<string> {
  const known = tokens.get(email)
  if (known !== undefined) return known
  const { client } = generated
  delete client.defaults.headers['Authorization']
  const official = email.startsWith('cli-')
  const answer = await (official ? call('sessionsLogInOfficial') : call('sessionsLogIn'))({
    username: email,
    password: DEMO_PASSWORD,
    ...(official && { cliente: 1 }),
  })
  const token = answer.data.auth_info.access_token as string
  tokens.set(email, token)
  return token
}

function call(name: string): Does {
  const does = (generated.client as unknown as Client)[name]
  if (does === undefined) throw new Error(`The document has no ${name}`)
  return does
}

/** One call of the document as somebody. */
async function told(email: string, name: string, given: readonly (string | Body)[]): Promise<ClientAnswer> {
  await forgetLimits(world.db)
  const token = await tokenOf(email)
  generated.client.defaults.headers['Authorization'] = `Bearer ${token}`
  return call(name)(...(given as [string, Body]))
}

/** The same, which must succeed. */
async function as(email: string, name: string, ...given: (string | Body)[]): Promise<ClientAnswer['data']> {
  const { status, data } = await told(email, name, given)
  if (status !== 200) throw new Error(`${name} as ${email}: ${status} ${JSON.stringify(data)}`)
  return data
}

interface Letter {
  readonly links: readonly string[]
  readonly code: string | null
}
/** What reaches somebody's mailbox or telephone: not ours any more, and no call. */
const letters = async (to: string): Promise<readonly Letter[]> =>
  (await world.call('GET', `/api/v1/dev/messages?to=${encodeURIComponent(to)}`)).body
const person = async (id: string): Promise<{ email: string; phone: string }> =>
  (await world.db.one<{ email: string; phone: string }>(
    sql`select email, phone from users where id::text = ${id} or email = ${id}`,
  )) as { email: string; phone: string }

/** Uploads a paper as the document says: a link, the bytes, the judgement. */
async function upload(email: string, owner: string, caseId: string): Promise<string> {
  const bytes = samplePdf('cesión', 1)
  const link = await as(email, 'filesPresign', {
    urlDoc: `${owner}/${caseId}/cambio`,
    fileType: 'pdf',
    name: 'Documento de cesión.pdf',
    size: bytes.length,
  })
  const url = new URL(link.url as string)
  await fetch(generated.client.defaults.baseUrl + url.pathname + url.search, {
    method: 'PUT',
    headers: link.headers as Record<string, string>,
    body: new Uint8Array(bytes),
  })
  expect((await as(email, 'filesConfirm', link.fileId as string, {})).state).toBe('ready')
  return link.fileId as string
}

/** The code that was sent to the telephone of who signs. */
async function codeOf(email: string, actId: string): Promise<string> {
  await as(email, 'actsCreateOtp', { id: actId })
  const [letter] = await letters((await person(email)).phone)
  return letter?.code ?? ''
}

/** What the notification's steps ask for, beyond what each task proposes. */
const SAYS: Readonly<Record<string, Body>> = { 'NOT-04': { 'notificacion.comparece': true } }

/** Does one task as the task shell of the document has it: its act first, where it asks for one. */
async function task(id: string, step: string, outcome: string): Promise<void> {
  const who = async (at: string): Promise<string> => (await person((await world.doerOf(id, at)).id)).email
  for (let guard = 0; guard < 4; guard += 1) {
    const email = await who(step)
    const [open] = (await as(email, 'tasksCurrent', id)).rows as { id: string; step: string }[]
    const view = await as(email, 'tasksRead', open?.id ?? '')
    const data = { ...view.data, ...proposed(view), ...SAYS[step] }
    const saved = await as(email, 'tasksSave', open?.id ?? '', { data, version: view.workVersion })
    if (saved.actToStart === null && view.act === null) {
      await as(email, 'workflowContinue', { idComponent: open?.id, idSolicitud: id, outcome, data })
      return
    }
    const { version, actId } = await as(email, 'tasksStartAct', open?.id ?? '', {
      version: view.caseVersion,
      data,
    })
    await as(email, 'tasksSubmitAct', open?.id ?? '', { version })
    const signer = await who('FIR-04')
    await as(signer, 'actsConfirmOtp', { id: actId, code: await codeOf(signer, actId as string) })
  }
  throw new Error(`${step} never ended`)
}

/** A person of the first choice where a task asks whom it is about, and words where it asks for words. */
function proposed(view: ClientAnswer['data']): Body {
  const fields = view.definition.capture as { key: string; kind: string; required: boolean }[]
  const parties = view.choices.parties as { id: string }[]
  return Object.fromEntries(
    fields.flatMap(({ key, kind, required }) => {
      if (view.data[key] !== undefined || !required) return []
      if (kind === 'recipient') return [[key, parties[0]?.id]]
      return kind === 'text' || kind === 'longText' ? [[key, 'Consta']] : []
    }),
  )
}

it('walks acceptance by the twenty calls and the document’s other ones', async () => {
  const { caseId } = await world.fileConcession({ applicant: GIVER })
  const giver = await as(GIVER, 'casesRead', caseId)
  const taker = await world.newApplicant(TAKER)
  const asked = await as(GIVER, 'changesAsk', {
    id_solicitante: giver.applicant.id,
    solId: caseId,
    file: [await upload(GIVER, giver.applicant.id as string, caseId)],
    motivo: 'venta_predio',
    cs_tipo_persona: taker.personType,
    cs_nombre_o_razon_social: taker.name,
    cs_id_tipo_documento: taker.documentType,
    cs_nro_doc: taker.documentNumber,
    cs_telefonos: taker.phone,
    cs_email: taker.email,
  })
  const id = asked.data.id as string
  const token = (await letters(taker.email))[0]?.links[0]?.split('#')[1] ?? ''
  expect((await as(TAKER, 'changesReadOffer', caseId, { token })).to).toBe(taker.name)
  await as(TAKER, 'changesTakeOffer', caseId, { token })
  const moved = async (email: string, name: string, ...given: (string | Body)[]): Promise<string> =>
    (await as(email, name, ...given)).data.estado as string
  expect(await moved(GIVER, 'changesSend', id)).toBe('cambio_enviado')
  expect((await as(JUDGE, 'changesRead', id)).data.motivo).toBe('venta_predio')
  expect(await moved(JUDGE, 'changesApprove', id)).toBe('cambio_aprobado')
  // the twentieth: what is approved is not rejected any more
  expect((await told(JUDGE, 'changesReject', [id])).status).toBe(409)
  const id_abogado = (await world.actor(LAWYER)).id
  expect(await moved(COORDINATOR, 'changesAssign', { id, id_abogado })).toBe('cambio_asignado')
  await as(LAWYER, 'changesStartAct', { id })
  const { doc, version, id: actId } = (await as(LAWYER, 'changesReadAct', id)).data
  await as(LAWYER, 'changesSaveAct', id, { doc, version })
  expect((await as(LAWYER, 'changesPreview', { id })).fileName).toMatch(/\.pdf$/)
  const review = (): Promise<string> => moved(LAWYER, 'changesReview', { id })
  const approve = (): Promise<string> => moved(COORDINATOR, 'changesApproveByCoordinator', { id })
  const correcciones = 'Precise desde cuándo asume las obligaciones.'
  expect(await review()).toBe('cambio_proyectado')
  expect(await moved(COORDINATOR, 'changesReturnByCoordinator', { id, correcciones })).toBe(
    'cambio_devuelto_coordinador',
  )
  expect((await as(LAWYER, 'changesCorrections', id)).data.correcciones).toMatchObject([
    { texto: correcciones },
  ])
  await review()
  expect(await approve()).toBe('cambio_revisado')
  expect(await moved(SIGNER, 'changesReturnBySubdirector', { id, correcciones })).toBe(
    'cambio_devuelto_subdirector',
  )
  await review()
  await approve()
  const code = await codeOf(SIGNER, actId as string)
  expect(await moved(SIGNER, 'changesSign', { id, code })).toBe('cambio_firmado')
  await notifyBoth(id)
  expect((await as(TAKER, 'changesOpen', id)).data.paso.mio).toBe(true)
  expect(await moved(TAKER, 'changesAnswer', { id, state: 'aceptada' })).toBe('cambio_aceptado')
  const { paso } = (await as(WINDOW, 'changesDataToApply', id)).data
  world.clock.set(new Date(Date.parse(`${paso.vence}T14:00:00.000Z`) + 86_400_000))
  expect(await moved(WINDOW, 'changesApply', { id })).toBe('cambio_aplicado')
  expect((await as(TAKER, 'casesRead', caseId)).applicant.name).toBe(taker.name)
  expect((await as(GIVER, 'changesFormerCase', caseId)).steps.length).toBeGreaterThan(0)
}, 240_000)

async function notifyBoth(id: string): Promise<void> {
  await task(id, 'CAM-12', 'notificado')
  for (const outcome of ['otro', 'constancia']) {
    await task(id, 'NOT-01', 'nueva')
    await task(id, 'NOT-02', 'no')
    await task(id, 'NOT-04', 'comparece')
    // it takes effect on the day after
    world.clock.advance(86_400_000)
    await task(id, 'NOT-06', outcome)
  }
}
