import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'

/** Cajamarca, where the test world's concessions are filed, and another municipality of the same office. */
const CAJAMARCA = '/api/v1/territorio/8/solicitudes'
let world: ApiWorld
let first: { caseId: string; radicado: string }
let second: { caseId: string; radicado: string }

beforeAll(async () => {
  world = await startWorld()
  first = await world.fileConcession()
  world.clock.advance(24 * 3_600_000)
  second = await world.fileConcession({ applicant: 'empresa@demo.test' })
  await world.draftOf3('ciudadano@demo.test')
})
afterAll(() => world.close())

const read = async (who: string, address = CAJAMARCA) =>
  world.call('GET', address, undefined, await world.tokenFor(who))
const ids = async (who: string, address = CAJAMARCA): Promise<string[]> =>
  (await read(who, address)).body.rows.map((row: { id: string }) => row.id)

describe('the cases of a municipality', () => {
  it('are those that the reader may see, the latest filed first', async () => {
    expect((await read('cli-ventanilla-unica@demo.test')).body).toMatchObject({
      rows: [
        { id: second.caseId, radicado: second.radicado, ended: false },
        { id: first.caseId, radicado: first.radicado, procedure: 'Concesión de aguas superficiales' },
      ],
      next: null,
    })
    expect(await ids('cli-jefe-territorial@demo.test')).toEqual([second.caseId, first.caseId])
    expect(await ids('cli-jefe-territorial-norte@demo.test')).toEqual([])
    expect(await ids('cli-juridico@demo.test')).toEqual([])
    expect(await ids('ciudadano@demo.test')).toEqual([first.caseId])
  })

  it('are those of that place alone, and no drafts', async () => {
    expect(await ids('cli-admin@demo.test', '/api/v1/territorio/1/solicitudes')).toEqual([])
    await world.db.run(sql`update cases set municipality = '73001' where radicado is null`)
    expect(await ids('cli-admin@demo.test', '/api/v1/territorio/1/solicitudes?estado=todas')).toEqual([])
  })

  it('are told apart by whether they have ended', async () => {
    await world.db.run(
      sql`update cases set closed_at = ${world.clock.now()} where id = ${first.caseId}::uuid`,
    )
    expect(await ids('cli-admin@demo.test')).toEqual([second.caseId])
    expect(await ids('cli-admin@demo.test', `${CAJAMARCA}?estado=terminadas`)).toEqual([first.caseId])
  })

  it('refuse a place that is not of the jurisdiction, and a page that does not exist', async () => {
    expect((await read('cli-admin@demo.test', '/api/v1/territorio/999/solicitudes')).status).toBe(404)
    expect((await read('cli-admin@demo.test', '/api/v1/territorio/ocho/solicitudes')).status).toBe(404)
    expect((await read('cli-admin@demo.test', `${CAJAMARCA}?cursor=x`)).status).toBe(422)
  })
})
