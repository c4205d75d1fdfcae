import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { applicationOf } from '@ventanilla/catalog/procedures/forms/applications.testkit'
import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import type { Answers, Problem } from '@ventanilla/domain/forms/definition'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const CITIZEN = 'ciudadano@demo.test'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** The answers alone: every other field of the complete example is cleared. */
const only = (answers: Answers, complete: Answers): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(complete).map((key) => [key, null])),
  ...answers,
})

/** Types with a running workflow that users start themselves. */
const LISTED = PROCEDURES.filter((one) => one.listed)
const named = (procedures: typeof PROCEDURES) => procedures.map((one) => [one.ttId, one.name] as const)
const STARTED = LISTED.filter((one) => applicationOf(one) !== null)
const WAITING = LISTED.filter((one) => applicationOf(one) === null)

describe.each(named(STARTED))('an application of type %i, %s', (ttId) => {
  const example = EXAMPLES.get(ttId)
  if (example === undefined) throw new Error(`type ${ttId} has no examples`)
  const file = async (answers: Answers) =>
    world.fileProcedure(ttId, { applicant: CITIZEN, answers: only(answers, example.complete) })

  it('is filed complete, minimal, and as it will be sent back', async () => {
    for (const answers of [example.complete, example.minimal, example.returned.answers]) {
      const { caseId, radicado } = await file(answers)
      expect(radicado).toMatch(/^2026E\d{7}$/)
      const row = await world.db.one<{ n: number; municipality: string | null; open: number }>(sql`
        select (select count(*)::int from jsonb_object_keys(submission)) as n, municipality,
          (select count(*)::int from tasks t where t.case_id = c.id) as open
        from cases c where id = ${caseId}::uuid`)
      expect(row?.n).toBeGreaterThanOrEqual(Object.values(answers).filter((one) => one !== null).length)
      expect(row?.open).toBeGreaterThan(0)
      // a request without a place (a transport) is handled by Ibagué's office
      const field = PROCEDURES.find((one) => one.ttId === ttId)?.municipalityField?.split('.')[0]
      if (field !== undefined && field in answers) expect(row?.municipality).toMatch(/^73\d{3}$/)
      else expect(row?.municipality).toBeNull()
    }
  })

  it('is refused with exactly its errors, and keeps no number', async () => {
    const { answers, errors } = example.refused
    const { caseId, version } = await world.draftOf(ttId, CITIZEN, only(answers, example.complete))
    const reply = await world.call(
      'POST',
      `/api/v1/solicitudes/${caseId}/radicar`,
      { version, declaration: true },
      await world.tokenFor(CITIZEN),
    )
    expect(reply.status).toBe(422)
    const problems = (reply.body as { problems: readonly Problem[] }).problems
    expect(problems.map((one) => `${one.path} ${one.code}`)).toEqual(errors)
    const row = await world.db.one<{ radicado: string | null }>(
      sql`select radicado from cases where id = ${caseId}::uuid`,
    )
    expect(row?.radicado).toBeNull()
  })
})

it.each(named(WAITING))(
  'an application of type %i, %s, is not begun while its workflow does not run',
  async (ttId) => {
    const reply = await world.call('POST', '/api/v1/solicitudes', { ttId }, await world.tokenFor(CITIZEN))
    expect([reply.status, reply.body.code]).toEqual([404, 'sin_formulario'])
  },
)
