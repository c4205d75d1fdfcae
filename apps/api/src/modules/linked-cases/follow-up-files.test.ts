import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filedCase, standsAt, walk } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const COORDINATOR = 'cli-coordinador-seguimiento@demo.test'
const SUPPORT = 'cli-apoyo-administrativo-7@demo.test'
const HEAD = 'cli-jefe-territorial@demo.test'
const MIGRATION = 'validacion-migracion@demo.test'
/** officials of another territory, of follow-up without the right to start it, or of another matter */
const OTHERS = [
  'cli-jefe-territorial-norte@demo.test',
  'cli-tecnico-seguimiento-norte@demo.test',
  'cli-tecnico-seguimiento@demo.test',
  'cli-juridico-seguimiento@demo.test',
  'cli-juridico@demo.test',
  'cli-notificador@demo.test',
  'empresa@demo.test',
]

const call = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  world.call(method, `/api/v1/${path}`, body, await world.tokenFor(who), { 'idempotency-key': randomUUID() })
const begin = async (who: string, family: string, step: string, caseId?: string) =>
  call(who, 'POST', 'actuaciones', { family, step, ...(caseId !== undefined && { caseId }) })
const listed = async (who: string, path: string): Promise<string[]> =>
  ((await call(who, 'GET', path)).body.rows as { id: string }[]).map((row) => row.id)
/** A reader's access to a file: its case, linked cases, index and notifications. */
const reads = async (who: string, id: string): Promise<number[]> => {
  const found: number[] = []
  for (const part of ['', '/vinculados', '/expediente', '/notificaciones'])
    found.push((await call(who, 'GET', `solicitudes/${id}${part}`)).status)
  return found
}
const NOTHING = [404, 404, 404, 404]
const WHOLE = [200, 200, 200, 200]

/** A checked file of the former system; its stage is fixed by the official who checked it. */
async function migrated(): Promise<{ id: string; fix: (stage: string) => Promise<void> }> {
  const { body } = await begin(MIGRATION, 'migracion', 'MIG-01')
  const id = body.id as string
  await walk(world, id, [
    ['MIG-01', 'asignado'],
    ['MIG-02', 'cargado'],
    ['MIG-03', 'validado', { 'migracion.legible': true }],
  ])
  return {
    id,
    fix: async (stage) => {
      const opened = await begin('cli-admin@demo.test', 'migracion', 'MIG-04', id)
      expect(opened.status, JSON.stringify(opened.body)).toBe(200)
      await world.doTask(opened.body.id, 'MIG-04', 'etapa', {
        'migracion.tramite': '5',
        'migracion.etapa': stage,
      })
    },
  }
}

describe('the file of a permit that was brought over', () => {
  it('is found, read and followed up by who begins follow-up, once its stage says that it is', async () => {
    const { id, fix } = await migrated()
    expect(await reads(COORDINATOR, id)).toEqual(NOTHING)
    await fix('archivado')
    expect(await reads(COORDINATOR, id)).toEqual(NOTHING)
    expect((await begin(COORDINATOR, 'seguimiento', 'SEG-01', id)).status).toBe(404)
    await fix('seguimiento')
    for (const who of [COORDINATOR, SUPPORT]) {
      expect(await reads(who, id), who).toEqual(WHOLE)
      expect(await listed(who, 'expedientes/historico'), who).toContain(id)
      expect(await listed(who, 'expedientes'), who).toContain(id)
    }
    expect(await reads(HEAD, id)).toEqual(WHOLE)
    const doors = (await call(COORDINATOR, 'GET', `solicitudes/${id}/vinculados`)).body.doors
    expect(doors).toMatchObject([{ step: 'SEG-01', reason: null }])
    const begun = await begin(COORDINATOR, 'seguimiento', 'SEG-01', id)
    expect([begun.status, await standsAt(world, begun.body.id)]).toEqual([200, 'SEG-01'])
    expect(begun.body.screen).toMatch(/^\/workflow-seguimiento\?tarea=/)
    const again = await begin(SUPPORT, 'seguimiento', 'SEG-01', id)
    expect([again.status, again.body.message]).toEqual([409, 'Ya hay uno en curso: control y seguimiento.'])
  }, 120_000)

  it('is nobody else’s: of another territory, without the role, or of follow-up without beginning it', async () => {
    const { id, fix } = await migrated()
    await fix('seguimiento')
    for (const who of OTHERS) {
      expect(await reads(who, id), who).toEqual(NOTHING)
      expect((await begin(who, 'seguimiento', 'SEG-01', id)).status, who).toBe(404)
      expect(await listed(who, 'expedientes/historico'), who).not.toContain(id)
    }
    // reading includes neither working on it nor exporting it, and the response says so
    const index = (who: string) => call(who, 'GET', `solicitudes/${id}/expediente`)
    expect((await index(COORDINATOR)).body.mayExport).toBe(false)
    expect((await index(HEAD)).body.mayExport).toBe(true)
    expect((await call(COORDINATOR, 'GET', `solicitudes/${id}/expediente/exportar`)).status).toBe(404)
  }, 120_000)
})

describe('the file of a request', () => {
  it('is found by who begins follow-up once what was granted obliges its holder, and not while it runs', async () => {
    const id = await filedCase(world, 3)
    await world.advanceTo(id, 'PG-16')
    expect(await reads(COORDINATOR, id)).toEqual(NOTHING)
    await world.advanceTo(id, 'FIN')
    expect(await reads(COORDINATOR, id)).toEqual(WHOLE)
    expect(await listed(COORDINATOR, 'expedientes/historico')).toContain(id)
    // users who did one of its steps keep reading it; these did none
    for (const who of OTHERS.filter((one) => !/juridico|notificador/.test(one)))
      expect(await reads(who, id), who).toEqual(NOTHING)
  }, 240_000)

  it('that was given up is none of follow-up’s', async () => {
    const id = await filedCase(world, 3)
    const ending = await begin('cli-coordinador-juridico@demo.test', 'terminacion_anormal', 'TAN-01', id)
    await walk(world, ending.body.id, [
      ['TAN-01', 'firmar'],
      ['TAN-02', 'archivada'],
      ['TAN-02', 'en_firme'],
      ['TAN-03', 'devuelta'],
    ])
    expect(await standsAt(world, id)).toBe('FIN')
    expect(await reads(COORDINATOR, id)).toEqual(NOTHING)
    const head = (await call(HEAD, 'GET', `solicitudes/${id}/vinculados`)).status
    expect(head).toBe(200)
  }, 120_000)
})
