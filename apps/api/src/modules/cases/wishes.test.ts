import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { APPLICANT } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const choose = async (email: string, wish: string, wanted: unknown) =>
  world.call('PUT', '/api/v1/perfil/avisos', { wish, wanted }, await world.tokenFor(email))

const sent = async (caseId: string, channel: string): Promise<string[]> =>
  (
    await world.db.rows<{ subject: string }>(
      sql`select payload->>'subject' as subject from outbox where case_id = ${caseId}::uuid and channel = ${channel} order by created_at`,
    )
  ).map((row) => row.subject)

describe('what a person wants to receive', () => {
  it('is an SMS where a term begins only for who asked for it; the mail goes out either way', async () => {
    const plain = (await world.fileConcession()).caseId
    await world.advanceTo(plain, 'LIQ-04')
    expect((await sent(plain, 'email')).join()).toContain('Su recibo de pago de la solicitud')
    expect(await sent(plain, 'sms')).toEqual([])
    const reply = await choose(APPLICANT, 'sms_plazos', true)
    expect(reply.body.wishes).toContainEqual({ id: 'sms_plazos', wanted: true })
    const asked = (await world.fileConcession()).caseId
    await world.advanceTo(asked, 'LIQ-04')
    expect((await sent(asked, 'sms')).join()).toMatch(
      /^Su recibo de pago de la solicitud \S+ está listo\. http\S+$/,
    )
    expect((await sent(asked, 'email')).join()).toContain('Su recibo de pago de la solicitud')
  })

  it('never keeps back what sets a term running', async () => {
    for (const id of ['correo_avance', 'sms_plazos'])
      expect((await choose(APPLICANT, id, false)).status).toBe(200)
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'LIQ-04')
    expect((await sent(caseId, 'email')).join()).toContain('Su recibo de pago de la solicitud')
    expect(await sent(caseId, 'sms')).toEqual([])
  })

  it('is chosen only among what one’s kind of account receives', async () => {
    expect((await choose(APPLICANT, 'correo_asignadas', true)).status).toBe(422)
    expect((await choose('cli-juridico@demo.test', 'sms_plazos', true)).status).toBe(422)
    expect((await choose('cli-juridico@demo.test', 'correo_asignadas', 'sí')).status).toBe(422)
    expect((await choose('cli-juridico@demo.test', 'correo_asignadas', true)).status).toBe(200)
  })

  it('tells an official by mail of a task that is given to them, if they chose so', async () => {
    const given = async (email: string): Promise<string[]> => {
      const { caseId } = await world.fileConcession()
      await world.advanceTo(caseId, 'PG-11')
      const [task] = await world.openTasks(caseId)
      const to = await world.actor(email)
      const chief = await world.tokenFor('cli-coordinador-recursos@demo.test')
      const ask = { tasks: [task?.id], to: to.id }
      const reply = await world.call('POST', '/api/v1/tareas/asignar', ask, chief)
      expect(reply.body).toMatchObject({ assigned: 1, refused: [] })
      return (await sent(caseId, 'email')).filter((subject) => subject === 'Le asignaron una tarea')
    }
    const technician = 'cli-tecnico-2@demo.test'
    expect(await given(technician)).toEqual([])
    await choose(technician, 'correo_asignadas', true)
    expect(await given(technician)).toEqual(['Le asignaron una tarea'])
  })
})
