import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standsAt, type Turn, walk } from '../../testing/stories/family-walk.ts'
import { offender } from '../../testing/walks/outcome-data.ts'
import { type ApiWorld, START, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const COORDINATOR = 'cli-coordinador-juridico-sancionatorio@demo.test'
const OFFENDER = 'ciudadano@demo.test'

/** A procedure before the formulation of charges. */
async function begun(turns: readonly Turn[] = [['SAN-08', 'continua']]): Promise<string> {
  world.clock.set(START)
  const reply = await world.call(
    'POST',
    '/api/v1/actuaciones',
    { family: 'sancionatorio' },
    await world.tokenFor(COORDINATOR),
    { 'idempotency-key': world.deps.newId() },
  )
  const id = reply.body.id as string
  await walk(world, id, [
    ['SAN-01', 'reparto', { ...(await offender(world)), 'hechos.fecha': '2025-11-20' }],
    ['SAN-02', 'si'],
    ['SAN-06', 'firmado'],
    ['SAN-07', 'notificado'],
    ...turns,
  ])
  return id
}

const ask = async (path: string) =>
  world.call('GET', `/api/v1/solicitudes/${path}`, undefined, await world.tokenFor(OFFENDER))

/** The case as the accused reads it, with the working of its term. */
async function read(caseId: string) {
  const [overview, timeline] = [await ask(caseId), await ask(`${caseId}/linea-tiempo`)]
  expect([overview.status, timeline.status]).toEqual([200, 200])
  return {
    ...(overview.body as {
      due: { due: string | null; state: string; words: string }
      tasks: { step: string; state: string; due: { due: string | null } }[]
    }),
    ...(timeline.body as { term: { due: string | null; explanation: string[] } | null }),
  }
}
const dueOfTask = async (caseId: string, step: string) =>
  (await read(caseId)).tasks.find((one) => one.step === step && one.state === 'open')?.due.due

describe('the five years of a sanctioning procedure', () => {
  it('are a term of the case from the auto that begins it, and explain themselves to whoever is accused', async () => {
    const { term, due } = await read(await begun())
    expect([term?.due, due.due, due.state]).toEqual(['2031-02-03', '2031-02-03', 'corre'])
    expect(term?.explanation).toContain(
      'Es lo que el procedimiento puede durar: cinco años desde el auto de inicio (Ley 1333 de 2009, art. 10, parágrafo, adicionado por la Ley 2387 de 2024, art. 18).',
    )
  }, 60_000)

  it('stand still while the offender mends what they did', async () => {
    const id = await begun([
      ['SAN-08', 'suspende'],
      ['SAN-08B', 'firmado'],
    ])
    await world.advanceTo(id, 'SAN-08C')
    const paused = await read(id)
    expect([paused.term?.due, paused.due.state]).toEqual([null, 'suspendido'])
    // the five years in calendar days
    expect(paused.due.words).toMatch(/^En pausa: quedan 18\d\d días calendario$/)
    world.clock.set(new Date(world.clock.now().getTime() + 100 * 86_400_000))
    await walk(world, id, [
      ['SAN-08C', 'notificar'],
      ['SAN-08C', 'incumple'],
    ])
    const resumed = await read(id)
    expect(resumed.term?.explanation.join(' ')).toContain('Suspensión por corrección o compensación')
    // five years plus a hundred days, and the days of the notification
    expect((resumed.term?.due ?? '') > '2031-05-10').toBe(true)
    expect(resumed.due.state).toBe('corre')
  }, 60_000)

  it('are extended once, with the reason, without moving the days that the step has', async () => {
    const id = await begun()
    const step = await dueOfTask(id, 'SAN-09')
    world.clock.set(new Date(world.clock.now().getTime() + 2 * 86_400_000))
    await world.doTask(id, 'SAN-09', 'prorroga', { 'duracion.prorroga': 12 })
    const { term } = await read(id)
    expect(term?.due).toBe('2032-02-03')
    expect(term?.explanation).toContain('Se prorrogó por 12 meses.')
    expect(await dueOfTask(id, 'SAN-09')).toBe(step)
    await expect(world.doTask(id, 'SAN-09', 'prorroga', { 'duracion.prorroga': 6 })).rejects.toThrow(
      'Se prorroga una sola vez',
    )
  }, 60_000)

  it('over, leave nothing but the archive', async () => {
    const id = await begun()
    await expect(world.doTask(id, 'SAN-09', 'duracion')).rejects.toThrow('No han pasado los cinco años')
    // midnight of the last day in Bogotá
    world.clock.set('2031-02-04T04:59:00.000Z')
    await expect(world.doTask(id, 'SAN-09', 'duracion')).rejects.toThrow('No han pasado los cinco años')
    world.clock.set('2031-02-04T05:00:00.000Z')
    expect((await read(id)).due.state).toBe('vencido')
    await expect(world.doTask(id, 'SAN-09', 'firmar')).rejects.toThrow('corresponde el archivo')
    await expect(world.doTask(id, 'SAN-09', 'prorroga', { 'duracion.prorroga': 6 })).rejects.toThrow(
      'antes de que venza',
    )
    await walk(world, id, [['SAN-09', 'duracion']])
    expect(await standsAt(world, id)).toBe('SAN-20')
  }, 60_000)
})
