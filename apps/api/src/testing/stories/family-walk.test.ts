import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filedCase, standsAt, stateOfCase, walk } from './family-walk.ts'
import { type ApiWorld, startWorld } from './world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

describe('the driver of families', () => {
  it('takes the turns that a path names and lets the subprocesses between them go their way', async () => {
    const caseId = await filedCase(world, 3)
    expect(await standsAt(world, caseId)).toBe('PG-02')
    await walk(world, caseId, [
      ['PG-02', 'completa'],
      ['PG-03', 'si'],
      ['PG-05', 'liquidada'],
      ['PG-06', 'creado'],
    ])
    expect(await standsAt(world, caseId)).toBe('PG-09')
    const { acts, closed } = await stateOfCase(world, caseId)
    expect([acts, closed]).toEqual([['LIQUIDACION', 'RECIBO_PAGO'], false])
  }, 60_000)

  it('lets a term run out where the path says that nobody answered', async () => {
    const caseId = await filedCase(world, 3)
    await walk(world, caseId, [
      ['PG-02', 'completa'],
      ['PG-03', 'no'],
      ['PG-04', 'notificado'],
      ['PG-04A', 'vence'],
      ['DTA-03', 'notificado'],
      ['DTA-03', 'en_firme'],
      ['DTA-04', 'archivado'],
    ])
    expect(await stateOfCase(world, caseId)).toMatchObject({ status: 'desistida', closed: true })
  }, 60_000)

  it('refuses a path that is not there', async () => {
    const caseId = await filedCase(world, 3)
    await expect(walk(world, caseId, [['PG-02', 'nada']])).rejects.toThrow('no tiene el resultado nada')
  }, 60_000)
})
