import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const OWNER = 'ciudadano@demo.test'
const TAKER = 'empresa@demo.test'
const BASE = '/api/v1'

/** Makes one of the twenty calls as a user. */
const by = async (
  email: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> => world.call(method, `${BASE}/${path}`, body, await world.tokenFor(email))
const doer = async (id: string, step: string): Promise<string> => {
  const { id: person } = await world.doerOf(id, step)
  return (
    (await world.db.one<{ email: string }>(sql`select email from users where id = ${person}::uuid`))?.email ??
    ''
  )
}
const openSteps = async (id: string): Promise<string[]> => (await world.openTasks(id)).map((t) => t.step)

it('goes from the request to the new applicant by the calls of section 7', async () => {
  const { caseId } = await world.fileConcession({ applicant: OWNER })
  const { changeId } = await world.bindChange(caseId, TAKER)
  expect(await openSteps(changeId)).toEqual(['CAM-03'])

  // each reader gets their role in the request, and whether they can open the case
  const read = async (email: string) => (await by(email, 'GET', `cambio_solicitante/${changeId}`)).body.data
  const papers = (await read(OWNER)).file as { id: string }[]
  expect((await read(OWNER)).lector).toEqual({ papel: 'solicitante', tramite: 'abierto' })
  expect((await read(TAKER)).lector).toEqual({ papel: 'nuevo_solicitante', tramite: 'cerrado' })
  // a document that supports a submitted request cannot be withdrawn
  const removed = await world.call(
    'DELETE',
    `${BASE}/archivos/${papers[0]?.id}`,
    undefined,
    await world.tokenFor(OWNER),
  )
  expect([removed.status, removed.body.message]).toEqual([
    409,
    'El archivo ya es parte del caso y no se elimina.',
  ])

  expect((await by(OWNER, 'GET', `enviar_cambio_solicitante/${changeId}`)).body).toMatchObject({
    status: 200,
    data: { estado: 'cambio_enviado' },
  })
  const judge = await doer(changeId, 'CAM-04')
  const again = await by(OWNER, 'GET', `enviar_cambio_solicitante/${changeId}`)
  // a GET is idempotent (decision 18)
  expect([again.status, again.body.data.estado]).toEqual([200, 'cambio_enviado'])
  expect((await by(judge, 'GET', `get_cambio_solicitante/${changeId}`)).body.data).toMatchObject({
    estado: 'cambio_enviado',
    motivo: 'cesion',
    cs_estado: 11,
    file: [{ name: 'Documento de cesión.pdf' }],
  })
  expect((await by(judge, 'GET', `aprobar_cambio_solicitante/${changeId}`)).status).toBe(200)
  const coordinator = await doer(changeId, 'CAM-05')
  const lawyer = 'cli-juridico@demo.test'
  expect(
    (
      await by(coordinator, 'POST', 'asignar_abogado_cambio_solicitante', {
        id: changeId,
        id_abogado: await world.personId(lawyer),
      })
    ).body.message,
  ).toBe('Asignación realizada correctamente')
  const begun = await by(lawyer, 'POST', 'acto_admin_cambio_solicitante', { id: changeId })
  expect(begun.body.message).toBe('Proyectando el auto de cambio de solicitante')
  const act = await by(lawyer, 'GET', `acto_admin_cambio_solicitante/${changeId}`)
  const saved = await by(lawyer, 'PUT', `acto_admin_cambio_solicitante/${changeId}`, {
    doc: act.body.data.doc,
    version: act.body.data.version,
  })
  expect(saved.status).toBe(200)
  expect((await by(lawyer, 'POST', 'preview_cambio_solicitante', { id: changeId })).body.fileName).toMatch(
    /\.pdf$/,
  )
  const sent = await by(lawyer, 'POST', 'review_cambio_solicitante', { id: changeId })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  expect(sent.body.data.estado).toBe('cambio_proyectado')
  const reviewer = await doer(changeId, 'CAM-08')
  const returned = await by(reviewer, 'POST', 'devolver_cambio_solicitante_coordjur', {
    id: changeId,
    correcciones: 'Precise desde cuándo asume las obligaciones.',
  })
  expect(returned.body.data.estado).toBe('cambio_devuelto_coordinador')
  expect(
    (await by(lawyer, 'GET', `correcciones_cambio_solicitante/${changeId}`)).body.data.correcciones,
  ).toMatchObject([{ texto: 'Precise desde cuándo asume las obligaciones.' }])
  await by(lawyer, 'POST', 'review_cambio_solicitante', { id: changeId })
  expect(
    (await by(reviewer, 'POST', 'aprobar_cambio_solicitante_coordjur', { id: changeId })).body.data.estado,
  ).toBe('cambio_revisado')
  const signer = await doer(changeId, 'CAM-10')
  const back = await by(signer, 'POST', 'devolver_cambio_solicitante_subdirjur', {
    id: changeId,
    correcciones: 'Falta el número del expediente.',
  })
  expect(back.body.data.estado).toBe('cambio_devuelto_subdirector')
  await by(lawyer, 'POST', 'review_cambio_solicitante', { id: changeId })
  await by(reviewer, 'POST', 'aprobar_cambio_solicitante_coordjur', { id: changeId })
  const code = await by(signer, 'POST', 'create-firma-otp', { id: act.body.data.id })
  expect(code.body.message).toBe('Se ha enviado el código')
  const phone = (await world.db.one<{ phone: string }>(sql`select phone from users where email = ${signer}`))
    ?.phone
  const [sms] = (await world.call('GET', `/api/v1/dev/messages?to=${phone}`)).body
  const signed = await by(signer, 'POST', 'firmar_cambio_solicitante', { id: changeId, code: sms.code })
  expect([signed.status, signed.body.data.estado]).toEqual([200, 'cambio_firmado'])
  await world.doTask(changeId, 'CAM-12', 'notificado')
  for (let n = 0; n < 2; n += 1) {
    await world.doTask(changeId, 'NOT-01', 'nueva')
    await world.doTask(changeId, 'NOT-02', 'no')
    await world.doTask(changeId, 'NOT-04', 'comparece', { 'notificacion.comparece': true })
    await world.doTask(changeId, 'NOT-06', n === 0 ? 'otro' : 'constancia')
  }
  expect(await openSteps(changeId)).toEqual(['CAM-13'])
  // only the transferee can answer
  expect(
    (await by(OWNER, 'POST', 'aceptar_denegar_cambio_solicitante', { id: changeId, state: 'aceptada' }))
      .status,
  ).toBe(403)
  const accepted = await by(TAKER, 'POST', 'aceptar_denegar_cambio_solicitante', {
    id: changeId,
    state: 'aceptada',
  })
  expect(accepted.body.data.estado).toBe('cambio_aceptado')
  const applier = await doer(changeId, 'CAM-14')
  const early = await by(applier, 'POST', 'cambiar_solicitante', { id: changeId })
  expect([early.status, early.body.message]).toEqual([
    409,
    'Se aplica cuando lo aceptó quien recibe y el auto está en firme: vencido el término para recurrir, o decidido un recurso que no lo revocó.',
  ])
  const due = (await world.openTasks(changeId))[0]?.dueOn ?? ''
  world.clock.set(new Date(Date.parse(`${due}T14:00:00.000Z`) + 86_400_000))
  const applied = await by(await doer(changeId, 'CAM-14'), 'POST', 'cambiar_solicitante', { id: changeId })
  expect([applied.status, applied.body.data?.estado]).toEqual([200, 'cambio_aplicado'])
  const taken = await by(TAKER, 'GET', `solicitudes/${caseId}`)
  expect([taken.status, taken.body.applicant.id]).toEqual([200, await world.personId(TAKER)])
  expect((await by(OWNER, 'GET', `solicitudes/${caseId}`)).status).toBe(404)
  expect([(await read(OWNER)).lector.tramite, (await read(TAKER)).lector.tramite]).toEqual([
    'cedido',
    'abierto',
  ])
  const kept = await by(OWNER, 'GET', `solicitudes-cedidas/${caseId}`)
  expect([kept.status, kept.body.files.length > 0]).toEqual([200, true])
  expect((await by(OWNER, 'GET', `archivos/${kept.body.files[0].id}/enlace`)).status).toBe(200)
  expect((await by(OWNER, 'POST', `solicitudes-cedidas/${caseId}/terminar`, {})).status).toBe(200)
  expect((await by(OWNER, 'GET', `solicitudes-cedidas/${caseId}`)).status).toBe(404)
  expect((await read(OWNER)).lector.tramite).toBe('cerrado')
})
