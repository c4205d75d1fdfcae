import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { changes } from '@ventanilla/contract/refusals'
import { AUDIT_EVENTS } from '@ventanilla/domain/audit/events'
import { REFUSED_EVENTS, STOPPED_EVENTS } from '@ventanilla/domain/audit/refusals'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { raw, sql } from '../../db/connection/sql.ts'
import { openTraces, type Trace } from '../../db/traces.ts'
import { endpoints } from '../../endpoints.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../stories/world.ts'

/** Nobody reads another person's data without an audit line. */

/** Calls with an id that disclose no personal data to others. */
const NO_READING: Readonly<Record<string, string>> = {
  'appeals.draft': 'only its author finds it',
  ...Object.fromEntries(
    ['changes.send', 'changes.approve', 'changes.reject'].map((id) => [
      id,
      'moves a request, and writes its line',
    ]),
  ),
  ...Object.fromEntries(
    ['items', 'item', 'version', 'effects', 'trial'].map((id) => [
      `configuration.${id}`,
      'what the authority decides, with the officials who decided it, and numbers: no applicant',
    ]),
  ),
  'layers.read': 'shapes of the ground, with the official who loaded them: no applicant',
  'layers.shapes': 'shapes of the ground: no applicant',
  'tasks.candidates': 'colleagues with their load, no applicant',
  'accounts.listAssigned': 'a list of tasks, all of cases that the inbox lists to the same reader',
  'expedientes.export': 'writes its own line, every time and not once in a quarter of an hour',
}

const naming = endpoints.filter(
  (e) => e.method === 'GET' && e.path.includes(':') && e.permission !== 'public',
)

describe('the contract', () => {
  it.each(naming.map((e): [string, EndpointShape] => [e.id, e]))(
    'says of %s whose data it shows, or why it shows nobody’s',
    (id, endpoint) => {
      expect(endpoint.discloses !== undefined).toBe(NO_READING[id] === undefined)
      const by = endpoint.discloses?.by ?? null
      if (by !== null) expect(endpoint.path).toContain(`:${by}`)
    },
  )

  it('gives a reason only for calls that exist', () => {
    const ids = naming.map(({ id }) => id)
    expect(Object.keys(NO_READING).filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has a sentence for every reading and for every call that can be stopped', () => {
    const readings = endpoints.filter((e) => e.discloses !== undefined).map(({ id }) => id)
    expect(readings.filter((id) => AUDIT_EVENTS[id] === undefined)).toEqual([])
    const stopped = endpoints.filter((e) => e.limit !== undefined || 429 in e.answers).map(({ id }) => id)
    expect(stopped.filter((id) => STOPPED_EVENTS[id] === undefined)).toEqual([])
  })

  it('has a sentence for every call that changes something, or why it leaves no line, and never both', () => {
    const wrong = endpoints.filter(
      (e) => changes(e) && (AUDIT_EVENTS[e.id] === undefined) === (e.unaudited === undefined),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('leaves a line where a call deletes unfinished work: no later call can leave it', () => {
    const wrong = endpoints.filter((e) => e.method === 'DELETE' && e.unaudited === 'unfinishedWork')
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('says why there is no line of calls that change something, and of no other', () => {
    const reading = endpoints.filter((e) => !changes(e) && (e.unaudited ?? e.auditsItself) !== undefined)
    expect(reading.map(({ id }) => id)).toEqual([])
  })

  it('has every verb that the audit has a sentence for', () => {
    const elsewhere = [
      'accounts.register',
      'accounts.forgetUnconfirmed',
      'accounts.propose',
      'accounts.expireProposal',
      'accounts.createFirst',
      'accounts.recover',
      'accounts.makeSuperadmin',
      'accounts.confirmPower',
      'expedientes.expire',
      'thirdParties.note',
      'messages.note',
      'tasks.expire',
      'terms.recount',
      'faults.report',
      'configuration.import',
      'configuration.handOver',
      'definitionsInUse.moved',
    ]
    const ids = new Set([...endpoints.map(({ id }) => id), ...elsewhere])
    const told = [AUDIT_EVENTS, REFUSED_EVENTS, STOPPED_EVENTS].flatMap((table) => Object.keys(table))
    expect(told.filter((verb) => !ids.has(verb))).toEqual([])
  })
})

describe('what the code writes into the audit', () => {
  const API = join(import.meta.dirname, '../..')

  it('has a sentence, be the verb spelled out or that of the call', async () => {
    const files = (await readdir(API, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'),
    )
    const spelled = new Set<string>()
    for (const name of files)
      for (const [, verb] of (await readFile(join(API, name), 'utf8')).matchAll(/\bverb: '([\w.]+)'/g))
        spelled.add(verb ?? '')
    expect(spelled.size).toBeGreaterThan(5)
    expect([...spelled].filter((verb) => AUDIT_EVENTS[verb] === undefined)).toEqual([])
  })
})

let world: ApiWorld
let caseId = ''
let ids: Readonly<Record<'task' | 'act' | 'file' | 'owner', string>>
const OFFICIAL = 'cli-control-interno@demo.test'
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession({ applicant: 'empresa@demo.test' })).caseId
  await world.advanceTo(caseId, 'FIR-04')
  const idOf = async (statement: ReturnType<typeof sql>): Promise<string> =>
    (await world.db.one<{ id: string }>(statement))?.id ?? ''
  ids = {
    task: (await world.openTasks(caseId))[0]?.id ?? '',
    act: await idOf(sql`select id from acts where case_id = ${caseId}::uuid and state = 'sign' limit 1`),
    file: await idOf(
      sql`select id from files where case_id = ${caseId}::uuid and purpose = 'solicitud' limit 1`,
    ),
    owner: await world.personId('empresa@demo.test'),
  }
}, 60_000)
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.run(sql`delete from rate_limits`)
  // puts each test in its own quarter of an hour
  later(20 * 60)
})

const later = (seconds: number): void =>
  world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000))

