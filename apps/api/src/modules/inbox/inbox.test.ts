import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let first: { caseId: string; radicado: string }
let second: { caseId: string; radicado: string }
const DESK = 'cli-ventanilla-unica@demo.test'
const DESK_2 = 'cli-ventanilla-unica-2@demo.test'

beforeAll(async () => {
  world = await startWorld()
  first = await world.fileConcession()
  world.clock.advance(24 * 3_600_000)
  second = await world.fileConcession({ applicant: 'empresa@demo.test' })
})
afterAll(() => world.close())

const list = async (who: string, query = '') =>
  world.call('GET', `/api/v1/tareas${query}`, undefined, await world.tokenFor(who))
const ids = async (who: string, query = ''): Promise<string[]> =>
  (await list(who, query)).body.rows.map((r: { caseId: string }) => r.caseId)
const counts = async (who: string) =>
  (await world.call('GET', '/api/v1/tareas/conteos', undefined, await world.tokenFor(who))).body

/** Contents of an archive, by its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(bytes.length - 6)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ]
    const data = start + 30 + bytes.readUInt16LE(start + 26)
    const content = bytes.subarray(data, data + packed)
    files.set(
      bytes.toString('utf8', at + 46, at + 46 + nameLength),
      (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString('utf8'),
    )
    at += 46 + nameLength
  }
  return files
}

describe('the inbox', () => {
  it('shows what is offered to my role, the first to fall due on top, with a ready address', async () => {
    const { body } = await list(DESK, '?vista=grupo')
    expect(body.rows.map((r: { caseId: string }) => r.caseId)).toEqual([first.caseId, second.caseId])
    expect(body.next).toBeNull()
    expect(body.rows[0]).toMatchObject({
      radicado: first.radicado,
      step: 'PG-02',
      stepTitle: 'Revisión de ventanilla y territorio',
      screen: `/solicitudes/gestionar-tarea/${first.caseId}?tarea=${body.rows[0].taskId}`,
      municipality: 'Cajamarca',
      applicant: 'Marta Lucía Ávila Rondón',
      assignee: null,
      turn: 'corporacion',
      statusLabel: expect.stringMatching(/ventanilla/i),
      due: { state: 'corre', words: expect.stringMatching(/^Quedan? \d día/) },
    })
    expect(await ids(DESK)).toEqual([])
  })

  it('moves a task to mine when I take it, and keeps it visible to my group', async () => {
    const { body } = await list(DESK, '?vista=grupo')
    const token = await world.tokenFor(DESK)
    expect((await world.call('POST', `/api/v1/tareas/${body.rows[0].taskId}/tomar`, {}, token)).status).toBe(
      200,
    )
    expect(await ids(DESK)).toEqual([first.caseId])
    expect(await ids(DESK, '?vista=grupo')).toEqual([second.caseId])
    expect(await ids(DESK_2, '?vista=grupo')).toEqual([first.caseId, second.caseId])
    expect(await ids(DESK_2, `?vista=grupo&responsable=${await world.personId(DESK)}`)).toEqual([
      first.caseId,
    ])
    expect(await ids(DESK_2, '?vista=grupo&responsable=nadie')).toEqual([second.caseId])
    expect(await counts(DESK)).toEqual({
      mias: 1,
      grupo: 1,
      'por-vencer': 2,
      vencidas: 0,
      esperando: 0,
      todas: 2,
    })
  })

  it('tells nobody of cases that are not theirs, in rows or in counts', async () => {
    for (const vista of ['mias', 'grupo', 'por-vencer', 'vencidas', 'esperando', 'todas']) {
      expect(await ids('cli-juridico@demo.test', `?vista=${vista}`)).toEqual([])
      expect(await ids('cli-juridico@demo.test', `?vista=${vista}&q=${first.radicado}`)).toEqual([])
    }
    expect(Object.values(await counts('cli-juridico@demo.test'))).toEqual([0, 0, 0, 0, 0, 0])
    expect((await list('ciudadano@demo.test', '?vista=todas')).status).toBe(403)
    expect((await list('ciudadano@demo.test', '/conteos')).status).toBe(403)
  })

  it('shows supervisors everything of their scope', async () => {
    expect(await ids('cli-coordinador-juridico@demo.test', '?vista=todas')).toEqual([
      first.caseId,
      second.caseId,
    ])
    expect(await ids('cli-jefe-territorial@demo.test', '?vista=todas')).toEqual([first.caseId, second.caseId])
    expect(await ids('cli-jefe-territorial-norte@demo.test', '?vista=todas')).toEqual([])
    expect((await counts('cli-jefe-territorial-norte@demo.test')).todas).toBe(0)
  })

  it('filters by what officials look for, accents and capitals forgiven', async () => {
    const q = (query: string) => ids(DESK, `?vista=todas&${query}`)
    expect(await q(`q=${first.radicado}`)).toEqual([first.caseId])
    expect(await q('q=COMBEIMA')).toEqual([second.caseId])
    expect(await q('q=avila%20rondon')).toEqual([first.caseId])
    expect(await q('q=100%25')).toEqual([])
    expect(await q('tramite=3&municipio=73124&paso=PG-02&estado=en_ventanilla')).toHaveLength(2)
    expect(await q('tramite=4')).toEqual([])
    expect(await q('municipio=73001')).toEqual([])
    expect(await q('paso=PG-03')).toEqual([])
    expect((await list(DESK, '?vista=todas&q=ab')).status).toBe(422)
  })

  it('finds a case by the words that it has now', async () => {
    const rename = (subject: string) =>
      world.db.one<{ subject: string }>(sql`
        update cases c set subject = ${subject} from cases old where old.id = c.id and c.id = ${second.caseId}::uuid returning old.subject`)
    const before = await rename('Nacimiento El Tesoro')
    expect(await ids(DESK, '?vista=todas&q=TESORO')).toEqual([second.caseId])
    await rename(before?.subject ?? '')
    expect(await ids(DESK, '?vista=todas&q=TESORO')).toEqual([])
  })

  it('knows what is late and what waits for the applicant', async () => {
    world.clock.advance(10 * 24 * 3_600_000)
    expect(await ids(DESK, '?vista=vencidas')).toHaveLength(2)
    expect(await ids(DESK, '?vista=por-vencer')).toEqual([])
    await world.doTask(first.caseId, 'PG-02', 'completa', { 'ventanilla.competencia': true })
    await world.advanceTo(first.caseId, 'LIQ-04')
    expect(await ids(DESK, '?vista=esperando')).toEqual([first.caseId])
    expect(await ids('cli-juridico@demo.test', '?vista=esperando')).toEqual([])
    expect(await ids(DESK, '?vista=mias')).toEqual([])
  })

  it('pages by what falls due, without losing or repeating a row', async () => {
    const { caseId } = second
    // offers of thirty more tasks, as thirty cases would have them
    await world.db.run(sql`
      with t as (
        insert into tasks(id, case_id, step, state, turn, audience, opened_at, due_on)
        select gen_random_uuid(), ${caseId}::uuid, 'PG-02', 'open', 'corporacion', array['CLI_VENTANILLA_UNICA'], ${world.clock.now()}, case when n % 7 = 0 then null else date '2026-03-01' + n / 5 end
        from generate_series(1, 60) n returning id, case_id, due_on, audience)
      insert into task_offers(audience, due_on, task_id, case_id, turn) select audience[1], coalesce(due_on, '2999-12-31'), id, case_id, 'corporacion' from t`)
    const seen: string[] = []
    let cursor = ''
    for (let page = 0; page < 9; page++) {
      const { body } = await list(DESK, `?vista=grupo${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.rows.map((r: { taskId: string }) => r.taskId))
      if (body.next === null) break
      cursor = body.next
    }
    expect(seen).toHaveLength(61)
    expect(new Set(seen).size).toBe(61)
    expect((await list(DESK, '?vista=grupo&cursor=x')).status).toBe(422)
  })

  it('exports exactly what is filtered, with no formula that runs', async () => {
    await world.db.run(
      sql`update cases set applicant_name = '=HYPERLINK("http://malo";"ver")' where id = ${second.caseId}::uuid`,
    )
    const token = await world.tokenFor(DESK)
    const csv = await world.call('GET', '/api/v1/tareas/exportar?vista=grupo&formato=csv', undefined, token)
    expect(csv.headers['content-disposition']).toMatch(/tareas-grupo-.*\.csv/)
    const lines = csv.raw.toString('utf8').split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFRadicado;Trámite;Solicitante;Municipio;Paso;Estado;Vence;Término;Responsable',
    )
    expect(lines).toHaveLength(61 + 2)
    expect(lines[1]).toContain(`;"'=HYPERLINK(""http://malo"";""ver"")";`)
    const xlsx = await world.call('GET', '/api/v1/tareas/exportar?vista=grupo&formato=xlsx', undefined, token)
    const files = unzip(xlsx.raw)
    expect([...files.keys()]).toContain('xl/worksheets/sheet1.xml')
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet.match(/<row /g)).toHaveLength(62)
    expect(sheet).toContain('=HYPERLINK(&quot;http://malo&quot;')
    expect(sheet).not.toContain('<f>')
    const none = await world.call('GET', '/api/v1/tareas/exportar?vista=mias', undefined, token)
    expect(none.raw.toString('utf8').trim().split('\r\n')).toHaveLength(1)
  })

  it('keeps views of one’s own', async () => {
    const token = await world.tokenFor(DESK)
    const made = await world.call(
      'POST',
      '/api/v1/vistas',
      { name: 'Cajamarca', query: 'municipio=73124' },
      token,
    )
    expect(made.status).toBe(201)
    const path = `/api/v1/vistas/${made.body.id}`
    const other = await world.tokenFor(DESK_2)
    expect((await world.call('PUT', path, { name: 'x', query: '' }, other)).status).toBe(404)
    expect((await world.call('DELETE', path, undefined, other)).status).toBe(404)
    await world.call('PUT', path, { name: 'Cajamarca y más', query: 'municipio=73124' }, token)
    expect((await world.call('GET', '/api/v1/vistas', undefined, token)).body.rows).toMatchObject([
      { name: 'Cajamarca y más', query: 'municipio=73124', screen: 'bandeja' },
    ])
    expect((await world.call('DELETE', path, undefined, token)).status).toBe(200)
    expect((await world.call('GET', '/api/v1/vistas', undefined, token)).body.rows).toEqual([])
  })
})

describe('the tray of a list', () => {
  const tray = async (who: string, lista: string) =>
    world.call(
      'GET',
      `/api/v1/tareas/bandeja?${new URLSearchParams({ lista }).toString()}`,
      undefined,
      await world.tokenFor(who),
    )

  it('is the reader’s own, or to be handed out, or says whose it is', async () => {
    const steps = [
      { id: 'LIQ-01', title: 'Generar liquidación' },
      { id: 'LIQ-02', title: 'Aprobación de la liquidación' },
      { id: 'LIQ-05', title: 'Verificación del pago' },
    ]
    const doneBy = ['Liquidador', 'Subdirector administrativo y financiero', 'Profesional financiero']
    expect((await tray('cli-liquidador@demo.test', '/liquidacion')).body).toEqual({
      steps,
      own: true,
      supervises: false,
      doneBy,
    })
    expect((await tray('cli-admin@demo.test', '/liquidacion')).body).toEqual({
      steps,
      own: false,
      supervises: true,
      doneBy,
    })
    expect((await tray('cli-tecnico@demo.test', '/liquidacion')).body).toEqual({
      steps,
      own: false,
      supervises: false,
      doneBy,
    })
  })

  it('names the lists that there are to whoever asks for another, and is not for who does no work here', async () => {
    const { status, body } = await tray(DESK, '/no-es-una-lista')
    expect([status, body.message]).toEqual([
      422,
      'No hay una lista de tareas en esa dirección. Elija una de las que existen.',
    ])
    const [problem] = body.problems
    expect(problem).toMatchObject({
      path: 'query.lista',
      message: expect.stringMatching(/^Se acepta uno de estos valores: «\/[^»]+», .+\.$/),
      code: 'invalid_value',
    })
    expect(problem.accepted).toEqual(expect.arrayContaining(['/liquidacion', '/creacion-queja/:id']))
    expect((await tray(DESK, '/creacion-queja/:id')).body.steps).toEqual([
      { id: 'QUE-01', title: 'Creación de la queja' },
    ])
    expect((await tray('consulta@demo.test', '/liquidacion')).status).toBe(403)
  })

  it('is handed out from the list: the administrator sees the tasks of everybody', async () => {
    expect(await ids('cli-admin@demo.test', '?vista=todas&paso=PG-02')).not.toEqual([])
    expect(await ids('cli-tecnico@demo.test', '?vista=todas&paso=PG-02')).toEqual([])
  })
})
