import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEIGHBOURS } from '@ventanilla/demo/people/cast'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { refused } from '../../testing/attacks/change-attempts.ts'
import {
  type CallName,
  type Change,
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
import { askedChange, bring, standing } from '../../testing/attacks/change-states.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const STRANGER = NEIGHBOURS[0] ?? ''
const PROXY = 'apoderado@demo.test'

const told = ({ status, body }: Answer): unknown[] => [status, body.message]
const takeLink = async (change: Change, by: string, token = change.token): Promise<Answer> =>
  world.call(
    'POST',
    `/api/v1/cambios-solicitante/${change.caseId}/aceptar-enlace`,
    { token },
    await world.tokenFor(by),
  )
describe('the link', () => {
  it('serves once: whoever opens it again, also the same person, hears that it was used', async () => {
    const change = await askedChange(world)
    for (const by of [TAKER, STRANGER])
      await refused(
        world,
        { by, verb: 'changes.takeOffer', watch: [change.caseId, change.id] },
        () => takeLink(change, by),
        410,
        /ya se usó/,
      )
  })

  it('binds one person when two open it at the same time', async () => {
    const change = await askedChange(world, { bound: false })
    const answers = await Promise.all([takeLink(change, TAKER), takeLink(change, TAKER)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(
      await world.db.rows(sql`
        select count(*)::int as n from case_parties where case_id = ${change.id}::uuid and role = 'nuevo_solicitante'`),
    ).toEqual([{ n: 1 }])
  })

  it('has expired after three days, and another one ends those before it', async () => {
    const change = await askedChange(world, { bound: false })
    world.clock.advance(60_000)
    const resent = await world.call(
      'POST',
      `/api/v1/cambios-solicitante/${change.id}/reenviar-enlace`,
      {},
      await world.tokenFor(GIVER),
    )
    expect(resent.status).toBe(200)
    const watch = { by: TAKER, verb: 'changes.takeOffer', watch: [change.caseId, change.id] }
    await refused(world, watch, () => takeLink(change, TAKER), 410, /ya se usó/)
    const letter = await world.db.one<{ url: string }>(sql`
      select payload->'action'->>'url' as url from outbox where case_id = ${change.id}::uuid and fact_key like 'cambio:%' order by id desc limit 1`)
    const second = letter?.url.split('#')[1] ?? ''
    expect(second).not.toBe(change.token)
    world.clock.advance(3 * 24 * 3_600_000)
    await refused(world, watch, () => takeLink(change, TAKER, second), 410, /ya venció/)
  })

  it('cannot be guessed, nor used for another case', async () => {
    const [one, two] = [
      await askedChange(world, { bound: false }),
      await askedChange(world, { bound: false, transferee: STRANGER }),
    ]
    for (const token of ['adivinado', two.token, '', 'a'.repeat(200)])
      await refused(
        world,
        { by: TAKER, verb: 'changes.takeOffer', watch: [one.caseId, one.id, two.id] },
        () => takeLink(one, TAKER, token),
        404,
        /no es válido/,
      )
  })

  it('is of no use to whom it was forwarded: the account must have the document that the request names', async () => {
    const change = await askedChange(world, { bound: false })
    const watch = [change.caseId, change.id]
    for (const by of [STRANGER, GIVER])
      await refused(
        world,
        { by, verb: 'changes.takeOffer', watch },
        () => takeLink(change, by),
        403,
        /es para otra persona/,
      )
    // the link still serves the person it was sent to
    expect((await takeLink(change, TAKER)).status).toBe(200)
  })

  it('makes nobody an applicant by the account of a proxy, of a consultation or of an official', async () => {
    const { caseId } = await world.fileConcession()
    const change = await askedChange(world, { caseId, bound: false, transferee: PROXY })
    const watch = [caseId, change.id]
    const verb = 'changes.takeOffer'
    await refused(
      world,
      { by: PROXY, verb, watch },
      () => takeLink(change, PROXY),
      403,
      /es para otra persona/,
    )
    for (const by of ['consulta@demo.test', JUDGE, WINDOW]) {
      const before = await standing(world, ...watch)
      expect((await takeLink(change, by)).status, by).toBe(403)
      expect(await standing(world, ...watch)).toEqual(before)
    }
  })
})

describe('nobody decides what is their own', () => {
  /** Gives an official's account the document of one of the parties. */
  const alike = (official: string, person: string): Promise<unknown> =>
    world.db.run(sql`
      update users o set document_type = u.document_type, document_number = u.document_number from users u
      where o.email = ${official} and u.email = ${person}`)

  it('the official who received it at the window does not approve it, whatever roles they have', async () => {
    const { caseId } = await world.fileConcession()
    const change = await askedChange(world, { caseId, by: WINDOW, reason: 'muerte' })
    const clerk = await world.personId(WINDOW)
    await world.db.run(
      sql`insert into user_roles(user_id, role, position) values (${clerk}::uuid, 'CLI_VALIDACION_JURIDICA', 1)`,
    )
    for (const call of ['changes.approve', 'changes.reject'] as const)
      await refused(
        world,
        { by: WINDOW, verb: call, watch: [caseId, change.id] },
        () => say(world, call, change, { by: WINDOW }),
        403,
        /otra persona/,
      )
    await world.db.run(sql`delete from user_roles where user_id = ${clerk}::uuid and position = 1`)
    expect((await say(world, 'changes.approve', change)).status).toBe(200)
  })

  it('no official with the document of the transferor asks for it at the window', async () => {
    const { caseId } = await world.fileConcession()
    const own = await world.db.one<{ type: number; number: string }>(
      sql`select document_type as type, document_number as number from users where email = ${WINDOW}`,
    )
    const ask = () => askedChange(world, { caseId, by: WINDOW, reason: 'muerte', bound: false })
    await alike(WINDOW, GIVER)
    await expect(ask()).rejects.toThrow(/Usted es parte de este trámite/)
    await world.db.run(
      sql`update users set document_type = ${own?.type}, document_number = ${own?.number} where email = ${WINDOW}`,
    )
    expect((await ask()).caseId).toBe(caseId)
  })

  it.each<[string, CallName, 'sent' | 'approved' | 'act-drafted' | 'approved-by-legal-coordinator']>([
    ['approves', 'changes.approve', 'sent'],
    ['rejects', 'changes.reject', 'sent'],
    ['assigns', 'changes.assign', 'approved'],
    ['reviews', 'changes.approveByCoordinator', 'act-drafted'],
    ['signs', 'changes.sign', 'approved-by-legal-coordinator'],
  ])('no official with the document of transferor or transferee %s', async (_what, call, state) => {
    const change = await bring(world, await askedChange(world, { transferee: STRANGER }), state)
    const { who } = TWENTY[call]
    const own = await world.db.one<{ type: number; number: string }>(
      sql`select document_type as type, document_number as number from users where email = ${who}`,
    )
    for (const person of [GIVER, STRANGER]) {
      await alike(who, person)
      await refused(
        world,
        { by: who, verb: call, watch: [change.caseId, change.id] },
        () => say(world, call, change),
        403,
        /Usted es parte de este trámite/,
      )
    }
    await world.db.run(
      sql`update users set document_type = ${own?.type}, document_number = ${own?.number} where email = ${who}`,
    )
    expect((await say(world, call, change)).status).toBe(200)
  })

  it('and neither person answers for the other', async () => {
    const change = await askedChange(world)
    const watch = [change.caseId, change.id]
    await refused(
      world,
      { by: TAKER, verb: 'changes.send', watch },
      () => say(world, 'changes.send', change, { by: TAKER }),
      403,
      /otra persona/,
    )
    await bring(world, change, 'sent')
    for (const by of [GIVER, TAKER])
      await refused(
        world,
        { by, verb: 'changes.approve', watch },
        () => say(world, 'changes.approve', change, { by }),
        403,
        /./,
      )
    expect(told(await say(world, 'changes.approve', change, { by: COORDINATOR }))).toEqual([
      200,
      'La solicitud quedó aprobada.',
    ])
  })

  it('nobody who is no lawyer is given the act to write, whoever names them', async () => {
    const change = await bring(world, await askedChange(world), 'approved')
    for (const other of [GIVER, TAKER, 'cli-tecnico@demo.test', SIGNER]) {
      const before = await standing(world, change.caseId, change.id)
      const answer = await say(world, 'changes.assign', change, {
        body: { id_abogado: await world.personId(other) },
      })
      expect([answer.status, answer.body.message], other).toEqual([
        422,
        'Abogado que proyecta el auto: escoja a una persona activa que tenga ese rol en la territorial del trámite.',
      ])
      expect(await standing(world, change.caseId, change.id)).toEqual(before)
    }
    // a lawyer gets the task, and no colleague takes it from them
    expect((await say(world, 'changes.assign', change)).status).toBe(200)
    expect((await world.openTasks(change.id))[0]?.assignee).toBe(await world.personId(LAWYER))
    const colleague = await say(world, 'changes.startAct', change, { by: 'cli-juridico-2@demo.test' })
    expect(colleague.status).toBe(403)
  })
})
