import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { DEMO_PASSWORD } from '@ventanilla/catalog/people/cast'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import { GIVER } from '../../testing/change-calls.ts'
import { beginnings, type Outside, walkSequence } from '../../testing/document-walker.ts'
import { samplePdf } from '../../testing/sample-pdf.ts'
import { type ApiWorld, startWorld } from '../../testing/world.ts'

/**
 * Somebody who has only the served document walks what it says to its end: which calls, in which order, made by whom and
 * with which values all comes from there. Given are the accounts, a filed case, a paper, and what reaches a mailbox.
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

/** The demonstration's account of a role; whoever takes the case is the one whose data the document shows. */
function outside(newcomer: Readonly<Record<string, string>>): Outside {
  const emailOf = (part: string, is: string): string => {
    if (is === is.toUpperCase()) return `${is.toLowerCase().replaceAll('_', '-')}@demo.test`
    return part === Object.keys(document['x-sequences'][beginnings(document)[0] ?? ''].parts)[0]
      ? GIVER
      : (newcomer['reg_email'] ?? '')
  }
  return {
    origin,
    document,
    async account(part, is) {
      const usuario = emailOf(part, is)
      return {
        usuario,
        clave: usuario === newcomer['reg_email'] ? (newcomer['reg_password'] ?? '') : DEMO_PASSWORD,
      }
    },
    async letter(part, is) {
      await forgetLimits(world.db)
      const email = emailOf(part, is)
      const found = await world.db.one<{ phone: string }>(sql`select phone from users where email = ${email}`)
      const phone = found?.phone ?? newcomer['reg_celular']
      const sent = await world.db.rows<{ text: string; url: string | null; channel: string }>(sql`
        select payload->>'text' as text, payload->'action'->>'url' as url, channel from outbox
        where recipient in (${email}, ${phone ?? ''}) order by created_at desc, id desc`)
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

it('finishes a change of applicant, with the registration of who takes the case and an upload', async () => {
  const [name = '', ...more] = beginnings(document)
  expect(more).toEqual([])
  const { caseId: tramite } = await world.fileConcession({ applicant: GIVER })
  const steps = JSON.stringify(document['x-sequences'][name].takes)
  const like = /"like":"([^"]+)"/.exec(steps)?.[1]
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path),
  )
  const shown = operations.find(({ operationId }) => operationId === like) as unknown as {
    requestBody: { content: Record<string, { example: Record<string, string> }> }
  }
  const newcomer = Object.values(shown.requestBody.content)[0]?.example ?? {}
  await forgetLimits(world.db)
  const kept = await walkSequence(outside(newcomer), name, {
    tramite,
    bytes: new Uint8Array(samplePdf('cesión', 1)),
  })
  const now = await world.db.one<{ email: string }>(sql`
    select u.email from cases c join users u on u.id = c.applicant_id where c.id = ${tramite}::uuid`)
  expect(now?.email).toBe(newcomer['reg_email'])
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
  const written = ['./outside-client.test.ts', '../../testing/document-walker.ts'].flatMap((file) =>
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
