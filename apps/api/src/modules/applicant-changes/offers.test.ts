import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NEIGHBOURS } from '@ventanilla/demo/people/cast'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import type { NewApplicant } from '@ventanilla/demo/teller/change-stories'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

let counter = 0
const newcomer = (more: Partial<NewApplicant> = {}): NewApplicant => {
  counter += 1
  return {
    personType: 1,
    name: 'Hernando Quimbayo Lozano',
    documentType: 1,
    documentNumber: `14237${String(counter).padStart(3, '0')}`,
    phone: `57315720${String(counter).padStart(4, '0')}`,
    email: `hernando${counter}@correo.example`,
    ...more,
  }
}

async function asked(who = newcomer()): Promise<{ id: string; token: string; who: NewApplicant }> {
  const { caseId } = await world.fileConcession()
  return { id: caseId, token: (await world.askChange(caseId, who)).token, who }
}

const address = (id: string, token: string): string =>
  `/api/v1/cambio_solicitante/prefill/${id}?token=${token}`
const read = (id: string, token: string): Promise<Answer> => world.call('GET', address(id, token))
const tell = (id: string, token: string, user: string, more: object = {}): Promise<Answer> =>
  world.call('PUT', address(id, token), { cs_new_usr_id: user, cs_estado: 11, cs_id_solicitud: id, ...more })

/** Registers and verifies the telephone as the form does; returns the new user's id. */
async function register(who: NewApplicant, email = who.email): Promise<string> {
  await world.call('POST', '/api/v1/register', {
    reg_tipo_persona: who.personType,
    reg_empresa: '',
    reg_id_tipo_documento: who.documentType,
    reg_documento: who.documentNumber,
    reg_nombres: 'Hernando',
    reg_apellidos: 'Quimbayo Lozano',
    reg_genero: 1,
    reg_celular: who.phone,
    reg_email: email,
    reg_password: 'Quebrada2026',
  })
  const sent = await world.call('GET', `/api/v1/dev/messages?to=${who.phone}`)
  const done = await world.call('POST', '/api/v1/verificar_persona', {
    reg_celular: who.phone,
    reg_email: email,
    reg_code: sent.body[0].code,
  })
  return done.body.data as string
}

const record = (id: string): Promise<{ cs_estado: number; cs_new_usr_id: string | null } | undefined> =>
  world.db.one(sql`select cs_estado, cs_new_usr_id from applicant_changes where case_id = ${id}::uuid`)

