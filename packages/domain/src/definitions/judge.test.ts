import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { byName, exactly, list, text } from '../kernel/schema-parts.ts'
import { judge } from './judge.ts'
import { placeInWords } from './place-in-words.ts'

const thing = exactly({
  id: text,
  names: byName(z.string()).exactOptional(),
  size: z.union([z.literal(false), exactly({ of: z.number().min(1).max(9) })]).exactOptional(),
  link: z.url().exactOptional(),
  parts: list(text).check(z.minLength(2)).exactOptional(),
})
const said = (value: unknown): readonly string[] => {
  const judged = judge(thing, value, 'la cosa')
  return judged.ok ? [] : judged.problems.map(({ message }) => message)
}

describe('what is judged', () => {
  it('passes as it is, blanks at the ends and all', () => {
    const value = { id: ' a ', names: { constructor: 'b' }, size: { of: 1 } }
    expect(judge(thing, value, 'la cosa')).toStrictEqual({ ok: true, value })
  })

  it.each<[unknown, readonly string[]]>([
    [undefined, ['La cosa: falta.']],
    [null, ['La cosa: debe ser un objeto.']],
    [[], ['La cosa: debe ser un objeto.']],
    [{ id: 'a', uno: 1, dos: 2 }, ['La cosa: no se conocen «uno», «dos».']],
    [{ id: 'a', size: { of: '1' } }, ['«size», «of»: debe ser un número.']],
    [{ id: 'a', size: { of: 0 } }, ['«size», «of»: debe ser al menos 1.']],
    [{ id: 'a', size: { of: 10 } }, ['«size», «of»: no puede pasar de 9.']],
    [{ id: 'a', size: {} }, ['«size», «of»: falta.']],
    [{ id: 'a', names: { '': 'b' } }, ['«names», «»: su nombre está en blanco o no vale aquí.']],
    [{ id: 'a', names: undefined }, ['«names»: falta.']],
    [{ id: 'a', link: 'aquí' }, ['«link»: no es una dirección de internet.']],
    [{ id: 'a', parts: ['una'] }, ['«parts»: necesita al menos 2.']],
    [{ id: 'a', parts: ['una', ' '] }, ['«parts», puesto 2: está en blanco.']],
  ])('is told in Spanish: %j', (value, sentences) => {
    expect(said(value)).toEqual(sentences)
  })

  it('is rejected whole where a key could change what every object is', () => {
    expect(said(JSON.parse('{ "id": "a", "names": { "__proto__": "b" } }'))).toEqual([
      'La cosa: no se conoce «__proto__».',
    ])
  })

  it('is rejected where it is nested without end', () => {
    const endless: Record<string, unknown> = { id: 'a' }
    endless['within'] = endless
    expect(said(endless)).toEqual(['La cosa: tiene más de 100 niveles.'])
    expect(said(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toEqual([
      'La cosa: tiene más de 100 niveles.',
    ])
  })
})

describe('a place in words', () => {
  const family = { steps: [{ id: 'PER-02', outcomes: [{ code: 'aprobado' }, {}] }] }
  it.each<[readonly (string | number)[], string]>([
    [[], ''],
    [['steps'], '«steps»'],
    [['steps', 0], 'paso PER-02'],
    [['steps', 0, 'outcomes', 0, 'to'], 'paso PER-02, salida «aprobado», «to»'],
    [['steps', 0, 'outcomes', 1, 'to'], 'paso PER-02, salida 2, «to»'],
    [['steps', 7, 'id'], 'paso 8, «id»'],
    [['procedureTypes', 3], '«procedureTypes», puesto 4'],
  ])('of %j is %s', (path, words) => {
    expect(placeInWords(family, path)).toBe(words)
  })
})
