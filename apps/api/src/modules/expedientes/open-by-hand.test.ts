import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const RECORDS = 'cli-gestion-documental@demo.test'
const HOLDER = 'ciudadano@demo.test'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

const begin = async (email: string) =>
  world.call(
    'POST',
    '/api/v1/actuaciones',
    { family: 'migracion', step: 'MIG-05' },
    await world.tokenFor(email),
    { 'idempotency-key': randomUUID() },
  )

interface Holder {
  readonly name: string
  readonly document: string
  readonly type?: string
}

/** Opens an expediente by hand for a holder and returns its case. */
async function open(holder: Holder, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { body } = await begin(RECORDS)
  await world.doTask(body.id, 'MIG-05', 'abierto', {
    'titular.nombre': holder.name,
    'titular.tipo_documento': holder.type ?? '1',
    'titular.documento': holder.document,
    'migracion.expediente': 'CAJA-1998-77',
    'migracion.tramite': '5',
    'expediente.desde': '1998-03-02',
    'expediente.hasta': '2004-11-30',
    ...more,
  })
  await world.drain()
  return body.id
}
const caseOf = async (id: string) =>
  await world.db.one<{ expediente: string | null; applicant_id: string; office: string; closed: boolean }>(
    sql`select expediente, applicant_id, office, closed_at is not null as closed from cases where id = ${id}::uuid`,
  )
const documentOf = async (email: string) =>
  (await world.db.one<{ number: string; type: number; name: string }>(sql`
    select document_number as number, document_type as type, first_names || ' ' || last_names as name from users where email = ${email}`)) ?? {
    number: '',
    type: 1,
    name: '',
  }
const listed = async (email: string, path: string) =>
  (await world.call('GET', path, undefined, await world.tokenFor(email))).body.rows as {
    id: string
    procedure: string
    number?: string
  }[]

