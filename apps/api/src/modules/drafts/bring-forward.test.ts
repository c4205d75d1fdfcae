import type { ContentOf, Item } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expected } from '../../db/connection/expected.ts'
import { sql } from '../../db/connection/sql.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const CITIZEN = 'ciudadano@demo.test'
const NEW_QUESTION = 'vereda_captacion'

let world: ApiWorld
let shipped: ContentOf<'tramite'>
beforeAll(async () => {
  world = await startWorld()
  shipped = expected(world.deps.catalogue.contents.of('tramite').get('3'), 'procedure 3')
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const withDefinition = (definition: ContentOf<'tramite'>['definition']): Item<'tramite'> => ({
  kind: 'tramite',
  key: '3',
  content: { ...shipped, definition },
})

/** The procedure with an older form: with a nickname field and without the village of the intake. */
function older(): Item<'tramite'> {
  const { definition } = shipped
  const { form } = definition
  const nickname = { key: 'apodo', kind: 'text', label: 'Apodo de la finca', required: false } as const
  let isFirst = true
  const sections = form.questions.sections.map((section) => {
    if (!('fields' in section)) return section
    const fields = section.fields.filter((field) => field.key !== NEW_QUESTION)
    const more = isFirst ? [nickname] : []
    isFirst = false
    return { ...section, fields: [...fields, ...more] }
  })
  return withDefinition({ ...definition, form: { ...form, questions: { ...form.questions, sections } } })
}

/** A draft on the older form, on a server with the newer one. */
async function begun(): Promise<{ caseId: string; version: number }> {
  await publishItems(world, older())
  await world.db.run(sql`delete from cases where radicado is null`)
  const draft = await world.draftOf3(CITIZEN)
  await world.db.run(sql`
    update drafts set answers = (answers || '{"apodo": "El Encanto"}') - ${NEW_QUESTION} where case_id = ${draft.caseId}::uuid`)
  await publishItems(world, withDefinition(shipped.definition))
  return draft
}
const at = async (method: 'GET' | 'POST', path: string, body?: unknown, who = CITIZEN) =>
  world.call(method, `/api/v1/solicitudes/${path}`, body, await world.tokenFor(who))

describe('a draft that was begun on an older form', () => {
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
    await publishItems(world, withDefinition({ ...shipped.definition, summary: 'Otro resumen' }))
    const { body } = await at('GET', `${caseId}/borrador`)
    expect([body.news, body.version]).toEqual([null, version + 1])
  })
})
