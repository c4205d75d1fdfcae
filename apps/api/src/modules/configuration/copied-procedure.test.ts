import { factory } from '@ventanilla/catalog/factory'
import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import type { Item } from '@ventanilla/domain/configuration/kinds'
import { copyOfProcedure } from '@ventanilla/domain/definitions/copy-of-procedure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stateOfCase } from '../../testing/stories/family-walk.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** A procedure of the authority's own, copied from the surface water concession, without a line of program. */

const OWN = 1_000
const OF = 3
const NAME = 'Concesión de aguas de la autoridad'
const CITIZEN = 'ciudadano@demo.test'
let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  const shipped = factory().tramite.find(({ key }) => key === String(OF))
  if (shipped === undefined) throw new Error('the type is not shipped')
  const { order, definition } = shipped.content
  const item: Item<'tramite'> = {
    kind: 'tramite',
    key: String(OWN),
    content: {
      order: order + 100,
      definition: copyOfProcedure(definition, { name: NAME, formId: 'propio' }),
    },
  }
  await publishItems(world, item)
}, 60_000)
afterAll(() => world.close())

describe('a copy', () => {
  const STEM = '/api/v1/configuracion'
  const as = (email: string) => world.tokenFor(email)
  const copied = (name: string) => {
    const shipped = factory().tramite.find(({ key }) => key === String(OF))
    if (shipped === undefined) throw new Error('the type is not shipped')
    const { order, definition } = shipped.content
    return { order, definition: copyOfProcedure(definition, { name, formId: `propio-${name.length}` }) }
  }

  it('gets the next number from 1000, is published by another person than who wrote it, and is listed', async () => {
    const items = `${STEM}/clases/tramite/elementos`
    const begun = await world.call(
      'POST',
      items,
      { key: null, content: copied('Permiso de uso propio') },
      await as('cli-admin@demo.test'),
    )
    expect([begun.status, begun.body.key, begun.body.problems]).toEqual([201, String(OWN + 1), []])
    const drafted = await world.call(
      'GET',
      `${items}/${OWN + 1}`,
      undefined,
      await as('superadmin@demo.test'),
    )
    const body = {
      items: [{ kind: 'tramite', key: String(OWN + 1), hash: drafted.body.draft.hash }],
      reason: 'La autoridad lo crea',
      norm: 'Acuerdo 2 de 2026',
      accepted: [],
    }
    const publishing = async (email: string) =>
      world.call('POST', `${STEM}/publicaciones`, body, await as(email))
    expect((await publishing('cli-admin@demo.test')).status).toBe(403)
    expect((await publishing('superadmin@demo.test')).status).toBe(200)
    await world.deps.configuration.look()
    const { rows } = (await world.call('GET', '/api/v1/tramite/categoria/1')).body
    expect(rows.map((row: { tt_id: number }) => row.tt_id)).toContain(OWN + 1)
  })

  it('never gets a number of the specification', async () => {
    for (const key of ['10', '27', '28', '30', '999']) {
      const answer = await world.call(
        'POST',
        `${STEM}/clases/tramite/elementos`,
        { key, content: copied('Otro permiso propio') },
        await as('cli-admin@demo.test'),
      )
      expect([key, answer.status, answer.body.code]).toEqual([key, 422, 'clave'])
    }
  })

  it('is not published under the name of another', async () => {
    const items = `${STEM}/clases/tramite/elementos`
    const begun = await world.call(
      'POST',
      items,
      { key: null, content: copied(NAME) },
      await as('cli-admin@demo.test'),
    )
    const { key } = begun.body
    const drafted = await world.call('GET', `${items}/${key}`, undefined, await as('superadmin@demo.test'))
    const answer = await world.call(
      'POST',
      `${STEM}/publicaciones`,
      {
        items: [{ kind: 'tramite', key, hash: drafted.body.draft.hash }],
        reason: 'La autoridad lo crea',
        norm: '',
        accepted: [],
      },
      await as('superadmin@demo.test'),
    )
    expect([answer.status, answer.body.code]).toEqual([409, 'contradiccion'])
  })
})

describe('a procedure copied under a number of its own', () => {
  it('is listed with its page, its form and its steps', async () => {
    const { rows } = (await world.call('GET', '/api/v1/tramite/categoria/1')).body
    expect(rows.find((row: { tt_id: number }) => row.tt_id === OWN)).toMatchObject({
      tt_nombre: NAME,
      online: true,
      listed: true,
    })
    const [own] = (await world.call('GET', `/api/v1/tramite/no_auth/${OWN}`)).body.rows
    const [original] = (await world.call('GET', `/api/v1/tramite/no_auth/${OF}`)).body.rows
    expect(own.outline).toEqual(original.outline)
    expect(own.way).toEqual(original.way)
    expect(own.formId).not.toBe(original.formId)
  })

  it('is drafted, filed by a citizen and driven to its granted and notified act', async () => {
    const answers = EXAMPLES.get(OF)?.complete ?? {}
    const { caseId, radicado } = await world.fileProcedure(OWN, { applicant: CITIZEN, answers })
    expect(radicado).toMatch(/^2026E\d{7}$/)
    await world.advanceTo(caseId, 'FIN')
    await world.drain()
    const { closed, acts } = await stateOfCase(world, caseId)
    expect(closed).toBe(true)
    expect(acts).toContain('RES_OTORGA')
    const seen = await world.call(
      'GET',
      `/api/v1/solicitudes/${caseId}`,
      undefined,
      await world.tokenFor(CITIZEN),
    )
    expect(seen.body).toMatchObject({ procedure: NAME })
  }, 180_000)
})
