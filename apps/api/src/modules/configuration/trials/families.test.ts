import { canonical } from '@ventanilla/domain/configuration/canonical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDrafts } from '../../../db/configuration/drafts.ts'
import { expected } from '../../../db/connection/expected.ts'
import { filedCase, walk } from '../../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { runTrial } from './run.ts'

/** The draft of a workflow, walked by the cases that there were and are. */

const ADMIN = 'cli-admin@demo.test'
const TYPE = 3
let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

describe('a draft of a workflow', () => {
  it('says which cases could not go the way that they went, and which running ones could not pass to it', async () => {
    const [waits, complete, incomplete] = [
      await filedCase(world, TYPE),
      await filedCase(world, TYPE),
      await filedCase(world, TYPE),
    ]
    await walk(world, complete, [['PG-02', 'completa']])
    const [open] = await world.openTasks(complete)
    const step = expected(world.deps.catalogue.newest.workflow.steps.get('PG-02'), 'PG-02')
    const way = expected(
      step.outcomes.find(({ code }) => code === 'completa'),
      'completa',
    )
    const other = expected(
      step.outcomes.find(({ code, to }) => code !== 'completa' && to !== way.to),
      'another outcome',
    )
    await walk(world, incomplete, [['PG-02', other.code]])
    const key = step.family
    const content = expected(world.deps.catalogue.contents.of('familia').get(key), key)
    // the draft renames the outcome that one case took
    const text = canonical({
      ...content,
      definition: {
        ...content.definition,
        steps: content.definition.steps.map((one) =>
          one.id !== 'PG-02'
            ? one
            : {
                ...one,
                outcomes: one.outcomes.map((outcome) =>
                  outcome.code === 'completa' ? { ...outcome, code: 'entera' } : outcome,
                ),
              },
        ),
      },
    })
    await world.db.tx((tx) =>
      keepDrafts(tx, [{ kind: 'familia', key, text, base: 1 }], null, world.clock.now()),
    )
    const path = `/api/v1/configuracion/clases/familia/elementos/${key}`
    const token = await world.tokenFor(ADMIN)
    const { hash } = (await world.call('GET', path, undefined, token)).body.draft
    const begun = await world.call('POST', `${path}/prueba`, { hash }, token)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    await runTrial(world.deps, { trial: begun.body.trial.id, attempts: 1 })
    const { trial } = (await world.call('GET', `${path}/prueba`, undefined, token)).body
    expect(trial.state).toBe('hecha')
    const of = (part: string) => trial.sums.find((one: { piece: string }) => one.piece === part)
    expect(of('caminos')).toMatchObject({
      tried: 2,
      lines: [
        { id: 'no-siguen', count: 1 },
        {
          id: 'para:PG-02:completa',
          many: `no podrían seguir: «${step.title}» ya no termina en «${way.label}»`,
          count: 1,
        },
      ],
    })
    const list = `${path}/prueba/casos?trial=${trial.id}&piece=caminos&line=no-siguen`
    const { rows } = (await world.call('GET', list, undefined, token)).body
    expect(rows.map(({ caseId }: { caseId: string }) => caseId)).toEqual([complete])
    // all three stand at steps that the draft has
    expect(of('en-curso')).toMatchObject({ tried: 3, lines: [] })
    expect([open?.step, waits]).not.toContain(undefined)
  })
})
