import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standsAt, stateOfCase, type Turn, walk } from '../../testing/stories/family-walk.ts'
import { byDelegation, HARM, offender } from '../../testing/walks/outcome-data.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
// a new world per test: months pass in it, and fees of the next year are unknown
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const OFFENDER = 'ciudadano@demo.test'
const LONG = 240_000

/** SAN-15: a demonstration user was fined and notified. */
async function fined(): Promise<string> {
  const by = await world.tokenFor('cli-coordinador-juridico-sancionatorio@demo.test')
  const key = { 'idempotency-key': randomUUID() }
  const opened = await world.call('POST', '/api/v1/actuaciones', { family: 'sancionatorio' }, by, key)
  const id = String(opened.body.id)
  await walk(world, id, [
    ['SAN-01', 'reparto', { ...(await offender(world, OFFENDER)), 'hechos.fecha': '2025-11-20' }],
    ['SAN-02', 'si'],
    ['SAN-06', 'firmado'],
    ['SAN-07', 'notificado'],
    ['SAN-08', 'continua'],
    ['SAN-09', 'firmar'],
    ['SAN-09A', 'notificado'],
    ['SAN-10', 'vence'],
    ['SAN-12', 'elaborado', HARM],
    ['SAN-13', 'firmada', { 'sancion.responsable': 'si', 'sancion.tipo': ['multa'] }],
    ['SAN-14', 'notificada'],
  ])
  await world.advanceTo(id, 'SAN-15')
  return id
}

const detail = async (id: string) =>
  (await world.call('GET', `/api/v1/solicitudes/${id}`, undefined, await world.tokenFor(OFFENDER))).body
/** Files the appeal by the screen's call. */
async function files(id: string, kind: string) {
  const { version, actions } = await detail(id)
  return world.call(
    'POST',
    `/api/v1/solicitudes/${id}/recurso`,
    {
      version,
      taskId: actions.appeal?.taskId ?? randomUUID(),
      data: { 'recurso.clase': kind, 'recurso.motivos': 'La multa no corresponde a los hechos.' },
    },
    await world.tokenFor(OFFENDER),
  )
}
const decided = (decision: string): readonly Turn[] => [
  ['RWF-05', 'firmar', { 'recurso.decision': decision }],
  ['RWF-05A', 'notificada'],
]
const ADMITTED: Turn = ['RWF-03', 'si', { 'recurso.admite': true }]
const REJECTED: readonly Turn[] = [
  ['RWF-03', 'no', { 'recurso.admite': false }],
  ['RWF-04', 'firmar'],
  ['RWF-05A', 'notificada'],
]

describe('an appeal against a fine over the real server', () => {
  it(
    'is a reconsideration where the Director signed: the superior is not offered, and says why',
    async () => {
      const id = await fined()
      const { actions, applicantIs } = await detail(id)
      expect(applicantIs).toBe('investigado')
      expect(actions.appeal).toMatchObject({
        ways: [{ value: 'reposicion', label: 'Reposición' }],
        whyNot: 'Quien expidió el acto no tiene superior: contra él solo procede la reposición.',
      })
      for (const kind of ['reposicion_apelacion', 'apelacion', 'queja']) {
        const refused = await files(id, kind)
        expect([kind, refused.status >= 400, await standsAt(world, id)]).toEqual([kind, true, 'SAN-15'])
      }
      expect((await files(id, 'apelacion')).body.message).toMatch(/no tiene superior|solo procede/)
      expect((await files(id, 'reposicion')).status).toBe(200)
      expect((await detail(id)).appeals).toMatchObject([{ capacity: 'Investigado' }])
      await walk(world, id, [ADMITTED, ...decided('confirma'), ['RWF-06', 'continua']])
      expect(await standsAt(world, id)).toBe('SAN-16')
      expect((await stateOfCase(world, id)).acts).toEqual(expect.arrayContaining(['RES_RECURSO']))
    },
    LONG,
  )

  it(
    'that is right is decided anew, and one announced and never filed gives the days back',
    async () => {
      const id = await fined()
      const due = (await world.openTasks(id))[0]?.dueOn
      await walk(world, id, [
        ['SAN-15', 'reposicion'],
        ['RWF-01', 'no_presentado'],
      ])
      expect((await world.openTasks(id)).map((t) => [t.step, t.dueOn])).toEqual([['SAN-15', due]])
      const again = await fined()
      expect((await files(again, 'reposicion')).status).toBe(200)
      await walk(world, again, [ADMITTED, ...decided('revoca'), ['RWF-06', 'reabrir']])
      expect(await standsAt(world, again)).toBe('SAN-13')
    },
    LONG,
  )

  it(
    'filed as subsidiary goes to the superior when the reconsideration did not help',
    async () => {
      const id = await fined()
      await byDelegation(world, id)
      expect((await detail(id)).actions.appeal.ways.map((w: { value: string }) => w.value)).toEqual([
        'reposicion',
        'reposicion_apelacion',
        'apelacion',
      ])
      expect((await files(id, 'reposicion_apelacion')).status).toBe(200)
      await walk(world, id, [
        ADMITTED,
        ...decided('confirma'),
        ['RWF-06', 'al_superior'],
        ...decided('modifica'),
        ['RWF-06', 'continua'],
      ])
      const { acts } = await stateOfCase(world, id)
      expect(acts).toEqual(expect.arrayContaining(['RES_RECURSO', 'RES_APELACION']))
      expect(await standsAt(world, id)).toBe('SAN-16')
    },
    LONG,
  )

  it(
    'to the superior that is rejected may be complained of within five days, and not after',
    async () => {
      const id = await fined()
      await byDelegation(world, id)
      await walk(world, id, [['SAN-15', 'apelacion'], ['RWF-02', 'radicado'], ...REJECTED])
      await world.advanceTo(id, 'RWF-06')
      // the waiting step has no term of its own: the term is the one announced by the rejection
      expect((await detail(id)).actions.appeal).toMatchObject({
        ways: [{ value: 'queja', label: 'Queja' }],
        due: { due: expect.stringMatching(/^\d{4}-/) as string, state: 'corre' },
      })
      expect((await files(id, 'queja')).status).toBe(200)
      await walk(world, id, [
        ADMITTED,
        ...decided('revoca'),
        ['RWF-06', 'al_superior'],
        ...decided('confirma'),
        ['RWF-06', 'continua'],
      ])
      expect(await standsAt(world, id)).toBe('SAN-16')
      const { acts } = await stateOfCase(world, id)
      expect(acts.filter((act) => act === 'RES_APELACION')).toHaveLength(2)
      expect(acts).toContain('AUTO_RECHAZA_RECURSO')
      const late = await fined()
      await byDelegation(world, late)
      await walk(world, late, [
        ['SAN-15', 'apelacion'],
        ['RWF-02', 'no_presentado'],
      ])
      expect(await standsAt(world, late)).toBe('SAN-15')
    },
    LONG,
  )

  it(
    'is nobody else’s to file',
    async () => {
      const id = await fined()
      const { version, actions } = await detail(id)
      const stranger = await world.call(
        'POST',
        `/api/v1/solicitudes/${id}/recurso`,
        { version, taskId: actions.appeal.taskId, data: { 'recurso.clase': 'reposicion' } },
        await world.tokenFor('empresa@demo.test'),
      )
      expect(stranger.status).toBe(404)
    },
    LONG,
  )
})
