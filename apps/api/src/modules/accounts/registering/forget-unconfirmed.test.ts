import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NewPerson } from '../../../db/people/people.ts'
import { sql } from '../../../db/connection/sql.ts'
import { person } from '../../../testing/stories/people.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { TAKES_PART, UNCONFIRMED_DAYS } from './forget-unconfirmed.ts'

const DAY = 86_400_000

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from budgets`))

let counter = 0
const form = (more: Record<string, unknown> = {}) => {
  counter += 1
  return {
    reg_tipo_persona: 1,
    reg_empresa: '',
    reg_id_tipo_documento: 1,
    reg_documento: `41712${String(counter).padStart(3, '0')}`,
    reg_nombres: 'Nelly',
    reg_apellidos: 'Castaño',
    reg_genero: 2,
    reg_celular: `57313555${String(counter).padStart(4, '0')}`,
    reg_email: `nelly${counter}@correo.example`,
    reg_password: 'Quebrada2026',
    ...more,
  }
}
type Form = ReturnType<typeof form>

/** Registers and proves the telephone; the mail stays unopened. */
async function waiting(): Promise<Form> {
  const given = form()
  expect((await world.call('POST', '/api/v1/register', given)).status).toBe(200)
  const sms = await world.db.one<{ payload: { text: string } }>(
    sql`select payload from outbox where recipient = ${given.reg_celular} order by created_at desc, id desc limit 1`,
  )
  const reg_code = /\b\d{4}\b/.exec(JSON.stringify(sms?.payload))?.[0]
  const { reg_celular, reg_email } = given
  const verified = await world.call('POST', '/api/v1/verificar_persona', { reg_celular, reg_email, reg_code })
  expect(verified.status).toBe(200)
  return given
}
const isThere = async ({ reg_email }: Form): Promise<boolean> =>
  (await world.db.one(sql`select 1 from users where email = ${reg_email}`)) !== undefined
const after = async (days: number): Promise<void> => {
  world.clock.advance(days * DAY + 60_000)
  await world.drain()
}
const lines = () =>
  world.db.rows<{ actor_id: string | null; subject: string | null; address: string | null; detail: unknown }>(
    sql`select actor_id, subject, address, detail from audit_log where verb = 'accounts.forgetUnconfirmed' order by at, id`,
  )

describe('a registration that nobody confirms', () => {
  it('is gone thirty days after its telephone was proved, with what was sent to it, and not before', async () => {
    const given = await waiting()
    await after(29)
    expect(await isThere(given)).toBe(true)
    const before = await lines()
    await after(1)
    expect(await isThere(given)).toBe(false)
    const { reg_celular, reg_email } = given
    expect(
      await world.db.rows(
        sql`select 1 from outbox where recipient = any(${[reg_celular, reg_email]}::text[])`,
      ),
    ).toEqual([])
    const [line, ...more] = (await lines()).slice(before.length)
    expect(more).toEqual([])
    expect(line).toEqual({ actor_id: null, subject: null, address: null, detail: { borrados: 1 } })
    // telephone and address are free again
    expect((await world.call('POST', '/api/v1/register', { ...form(), reg_celular, reg_email })).status).toBe(
      200,
    )
  })

  it('is gone a week after it was typed where nobody proved the telephone', async () => {
    const given = form()
    expect((await world.call('POST', '/api/v1/register', given)).status).toBe(200)
    await after(6)
    expect(await isThere(given)).toBe(true)
    await after(1)
    expect(await isThere(given)).toBe(false)
  })

  it('stays while a link to confirm it is open', async () => {
    const given = await waiting()
    world.clock.advance(30 * DAY - 60_000)
    const login = { username: given.reg_email, password: given.reg_password }
    expect((await world.call('POST', '/api/v1/authenticate', login)).status).toBe(403)
    await after(0)
    world.clock.advance(60_000)
    await after(0)
    expect(await isThere(given)).toBe(true)
    await after(1)
    expect(await isThere(given)).toBe(false)
  })

  it('takes no message along that went to the owner of the address', async () => {
    const owner = await person(world)
    const given = form({ reg_email: owner.email })
    expect((await world.call('POST', '/api/v1/register', given)).status).toBe(200)
    await after(8)
    const [mail] = await world.db.rows(sql`select 1 from outbox where recipient = ${owner.email}`)
    expect(mail).toBeDefined()
    expect(await world.db.rows(sql`select id from users where email = ${owner.email}`)).toEqual([
      { id: owner.id },
    ])
  })
})

describe('who stays, however long ago', () => {
  const old = (): Partial<NewPerson> => ({
    active: false,
    emailVerifiedAt: null,
    at: world.clock.now(),
    phoneVerifiedAt: world.clock.now(),
  })
  const stay = async (who: NewPerson): Promise<boolean> =>
    (await world.db.one(sql`select 1 from users where id = ${who.id}::uuid`)) !== undefined

  it('is who was confirmed, activated, refused or deactivated, and an official who waits for an administrator', async () => {
    const official = { kind: 'funcionario', roles: ['CLI_JURIDICO'] } as const
    const now = world.clock.now()
    const kept = [
      await person(world),
      await person(world, { ...official, ...old(), emailVerifiedAt: now }),
      await person(world, { ...official, ...old(), active: true }),
    ]
    const [refused, ended] = [await person(world, { ...official, ...old() }), await person(world, old())]
    await world.db.run(sql`update users set refused_at = ${now} where id = ${refused.id}::uuid`)
    await world.db.run(sql`update users set deactivated_at = ${now} where id = ${ended.id}::uuid`)
    const official2 = await person(world, { ...official, ...old() })
    await after(UNCONFIRMED_DAYS.address)
    for (const who of [...kept, refused, ended]) expect(await stay(who)).toBe(true)
    // a registration without a waiting date
    expect(await stay(official2)).toBe(false)
  })

  it('is whoever is still to be found out, whom a file opened by hand names first', async () => {
    await world.db.run(
      sql`update users set created_at = created_at - interval '400 days' where kind = 'sistema'`,
    )
    await after(1)
    const records = await world.tokenFor('cli-gestion-documental@demo.test')
    const opened = { family: 'migracion', step: 'MIG-05' }
    expect((await world.call('POST', '/api/v1/actuaciones', opened, records)).status).toBe(200)
  })

  it('is who takes part in a case', async () => {
    const { caseId } = await world.draftOf3()
    const [applicant, proxy] = [await person(world, old()), await person(world, old())]
    await world.db.run(sql`update cases set applicant_id = ${applicant.id}::uuid where id = ${caseId}::uuid`)
    await world.db.run(sql`
      insert into case_parties(case_id, user_id, role, since)
      values (${caseId}::uuid, ${proxy.id}::uuid, 'apoderado', ${world.clock.now()})`)
    await after(UNCONFIRMED_DAYS.address)
    expect([await stay(applicant), await stay(proxy)]).toEqual([true, true])
  })

  it('is looked for in every column that the database would not let go', async () => {
    const refers = await world.owner.rows<{ name: string }>(sql`
      select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype <> 'c'`)
    expect(refers.length).toBeGreaterThan(10)
    const known = TAKES_PART.map(([table, column]) => `${table}.${column}`)
    expect(refers.map(({ name }) => name).filter((name) => !known.includes(name as never))).toEqual([])
  })
})
