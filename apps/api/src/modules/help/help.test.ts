import type { Item } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** What the help says, and to whom. */

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

const read = async (email: string) => {
  const { status, body } = await world.call('GET', '/api/v1/ayuda', undefined, await world.tokenFor(email))
  expect(status).toBe(200)
  return body as {
    guides: { id: string; audience: string; title: string }[]
    questions: { id: string; audience: string | null; answer: string }[]
    words: { word: string }[]
  }
}

describe('the help', () => {
  it('keeps what is for officials from applicants, and gives officials both', async () => {
    const [citizen, official] = [await read('ciudadano@demo.test'), await read('cli-juridico@demo.test')]
    expect(new Set(citizen.guides.map(({ audience }) => audience))).toEqual(new Set(['solicitante']))
    expect(citizen.questions.map(({ audience }) => audience)).not.toContain('funcionario')
    expect(new Set(official.guides.map(({ audience }) => audience))).toEqual(
      new Set(['solicitante', 'funcionario']),
    )
    expect(official.words).toEqual(citizen.words)
  })

  it('is not read without a session', async () => {
    expect((await world.call('GET', '/api/v1/ayuda')).status).toBe(401)
  })

  it('says what the authority writes, in its order, from then on', async () => {
    const { contents } = world.deps.catalogue
    const plazos = contents.of('pregunta').get('plazos')
    if (plazos === undefined) throw new Error('no question «plazos»')
    const question: Item<'pregunta'> = {
      kind: 'pregunta',
      key: 'plazos',
      content: { ...plazos, order: 0, answer: 'Como dice la ley.' },
    }
    const guide: Item<'guia'> = {
      kind: 'guia',
      key: 'pagar-en-oficina',
      content: {
        order: 0,
        name: 'Pagar en la oficina',
        active: true,
        audience: 'solicitante',
        steps: [{ text: 'Traiga el recibo.' }],
        otherWords: '',
        links: [],
      },
    }
    const word: Item<'palabra'> = {
      kind: 'palabra',
      key: '1',
      content: { order: 0, name: 'Acta', active: false, meaning: 'Nada' },
    }
    await publishItems(world, question, guide, word)
    const { guides, questions, words } = await read('ciudadano@demo.test')
    expect(guides.map(({ id }) => id).slice(0, 2)).toContain('pagar-en-oficina')
    expect(questions.find(({ id }) => id === 'plazos')?.answer).toBe('Como dice la ley.')
    expect(words.map(({ word }) => word)).not.toContain('Acta')
  })
})