it('the link of the mail fills the form with the seven fields and nothing else, as often as it is opened', async () => {
  const { id, token, who } = await asked()
  const [letter] = (await world.call('GET', `/api/v1/dev/messages?to=${who.email}`)).body
  expect(letter.links[0]).toBe(`https://portal.test/cambio-ciudadano/${id}#${token}`)
  for (let n = 0; n < 2; n += 1) {
    const reply = await read(id, token)
    expect([reply.status, reply.body.data]).toEqual([
      200,
      {
        cs_tipo_persona: 1,
        cs_jur_tipo: null,
        cs_nombre_o_razon_social: who.name,
        cs_id_tipo_documento: 1,
        cs_nro_doc: who.documentNumber,
        cs_telefonos: who.phone,
        cs_email: who.email,
      },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})

it('a request that does not exist, a guessed token and the token of another request answer alike', async () => {
  const [one, two] = [await asked(), await asked()]
  const replies = [
    await read(one.id, 'adivinado'),
    await read(randomUUID(), one.token),
    await read(randomUUID(), 'adivinado'),
    await read('1', one.token),
    await read(one.id, two.token),
    await tell(one.id, two.token, randomUUID()),
    await tell(randomUUID(), 'adivinado', randomUUID()),
  ]
  for (const { status, body } of replies) expect([status, body]).toEqual([404, replies[0]?.body])
  expect(replies[0]?.body.message).toContain('no es válido')
})

it('the new applicant registers, the request learns of them with state 11, and the link is used up', async () => {
  const { id, token, who } = await asked()
  const user = await register(who)
  expect((await tell(id, token, user)).body).toEqual({
    status: 200,
    message: 'La solicitud quedó a su nombre',
    data: null,
  })
  expect(await record(id)).toEqual({ cs_estado: 11, cs_new_usr_id: user })
  for (const again of [await read(id, token), await tell(id, token, user)])
    expect([again.status, again.body.code]).toEqual([410, 'enlace_usado'])
  expect(
    await world.db.one(
      sql`select actor_id from audit_log where verb = 'accounts.registerNewApplicant' and case_id = ${id}::uuid`,
    ),
  ).toEqual({ actor_id: user })
})

it('a repeated call after a lost answer gets the first answer', async () => {
  const { id, token, who } = await asked()
  const user = await register(who)
  const key = { 'idempotency-key': 'cambio-1' }
  const body = { cs_new_usr_id: user, cs_estado: 11, cs_id_solicitud: id }
  const first = await world.call('PUT', address(id, token), body, undefined, key)
  const second = await world.call('PUT', address(id, token), body, undefined, key)
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
})

it('a link that two people use at once serves the one who was named, whoever comes first', async () => {
  const { id, token, who } = await asked()
  const [named, other] = [await register(who), await register(newcomer())]
  const [theirs, foreign] = await Promise.all([tell(id, token, named), tell(id, token, other)])
  expect(theirs.status).toBe(200)
  // both responses are valid, depending on who locks the link's row first: while it is
  // unused, an unnamed user is rejected for that and leaves it unused; later, because it was used
  expect([
    [409, 'otro_documento'],
    [410, 'enlace_usado'],
  ]).toContainEqual([foreign.status, foreign.body.code])
  expect(await record(id)).toEqual({ cs_estado: 11, cs_new_usr_id: named })
})

it('a link that one person uses twice at once is used once', async () => {
  const { id, token, who } = await asked()
  const user = await register(who)
  const replies = await Promise.all([tell(id, token, user), tell(id, token, user)])
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410])
  expect(await record(id)).toEqual({ cs_estado: 11, cs_new_usr_id: user })
})

it('an expired link says so, to who holds it', async () => {
  const { id, token } = await asked()
  world.clock.advance(3 * 24 * 3_600_000)
  const reply = await read(id, token)
  expect([reply.status, reply.body.code]).toEqual([410, 'enlace_vencido'])
})

it('only somebody who verified their telephone since then becomes the applicant, with the state and request of the link', async () => {
  const before = await register(newcomer())
  world.clock.advance(60_000)
  const { id, token, who } = await asked()
  const official = await world.personId('cli-juridico@demo.test')
  for (const user of [randomUUID(), official, before])
    expect((await tell(id, token, user)).status, user).toBe(422)
  const user = await register(who)
  for (const more of [
    { cs_estado: 10 },
    { cs_id_solicitud: randomUUID() },
    { cs_email: 'otro@correo.example' },
  ])
    expect((await tell(id, token, user, more)).status).toBe(422)
  expect(await record(id)).toEqual({ cs_estado: 10, cs_new_usr_id: null })
})

it('an address that has an account answers alike: its owner becomes the applicant where the link was sent there', async () => {
  const neighbour = NEIGHBOURS[0] ?? ''
  const owner = await world.personId(neighbour)
  const theirs = await asked({ ...(await world.newApplicant(neighbour)), phone: newcomer().phone })
  // the address is theirs but the document is another person's: the case was not offered to them
  const mistaken = await asked(newcomer({ email: neighbour }))
  const foreign = await asked()
  const replies = [
    await tell(theirs.id, theirs.token, await register(theirs.who)),
    await tell(mistaken.id, mistaken.token, await register(mistaken.who)),
    await tell(foreign.id, foreign.token, await register(foreign.who, neighbour)),
  ]
  expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
    [200, 'La solicitud quedó a su nombre'],
    [200, 'La solicitud quedó a su nombre'],
    [200, 'La solicitud quedó a su nombre'],
  ])
  expect((await read(foreign.id, foreign.token)).body.code).toBe('enlace_usado')
  expect(await record(theirs.id)).toEqual({ cs_estado: 11, cs_new_usr_id: owner })
  for (const { id } of [mistaken, foreign])
    expect(await record(id)).toEqual({ cs_estado: 10, cs_new_usr_id: null })
})

it('the token is kept as a hash only, and no line of the audit has it', async () => {
  const { id, token, who } = await asked()
  await tell(id, token, await register(who))
  const kept = JSON.stringify([
    await world.db.rows(sql`select * from link_tokens`),
    await world.db.rows(sql`select * from applicant_changes`),
    await world.db.rows(sql`select * from audit_log`),
    await world.db.rows(sql`select * from idempotency_keys`),
  ])
  expect(kept).toContain(id)
  expect(kept).not.toContain(token)
})