interface Line {
  readonly verb: string
  readonly actor_id: string | null
  readonly case_id: string | null
  readonly subject: string | null
  readonly detail: Readonly<Record<string, unknown>>
}
/** Audit lines written while `work` runs. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const mark = await world.db.one<{ n: number }>(sql`select count(*)::int as n from audit_log`)
  await work()
  return world.db.rows<Line>(sql`
    select verb, actor_id, case_id, subject, detail from audit_log order by at, id offset ${mark?.n ?? 0}`)
}
async function get(who: string, path: string): Promise<Answer> {
  return world.call('GET', path, undefined, await world.tokenFor(who))
}

/** One call of each kind, an official allowed to make it, and what the line names besides the case. */
const KINDS: readonly (readonly [string, () => string, string, () => string | null])[] = [
  ['cases.read', () => `/api/v1/solicitudes/${caseId}`, OFFICIAL, () => null],
  ['cases.shared', () => `/api/v1/get-solicitud-shared/${caseId}`, OFFICIAL, () => null],
  ['expedientes.index', () => `/api/v1/solicitudes/${caseId}/expediente`, OFFICIAL, () => null],
  ['tasks.read', () => `/api/v1/tareas/${ids.task}`, 'doer', () => ids.task],
  ['acts.read', () => `/api/v1/actos/${ids.act}`, 'doer', () => ids.act],
  ['files.link', () => `/api/v1/archivos/${ids.file}/enlace`, OFFICIAL, () => ids.file],
  ['files.state', () => `/api/v1/archivos/${ids.file}`, OFFICIAL, () => ids.file],
]