describe('a file opened by hand', () => {
  it('gets a number of its series, its documents in folios, and is found under both numbers', async () => {
    const id = await open({ name: 'Rosa Elvira Tique', document: '28514999' })
    const row = await caseOf(id)
    expect(row).toMatchObject({ expediente: expect.stringMatching(/05.*\d/), closed: true, office: 'ibague' })
    const index = await world.call(
      'GET',
      `/api/v1/solicitudes/${id}/expediente`,
      undefined,
      await world.tokenFor(RECORDS),
    )
    expect(index.body.rows).toMatchObject([
      { kind: 'Documento de la actuación', title: 'Primeros documentos', folioFrom: 1 },
    ])
    // opened and closed in the archive, received on paper; its index is sealed and stored
    expect(index.body).toMatchObject({
      openedOn: '1998-03-02',
      closedOn: '2004-11-30',
      rows: [{ cameIn: 'papel' }],
    })
    expect(
      await world.db.rows(
        sql`select name, state from files where case_id = ${id}::uuid and purpose = 'indice'`,
      ),
    ).toEqual([{ name: `Índice del expediente ${row?.expediente}.pdf`, state: 'ready' }])
    for (const number of [row?.expediente ?? '', 'caja-1998-77'])
      expect(
        (await listed(RECORDS, `/api/v1/expedientes?por=2&q=${encodeURIComponent(number)}`)).map((r) => r.id),
        number,
      ).toContain(id)
    const [first] = await listed(RECORDS, '/api/v1/expedientes/historico?tipo=5')
    expect(first).toMatchObject({ id, number: row?.expediente })
    expect(first?.procedure).toMatch(/vertimientos/i)
  }, 60_000)

  it('is its holder’s, found by their document, and nobody else’s', async () => {
    const { number, type, name } = await documentOf(HOLDER)
    const id = await open({ name: name.toUpperCase(), document: number, type: String(type) })
    expect((await caseOf(id))?.applicant_id).toBe(await world.personId(HOLDER))
    expect((await listed(HOLDER, '/api/v1/expedientes/historico')).map((row) => row.id)).toContain(id)
    expect((await listed('empresa@demo.test', '/api/v1/expedientes/historico')).map((row) => row.id)).toEqual(
      [],
    )
  }, 60_000)

  it('says with its notifications that it comes from the archive, so that they lead back to it as such', async () => {
    const id = await open({ name: 'Rosa Elvira Tique', document: '28514999' })
    const read = await world.call(
      'GET',
      `/api/v1/solicitudes/${id}/notificaciones`,
      undefined,
      await world.tokenFor(RECORDS),
    )
    expect(read.body).toMatchObject({ migrated: true, rows: [] })
  }, 60_000)

  it('of a holder without account records them once and gives them no way to log in', async () => {
    const first = await open({ name: 'Aníbal Yate', document: '5811777' })
    const second = await open({ name: 'Anibal Yate Cupitra', document: '5811777' })
    const [a, b] = [await caseOf(first), await caseOf(second)]
    expect(a?.applicant_id).toBe(b?.applicant_id)
    expect(
      await world.db.one(
        sql`select password_hash, phone_verified_at from users where id = ${a?.applicant_id}::uuid`,
      ),
    ).toEqual({ password_hash: null, phone_verified_at: null })
  }, 60_000)

  it('is not handed to whom a mistyped document belongs', async () => {
    const { number, type } = await documentOf(HOLDER)
    await expect(open({ name: 'Gonzalo Prada', document: number, type: String(type) })).rejects.toThrow(/422/)
    expect(
      await world.db.one(
        sql`select 1 from cases where family = 'migracion' and applicant_id = ${await world.personId(HOLDER)}::uuid and closed_at is null`,
      ),
    ).toBeUndefined()
  }, 60_000)

  it('does not end before it began, nor after today', async () => {
    const holder = { name: 'Rosa Elvira Tique', document: '28514999' }
    await expect(open(holder, { 'expediente.hasta': '1990-01-01' })).rejects.toThrow(/422/)
    await expect(open(holder, { 'expediente.hasta': '2099-01-01' })).rejects.toThrow(/422/)
  }, 60_000)

  it('is its holder’s to read: there the papers are the file', async () => {
    const { number, type, name } = await documentOf(HOLDER)
    const id = await open({ name, document: number, type: String(type) })
    const index = `/api/v1/solicitudes/${id}/expediente`
    const { body } = await world.call('GET', index, undefined, await world.tokenFor(HOLDER))
    expect(body.rows).toMatchObject([{ title: 'Primeros documentos', folioFrom: 1 }])
    const paper = await world.call(
      'GET',
      `/api/v1/archivos/${body.rows[0].fileId}/enlace`,
      undefined,
      await world.tokenFor(HOLDER),
    )
    expect(paper.status).toBe(200)
  }, 60_000)

  it('begun by mistake is discarded with a reason: no number, no holder, no file in any list', async () => {
    const written = {
      'migracion.expediente': 'CAJA-2001-13',
      'titular.nombre': 'Rosa Elvira Tique',
      'titular.tipo_documento': '1',
      'titular.documento': '28514999',
    }
    const { body } = await begin(RECORDS)
    const owner = (await caseOf(body.id))?.applicant_id
    const discard = async (reason: string) => {
      const token = await world.tokenFor(RECORDS)
      const task = await world.call('GET', `/api/v1/solicitudes/${body.id}/tareas`, undefined, token)
      return world.call(
        'POST',
        '/api/v1/workflow/components/continueNextComponent',
        {
          idComponent: task.body.rows[0].id,
          idSolicitud: body.id,
          outcome: 'descartado',
          data: written,
          reason,
        },
        token,
        { 'idempotency-key': randomUUID() },
      )
    }
    expect((await discard('')).status).toBe(422)
    expect((await discard('Ese expediente ya estaba abierto en el portal.')).status).toBe(200)
    expect(await caseOf(body.id)).toMatchObject({ expediente: null, applicant_id: owner, closed: true })
    for (const path of ['/api/v1/expedientes/historico', '/api/v1/expedientes?por=2&q=CAJA-2001-13'])
      expect((await listed(RECORDS, path)).map((row) => row.id)).not.toContain(body.id)
    expect(
      await world.db.one(
        sql`select 1 from case_events where case_id = ${body.id}::uuid and type = 'expediente.creado'`,
      ),
    ).toBeUndefined()
    const before = await open({ name: 'Rosa Elvira Tique', document: '28514999' })
    expect((await caseOf(before))?.expediente).not.toBeNull()
  }, 60_000)

  it('is opened by the records office alone', async () => {
    for (const email of [
      HOLDER,
      'consulta@demo.test',
      'cli-admin@demo.test',
      'validacion-migracion@demo.test',
      'cli-ventanilla-unica@demo.test',
      'superadmin@demo.test',
    ])
      expect((await begin(email)).status, email).toBe(404)
    const offered = await world.call(
      'GET',
      '/api/v1/actuaciones/inicio',
      undefined,
      await world.tokenFor('cli-admin@demo.test'),
    )
    expect(JSON.stringify(offered.body)).not.toContain('MIG-05')
  })
})
