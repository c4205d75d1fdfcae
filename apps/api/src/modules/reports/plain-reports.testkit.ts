import { randomUUID } from 'node:crypto'
import { KNOWN_HOLIDAYS } from '@ventanilla/domain/terms/known-holidays.testdata'
import { askedOf } from '@ventanilla/domain/reports/question'
import type { ReadyReport } from '@ventanilla/domain/reports/ready'
import { expect } from 'vitest'
import type { ApiWorld } from '../../testing/stories/world.ts'
import { plainDefinitions } from './plain-definitions.testkit.ts'
import { plainAnswer, plainGroups } from './plain-figures.testkit.ts'
import type { PlainRows } from './plain-rows.testkit.ts'

/** The whole authority, and days that the country's laws close. */
export const plainRowsOf = (world: ApiWorld): PlainRows => ({
  db: world.db,
  definitions: plainDefinitions(world.deps.catalogue),
  closed: new Set(KNOWN_HOLIDAYS.map(({ date }) => date)),
})

export const DIRECTOR = 'cli-director-general@demo.test'

export const queryOf = (asked: object): string =>
  new URLSearchParams(
    Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()

/** A call of reports as an official. */
export const askAs = async (world: ApiWorld, who: string, path: string) =>
  world.call('GET', `/api/v1/reportes${path}`, undefined, await world.tokenFor(who), {
    'idempotency-key': randomUUID(),
  })

/** A ready report as the director sees it, compared group by group with the plain program. */
export async function agrees(world: ApiWorld, plain: PlainRows, { question }: ReadyReport): Promise<number> {
  const { status, body } = await askAs(world, DIRECTOR, `?${queryOf(askedOf(question))}`)
  expect(status).toBe(200)
  const now = world.clock.now()
  const expected = await plainGroups(plain, question, now)
  const groups: { a: string; b: string; rows: number; value: number | null; aLabel: string }[] = body.groups
  const keyOf = ({ a, b }: { a: string; b: string }): string => (question.by.length === 2 ? `${a}|${b}` : a)
  expect(body.cut).toBe(false)
  expect(new Map(groups.map((one) => [keyOf(one), one.rows]))).toEqual(
    new Map([...expected].map(([key, { rows }]) => [key, rows])),
  )
  for (const one of groups) {
    const value = expected.get(keyOf(one))?.value ?? null
    if (value === null) expect(one.value).toBeNull()
    else expect(one.value).toBeCloseTo(value, 6)
    expect(one.aLabel).not.toBe('')
  }
  // the groups are the whole
  expect(groups.reduce((sum, one) => sum + one.rows, 0)).toBe(body.whole.rows)
  if (question.filters.length === 0) {
    const whole = await plainAnswer(plain, question.subject, question.measure, now)
    expect(body.whole.rows).toBe(whole.rows)
  }
  return body.whole.rows
}
