import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const RULES = {
  mostOfPerson: 2,
  most: 3,
  yours: { message: 'Espere a lo suyo.', code: 'suyo' },
  everybodys: { message: 'Hay mucho.', code: 'mucho' },
}

describe('a queue for costly work', () => {
  it('has so many places for one person and so many in total, which are free again after success and failure', async () => {
    const turn = createTurns(RULES)
    const running: PromiseWithResolvers<string>[] = []
    const start = (who: string): Promise<string> =>
      turn(who, () => {
        const one = Promise.withResolvers<string>()
        running.push(one)
        return one.promise
      })
    const answers = [start('ana'), start('ana')]
    await expect(start('ana')).rejects.toMatchObject({ kind: 'too_many', code: 'suyo', retryAfter: 5 })
    answers.push(start('luis'))
    await expect(start('luis')).rejects.toMatchObject({ kind: 'unavailable', code: 'mucho', retryAfter: 10 })
    expect(running).toHaveLength(3)
    running[0]?.resolve('hecho')
    running[1]?.reject(new Error('roto'))
    await expect(answers[0]).resolves.toBe('hecho')
    await expect(answers[1]).rejects.toThrow('roto')
    const again = [start('ana'), start('luis')]
    for (const one of running) one.resolve('hecho')
    expect(await Promise.all(again)).toEqual(['hecho', 'hecho'])
    expect(await answers[2]).toBe('hecho')
  })
})
