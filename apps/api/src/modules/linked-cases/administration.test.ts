import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { filedCase, standsAt, stateOfCase, walk } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** A request of type 3 waiting for its expediente, with five stages done. */
async function running(): Promise<string> {
  const caseId = await filedCase(world, 3)
  await walk(world, caseId, [
    ['PG-02', 'completa'],
    ['PG-03', 'si'],
    ['PG-05', 'liquidada'],
  ])
  await world.advanceTo(caseId, 'PG-06')
  return caseId
}

/** Opens a case by an entry point of another; returns the whole reply. */
async function open(email: string, step: string, beside: Readonly<Record<string, unknown>> = {}) {
  const family = step.startsWith('MIG') ? 'migracion' : 'gestion_administrativa'
  return world.call('POST', '/api/v1/actuaciones', { family, step, ...beside }, await world.login(email), {
    'idempotency-key': randomUUID(),
  })
}

async function opened(
  email: string,
  step: string,
  beside: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const reply = await open(email, step, beside)
  if (reply.status !== 200) throw new Error(`${step}: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.id as string
}

/** User who did a step of a case, and so can read it. */
async function doneBy(caseId: string, step: string): Promise<string> {
  const row = await world.db.one<{ email: string }>(sql`
    select u.email from tasks t join users u on u.id = t.done_by
    where t.case_id = ${caseId}::uuid and t.step = ${step} order by t.done_at desc limit 1`)
  return row?.email ?? ''
}

/** The lawyer who validates documents, recorded as the actor of that step, which lets them read the case. */
async function lawyerOf(caseId: string): Promise<string> {
  const lawyer = 'cli-validacion-juridica@demo.test'
  const { id } = await world.actor(lawyer)
  await world.db.run(
    sql`update tasks set done_by = ${id}::uuid where case_id = ${caseId}::uuid and step = 'PG-03'`,
  )
  return lawyer
}

const reason = { 'gestion.motivo': 'Quien tenía la tarea está de licencia hasta fin de mes.' }
const COORDINATOR = 'cli-coordinador-juridico@demo.test'

const submissionOf = async (caseId: string) =>
  await world.db.one<{
    submission: Record<string, unknown>
    filed_at: Date
    radicado: string
    facts: Record<string, unknown>
  }>(sql`select submission, filed_at, radicado, facts from cases where id = ${caseId}::uuid`)

describe('a reassignment', () => {
  it('is applied to the open task once somebody else has approved it, and says why', async () => {
    const caseId = await running()
    const id = await opened(COORDINATOR, 'ADM-01', { caseId })
    const receiver = await world.actor('cli-gestion-documental@demo.test')
    await world.doTask(id, 'ADM-01', 'reasignado', { ...reason, 'reasignacion.profesional': receiver.id })
    expect(await standsAt(world, id)).toBe('ADM-03')
    // the decider sees the person's name, not their id
    const token = await world.tokenFor(COORDINATOR)
    const chain = await world.call('GET', `/api/v1/solicitudes/${id}/vinculados`, undefined, token)
    expect(chain.body).toMatchObject({
      done: [{ data: { 'reasignacion.profesional': receiver.id }, people: [{ id: receiver.id }] }],
    })
    const [before] = (await world.openTasks(caseId)).map((task) => task.assignee)
    expect(before).not.toBe(receiver.id)
    await world.doTask(id, 'ADM-03', 'aprobado')
    expect((await world.openTasks(caseId)).map((task) => [task.step, task.assignee])).toEqual([
      ['PG-06', receiver.id],
    ])
    expect(await stateOfCase(world, id)).toMatchObject({ status: 'gestion_aplicada', closed: true })
    const events = await world.db.rows<{ type: string }>(
      sql`select type from case_events where case_id = ${caseId}::uuid order by seq desc limit 2`,
    )
    expect(events.map((one) => one.type)).toEqual(['tarea.asignada', 'caso.afectado'])
  }, 60_000)

  it('to somebody of another office is refused when it is proposed', async () => {
    const caseId = await running()
    const id = await opened(COORDINATOR, 'ADM-01', { caseId })
    const stranger = await world.actor('cli-tecnico-norte@demo.test')
    expect((await world.load(caseId)).state.office).not.toBe(stranger.office)
    await expect(
      world.doTask(id, 'ADM-01', 'reasignado', { ...reason, 'reasignacion.profesional': stranger.id }),
    ).rejects.toThrow('en la territorial del trámite')
    expect(await standsAt(world, id)).toBe('ADM-01')
  }, 60_000)

  it('leaves the task with whom it was where it is not approved', async () => {
    const caseId = await running()
    const before = (await world.openTasks(caseId)).map((task) => task.assignee)
    const id = await opened(COORDINATOR, 'ADM-01', { caseId })
    const receiver = await world.actor('cli-gestion-documental@demo.test')
    await world.doTask(id, 'ADM-01', 'reasignado', { ...reason, 'reasignacion.profesional': receiver.id })
    await world.doTask(id, 'ADM-03', 'negado')
    expect((await world.openTasks(caseId)).map((task) => task.assignee)).toEqual(before)
    expect(await stateOfCase(world, id)).toMatchObject({ status: 'gestion_negada' })
  }, 60_000)
})

describe('a return to an earlier stage', () => {
  it('offers the stages that the case went through, and sends it there when approved', async () => {
    const caseId = await running()
    const id = await opened(COORDINATOR, 'ADM-02', { caseId })
    const row = await submissionOf(id)
    const stages = row?.facts['caso.etapas_cumplidas'] as { value: string }[]
    expect(stages.map((stage) => stage.value)).toEqual(['PG-02', 'PG-03', 'PG-05'])
    await expect(
      world.doTask(id, 'ADM-02', 'devuelto', { ...reason, 'devolucion.paso': 'PG-13' }),
    ).rejects.toThrow('422')
    await world.doTask(id, 'ADM-02', 'devuelto', { ...reason, 'devolucion.paso': 'PG-03' })
    await world.doTask(id, 'ADM-03', 'aprobado')
    expect(await standsAt(world, caseId)).toBe('PG-03')
  }, 60_000)
})

describe('corrected data', () => {
  it('change the answers and neither the day of filing nor the radicado', async () => {
    const caseId = await running()
    const before = await submissionOf(caseId)
    const id = await opened(await lawyerOf(caseId), 'ADM-04', { caseId })
    const plot = {
      nombre_predio: 'La Esperanza',
      matricula_inmobiliaria: '350-999999',
      cedula_catastral: '73001000100020003000',
      municipio: '73001',
      vereda: 'Toche',
      area_ha: 12.5,
      tenencia: 'propiedad',
    }
    await world.doTask(id, 'ADM-04', 'actualizado', { ...reason, predios: [plot] })
    const after = await submissionOf(caseId)
    expect(after?.submission['predios']).toEqual([plot])
    expect([after?.filed_at, after?.radicado]).toEqual([before?.filed_at, before?.radicado])
    expect(after?.submission['direccion_correspondencia']).toBe(
      before?.submission['direccion_correspondencia'],
    )
  }, 60_000)

  it('of the costs are settled again with the new value', async () => {
    const caseId = await running()
    const id = await opened('cli-liquidador@demo.test', 'ADM-06', { caseId })
    await world.doTask(id, 'ADM-06', 'actualizado', { ...reason, valor_proyecto: 55_000_000 })
    expect(await standsAt(world, id)).toBe('LIQ-01')
    expect((await submissionOf(caseId))?.submission['valor_proyecto']).toBe(55_000_000)
    await world.advanceTo(id, 'FIN')
    expect(await stateOfCase(world, id)).toMatchObject({ closed: true, acts: ['LIQUIDACION', 'RECIBO_PAGO'] })
    // the request itself continued meanwhile
    expect(await standsAt(world, caseId)).toBe('PG-06')
  }, 60_000)
})

describe('an additional activity', () => {
  it('tells whoever is to do it', async () => {
    const caseId = await running()
    const id = await opened('cli-coordinador-recursos@demo.test', 'ADM-07', { caseId })
    const doer = await world.actor('cli-tecnico@demo.test')
    await world.doTask(id, 'ADM-07', 'creada', {
      'actividad.descripcion': 'Tomar de nuevo el aforo en verano.',
      'actividad.responsable': doer.id,
      'actividad.fecha': '2026-03-02',
    })
    expect((await submissionOf(caseId))?.facts['actividad.descripcion']).toBe(
      'Tomar de nuevo el aforo en verano.',
    )
    const told = await world.db
      .rows(sql`select 1 from notices where user_id = ${doer.id}::uuid`)
      .catch(() => null)
    expect(told).not.toEqual([])
  }, 60_000)
})

describe('the documents of a proxy', () => {
  it('are examined only where one takes part, and a rejected one no longer does', async () => {
    const caseId = await running()
    const lawyer = await lawyerOf(caseId)
    const refused = await open(lawyer, 'ADM-09', { caseId })
    expect([refused.status, refused.body.message]).toEqual([409, 'En este trámite no actúa un apoderado.'])
    const proxy = await world.actor('apoderado@demo.test')
    await world.db.run(sql`
      insert into case_parties(case_id, user_id, role, since) values (${caseId}::uuid, ${proxy.id}::uuid, 'apoderado', ${world.clock.now()})`)
    const id = await opened(lawyer, 'ADM-09', { caseId })
    await world.doTask(id, 'ADM-09', 'rechazado', { 'poder.documento': false, 'poder.tarjeta': true })
    const row = await world.db.one<{ ended: boolean }>(sql`
      select until is not null as ended from case_parties where case_id = ${caseId}::uuid and user_id = ${proxy.id}::uuid`)
    expect(row?.ended).toBe(true)
  }, 60_000)
})

describe('a door of the administrative management', () => {
  it('does not exist for who has none of its roles, nor for the applicant', async () => {
    const caseId = await running()
    expect((await open('cli-juridico@demo.test', 'ADM-01', { caseId })).status).toBe(404)
    expect((await open('ciudadano@demo.test', 'ADM-01', { caseId })).status).toBe(404)
  }, 60_000)
})

describe('a migrated file', () => {
  it('is assigned, uploaded, returned, validated, and gets the stage in which it stood', async () => {
    const id = await opened('validacion-migracion@demo.test', 'MIG-01')
    await walk(world, id, [
      ['MIG-01', 'asignado'],
      ['MIG-02', 'cargado'],
      ['MIG-03', 'devuelto', { 'migracion.legible': false }],
      ['MIG-02', 'cargado'],
    ])
    const early = await open('validacion-migracion@demo.test', 'MIG-04', { caseId: id })
    expect([early.status, early.body.message]).toEqual([409, 'Solo para un expediente migrado y validado.'])
    await walk(world, id, [['MIG-03', 'validado', { 'migracion.legible': true }]])
    expect(await stateOfCase(world, id)).toMatchObject({ status: 'migracion_validada', closed: true })
    const stage = await opened(await doneBy(id, 'MIG-03'), 'MIG-04', { caseId: id })
    await world.doTask(stage, 'MIG-04', 'etapa', {
      'migracion.tramite': '3',
      'migracion.etapa': 'evaluacion',
    })
    expect((await submissionOf(id))?.facts).toMatchObject({
      'migracion.tramite': '3',
      'migracion.etapa': 'evaluacion',
    })
  }, 60_000)
})
