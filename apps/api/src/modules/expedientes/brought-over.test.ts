import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { walk } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const MIGRATION = 'validacion-migracion@demo.test'
const RECORDS = 'cli-gestion-documental@demo.test'
const CONSULTS = 'consulta@demo.test'
const LOADED = 'migracion.archivos'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

const call = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  world.call(method, `/api/v1/${path}`, body, await world.tokenFor(who), { 'idempotency-key': randomUUID() })

async function begin(who: string, step: string): Promise<string> {
  const { status, body } = await call(who, 'POST', 'actuaciones', { family: 'migracion', step })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id as string
}

const uploaded = async (caseId: string, name: string) =>
  world.putFile(caseId, await world.personId(RECORDS), name, { purpose: 'tarea' })
const give = (caseId: string) =>
  call(RECORDS, 'POST', `solicitudes/${caseId}/accesos`, {
    email: CONSULTS,
    until: '2099-12-31',
    reason: 'Lo pide el ente de control en su oficio.',
  })

/** Documents of the case that a user finds in the case, in its index, and by id. */
async function found(who: string, caseId: string) {
  const all = await world.db.rows<{ id: string; name: string }>(
    sql`select id, name from files where case_id = ${caseId}::uuid order by name`,
  )
  const names = (ids: readonly unknown[]) => all.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const open: string[] = []
  for (const { id } of all)
    if ((await call(who, 'GET', `archivos/${id}/enlace`)).status === 200) open.push(id)
  const one = (await call(who, 'GET', `solicitudes/${caseId}`)).body
  const index = (await call(who, 'GET', `solicitudes/${caseId}/expediente`)).body
  return {
    inCase: names((one.files as { id: string }[]).map(({ id }) => id)),
    inIndex: names((index.rows as { fileId: string }[]).map(({ fileId }) => fileId)),
    byId: names(open),
  }
}
const everywhere = (names: readonly string[]) => ({ inCase: names, inIndex: names, byId: names })

describe('a file that was brought over', () => {
  it('shows who consults it what was validated, in the case, in the index and by id, and nothing of the way there', async () => {
    const id = await begin(MIGRATION, 'MIG-01')
    await world.doTask(id, 'MIG-01', 'asignado')
    expect((await give(id)).status).toBe(200)
    const [blurred, kept] = [await uploaded(id, 'borroso.pdf'), await uploaded(id, 'tomo 1.pdf')]
    expect(await found(CONSULTS, id)).toEqual(everywhere([]))
    await world.doTask(id, 'MIG-02', 'cargado', { [LOADED]: [blurred, kept] })
    await world.drain()
    expect(await found(CONSULTS, id)).toEqual(everywhere([]))
    await world.doTask(id, 'MIG-03', 'devuelto', { 'migracion.legible': false })
    const [left, clear] = [await uploaded(id, 'sin enviar.pdf'), await uploaded(id, 'tomo 2.pdf')]
    await world.doTask(id, 'MIG-02', 'cargado', { [LOADED]: [kept, clear] })
    await world.doTask(id, 'MIG-03', 'validado', { 'migracion.legible': true })
    await world.drain()
    expect(await found(CONSULTS, id)).toEqual(everywhere(['tomo 1.pdf', 'tomo 2.pdf']))
    // officials still read returned and never sent documents, and the sealed index
    const inside = (await found(RECORDS, id)).inCase
    expect(inside).toHaveLength(5)
    expect(inside.filter((name) => name.startsWith('Índice del expediente'))).toHaveLength(1)
    expect(left.fileId).not.toBe(clear.fileId)
  }, 120_000)

  it('is there under the number that it had, with folios, once it was checked', async () => {
    const id = await begin(MIGRATION, 'MIG-01')
    await walk(world, id, [
      ['MIG-01', 'asignado'],
      ['MIG-02', 'cargado'],
      ['MIG-03', 'validado', { 'migracion.legible': true }],
    ])
    await world.drain()
    const { body } = await call(RECORDS, 'GET', `solicitudes/${id}/expediente`)
    expect(body).toMatchObject({ number: 'EXP-1998-0417', mayExport: true })
    expect(body.rows).toMatchObject([{ position: 1, folioFrom: 1, kind: 'Documento de la actuación' }])
    expect((await call(RECORDS, 'GET', `solicitudes/${id}/expediente/exportar`)).status).toBe(200)
  }, 120_000)

  it('opened by hand shows who consults it its papers in all three places', async () => {
    const id = await begin(RECORDS, 'MIG-05')
    const [first, left] = [await uploaded(id, 'folios.pdf'), await uploaded(id, 'sin enviar.pdf')]
    await world.doTask(id, 'MIG-05', 'abierto', {
      'titular.nombre': 'Rosa Elvira Tique',
      'titular.tipo_documento': '1',
      'titular.documento': '28514999',
      'migracion.tramite': '5',
      'expediente.desde': '1998-03-02',
      'expediente.hasta': '2004-11-30',
      'expediente.documentos': [first],
    })
    await world.drain()
    expect((await give(id)).status).toBe(200)
    expect(await found(CONSULTS, id)).toEqual(everywhere(['folios.pdf']))
    expect(left.fileId).not.toBe(first.fileId)
  }, 120_000)
})
