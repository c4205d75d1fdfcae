import fc from 'fast-check'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { dueDate } from '@ventanilla/domain/terms/term'
import type { Recipient } from '@ventanilla/domain/workflow/state/state'
import { expect, it } from 'vitest'
import { BOARD, files, NEIGHBOUR, tell } from './joint-appeals.testkit.ts'
import { atNotice, resolved, sound } from './routes.testkit.ts'
import { CALENDAR, OWNER, type Walk } from './walk.testkit.ts'

const PARTIES = [OWNER, NEIGHBOUR, BOARD]

/** Applies overdue deadlines before anything else, as the server does. */
function expire(walk: Walk): void {
  for (const task of walk.state.flow.tasks)
    if (task.expiresAt !== null && walk.now >= task.expiresAt)
      walk.do(SYSTEM, { type: 'expire', taskId: task.id })
}

function accepted(walk: Walk, who: Recipient): boolean {
  try {
    files(walk, who)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const plan = fc.record({
  count: fc.integer({ min: 2, max: 3 }),
  /** days between one notification and the next */
  gaps: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }),
  /** days on which each party tries to file, counted from the first notification */
  tries: fc.array(fc.array(fc.integer({ min: 0, max: 45 }), { maxLength: 3 }), {
    minLength: 3,
    maxLength: 3,
  }),
})

it(
  'no timely appeal is ever refused and no late one accepted, and the act is never final before all are decided',
  { timeout: 300_000 },
  () => {
    let [taken, refused] = [0, 0]
    fc.assert(
      fc.property(plan, ({ count, gaps, tries }) => {
        const parties = PARTIES.slice(0, count)
        const walk = atNotice({ ...sound, parties, electronic: parties.map((p) => p.personId) })
        const until = new Map<string, string>()
        const filed = new Set<string>()
        const tellOn = new Map<number, Recipient[]>()
        let day = 0
        for (const [i, who] of parties.entries()) {
          if (i > 0) day += gaps[i] ?? 0
          tellOn.set(day, [...(tellOn.get(day) ?? []), who])
        }
        const open = (): boolean => parties.some((p) => mayFile(p))
        const mayFile = ({ personId }: Recipient): boolean =>
          until.has(personId) && !filed.has(personId) && walk.today <= (until.get(personId) as string)
        for (let n = 0; n <= 60; n++) {
          expire(walk)
          for (const who of tellOn.get(n) ?? []) {
            tell(walk, who)
            until.set(who.personId, dueDate(walk.today, 10, 'habiles', CALENDAR))
          }
          for (const [i, who] of parties.entries())
            for (const _try of (tries[i] ?? []).filter((at) => at === n)) {
              const may = mayFile(who)
              expect([n, who.personId, accepted(walk, who)]).toEqual([n, who.personId, may])
              if (may) {
                filed.add(who.personId)
                taken += 1
              } else refused += 1
            }
          // the study begins exactly when every other party's days have ended
          const allTold = until.size === count
          if (filed.size > 0 && allTold) expect([n, walk.open]).toEqual([n, open() ? ['PG-15'] : ['REC-02']])
          if (filed.size > 0) expect(() => walk.complete('PG-15', 'en_firme')).toThrow()
          walk.pass(1)
        }
        expire(walk)
        if (filed.size > 0) {
          expect(walk.state.flow.appeals?.map((one) => [one.personId, one.state])).toEqual(
            [...filed].map((id) => [id, 'estudio']),
          )
          const all = { 'recurso.admite': true, 'recurso.inadmitidos': [] }
          walk
            .write('REC-02', all)
            .complete('REC-02', 'si', all)
            .complete('REC-03', 'sin_pruebas', { 'recurso.hay_pruebas': false })
          resolved(walk, 'confirma').settle('REC-06').write('REC-06').complete('REC-06', 'firmeza')
          expect(walk.state.flow.appeals?.every((one) => one.state === 'decidido')).toBe(true)
        } else walk.write('PG-15')
        walk.complete('PG-15', 'en_firme')
        expect(walk.open).toEqual(['PG-16'])
      }),
      { numRuns: process.env['TEST_DEPTH'] === 'all' ? 200 : 25, seed: 20260202 },
    )
    expect(Math.min(taken, refused)).toBeGreaterThan(10)
  },
)
