import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertPasskey } from '../../db/people/passkeys.ts'
import { openSession } from '../../db/people/sessions.ts'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { plausible, schemaOf } from './bad-values.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { fingerprint } from '../servers/fingerprint.ts'
import { IN_BODY, inAddress, type Named, namedBy } from './named-ids.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/** Every call with the id of another user's object: responds as for an id that never existed. */

let world: ApiWorld
/** All of it belongs to a company, or to officials of another office than the strangers'. */
const theirs = {} as Record<Named, string>
/** a finished task of the same case */
let done = ''
beforeAll(async () => {
  world = await startWorld()
  const { caseId } = await world.fileConcession({ applicant: 'empresa@demo.test' })
  await world.advanceTo(caseId, 'FIR-04')
  const owner = await world.personId('empresa@demo.test')
  const [task] = await world.openTasks(caseId)
  const before = await world.db.one<{ id: string }>(
    sql`select id from tasks where case_id = ${caseId}::uuid and state = 'done' and step = 'PG-02'`,
  )
  done = before?.id ?? ''
  const rowId = async (table: string): Promise<string> => {
    const rows = await world.db.rows<{ id: string }>(
      table === 'files'
        ? sql`select id from files where case_id = ${caseId}::uuid and purpose = 'solicitud' limit 1`
        : table === 'notices'
          ? sql`select id from notices where user_id = ${owner}::uuid limit 1`
          : sql`select id from acts where case_id = ${caseId}::uuid and state = 'sign' limit 1`,
    )
    return rows[0]?.id ?? ''
  }
  const official = await world.tokenFor('cli-juridico@demo.test')
  const view = await world.call('POST', '/api/v1/vistas', { name: 'Mía', query: 'vista=mias' }, official)
  const power = await world.call(
    'POST',
    '/api/v1/perfil/apoderados',
    { name: 'Ana Ruiz', document: '65748219', email: 'ana@correo.example', caseId: null },
    await world.tokenFor('empresa@demo.test'),
  )
  const passkey = world.deps.newId()
  await insertPasskey(world.db, {
    id: passkey,
    userId: owner,
    credential_id: 'ajena',
    public_key: Buffer.from('clave'),
    counter: 0,
    transports: [],
    name: 'Ajena',
    created_at: world.clock.now(),
  })
  const session = world.deps.newId()
  await openSession(world.db, { id: session, userId: owner, address: null, agent: 'otra' })
  const thirdParty = await world.personId('vecino-2@demo.test')
  await world.db.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    values (${caseId}::uuid, ${thirdParty}::uuid, 'tercero', ${world.clock.now()})`)
  await world.db.run(sql`
    update tasks set done_by = ${await world.personId('cli-ventanilla-unica-2@demo.test')}::uuid
    where case_id = ${caseId}::uuid and done_by = ${await world.personId(AT_WINDOW)}::uuid`)
  const absence = world.deps.newId()
  const absent = await world.personId('cli-tecnico@demo.test')
  await world.db.run(sql`
    insert into absences(id, person_id, from_day, until_day, reason, registered_by, registered_at)
    values (${absence}::uuid, ${absent}::uuid, '2026-12-30', '2026-12-31', 'vacaciones', ${absent}::uuid, ${world.clock.now()})`)
  const message = await world.db.one<{ id: string }>(
    sql`select id from outbox where case_id = ${caseId}::uuid order by created_at limit 1`,
  )
  const report = world.deps.newId()
  await world.db.run(sql`
    insert into saved_reports(id, owner_id, name, question, created_at, updated_at)
    values (${report}::uuid, ${absent}::uuid, 'Ajeno', '{"tema":"casos"}', ${world.clock.now()}, ${world.clock.now()})`)
  Object.assign(theirs, {
    case: caseId,
    draft: (await world.draftOf3('empresa@demo.test')).caseId,
    task: task?.id,
    act: await rowId('acts'),
    remark: randomUUID(),
    file: await rowId('files'),
    notice: await rowId('notices'),
    view: view.body.id,
    session,
    power: power.body.id,
    passkey,
    person: owner,
    thirdParty,
    absence,
    message: message?.id,
    report,
    change: (await world.bindChange(caseId, 'vecino-1@demo.test')).changeId,
  } satisfies Record<Named, unknown>)
})
afterAll(() => world.close())

// each call in a minute of its own: of one person no more than so many refusals are written in one
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
beforeEach(() => void vi.advanceTimersByTime(61_000))
afterAll(() => void vi.useRealTimers())

type Ids = (named: Named) => string

function addressOf(endpoint: EndpointShape, ids: Ids): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'remarkId'
      ? ids('remark')
      : name === 'version'
        ? '1'
        : ids(name === 'caseId' ? 'case' : inAddress(endpoint)),
  )
}

function bodyOf(endpoint: EndpointShape, ids: Ids, least: boolean): unknown {
  if (endpoint.body === undefined) return undefined
  const schema = schemaOf(endpoint.body)
  const body = Object.fromEntries(
    Object.entries(plausible(schema) as Record<string, unknown>).filter(
      ([key]) =>
        !least || schema.required?.includes(key) || key in IN_BODY || key === 'urlDoc' || key === 'fileType',
    ),
  )
  for (const key of Object.keys(body)) {
    const named = namedBy(endpoint, key)
    if (named !== undefined) body[key] = key === 'tasks' ? [ids(named)] : ids(named)
    if (key === 'urlDoc') body[key] = `${ids('person')}/${ids('case')}/solicitud/${ids('file')}.pdf`
  }
  if ('file' in body) body['file'] = [ids('file')]
  if ('signedPaper' in body) body['signedPaper'] = ids('file')
  if ('fileType' in body) Object.assign(body, { fileType: 'pdf', name: 'plano.pdf', size: 10 })
  if ('code' in body) body['code'] = '1234'
  // the response of an unknown passkey
  if ('response' in body)
    body['response'] = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' }
  if ('document' in body) Object.assign(body, { document: '65748219', email: 'otra@correo.example' })
  // returned to the group: an ineligible assignee would be rejected for that instead
  if ('tasks' in body) body['to'] = null
  return body
}

const STRANGERS = [
  'ciudadano@demo.test',
  'cli-tecnico-norte@demo.test',
  'cli-jefe-territorial-norte@demo.test',
]
/**
 * The ventanilla drafts on behalf of applicants; a draft written at home is as foreign to it as to the others.
 */
const AT_WINDOW = 'cli-ventanilla-unica@demo.test'
/** Nor does it reach third parties of a case that another official of the window took in. */
const OF_THE_WINDOW: ReadonlySet<string> = new Set(['cases.fileAtWindow', 'thirdParties.manage'])
const strangersOf = (endpoint: EndpointShape): readonly string[] =>
  OF_THE_WINDOW.has(endpoint.permission) ? [...STRANGERS, AT_WINDOW] : STRANGERS
/** Permissions over every user or every file: nothing is foreign to their holders. */
const OVER_ALL: ReadonlySet<string> = new Set([
  'users.admin',
  'alerts.admin',
  'parameters.admin',
  'files.share',
  'bulletin.publish',
  'public',
])

/** A role that reads the templates of acts reaches every case; the call itself asks for the act in the reader's reach. */
const OF_ALL_CASES: ReadonlySet<string> = new Set(['configuration.printDraft'])

/** The authority's own ground: nothing of it is foreign to who keeps zones, and the others lack the kind. */
const OF_THE_AUTHORITY: ReadonlySet<string> = new Set(['layers.read', 'layers.shapes'])

const naming = endpoints.filter(
  (e) =>
    !OVER_ALL.has(e.permission) &&
    !OF_ALL_CASES.has(e.id) &&
    !OF_THE_AUTHORITY.has(e.id) &&
    (/:\w*[iI]d\b/.test(e.path) ||
      Object.keys(bodyKeys(e)).some((key) => key in IN_BODY || key === 'urlDoc')),
)
function bodyKeys(endpoint: EndpointShape): Record<string, unknown> {
  return (endpoint.body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}
}

/** Calls that return a list: empty, or of the rejected items. */
const NOTHING_FOUND: Readonly<Record<string, (body: Answer['body']) => boolean>> = {
  'tasks.assign': (body) => body.assigned === 0 && body.refused.length === 1,
  'accounts.listAssigned': (body) => body.data.length === 0,
}

/** Rejections of a person in the audit. */
const refusals = async (actorId: string): Promise<number> =>
  (
    await world.db.one<{ n: number }>(
      sql`select count(*)::int as n from audit_log where actor_id = ${actorId}::uuid and detail ? 'refused'`,
    )
  )?.n ?? 0

describe('what belongs to somebody else', () => {
  it('is there to be asked for', () => {
    for (const [named, id] of Object.entries(theirs))
      expect([named, id]).toEqual([named, expect.stringMatching(/^[0-9a-f-]{36}$/)])
    expect(naming.length).toBeGreaterThan(35)
  })

  it.each(naming.map((e): [string, EndpointShape] => [`${e.method} ${e.path}`, e]))(
    '%s does not find it, and nothing changes',
    async (_name, endpoint) => {
      let asked = 0
      for (const email of strangersOf(endpoint)) {
        const actor = await world.actor(email)
        if (endpoint.permission !== 'session' && !holds(actor, endpoint.permission as Permission)) continue
        const token = await world.tokenFor(email)
        // with every optional field, and with the required ones alone
        for (const [task, least] of [
          [theirs.task, false],
          [theirs.task, true],
          [done, true],
        ] as const) {
          const given: Ids = (named) => (named === 'task' ? task : theirs[named])
          const ask = async (ids: Ids): Promise<Answer> => {
            await world.db.run(sql`delete from rate_limits`)
            return world.call(endpoint.method, addressOf(endpoint, ids), bodyOf(endpoint, ids, least), token)
          }
          const unknown: Partial<Record<Named, string>> = {}
          const before = await fingerprint(world)
          const known = await refusals(actor.id)
          const foreign = await ask(given)
          const written = (await refusals(actor.id)) - known
          expect(await fingerprint(world), email).toBe(before)
          const never = await ask((named) => (unknown[named] ??= randomUUID()))
          // different ids, same response: the id's existence is not revealed
          const told = ({ status, body }: Answer, ids: Ids): string =>
            Object.keys(theirs).reduce(
              (text, named) => text.replaceAll(ids(named as Named), named),
              JSON.stringify([status, body]),
            )
          expect(told(foreign, given), email).toBe(
            told(never, (named) => unknown[named] ?? 'nunca preguntado'),
          )
          if (foreign.status === 200)
            expect(NOTHING_FOUND[endpoint.id]?.(foreign.body), JSON.stringify(foreign.body)).toBe(true)
          else {
            expect([403, 404], JSON.stringify(foreign.body)).toContain(foreign.status)
            expect([email, written]).toEqual([email, 1])
          }
          if (foreign.body.code !== 'sin_permiso') asked += 1
        }
      }
      // at least one caller was stopped by the named object, not by their own role
      expect(asked).toBeGreaterThan(0)
    },
  )
})