describe('an official who reads', () => {
  it.each(KINDS)('%s leaves one line in a quarter of an hour', async (verb, path, who, subject) => {
    const actor = await (who === 'doer' ? world.doerOf(caseId, 'FIR-04') : world.actor(who))
    const read = async (): Promise<void> =>
      expect((await world.call('GET', path(), undefined, await world.tokenFor(actor.id))).status).toBe(200)
    const line = { verb, actor_id: actor.id, case_id: caseId, subject: subject(), detail: {} }
    expect(await linesOf(read)).toEqual([line])
    later(14 * 60)
    expect(await linesOf(read)).toEqual([])
    later(60)
    expect(await linesOf(read)).toEqual([line])
  })

  it('leaves one line for one case, through whichever call it is read', async () => {
    const lines = await linesOf(async () => {
      for (const end of ['', '/historia', '/linea-tiempo', '/expediente'])
        expect((await get(OFFICIAL, `/api/v1/solicitudes/${caseId}${end}`)).status).toBe(200)
    })
    expect(lines.map(({ verb }) => verb)).toEqual(['cases.read'])
  })

  it('leaves a line of whose account and of which list it was, but none of their own account', async () => {
    const admin = await world.actor('cli-admin@demo.test')
    const lines = await linesOf(async () => {
      await get(admin.id, `/api/v1/usuarios/${admin.id}`)
      await get(admin.id, `/api/v1/usuarios/${ids.owner}`)
      await get(admin.id, '/api/v1/usuarios?q=ana')
      await get(admin.id, '/api/v1/usuarios?q=ana&after=' + ids.owner)
      await get(admin.id, '/api/v1/usuarios?q=rosa')
    })
    expect(lines.map(({ verb, subject, detail }) => [verb, subject, detail['q']])).toEqual([
      ['accounts.readUser', ids.owner, undefined],
      ['accounts.listUsers', null, 'ana'],
      ['accounts.listUsers', null, 'rosa'],
    ])
  })

  it('leaves no reading where nothing was shown', async () => {
    const stranger = 'cli-tecnico-norte@demo.test'
    const lines = await linesOf(async () => {
      expect((await get(stranger, `/api/v1/solicitudes/${caseId}`)).status).toBe(404)
      expect((await get(stranger, `/api/v1/get-solicitud-shared/${caseId}`)).status).toBe(403)
    })
    // but each try has a line for its rejection (refusals-recorded.test.ts)
    expect(lines.map(({ detail }) => detail['refused'] !== undefined)).toEqual([true, true])
  })

  it('is shown nothing while the line cannot be written', async () => {
    await world.owner.run(
      raw(`
      create function no_se_puede() returns trigger language plpgsql as $$ begin raise exception 'disco dañado'; end $$`),
    )
    await world.owner.run(
      raw(
        'create trigger sin_constancia before insert on audit_log for each row execute function no_se_puede()',
      ),
    )
    const path = `/api/v1/solicitudes/${caseId}`
    try {
      const refused = await get(OFFICIAL, path)
      expect([refused.status, refused.body.code]).toEqual([503, 'sin_constancia'])
      expect(JSON.stringify(refused.body)).not.toContain('radicado')
      // the owner's own access is not audited
      expect((await get('empresa@demo.test', path)).status).toBe(200)
    } finally {
      await world.owner.run(raw('drop trigger sin_constancia on audit_log'))
    }
    expect(await linesOf(async () => expect((await get(OFFICIAL, path)).status).toBe(200))).toHaveLength(1)
  })
})

describe('an applicant who reads', () => {
  it('leaves no line of what is their own', async () => {
    const own = 'empresa@demo.test'
    const draft = (await world.draftOf3(own)).caseId
    expect(
      await linesOf(async () => {
        for (const path of [
          `/api/v1/solicitudes/${caseId}`,
          `/api/v1/solicitudes/${caseId}/linea-tiempo`,
          `/api/v1/archivos/${ids.file}/enlace`,
          `/api/v1/solicitudes/${draft}/borrador`,
        ])
          expect([path, (await get(own, path)).status]).toEqual([path, 200])
      }),
    ).toEqual([])
  })

  it('leaves one, as a proxy, of the case of whom they act for', async () => {
    const proxy = await world.actor('apoderado@demo.test')
    await world.db.run(sql`
      insert into case_parties(case_id, user_id, role, since)
      values (${caseId}::uuid, ${proxy.id}::uuid, 'apoderado', ${world.clock.now()}) on conflict do nothing`)
    const lines = await linesOf(async () =>
      expect((await get(proxy.id, `/api/v1/solicitudes/${caseId}`)).status).toBe(200),
    )
    expect(lines).toMatchObject([{ verb: 'cases.read', actor_id: proxy.id, case_id: caseId }])
  })
})

