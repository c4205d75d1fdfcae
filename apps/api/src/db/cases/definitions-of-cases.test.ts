import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCatalogue } from '../../catalogue.ts'
import { filedCase, standsAt, walk } from '../../testing/stories/family-walk.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { FAMILY, familyWith, withSecondValidation } from '../../testing/stories/second-validation.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { openConfiguration } from '../configuration/follow.ts'
import { expected } from '../connection/expected.ts'
import { sql } from '../connection/sql.ts'

/**
 * Three versions of one family side by side: as the product ships it; with a second validation between the first and the
 * settlement; and without it again, under another title. Each case goes its own way, whatever is in force.
 */

let world: ApiWorld
let shipped: ContentOf<'familia'>
/** one of each version */
const cases: string[] = []
beforeAll(async () => {
  world = await startWorld()
  shipped = expected(world.deps.catalogue.contents.of('familia').get(FAMILY), FAMILY)
  cases.push(await filed())
  await publishItems(world, withSecond())
  cases.push(await filed())
  await publishItems(world, renamed())
  cases.push(await filed())
}, 60_000)
afterAll(() => world.close())

const family = (change: Parameters<typeof familyWith>[1]) => familyWith(shipped, change)
const withSecond = () => withSecondValidation(shipped)
const renamed = () =>
  family((steps) =>
    steps.map((step) => (step.id === 'PG-03' ? { ...step, title: 'Validación de todo' } : step)),
  )

const filed = async (): Promise<string> => {
  const id = await filedCase(world, 3)
  await walk(world, id, [['PG-02', 'completa']])
  return id
}
const title = async (caseId: string): Promise<string> => {
  const token = await world.tokenFor('cli-coordinador-juridico@demo.test')
  const { status, body } = await world.call('GET', `/api/v1/solicitudes/${caseId}/flujo`, undefined, token)
  expect(status).toBe(200)
  const steps: { id: string; title: string }[] = body.families.flatMap(
    (one: { steps: unknown[] }) => one.steps,
  )
  return steps
    .map(({ id, title: name }) => (id.startsWith('PG-03') ? name : ''))
    .filter(Boolean)
    .join(' / ')
}

describe('cases of three versions of one family', () => {
  const at = (index: number): string => expected(cases[index], 'a case')

  it('each begins by the one in force', async () => {
    const rows = await world.db.rows<{ definitions: number }>(
      sql`select definitions from cases where id = any(${cases}::uuid[]) order by created_at, id`,
    )
    expect(rows.map(({ definitions }) => definitions)).toEqual([1, 2, 3])
  })

  it('each shows its own steps', async () => {
    expect(await title(at(0))).toBe('Validación técnica y jurídica de documentos')
    expect(await title(at(1))).toBe('Validación técnica y jurídica de documentos / Segunda validación')
    expect(await title(at(2))).toBe('Validación de todo')
  })

  it('each goes its own way, also through a step that is no longer in force', async () => {
    for (const id of cases) await walk(world, id, [['PG-03', 'si']])
    expect(await Promise.all(cases.map((id) => standsAt(world, id)))).toEqual(['PG-05', 'PG-03X', 'PG-05'])
    await walk(world, at(1), [['PG-03X', 'sigue']])
    expect(await standsAt(world, at(1))).toBe('PG-05')
  }, 60_000)

  it('a step that begins now is offered to the roles in force, what is open stays where it is', async () => {
    const [open, later] = [await filed(), await filed()]
    await walk(world, open, [['PG-03', 'si']])
    await publishItems(
      world,
      family((steps) =>
        steps.map((step) => (step.id === 'PG-05' ? { ...step, roles: ['CLI_COORDINADOR_RECURSOS'] } : step)),
      ),
    )
    await walk(world, later, [['PG-03', 'si']])
    const offeredIn = async (caseId: string): Promise<readonly string[]> => {
      const row = await world.db.one<{ audience: string[] }>(
        sql`select audience from tasks where case_id = ${caseId}::uuid and step = 'PG-05' and state = 'open'`,
      )
      return expected(row, 'the task').audience.map((key) => key.split('@')[0] ?? '')
    }
    expect(await offeredIn(open)).not.toContain('CLI_COORDINADOR_RECURSOS')
    expect(await offeredIn(later)).toEqual(['CLI_COORDINADOR_RECURSOS'])
  }, 60_000)

  it('a list over all cases finds and names a step that only an older case has', async () => {
    await publishItems(world, withSecond())
    const id = await filed()
    await walk(world, id, [['PG-03', 'si']])
    await publishItems(
      world,
      family((steps) => steps),
    )
    const token = await world.tokenFor('cli-validacion-juridica@demo.test')
    const { body } = await world.call('GET', '/api/v1/tareas?vista=todas&paso=PG-03X', undefined, token)
    expect(
      body.rows.map((row: { caseId: string; stepTitle: string }) => [row.caseId, row.stepTitle]),
    ).toEqual([[id, 'Segunda validación']])
  }, 60_000)

  it('a process that starts later knows them all', async () => {
    const configuration = await openConfiguration({
      db: world.db,
      url: null,
      clock: world.clock,
      report: (error) => {
        throw error
      },
    })
    const catalogue = openCatalogue(configuration)
    const steps = (definitions: number): boolean =>
      catalogue.of({ ttId: 1, definitions, movedTo: null }).workflow.steps.has('PG-03X')
    const { since } = catalogue.newest
    expect([1, 2, 3].map(steps)).toEqual([false, true, false])
    expect(() => catalogue.of({ ttId: 1, definitions: since + 1, movedTo: null })).toThrow(
      'Se acaba de publicar un cambio',
    )
    await configuration.close()
  })
})
