import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'
import { tamper } from '../attacks/tampering.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ env: { PDF_MEMORY_MB: '500' } })
})
afterAll(() => world.close())

/** A signed act waiting to be printed. */
async function signed(): Promise<string> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'FIR-02')
  for (;;) {
    await world.advanceTo(caseId, 'FIR-04')
    await world.doTask(caseId, 'FIR-04', 'firmado')
    const act = await world.db.one<{ id: string }>(
      sql`select id from acts where case_id = ${caseId}::uuid and code is not null and file_id is null`,
    )
    if (act !== undefined) return act.id
  }
}

const bomb: EditorNode = {
  type: 'doc',
  content: [
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            {
              type: 'tableCell',
              attrs: { colspan: 50_000_000 },
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
            },
          ],
        },
      ],
    },
  ],
}

interface JobState {
  readonly id: string
  readonly state: string
  readonly kills: number
  readonly attempts: number
}
const jobOf = async (actId: string): Promise<JobState> => {
  const job = await world.db.one<JobState>(
    sql`select id, state, kills, attempts from jobs where kind = 'acto.pdf' and data->>'actId' = ${actId}`,
  )
  if (job === undefined) throw new Error('an act without a job')
  return job
}
const printed = async (actId: string): Promise<boolean> =>
  (await world.db.one(sql`select 1 from acts where id = ${actId}::uuid and file_id is not null`)) !==
  undefined

describe('an act whose paper takes more memory than there may be', () => {
  it('is set aside the second time, holds up no other, and comes again only when a person says so', async () => {
    const [bad, good] = [await signed(), await signed()]
    const sound = (await world.db.one<{ doc: EditorNode }>(sql`select doc from acts where id = ${bad}::uuid`))
      ?.doc
    // bypasses every entry check: stands for what a future schema mistake could let in
    await tamper(world, 'acts', sql`update acts set doc = ${json(bomb)}::jsonb where id = ${bad}::uuid`)
    await world.drain()
    expect(await jobOf(bad)).toMatchObject({ state: 'pending', kills: 1 })
    expect(await printed(good)).toBe(true)
    world.clock.advance(3_600_000)
    await world.drain()
    expect(await jobOf(bad)).toMatchObject({ state: 'failed', kills: 2, attempts: 2 })

    // no retry even a day later
    world.clock.advance(24 * 3_600_000)
    await world.drain()
    expect(await jobOf(bad)).toMatchObject({ state: 'failed', kills: 2, attempts: 2 })

    const token = await world.tokenFor('cli-admin@demo.test')
    const { body } = await world.call('GET', '/api/v1/trabajos/fallidos', undefined, token)
    const { id } = await jobOf(bad)
    expect(body.rows).toEqual([
      expect.objectContaining({
        id,
        kind: 'acto.pdf',
        setAside: true,
        error: expect.stringContaining('500 MB'),
      }),
    ])

    await tamper(world, 'acts', sql`update acts set doc = ${json(sound)}::jsonb where id = ${bad}::uuid`)
    expect((await world.call('POST', `/api/v1/trabajos/${id}/reintentar`, {}, token)).status).toBe(200)
    expect(await jobOf(bad)).toMatchObject({ state: 'pending', kills: 0 })
    await world.drain()
    expect(await printed(bad)).toBe(true)
  }, 240_000)
})
