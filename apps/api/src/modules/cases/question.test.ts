import { randomUUID } from 'node:crypto'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filedCase, walk } from '../../testing/stories/family-walk.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const stepLabels = (step: string): ReadonlyMap<string, string> =>
  new Map(workflow.steps.get(step)?.capture.map(({ key, label }) => [key, label]))

let world: ApiWorld
let caseId: string
let task: string
const LAWYER = 'cli-validacion-juridica@demo.test'

beforeAll(async () => {
  world = await startWorld()
  caseId = await filedCase(world, 3)
  await walk(world, caseId, [['PG-02', 'completa']])
  task = (await world.openTasks(caseId))[0]?.id ?? ''
})
afterAll(() => world.close())

const go = async (more: Readonly<Record<string, unknown>>) =>
  world.call(
    'POST',
    '/api/v1/workflow/components/continueNextComponent',
    { idComponent: task, idSolicitud: caseId, ...more },
    await world.tokenFor(LAWYER),
    { 'idempotency-key': randomUUID() },
  )

describe('the question of a step', () => {
  it('comes with the norm that guides its answer and the office for which it is answered', async () => {
    const { body } = await go({})
    expect(body.data.component).toMatchObject({
      url: 'pregunta',
      referenceGuide: expect.stringMatching(/CPACA/),
      idTerritorial: 'ibague',
    })
  })

  it('is not answered for an office that no longer handles the case', async () => {
    const { body } = await go({})
    const { idTerritorial } = body.data.component
    const before = await world.db.one(sql`select version from cases where id = ${caseId}::uuid`)
    const elsewhere = await go({ dataComponentAnswer: { answer: 'si', idTerritorial: 'norte' } })
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      409,
      'El caso pasó a otra territorial mientras usted respondía. Vuelva a abrirlo.',
    ])
    expect(await world.db.one(sql`select version from cases where id = ${caseId}::uuid`)).toEqual(before)
    // within the case's office the answer is accepted, or rejected for its captured data
    const here = await go({ dataComponentAnswer: { answer: 'si', idTerritorial } })
    expect(here.status).not.toBe(409)
  })

  it('refuses what is missing by the name of its field, though the sentence stands above the form', async () => {
    const refused = await go({ outcome: 'si', data: {} })
    expect([refused.status, refused.body.problems.length]).toEqual([422, 1])
    const label = stepLabels('PG-03').get(refused.body.problems[0].path)
    expect(refused.body.message).toBe(`«${label}»: ${refused.body.problems[0].message}`)
  })
})
