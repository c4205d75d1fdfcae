import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
let theirs: string
beforeAll(async () => {
  world = await startWorld()
  theirs = (await world.fileConcession({ applicant: 'empresa@demo.test' })).caseId
}, 120_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

interface Line {
  readonly email: string | null
  readonly verb: string
  readonly subject: string | null
  readonly refused: string | null
}
/** Audit lines of rejections written while `work` runs. */
async function linesOf(work: () => Promise<unknown>): Promise<readonly Line[]> {
  const before = await refusals()
  await work()
  return (await refusals()).slice(before.length)
}
const refusals = (): Promise<Line[]> =>
  world.db.rows<Line>(sql`
    select u.email, a.verb, a.subject, a.detail->>'refused' as refused from audit_log a left join users u on u.id = a.actor_id
    where a.detail ? 'refused' order by a.id`)
const as = async (email: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  world.call(method, `/api/v1${path}`, body, await world.tokenFor(email))
const ME = 'ciudadano@demo.test'

describe('who is refused stands in the audit with one line', () => {
  it('when their role does not allow it, before the call has looked at anything', async () => {
    const lines = await linesOf(async () => expect((await as(ME, 'GET', '/auditoria')).status).toBe(403))
    expect(lines).toEqual([{ email: ME, verb: 'audit.list', subject: null, refused: 'sin_permiso' }])
  })

  it('when what they name is somebody else’s, or is not there at all', async () => {
    const nothing = world.deps.newId()
    const lines = await linesOf(async () => {
      for (const id of [theirs, nothing, 'no-es-un-id'])
        expect((await as(ME, 'GET', `/solicitudes/${id}`)).status).toBe(404)
    })
    expect(lines).toEqual(
      [theirs, nothing, 'no-es-un-id'].map((subject) => ({
        email: ME,
        verb: 'cases.read',
        subject,
        refused: 'no_encontrado',
      })),
    )
  })

  it('when they try to change it, in whatever module, and nothing of it is done', async () => {
    const version = async () => (await world.load(theirs)).row.version
    const before = await version()
    const lines = await linesOf(async () => {
      await as(ME, 'PATCH', `/solicitudes/${theirs}/borrador`, { baseVersion: before, changes: { a: 1 } })
      await as(ME, 'POST', `/solicitudes/${theirs}/radicar`, { version: before, declaration: true })
    })
    expect(lines.map(({ email, subject }) => [email, subject])).toEqual([
      [ME, theirs],
      [ME, theirs],
    ])
    expect(await version()).toBe(before)
  })

  it('when they are too late', async () => {
    const [task] = await world.openTasks(theirs)
    const { row } = await world.load(theirs)
    const ask = (version: number) =>
      as('cli-ventanilla-unica@demo.test', 'POST', '/workflow/components/continueNextComponent', {
        idComponent: task?.id,
        idSolicitud: theirs,
        version,
        outcome: 'completa',
      })
    const lines = await linesOf(async () => {
      expect((await ask(row.version - 1)).status).toBe(409)
    })
    expect(lines.map(({ verb, subject, refused }) => [verb, subject, refused])).toEqual([
      ['workflow.continue', theirs, 'version'],
    ])
  })

  it('and no second one where the call has words of its own: a wrong password, a guessed secret', async () => {
    const lines = await linesOf(async () => {
      await world.call('POST', '/api/v1/authenticate', { username: ME, password: 'otra-Clave-1' })
      await world.call('POST', '/api/v1/consulta', { radicado: 'X-1', documento: '1' })
    })
    expect(lines.map(({ verb, refused }) => [verb, refused])).toEqual([
      ['sessions.logIn', '401'],
      ['consult.case', 'secreto'],
    ])
  })
})

describe('no line is left', () => {
  it('of what was allowed, of a form that is wrong, of a session that ended, and of public pages', async () => {
    const lines = await linesOf(async () => {
      await as('empresa@demo.test', 'GET', `/solicitudes/${theirs}`)
      expect((await as(ME, 'POST', '/solicitudes', { tt_id: 'x' })).status).toBeGreaterThanOrEqual(400)
      expect((await world.call('GET', `/api/v1/solicitudes/${theirs}`)).status).toBe(401)
      expect((await world.call('GET', '/api/v1/tramites/999999')).status).toBeGreaterThanOrEqual(400)
    })
    expect(lines).toEqual([])
  })

  it('beyond the two hundred and fortieth of a person within a minute; the last says that more came', async () => {
    const token = await world.tokenFor('consulta@demo.test')
    const lines = await linesOf(async () => {
      for (let i = 0; i < 250; i++) await world.call('GET', `/api/v1/solicitudes/${theirs}`, undefined, token)
    })
    expect(lines.length).toBe(240)
    expect(lines.at(-1)?.refused).toBe('muchos')
  }, 60_000)
})

it('administrators find them among what was stopped, by the case too, in a sentence', async () => {
  await as(ME, 'GET', `/solicitudes/${theirs}`)
  const { row } = await world.load(theirs)
  const found = async (query: string) =>
    (await as('cli-admin@demo.test', 'GET', `/auditoria?evento=frenos&${query}`)).body.rows as {
      pieces: { text: string }[]
      note: string | null
    }[]
  for (const query of [`quien=${await world.personId(ME)}`, `sobre=${row.radicado}`, 'desde=2026-01-01']) {
    const [line] = await found(query)
    expect(line?.pieces.map(({ text }) => text).join('')).toMatch(
      /^Se rechazó a .+ algo que no podía ver o hacer$/,
    )
    expect(line?.note).toBe('No existe o no es de quien lo pidió.')
  }
})
