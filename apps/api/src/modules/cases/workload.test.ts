import { describe, expect, it } from 'vitest'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { openCatalogue } from '../../catalogue.ts'
import { shippedConfiguration } from '../../testing/servers/shipped-configuration.ts'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Whether a response shows an official's open and overdue tasks. */
const tellsLoad = (schema: z.ZodType): boolean => {
  const parts = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (isLoad((value as { properties?: object }).properties) || Object.values(value).some(parts))
  const isLoad = (fields: object | undefined): boolean =>
    fields !== undefined &&
    'overdue' in fields &&
    'open' in fields &&
    ('person' in fields || 'name' in fields)
  return parts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

describe('how much work officials have', () => {
  it('is told by these calls and by no other', () => {
    const telling = endpoints.filter((one) => one.answers[200] !== undefined && tellsLoad(one.answers[200]))
    expect(telling.map(({ id }) => id).toSorted()).toEqual(['dashboard.read', 'tasks.candidates'])
  })

  it('is not told to applicants, whose own tasks are no reason to know it', async () => {
    const { caseId } = await world.fileConcession({ applicant: 'empresa@demo.test' })
    const task = await world.db.one<{ id: string }>(
      sql`select id from tasks where case_id = ${caseId}::uuid and state = 'open' limit 1`,
    )
    const path = `/api/v1/tareas/${task?.id ?? ''}/candidatos`
    for (const email of [
      'empresa@demo.test',
      'ciudadano@demo.test',
      'apoderado@demo.test',
      'consulta@demo.test',
    ]) {
      const reply = await world.call('GET', path, undefined, await world.tokenFor(email))
      expect([email, reply.status]).toEqual([email, 403])
      const board = await world.call('GET', '/api/v1/tablero', undefined, await world.tokenFor(email))
      expect(JSON.stringify(board.body)).not.toContain('"workload":[')
    }
    const boss = await world.call('GET', path, undefined, await world.tokenFor('cli-admin@demo.test'))
    expect(boss.status).toBe(200)
    expect(boss.body.rows.length).toBeGreaterThan(0)
  })

  it('is needed in no step of an applicant', () => {
    const { steps } = openCatalogue(shippedConfiguration()).newest.workflow
    const asking = [...steps.values()].filter(
      (step) => step.turn === 'usuario' && step.capture.some(({ kind }) => kind === 'staff'),
    )
    expect(asking.map(({ id }) => id)).toEqual([])
  })
})
