import { describe, expect, it } from 'vitest'
import { countedWords, inUseWarning, stopsBeingOffered } from './in-use.ts'

const task = { one: 'tarea abierta', many: 'tareas abiertas' }
const item = {
  kind: 'causa_devolucion',
  key: '1',
  title: 'Falta el plano',
  after: 'Quien la tiene la conserva.',
} as const

describe('a change', () => {
  it.each([
    ['an item that is retired', { active: true }, null, true],
    ['an element that is no longer offered', { active: true }, { active: false }, true],
    ['a year with which nobody settles any more', { offered: true }, { offered: false }, true],
    ['another name', { active: true, name: 'a' }, { active: true, name: 'b' }, false],
    ['an element that was not offered before', { active: false }, null, false],
    ['a new item', null, { active: true }, false],
    ['a kind whose items are not offered, retired', {}, null, true],
  ] as const)('of %s', (_, before, after, stops) => {
    expect(stopsBeingOffered(before, after)).toBe(stops)
  })
})

describe('the warning for what is in use', () => {
  it('names the numbers, and what becomes of what uses it', () => {
    const cases = { one: 'trámite', many: 'trámites', count: 1 }
    expect(inUseWarning({ ...item, uses: [{ ...task, count: 3 }, cases, { ...task, count: 0 }] })).toEqual({
      id: 'causa_devolucion:en-uso:1',
      severity: 'aviso',
      sentence: '«Falta el plano» está en uso: 3 tareas abiertas y 1 trámite. Quien la tiene la conserva.',
      items: [{ kind: 'causa_devolucion', key: '1' }],
    })
  })

  it('is the same one whatever the number', () => {
    const ids = [1, 2, null].map((count) => inUseWarning({ ...item, uses: [{ ...task, count }] })?.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('is none where nothing uses it, and one where nobody could count', () => {
    expect(inUseWarning({ ...item, uses: [{ ...task, count: 0 }] })).toBeNull()
    expect(inUseWarning({ ...item, uses: [{ ...task, count: null }] })?.sentence).toContain(
      countedWords({ ...task, count: null }),
    )
  })
})
