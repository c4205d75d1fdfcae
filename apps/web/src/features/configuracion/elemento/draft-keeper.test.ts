import { describe, expect, it } from 'vitest'
import { keepDraft, type Meanwhile, type Seen } from './draft-keeper.ts'

const SEEN: Seen = { content: { name: 'Falta el plano' }, revision: 3, base: 1, problems: [], savedAt: null }
const ANA: Meanwhile = {
  sentence: 'Ana Ruiz guardó este borrador después de que usted lo abrió.',
  revision: 5,
  base: null,
  content: { name: 'Falta el mapa' },
}

/** A keeper whose clock and server are the test's. */
function stage(answers: (Meanwhile | string | { readonly revision: number })[]) {
  const sent: { readonly content: object; readonly revision: number; readonly base: number }[] = []
  let timer: (() => void) | null = null
  let saved = 0
  const keeper = keepDraft(SEEN, {
    send: (given) => {
      sent.push(given)
      const answer = answers.shift() ?? 'sin respuesta'
      return typeof answer === 'object' && !('sentence' in answer)
        ? Promise.resolve({ revision: answer.revision, problems: [] })
        : Promise.reject(answer)
    },
    judge: (error) => error as Meanwhile | string,
    now: () => 1_000,
    later: (work) => {
      timer = work
      return () => (timer = null)
    },
    onSaved: () => (saved += 1),
  })
  const pause = async (): Promise<void> => {
    timer?.()
    await keeper.flush()
  }
  return { keeper, sent, pause, saves: () => saved }
}

describe('a draft that is saved as one types', () => {
  it('goes once after a pause, with the step that was seen', async () => {
    const { keeper, sent, pause, saves } = stage([{ revision: 4 }])
    keeper.write({ name: 'Falta el' })
    keeper.write({ name: 'Falta el recibo' })
    expect([keeper.get().status, sent]).toEqual(['escribiendo', []])
    await pause()
    expect(sent).toEqual([{ content: { name: 'Falta el recibo' }, revision: 3, base: 1 }])
    expect(keeper.get()).toMatchObject({ status: 'quieto', revision: 4, savedAt: 1_000 })
    expect(saves()).toBe(1)
  })

  it('is not sent where nothing was changed', async () => {
    const { keeper, sent, pause } = stage([])
    keeper.write({ name: 'Falta el' })
    keeper.write(SEEN.content)
    await pause()
    expect(sent).toEqual([])
  })

  it('sends what was typed during a call with the next, from the step of its answer', async () => {
    const { keeper, sent, pause } = stage([{ revision: 4 }, { revision: 5 }])
    keeper.write({ name: 'a' })
    const first = keeper.flush()
    keeper.write({ name: 'ab' })
    await first
    expect(keeper.get().status).toBe('escribiendo')
    await pause()
    expect(sent.map(({ content, revision }) => [content, revision])).toEqual([
      [{ name: 'a' }, 3],
      [{ name: 'ab' }, 4],
    ])
  })

  it('keeps what was typed when the call fails, and sends it again', async () => {
    const { keeper, pause } = stage(['No hay conexión.', { revision: 4 }])
    keeper.write({ name: 'a' })
    await pause()
    expect(keeper.get()).toMatchObject({
      status: 'fallo',
      sentence: 'No hay conexión.',
      content: { name: 'a' },
    })
    await keeper.flush()
    expect(keeper.get()).toMatchObject({ status: 'quieto', revision: 4 })
  })
})

describe('two people on one draft', () => {
  it('tells who, keeps what was typed and sends nothing until one decides', async () => {
    const { keeper, sent, pause } = stage([ANA, { revision: 6 }])
    keeper.write({ name: 'mía' })
    await pause()
    expect(keeper.get()).toMatchObject({ status: 'choque', sentence: ANA.sentence, content: { name: 'mía' } })
    keeper.write({ name: 'mía también' })
    await pause()
    expect(sent).toHaveLength(1)
    keeper.keepMine()
    await keeper.flush()
    expect(sent.at(-1)).toEqual({ content: { name: 'mía también' }, revision: 5, base: 1 })
    expect(keeper.get()).toMatchObject({ status: 'quieto', revision: 6, meanwhile: null })
  })

  it('takes what was read anew only where nothing typed would be lost', async () => {
    const { keeper } = stage([])
    const newer = { ...SEEN, content: { name: 'de Ana' }, revision: 4 }
    keeper.write({ name: 'mía' })
    keeper.renew(newer)
    expect(keeper.get().content).toEqual({ name: 'mía' })
    keeper.write(SEEN.content)
    keeper.renew({ ...newer, revision: 2 })
    expect(keeper.get().content).toEqual(SEEN.content)
    keeper.renew(newer)
    expect(keeper.get()).toMatchObject({ content: { name: 'de Ana' }, revision: 4 })
  })
})
