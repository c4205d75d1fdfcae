import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewPerson } from '../../../db/people/people.ts'
import { sql } from '../../../db/connection/sql.ts'
import { endExpired } from './end-expired.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { PASSWORD, person, tokenOf } from '../../../testing/stories/people.ts'

let portal: AccountApp
let ada: NewPerson
let ben: NewPerson
let [adas, bens] = ['', '']
beforeAll(async () => {
  portal = await startAccountApp()
  ada = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'], firstNames: 'Ada' })
  ben = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'], firstNames: 'Ben' })
  ;[adas, bens] = [await tokenOf(portal, ada), await tokenOf(portal, ben)]
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

const official = (more: Partial<NewPerson> = {}) =>
  person(portal, { kind: 'funcionario', roles: ['CLI_JURIDICO'], ...more })
const account = async (id: string) =>
  (await portal.call('GET', `/api/v1/usuarios/${id}`, undefined, adas)).body
/** Requests roles for an account in its current state. */
async function give(id: string, mainRole: string, token = adas, more: Record<string, unknown> = {}) {
  const now = await account(id)
  const [verb, method] = now.state === 'activo' ? (['roles', 'PUT'] as const) : (['activar', 'POST'] as const)
  const body = { mainRole, additionalRoles: [], office: null, version: now.version, ...more }
  return portal.call(method, `/api/v1/usuarios/${id}/${verb}`, body, token)
}
const confirm = (id: string, token: string) =>
  portal.call('POST', `/api/v1/propuestas-de-cuenta/${id}/confirmar`, {}, token)
const refuse = (id: string, reason: string, token: string) =>
  portal.call('POST', `/api/v1/propuestas-de-cuenta/${id}/rechazar`, { reason }, token)
const open = async (token: string) =>
  (await portal.call('GET', '/api/v1/propuestas-de-cuenta', undefined, token)).body.rows as {
    id: string
    whyNot: string | null
    mine: boolean
  }[]
const logIn = (email: string, password = PASSWORD) =>
  portal.call('POST', '/api/v1/authenticate_funcionario', { username: email, password, cliente: 1 })

let counter = 0
const form = (more: Record<string, unknown> = {}) => ({
  firstNames: 'Rosa',
  lastNames: 'Cano',
  gender: 2,
  documentType: 1,
  documentNumber: `2853${String((counter += 1)).padStart(4, '0')}`,
  email: `rosa${counter}@corporacion.example`,
  mainRole: 'CLI_DIRECTOR_GENERAL',
  additionalRoles: [],
  office: null,
  ...more,
})

describe('a role that administers, publishes or signs', () => {
  it.each([
    ['administers', 'CLI_ADMIN'],
    ['signs', 'CLI_DIRECTOR_GENERAL'],
    ['publishes', 'CLI_SECRETARIA_JURIDICA'],
  ])('that %s is given by two administrators', async (_what, role) => {
    const juan = await official()
    const asked = await give(juan.id, role)
    expect(asked).toMatchObject({
      status: 202,
      body: { message: expect.stringContaining('otro administrador') },
    })
    expect((await account(juan.id)).roles).toEqual(['CLI_JURIDICO'])
    const theirs = (await open(bens)).find((row) => row.id === asked.body.proposal)
    expect(theirs).toMatchObject({
      kind: 'roles',
      mine: false,
      whyNot: null,
      person: { id: juan.id, name: 'Ana Ríos', email: juan.email },
      before: { roleNames: ['Abogado sustanciador'] },
      gives: [{ role }],
      by: { name: 'Ada Ríos' },
    })
    expect(await confirm(asked.body.proposal, bens)).toMatchObject({
      status: 200,
      body: { result: 'confirmada', account: juan.id },
    })
    expect((await account(juan.id)).roles).toEqual([role])
    expect((await confirm(asked.body.proposal, bens)).body.code).toBe('decidida')
  })

  it('is not confirmed by who proposed it, and the try stands in the audit', async () => {
    const juan = await official()
    const { body } = await give(juan.id, 'CLI_ADMIN')
    expect((await open(adas)).find((row) => row.id === body.proposal)).toMatchObject({
      mine: true,
      whyNot: expect.stringContaining('otro administrador'),
    })
    expect(await confirm(body.proposal, adas)).toMatchObject({ status: 403, body: { code: 'propia' } })
    expect((await account(juan.id)).roles).toEqual(['CLI_JURIDICO'])
    const lines = await portal.db.rows(
      sql`select 1 from audit_log where verb = 'accounts.confirmProposal' and actor_id = ${ada.id}::uuid and detail->>'refused' = 'propia'`,
    )
    expect(lines.length).toBe(1)
  })

  it('is not confirmed by who gets it, nor from another account of the same person', async () => {
    const twin = await person(portal, {
      kind: 'funcionario',
      roles: ['CLI_ADMIN'],
      documentNumber: String(ada.documentNumber),
    })
    const juan = await official()
    const { body } = await give(juan.id, 'CLI_ADMIN')
    expect((await confirm(body.proposal, await tokenOf(portal, twin))).body.code).toBe('propia')
    const bens2 = await official({ documentNumber: String(ben.documentNumber) })
    const other = await give(bens2.id, 'CLI_DIRECTOR_GENERAL')
    expect((await confirm(other.body.proposal, bens)).body.code).toBe('propia')
    await portal.db.run(sql`update users set active = false where id = ${twin.id}::uuid`)
  })

  it('is given alone to nobody who waits or was deactivated either', async () => {
    for (const more of [{ active: false }, { active: false, deactivated: true }]) {
      const juan = await official({ active: more.active, roles: ['CLI_DIRECTOR_GENERAL'] })
      if ('deactivated' in more)
        await portal.db.run(
          sql`update users set deactivated_at = ${portal.clock.now()} where id = ${juan.id}::uuid`,
        )
      const asked = await give(juan.id, 'CLI_DIRECTOR_GENERAL')
      expect(asked.status).toBe(202)
      expect((await logIn(juan.email)).status).toBe(403)
      expect((await confirm(asked.body.proposal, bens)).status).toBe(200)
      expect((await logIn(juan.email)).status).toBe(200)
    }
  })

  it('is another one in another territory, and none when it is taken away', async () => {
    const boss = await official({ roles: ['CLI_JEFE_TERRITORIAL'], office: 'norte' })
    expect((await give(boss.id, 'CLI_JEFE_TERRITORIAL', adas, { office: 'ibague' })).status).toBe(202)
    const other = await official({ roles: ['CLI_ADMIN'] })
    expect((await give(other.id, 'CLI_JURIDICO')).status).toBe(200)
    const same = await official({ roles: ['CLI_DIRECTOR_GENERAL'] })
    const more = { additionalRoles: ['CLI_NOTIFICADOR'] }
    expect((await give(same.id, 'CLI_DIRECTOR_GENERAL', adas, more)).status).toBe(200)
  })

  it('is not given as proposed once the account is another than the proposer saw', async () => {
    const juan = await official()
    const { body } = await give(juan.id, 'CLI_ADMIN')
    await portal.db.run(sql`update users set email = ${`otro-${juan.email}`} where id = ${juan.id}::uuid`)
    expect((await confirm(body.proposal, bens)).body.code).toBe('cambio')
    expect((await account(juan.id)).roles).toEqual(['CLI_JURIDICO'])
  })

  it('is not given any more after a week, nor when its proposer no longer administers', async () => {
    const [juan, rosa] = [await official(), await official()]
    const gone = await person(portal, { kind: 'funcionario', roles: ['CLI_ADMIN'] })
    const left = await give(juan.id, 'CLI_ADMIN', await tokenOf(portal, gone))
    await portal.db.run(sql`update users set active = false where id = ${gone.id}::uuid`)
    expect((await confirm(left.body.proposal, bens)).body.code).toBe('sin_proponente')
    const late = await give(rosa.id, 'CLI_ADMIN')
    portal.clock.advance(7 * 86_400_000)
    expect((await open(bens)).some((row) => row.id === late.body.proposal)).toBe(false)
    expect((await confirm(late.body.proposal, bens)).body.code).toBe('vencida')
    // it can be proposed again
    expect((await give(rosa.id, 'CLI_ADMIN')).status).toBe(202)
  })

  it('is closed once its week is over, and its proposer is told once', async () => {
    const juan = await official()
    const { body } = await give(juan.id, 'CLI_ADMIN')
    const outcome = async () =>
      portal.db.one<{ outcome: string | null; told: number }>(sql`
        select p.outcome, (select count(*)::int from notices n where n.user_id = p.proposed_by and n.fact_key = ${`propuesta-vencida:${body.proposal}`}) as told
        from account_proposals p where p.id = ${body.proposal}::uuid`)
    const deps = { clock: portal.clock, newId: randomUUID }
    await portal.db.tx((tx) => endExpired(tx, deps))
    expect(await outcome()).toEqual({ outcome: null, told: 0 })
    portal.clock.advance(7 * 86_400_000)
    for (let n = 0; n < 2; n += 1) await portal.db.tx((tx) => endExpired(tx, deps))
    expect(await outcome()).toEqual({ outcome: 'vencida', told: 1 })
  })

  it('is confirmed once by several at the same time', async () => {
    const juan = await official()
    const carl = await tokenOf(portal, await person(portal, { kind: 'funcionario', roles: ['SUPERADMIN'] }))
    const { body } = await give(juan.id, 'CLI_ADMIN')
    const answers = await Promise.all([bens, carl, bens, carl].map((token) => confirm(body.proposal, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('waits once for an account, is told to the others, and is refused with a reason that its proposer reads', async () => {
    const juan = await official()
    const { body } = await give(juan.id, 'CLI_ADMIN')
    expect((await give(juan.id, 'CLI_DIRECTOR_GENERAL', bens)).body.code).toBe('propuesta_abierta')
    const told = async (who: NewPerson) =>
      portal.db.rows<{ title: string; href: string; body: string }>(
        sql`select title, href, body from notices where user_id = ${who.id}::uuid and fact_key like ${`%${body.proposal}`}`,
      )
    expect(await told(ben)).toMatchObject([{ href: '/usuarios/propuestas' }])
    expect(await told(ada)).toEqual([])
    expect((await refuse(body.proposal, 'no', bens)).status).toBe(422)
    expect((await refuse(body.proposal, 'No trabaja en esa área', bens)).body.result).toBe('rechazada')
    expect((await told(ada))[0]?.body).toContain('No trabaja en esa área')
    const again = await give(juan.id, 'CLI_ADMIN')
    expect((await refuse(again.body.proposal, 'Fue un error mío', adas)).body.result).toBe('retirada')
    expect((await account(juan.id)).roles).toEqual(['CLI_JURIDICO'])
  })

  it('is proposed, listed and confirmed by administrators only', async () => {
    const juan = await official()
    const lawyer = await tokenOf(portal, juan)
    expect((await portal.call('GET', '/api/v1/propuestas-de-cuenta', undefined, lawyer)).status).toBe(403)
    expect((await confirm(randomUUID(), lawyer)).status).toBe(403)
    expect((await confirm(randomUUID(), adas)).status).toBe(404)
  })
})

describe('one’s own account', () => {
  it('gets no role from its owner, nor a second account of the same document', async () => {
    expect(
      (await give(ada.id, 'CLI_ADMIN', adas, { additionalRoles: ['CLI_DIRECTOR_GENERAL'] })).body.code,
    ).toBe('propia')
    const second = await official({ documentNumber: String(ada.documentNumber), active: false })
    expect((await give(second.id, 'CLI_JURIDICO')).body.code).toBe('propia')
    const made = await portal.call(
      'POST',
      '/api/v1/usuarios',
      form({ mainRole: 'CLI_JURIDICO', documentNumber: ada.documentNumber }),
      adas,
    )
    expect(made).toMatchObject({ status: 409, body: { code: 'propia' } })
  })
})

describe('an account with such a role', () => {
  it('is not there before another administrator confirms it, and is then invited by its own mail', async () => {
    const body = form()
    const asked = await portal.call('POST', '/api/v1/usuarios', body, adas)
    expect(asked.status).toBe(202)
    expect(await portal.messages(body.email)).toEqual([])
    expect((await portal.call('POST', '/api/v1/usuarios', body, bens)).body.code).toBe('propuesta_abierta')
    expect((await open(bens)).find((row) => row.id === asked.body.proposal)).toMatchObject({
      kind: 'crear',
      person: { id: null, name: 'Rosa Cano', email: body.email },
      before: null,
    })
    const done = await confirm(asked.body.proposal, bens)
    expect(await account(done.body.account)).toMatchObject({
      state: 'activo',
      roles: ['CLI_DIRECTOR_GENERAL'],
    })
    expect((await portal.messages(body.email))[0]?.links[0]).toContain('/invitacion-funcionario#')
  })

  it('is not made while there is nobody else to confirm it', async () => {
    await portal.db.run(sql`
      update users set active = false where id <> ${ada.id}::uuid
        and id in (select user_id from user_roles where role in ('CLI_ADMIN', 'SUPERADMIN'))`)
    expect((await portal.call('POST', '/api/v1/usuarios', form(), adas)).body.code).toBe('sin_segundo')
    await portal.db.run(sql`update users set active = true where id = ${ben.id}::uuid`)
  })
})
