import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetLimits } from '../../testing/account-app.ts'
import {
  CALL_NAMES,
  codeFor,
  COORDINATOR,
  GIVER,
  JUDGE,
  LAWYER,
  say,
  SIGNER,
  TAKER,
  TWENTY,
  WINDOW,
} from '../../testing/attacks/change-calls.ts'
import {
  askedChange,
  becomeFinal,
  bring,
  CHANGE_MACHINE,
  type ChangeState,
  standing,
  tellBoth,
} from '../../testing/attacks/change-states.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

/** Everybody with a part in a change, and some without, of higher and lower roles. */
const EVERYBODY = [
  ...[GIVER, TAKER, JUDGE, COORDINATOR, LAWYER, SIGNER, WINDOW],
  ...[
    'superadmin@demo.test',
    'cli-admin@demo.test',
    'cli-director-general@demo.test',
    'cli-tecnico@demo.test',
  ],
  ...['cli-gestion-documental@demo.test', 'cli-juridico-2@demo.test'],
  ...['apoderado@demo.test', 'consulta@demo.test', 'vecino-1@demo.test'],
]
/** States from which something moves, in the order in which one request passes them. */
const MOVING: readonly ChangeState[] = [
  ...(['created', 'sent', 'approved', 'lawyer-assigned', 'act-drafted'] as const),
  ...(['returned-by-legal-coordinator', 'approved-by-legal-coordinator'] as const),
  ...(['returned-by-legal-sub-director', 'signed', 'accepted'] as const),
]

describe('where a call may move a request', () => {
  it('it does so for the people of its step alone; for everybody else nothing changes', async () => {
    const change = await askedChange(world)
    let tried = 0
    for (const state of MOVING) {
      await bring(world, change, state)
      if (state === 'lawyer-assigned') expect((await say(world, 'changes.startAct', change)).status).toBe(200)
      if (state === 'signed') await tellBoth(world, change.id)
      if (state === 'accepted') await becomeFinal(world, change.id)
      // requesting the code writes the signer's name into the text
      await codeFor(world, change.id)
      const before = await standing(world, change.caseId, change.id)
      for (const { call } of CHANGE_MACHINE.filter(({ from }) => from === state))
        for (const by of EVERYBODY) {
          // both can judge a request, as the step says
          if (by === TWENTY[call].who || (state === 'sent' && by === COORDINATOR)) continue
          await forgetLimits(world.db)
          const { status, body } = await say(world, call, change, { by })
          expect([403, 404], `${state} ${call} by ${by}: ${JSON.stringify(body)}`).toContain(status)
          expect(body.message).toMatch(/^[A-ZÁÉÍÓÚ].* .*\.$/)
          expect(await standing(world, change.caseId, change.id), `${state} ${call} by ${by}`).toEqual(before)
          tried += 1
        }
    }
    expect(tried).toBeGreaterThan(180)
    expect((await say(world, 'changes.apply', change)).status).toBe(200)
  }, 120_000)

  it('none of the twenty is answered without a session', async () => {
    const change = await bring(world, await askedChange(world), 'sent')
    const before = await standing(world, change.caseId, change.id)
    for (const name of CALL_NAMES) {
      const { method, path } = TWENTY[name]
      for (const token of [undefined, 'falso']) {
        const { status } = await world.call(
          method,
          `/api/v1/${path.replace(':id', change.id)}`,
          method === 'GET' ? undefined : { id: change.id },
          token,
        )
        expect(status, name).toBe(401)
      }
    }
    expect(await standing(world, change.caseId, change.id)).toEqual(before)
  })
})
