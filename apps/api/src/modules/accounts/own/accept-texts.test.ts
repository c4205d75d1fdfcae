import { factory } from '@ventanilla/catalog/factory'
import { contentsOf } from '@ventanilla/domain/configuration/contents.testkit'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../db/connection/sql.ts'
import type { Snapshot } from '../../../db/configuration/snapshot.ts'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { person, tokenOf } from '../../../testing/stories/people.ts'

let release = 0
let current: Snapshot
/** Publishes a change of the terms of use; none: what the product ships. */
function publish(change: Partial<ContentOf<'texto_legal'>> = {}): void {
  const items = factory()
  release += 1
  current = {
    ...contentsOf({
      ...items,
      texto_legal: items.texto_legal.map((one) =>
        one.key === 'terminos' ? { ...one, content: { ...one.content, ...change } } : one,
      ),
    }),
    release,
    lastChange: () => release,
    former: new Map(),
    size: 0,
  }
}

let portal: AccountApp
beforeAll(async () => {
  publish()
  portal = await startAccountApp({}, { current: () => current })
})
afterAll(() => portal.close())
beforeEach(async () => {
  publish()
  await forgetLimits(portal.db)
})

const NEW = { version: '2026-2', acceptedSince: '2026-2', body: 'Otro texto de {AUTORIDAD}.' } as const
const OWED = '/api/v1/perfil/textos-por-aceptar'
const owed = async (token: string) => (await portal.call('GET', OWED, undefined, token)).body.rows
const accept = (token: string, version: string, id = 'terminos') =>
  portal.call('POST', OWED, { texts: [{ id, version }] }, token)
const work = async (token: string) => {
  const { status, body } = await portal.call('GET', '/api/v1/perfil/eliminacion', undefined, token)
  return [status, body.code]
}
const stored = (userId: string) =>
  portal.db.rows<{ text_id: string; version: string; release: number | null }>(sql`
    select text_id, version, release from legal_acceptances where user_id = ${userId}::uuid order by accepted_at, version`)

describe('a legal text that asks for acceptance again', () => {
  it('is asked of nobody until its publication says so', async () => {
    publish({ version: '2026-2', body: 'Otro.' })
    expect(await owed(await tokenOf(portal, await person(portal)))).toEqual([])
  })

  it.each([
    ['a citizen', {}],
    ['an official', { kind: 'funcionario', roles: ['CLI_JURIDICO'] }],
  ] as const)('of %s, where the law does not demand it, holds up nothing', async (_who, more) => {
    publish({ ...NEW, norm: '' })
    const token = await tokenOf(portal, await person(portal, more))
    expect(await owed(token)).toMatchObject([{ id: 'terminos', version: '2026-2', waits: false }])
    expect((await work(token))[1]).not.toBe('falta_aceptacion')
  })

  it.each([
    ['a citizen', {}],
    ['an official', { kind: 'funcionario', roles: ['CLI_JURIDICO'] }],
  ] as const)('of %s, where the law demands it, comes before everything else', async (_who, more) => {
    publish({ ...NEW, norm: 'Ley 1', unaccepted: 'espera' })
    const who = await person(portal, more)
    const token = await tokenOf(portal, who)
    expect(await work(token)).toEqual([403, 'falta_aceptacion'])
    expect(await owed(token)).toMatchObject([{ id: 'terminos', waits: true }])
    expect(
      (await portal.call('GET', '/api/v1/textos-legales/terminos', undefined, token)).body,
    ).toMatchObject({
      version: '2026-2',
      sections: [{ paragraphs: [expect.stringMatching(/^Otro texto de Corporación/)] }],
    })
    const done = await accept(token, '2026-2')
    expect([done.status, done.body.rows]).toEqual([200, []])
    expect((await work(token))[1]).not.toBe('falta_aceptacion')
    expect(await stored(who.id)).toContainEqual({ text_id: 'terminos', version: '2026-2', release })
    const lines = await portal.db.rows<{ detail: unknown }>(sql`
      select detail from audit_log where verb = 'accounts.acceptTexts' and actor_id = ${who.id}::uuid`)
    expect(lines).toMatchObject([{ detail: { texts: [{ id: 'terminos', version: '2026-2' }], release } }])
  })

  it('does not stop a session that was open when it came into force; its next log-in asks', async () => {
    const who = await person(portal)
    const before = await tokenOf(portal, who)
    publish({ ...NEW, norm: 'Ley 1', unaccepted: 'espera' })
    expect((await work(before))[1]).not.toBe('falta_aceptacion')
    expect(await work(await tokenOf(portal, who))).toEqual([403, 'falta_aceptacion'])
  })

  it('is accepted once: the next log-in asks no more, also after a version that changes nothing for them', async () => {
    publish(NEW)
    const who = await person(portal)
    await accept(await tokenOf(portal, who), '2026-2')
    publish({ ...NEW, version: '2026-3' })
    expect(await owed(await tokenOf(portal, who))).toEqual([])
  })

  it('is not accepted in a version that is no longer in force, or that never was', async () => {
    publish(NEW)
    const token = await tokenOf(portal, await person(portal))
    publish({ ...NEW, version: '2026-3' })
    for (const version of ['2026-2', '2026-9']) {
      const { status, body } = await accept(token, version)
      expect([status, body.code]).toEqual([409, 'texto_cambio'])
    }
    expect(await owed(token)).toHaveLength(1)
  })

  it('keeps the instant of what was accepted before, whatever is sent again', async () => {
    publish(NEW)
    const who = await person(portal)
    const token = await tokenOf(portal, who)
    await accept(token, '2026-2')
    const first = await stored(who.id)
    const { release: then } = current
    publish(NEW)
    expect((await accept(token, '2026-2')).status).toBe(200)
    expect(await stored(who.id)).toEqual(first)
    expect(first.at(-1)?.release).toBe(then)
  })

  it('leaves what else the law demands', async () => {
    publish({ ...NEW, norm: 'Ley 1', unaccepted: 'espera' })
    const token = await tokenOf(portal, await person(portal))
    // another text, which is not asked
    expect((await accept(token, '2026-2', 'politica-de-datos')).body.rows).toMatchObject([{ id: 'terminos' }])
    expect(await work(token)).toEqual([403, 'falta_aceptacion'])
  })

  it('cannot be a text that nobody accepts on registration', async () => {
    const token = await tokenOf(portal, await person(portal))
    expect((await accept(token, '2026-2', 'cookies')).status).toBe(422)
  })
})
