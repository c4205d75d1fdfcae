import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import { beginnings, type Outside, walkSequence } from '../../testing/outside/document-walker.ts'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/**
 * An outside client follows the served document to its end: calls, order, callers and values all come from
 * there. Given are the officials' accounts, a file, and the mailbox.
 */

const DOCUMENT = '/api/v1/openapi.json'

let world: ApiWorld
let origin = ''
// the document is read as any other
// oxlint-disable-next-line typescript/no-explicit-any
let document: any
beforeAll(async () => {
  world = await startWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  document = await (await fetch(origin + DOCUMENT)).json()
}, 120_000)
afterAll(() => world.close())

const emailOf = (role: string): string => `${role.toLowerCase().replaceAll('_', '-')}@demo.test`

function outside(): Outside {
  return {
    origin,
    document,
    async account(role) {
      return { usuario: emailOf(role), clave: DEMO_PASSWORD }
    },
    async letter({ usuario, celular }) {
      await forgetLimits(world.db)
      const found = await world.db.one<{ phone: string }>(
        sql`select phone from users where email = ${usuario}`,
      )
      const sent = await world.db.rows<{ text: string; url: string | null; channel: string }>(sql`
        select payload->>'text' as text, payload->'action'->>'url' as url, channel from outbox
        where recipient in (${usuario}, ${found?.phone ?? celular ?? ''}) order by created_at desc, id desc`)
      return {
        links: sent.flatMap(({ url }) => (url === null ? [] : [url])),
        code: sent.flatMap(({ text }) => /\b\d{4}\b/.exec(text ?? '') ?? [])[0] ?? null,
      }
    },
    waitFor(day) {
      world.clock.set(new Date(Date.parse(`${day}T14:00:00.000Z`) + 86_400_000))
    },
    today: () => world.clock.now().toISOString().slice(0, 10),
  }
}

it('registers, files an application with its documents, and finishes a change of applicant to a second person who registers', async () => {
  const [name = '', ...more] = beginnings(document)
  expect(more).toEqual([])
  const before = await world.db.one<{ n: number }>(sql`select count(*)::int as n from cases`)
  expect(before?.n).toBe(0)
  await forgetLimits(world.db)
  const kept = await walkSequence(outside(), name, { bytes: new Uint8Array(samplePdf('cesión', 1)) })
  const now = await world.db.one<{ email: string; radicado: string; files: number }>(sql`
    select u.email, c.radicado, (select count(*)::int from files f where f.case_id = c.id and f.purpose = 'solicitud') as files
    from cases c join users u on u.id = c.applicant_id where c.id = ${kept['tramite']}::uuid`)
  const { radicado } = kept
  expect(now).toMatchObject({ email: kept['registro'].reg_email, radicado })
  expect(now?.files).toBeGreaterThan(2)
  expect(kept['ahora']).not.toBe(kept['titular'])
}, 240_000)

it('writes no path, no call and no value of a list by hand: all of them come from the document', () => {
  const known = new Set<string>()
  const look = (value: unknown, key = ''): void => {
    if (Array.isArray(value)) value.forEach((one) => (key === 'enum' ? known.add(String(one)) : look(one)))
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        if (name.startsWith('/')) known.add(name)
        if (name === 'operationId' || name === 'outcome') known.add(String(inner))
        look(inner, name)
      }
  }
  look(document)
  const written = ['./outside-client.test.ts', '../../testing/outside/document-walker.ts'].flatMap((file) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(
      ([, plain, template]) => plain ?? template ?? '',
    ),
  )
  const byHand = written.filter(
    (text) =>
      text !== DOCUMENT && ((known.has(text) && text.length > 2) || text.startsWith(DOCUMENT.slice(0, 5))),
  )
  expect(byHand).toEqual([])
})
