import { applicationOf } from '@ventanilla/catalog/procedures/forms/forms'
import { COMMON_LISTS, PROCEDURE_DEFS } from '@ventanilla/catalog/procedures/procedures'
import { revisionOf } from '@ventanilla/domain/definitions/compose/revision'
import { surfaceWater } from '@ventanilla/catalog/procedures/surface-water/procedure'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { publishCatalogue, withRevisions } from '../catalogue/publish.ts'

const CITIZEN = 'ciudadano@demo.test'
const NEW_QUESTION = 'vereda_captacion'
const SURFACE_WATER = revisionOf(surfaceWater, PROCEDURE_DEFS, COMMON_LISTS)

/** An older form: with a nickname field and without the village of the intake. */
function olderForm(): FormDef {
  const form = applicationOf(SURFACE_WATER)
  if (form === null) throw new Error('no form')
  const nickname = { key: 'apodo', kind: 'text', label: 'Apodo de la finca', required: false } as const
  return {
    ...form,
    sections: form.sections.map((section, index) => ({
      ...section,
      fields: [
        ...section.fields.filter((field) => field.key !== NEW_QUESTION),
        ...(index === 0 ? [nickname] : []),
      ],
    })),
  }
}

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  await publishCatalogue(world.db, world.clock, [SURFACE_WATER], olderForm)
})
afterAll(() => world.close())

/** A draft on the older form, on a server with the newer one. */
async function begun(): Promise<{ caseId: string; version: number }> {
  const { procedures } = world.deps.catalogue
  ;(procedures as Map<number, ProcedureRevision>).set(3, { ...SURFACE_WATER, revision: 1 })
  await world.db.run(sql`delete from cases where radicado is null`)
  const draft = await world.draftOf3(CITIZEN)
  await world.db.run(sql`
    update drafts set answers = (answers || '{"apodo": "El Encanto"}') - ${NEW_QUESTION} where case_id = ${draft.caseId}::uuid`)
  ;(procedures as Map<number, ProcedureRevision>).set(3, { ...SURFACE_WATER, revision: 2 })
  return draft
}
const at = async (method: 'GET' | 'POST', path: string, body?: unknown, who = CITIZEN) =>
  world.call(method, `/api/v1/solicitudes/${path}`, body, await world.tokenFor(who))

describe('a draft that was begun on an older revision', () => {
  it('opens on the newest, keeps its answers and says what has no place and what is asked now', async () => {
    const { caseId, version } = await begun()
    const { status, body } = await at('GET', `${caseId}/borrador`)
    expect(status).toBe(200)
    expect(body.news).toEqual({
      dropped: [{ key: 'apodo', label: 'Apodo de la finca', text: 'El Encanto' }],
      added: [{ key: NEW_QUESTION, label: 'Vereda de la captación' }],
    })
    expect(body.answers).not.toHaveProperty('apodo')
    expect(body.answers).toMatchObject({ nombre_proyecto: 'La Esperanza', usos: expect.any(Array) })
    expect(body.version).toBe(version + 1)
    // repeated until read, without another change
    const again = await at('GET', `${caseId}/borrador`)
    expect([again.body.news, again.body.version]).toEqual([body.news, body.version])
  })
  it('is not filed by a page that has not shown it', async () => {
    const { caseId, version } = await begun()
    const { status, body } = await at('POST', `${caseId}/radicar`, { version, declaration: true })
    expect([status, body.code]).toEqual([409, 'formulario_nuevo'])
    const row = await world.db.one<{ radicado: string | null }>(
      sql`select radicado from cases where id = ${caseId}::uuid`,
    )
    expect(row?.radicado).toBeNull()
  })
  it('is told no more once its owner has read it, and by nobody else', async () => {
    const { caseId } = await begun()
    await at('GET', `${caseId}/borrador`)
    expect((await at('POST', `${caseId}/novedades-leidas`, {}, 'empresa@demo.test')).status).toBe(404)
    expect((await at('GET', `${caseId}/borrador`)).body.news).not.toBeNull()
    expect((await at('POST', `${caseId}/novedades-leidas`, {})).status).toBe(200)
    expect((await at('GET', `${caseId}/borrador`)).body.news).toBeNull()
  })
  it('two pages that open it at once bring it forward once', async () => {
    const { caseId, version } = await begun()
    const pages = await Promise.all([at('GET', `${caseId}/borrador`), at('GET', `${caseId}/borrador`)])
    for (const { body } of pages) {
      expect(body.version).toBe(version + 1)
      expect(body.news.dropped).toHaveLength(1)
    }
  })
  it('says nothing when only the words around the form changed', async () => {
    const { caseId, version } = await begun()
    await at('GET', `${caseId}/borrador`)
    await at('POST', `${caseId}/novedades-leidas`, {})
    await publishCatalogue(world.db, world.clock, [SURFACE_WATER])
    const procedures = world.deps.catalogue.procedures as Map<number, ProcedureRevision>
    procedures.set(3, { ...SURFACE_WATER, revision: 3 })
    const { body } = await at('GET', `${caseId}/borrador`)
    expect([body.news, body.version]).toEqual([null, version + 1])
  })
})

describe('the catalogue as it runs', () => {
  it('has the numbers under which its procedures are published', () => {
    const running = withRevisions(world.deps.catalogue, [{ ttId: 3, revision: 7, fresh: false }])
    expect(running.procedures.get(3)?.revision).toBe(7)
    expect(running.procedures.get(4)?.revision).toBe(1)
  })
})
