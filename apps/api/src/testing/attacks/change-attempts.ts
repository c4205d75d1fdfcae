import { expect } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { standing } from './change-states.ts'
import type { ApiWorld } from '../stories/world.ts'

export interface Attempt {
  readonly by: string
  /** the verb in the audit */
  readonly verb: string
  /** cases that must not change */
  readonly watch: readonly string[]
}

/** Asserts a rejection: status and message, nothing changed, and an audit entry naming the caller. */
export async function refused(
  world: ApiWorld,
  { by, verb, watch }: Attempt,
  ask: () => Promise<Answer>,
  status: number,
  sentence: RegExp,
): Promise<void> {
  const [before, lines] = [await standing(world, ...watch), await refusalsOf(world, by, verb)]
  const answer = await ask()
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  expect(answer.body.message).toMatch(sentence)
  expect(await standing(world, ...watch)).toEqual(before)
  expect((await refusalsOf(world, by, verb)) - lines).toBe(1)
}

const refusalsOf = async ({ db }: ApiWorld, by: string, verb: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from audit_log a join users u on u.id = a.actor_id
      where u.email = ${by} and a.verb = ${verb} and a.detail ? 'refused'`)
  )?.n ?? 0
