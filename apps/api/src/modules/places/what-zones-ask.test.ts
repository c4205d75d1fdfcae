import type { Answer } from '@ventanilla/demo/teller/caller'
import { runStories } from '@ventanilla/demo/teller/stories'
import { plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { ZONES_CROSSED } from '@ventanilla/domain/places/zone-questions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { drawLayer, ELSEWHERE, EVERYWHERE, zoneOn } from '../../testing/stories/made-zones.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** What a zone asks for, of applicants there, of planning and of those who assign. */

const ADMIN = 'cli-admin@demo.test'
const PLANNER = 'cli-planificacion-ambiental@demo.test'
const LUIS = 'cli-validacion-juridica-2@demo.test'
const LONG = 240_000
const ASKS = 'Si la captación cabe en el plan de manejo.'

let world: ApiWorld
let everywhere = ''
let elsewhere = ''
beforeAll(async () => {
  world = await startWorld()
  everywhere = await drawLayer(world, '1', EVERYWHERE)
  elsewhere = await drawLayer(world, '2', ELSEWHERE)
}, LONG)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const as = async (who: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  world.call(method, `/api/v1/${path}`, body, await world.tokenFor(who))

const zone = (key: string, layer: string, more: Partial<ContentOf<'zona'>>) => ({
  kind: 'zona' as const,
  key,
  content: zoneOn(layer, {
    order: Number(key),
    name: `Zona ${key}`,
    class: 'protegida',
    codeFrom: 'nombre',
    ...more,
  }),
})
const group = (key: string, name: string, person: string) => ({
  kind: 'grupo' as const,
  key,
  content: { order: Number(key), name, active: true, office: null, roles: [], people: [person] },
})
/** Two zones of which a case crosses the first. */
const inForce = (more: Partial<ContentOf<'zona'>>): Promise<void> =>
  publishItems(world, zone('1', everywhere, more), zone('2', elsewhere, more))

const file = (caseId: string, version: number): Promise<Answer> =>
  as('ciudadano@demo.test', 'POST', `solicitudes/${caseId}/radicar`, { version, declaration: true })
const conceptsOf = (caseId: string) =>
  world.db.rows<{ id: string; asked: string; step: string; audience: readonly string[] }>(sql`
    select c.id, c.facts ->> 'planeacion.asunto' as asked, t.step, t.audience from cases c join tasks t on t.case_id = c.id
    where c.parent_id = ${caseId}::uuid and t.state = 'open' and t.step = 'ADM-15' order by c.created_at`)

describe('a question', () => {
  it(
    'is asked of who applies where the zone is, whatever their browser says, and of nobody elsewhere',
    async () => {
      await inForce({ question: '¿Desde cuándo usa esa agua?' })
      const lie = { [ZONES_CROSSED]: ['2'], zona_1: '', zona_2: 'Desde 1990' }
      const { caseId, version } = await world.draftOf3('ciudadano@demo.test', lie)
      const refused = await file(caseId, version)
      expect([refused.status, refused.body.problems.map(({ path }: { path: string }) => path)]).toEqual([
        422,
        ['zona_1'],
      ])
      const review = await as('ciudadano@demo.test', 'GET', `solicitudes/${caseId}/revision`)
      expect(review.body.problems).toEqual([expect.objectContaining({ path: 'zona_1', section: 'zonas' })])
      const saved = await as('ciudadano@demo.test', 'PATCH', `solicitudes/${caseId}/borrador`, {
        baseVersion: version,
        changes: { zona_1: 'Desde 2001' },
      })
      expect((await file(caseId, saved.body.version)).status).toBe(200)
      const row = await world.db.one<{ submission: Record<string, unknown> }>(
        sql`select submission from cases where id = ${caseId}::uuid`,
      )
      const { [ZONES_CROSSED]: crossed, zona_1: answer, zona_2: other } = row?.submission ?? {}
      expect([crossed, answer, other]).toEqual([['1'], 'Desde 2001', undefined])
    },
    LONG,
  )

  it(
    'that comes while an application is open is found in it, and a layer that changes asks nobody to read it again',
    async () => {
      await inForce({})
      const { caseId, version } = await world.draftOf3('ciudadano@demo.test')
      await publishItems(world, zone('1', elsewhere, {}))
      await publishItems(world, zone('1', everywhere, { question: '¿Desde cuándo usa esa agua?' }))
      // the page that is open does not have the question
      expect([(await file(caseId, version)).status, (await file(caseId, version)).body.code]).toEqual([
        409,
        'formulario_nuevo',
      ])
      const { body } = await as('ciudadano@demo.test', 'GET', `solicitudes/${caseId}/borrador`)
      expect(body.news.added.map(({ key }: { key: string }) => key)).toContain('zona_1')
      const refused = await file(caseId, body.version)
      expect(refused.body.problems).toMatchObject([{ path: 'zona_1' }])
      // another layer of the same zone: the form stays as it was read
      await publishItems(world, zone('1', elsewhere, { question: '¿Desde cuándo usa esa agua?' }))
      expect((await file(caseId, body.version)).status).toBe(200)
    },
    LONG,
  )
})

describe('a concept of planning', () => {
  it(
    'is asked for once when the case is filed, and reaches the case when it is given',
    async () => {
      await inForce({ concept: ASKS })
      const { caseId } = await world.fileConcession()
      const [concept, ...more] = await conceptsOf(caseId)
      expect(more).toEqual([])
      expect(concept?.asked).toBe(`Zona 1: ${ASKS}`)
      expect(concept?.audience.join()).toContain('CLI_PLANIFICACION_AMBIENTAL')
      // planning reads what it is asked about, and what was compared; others of its kind of work do not
      const reads = async (who: string): Promise<readonly number[]> =>
        Promise.all(
          ['vinculados', 'zonas'].map(
            async (what) => (await as(who, 'GET', `solicitudes/${caseId}/${what}`)).status,
          ),
        )
      expect(await reads(PLANNER)).toEqual([200, 200])
      expect(await reads('cli-notificador@demo.test')).toEqual([404, 404])
      await world.doTask(concept?.id ?? '', 'ADM-15', 'emitido', {
        'planeacion.sentido': 'con_condiciones',
        'planeacion.concepto': 'Cabe si no se toca el bosque.',
      })
      const { state } = await world.load(caseId)
      expect(state.facts['planeacion.concepto']).toBe('Cabe si no se toca el bosque.')
      await world.advanceTo(caseId, 'FIN')
      const act = await world.db.one<{ doc: EditorNode }>(
        sql`select doc from acts where case_id = ${caseId}::uuid and template = 'CONCEPTO_TEC'`,
      )
      expect(act === undefined ? '' : plainText(act.doc)).toContain('Cabe si no se toca el bosque.')
      const asked = await world.db.rows(
        sql`select id from cases where parent_id = ${caseId}::uuid and facts ? 'planeacion.asunto'`,
      )
      expect(asked).toEqual([{ id: concept?.id }])
    },
    LONG,
  )

  it(
    'is waited for by the signature of the opinion',
    async () => {
      await inForce({ concept: ASKS })
      const { caseId } = await world.fileConcession()
      const stories = runStories(world.deps, world.app, world.clock, {
        sign: async (who, ofCase, act) => {
          const template = await world.db.one<{ template: string }>(
            sql`select template from acts where id = ${act}::uuid`,
          )
          if (template?.template !== 'CONCEPTO_TEC') return world.doTask(ofCase, 'FIR-04', 'firmado')
          const asked = await as(who.id, 'POST', 'create-firma-otp', { id: act, keep: false })
          throw new Error(`${asked.status} ${asked.body.message}`)
        },
      })
      await expect(stories.advanceTo(caseId, 'FIN')).rejects.toThrow('409 Falta el concepto de planeación')
    },
    LONG,
  )

  it(
    'is asked for by a zone that came after the filing, once the opinion is begun, which must then name it',
    async () => {
      await inForce({})
      const { caseId } = await world.fileConcession()
      expect(await conceptsOf(caseId)).toEqual([])
      await inForce({ concept: ASKS })
      const seen: string[] = []
      let [signer, opinion] = ['', '']
      const stories = runStories(world.deps, world.app, world.clock, {
        sign: async (who, ofCase, act) => {
          const found = await world.db.one<{ template: string }>(
            sql`select template from acts where id = ${act}::uuid`,
          )
          if (found?.template !== 'CONCEPTO_TEC') return world.doTask(ofCase, 'FIR-04', 'firmado')
          ;[signer, opinion] = [who.id, act]
          seen.push(...(await conceptsOf(caseId)).map(({ asked }) => asked))
          throw new Error('far enough')
        },
      })
      await expect(stories.advanceTo(caseId, 'FIN')).rejects.toThrow('far enough')
      expect(seen).toEqual([`Zona 1: ${ASKS}`])
      for (const { id } of await conceptsOf(caseId)) await world.doTask(id, 'ADM-15', 'emitido')
      const late = await as(signer, 'POST', 'create-firma-otp', { id: opinion, keep: false })
      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringContaining('no menciona el concepto'),
      ])
      const moments = await world.db.rows<{ moment: string; zone: string }>(sql`
        select moment, zone from zone_checks where case_id = ${caseId}::uuid order by at, zone`)
      expect(moments.map(({ moment, zone: key }) => `${moment} ${key}`)).toEqual([
        'radicacion 1',
        'radicacion 2',
        'concepto 1',
        'concepto 2',
      ])
    },
    LONG,
  )
})

describe('people', () => {
  it(
    'of the group that a crossed zone names are offered first, with the zone that proposes them',
    async () => {
      const luis = await world.personId(LUIS)
      await publishItems(
        world,
        group('1', 'Del norte', luis),
        group('2', 'Del sur', await world.personId(PLANNER)),
        // the code of the crossed shape names the group
        zone('1', everywhere, { class: 'profesional' }),
        zone('2', elsewhere, { class: 'profesional' }),
      )
      const { caseId } = await world.fileConcession()
      await world.advanceTo(caseId, 'PG-03')
      const [task] = (await world.openTasks(caseId)).filter(({ step }) => step === 'PG-03')
      const { body } = await as(ADMIN, 'GET', `tareas/${task?.id}/candidatos`)
      expect([body.rows[0].id, body.rows[0].zone]).toEqual([luis, 'Zona 1'])
      expect(body.rows.slice(1).every((one: { zone: string | null }) => one.zone === null)).toBe(true)
    },
    LONG,
  )
})