describe('calls that come too often', () => {
  const consult = () => world.call('POST', '/api/v1/consulta', { radicado: 'X-1', documento: '1' })

  it('leave one line a minute for their address', async () => {
    const many = async (): Promise<void> => {
      const statuses: number[] = []
      for (let i = 0; i < 20; i++) statuses.push((await consult()).status)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5)
    }
    const line = {
      verb: 'consult.case',
      actor_id: null,
      case_id: null,
      subject: null,
      detail: { refused: 429 },
    }
    // each wrong guess has a line of its own (testing/attacks/guessing.test.ts)
    const stopped = async () => (await linesOf(many)).filter(({ detail }) => detail['refused'] !== 'secreto')
    expect(await stopped()).toEqual([line])
    later(61)
    expect(await stopped()).toEqual([line])
  })

  it('leave one when the login makes them wait', async () => {
    const logIn = () =>
      world.call('POST', '/api/v1/authenticate', { username: 'nadie@correo.example', password: 'Otra2026' })
    const lines = await linesOf(async () => {
      const statuses: number[] = []
      for (let i = 0; i < 8; i++) statuses.push((await logIn()).status)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(1)
    })
    expect(lines.filter(({ detail }) => detail['refused'] === 429)).toHaveLength(1)
    expect(lines.filter(({ detail }) => detail['refused'] === 401).length).toBeGreaterThan(3)
  })
})

describe('traces', () => {
  /** The world's database, counting its statements. */
  const counting = () => {
    const seen = { statements: 0 }
    const run: typeof world.db.run = (statement) => {
      seen.statements += 1
      return world.db.run(statement)
    }
    return { seen, traces: openTraces({ db: { ...world.db, run }, newId: world.deps.newId }) }
  }
  const trace = (ref: string): Trace => ({
    at: world.clock.now(),
    actorId: ids.owner,
    verb: 'cases.read',
    address: '::1',
    what: 'persona',
    ref,
    unlessOwn: false,
    detail: {},
  })

  it('that come together share a statement', async () => {
    const { seen, traces } = counting()
    const lines = await linesOf(() =>
      Promise.all(
        Array.from({ length: 150 }, () => {
          const ref = world.deps.newId()
          return traces.leave(ref, 1000, trace(ref))
        }),
      ),
    )
    expect(lines).toHaveLength(150)
    expect(seen.statements).toBeLessThanOrEqual(2)
  })

  it('that are the same wait for one and the same line', async () => {
    const { seen, traces } = counting()
    const ref = world.deps.newId()
    const leave = () => traces.leave(ref, 1000, trace(ref))
    expect(await linesOf(() => Promise.all([leave(), leave(), leave()]))).toHaveLength(1)
    expect(seen.statements).toBe(1)
  })

  it('are remembered up to a bound', async () => {
    let statements = 0
    const db = { ...world.db, run: () => Promise.resolve((statements += 1)) }
    const traces = openTraces({ db, newId: () => '' })
    const leave = (key: string) => traces.leave(key, 1_000_000, trace(''))
    await leave('primera')
    await leave('primera')
    expect(statements).toBe(1)
    await Promise.all(Array.from({ length: 20_000 }, (_, i) => leave(String(i))))
    const before = statements
    await leave('19999')
    expect(statements).toBe(before)
    await leave('primera')
    expect(statements).toBe(before + 1)
  })

  it('do not wait for the disk', async () => {
    const waits = await world.db.tx(async (tx) => {
      await tx.run(raw('set local synchronous_commit = on'))
      const traces = openTraces({ db: { ...world.db, run: tx.run }, newId: world.deps.newId })
      await traces.leave('una', 1, trace(world.deps.newId()))
      return tx.one<{ synchronous_commit: string }>(sql`show synchronous_commit`)
    })
    expect(waits).toEqual({ synchronous_commit: 'off' })
  })
})
