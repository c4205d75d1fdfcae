import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Stage, stageHook } from './testing/hook-stage.ts'
import { useTabForm } from './use-tab-form.ts'

interface Letter {
  readonly name: string
  readonly adult: boolean
  readonly pets: readonly string[]
}
const EMPTY: Letter = { name: '', adult: false, pets: [] }

/** Fake tab storage, which may be broken or full. */
function tab(faults: { readonly reading?: true; readonly writing?: true } = {}) {
  const places = new Map<string, string>()
  const store = {
    getItem: (place: string): string | null => {
      if (faults.reading) throw new DOMException('denied', 'SecurityError')
      return places.get(place) ?? null
    },
    setItem: (place: string, text: string): void => {
      if (faults.writing) throw new DOMException('full', 'QuotaExceededError')
      places.set(place, text)
    },
    removeItem: (place: string): void => void places.delete(place),
    clear: (): void => places.clear(),
  }
  vi.stubGlobal('sessionStorage', store)
  return places
}

type Drawn = Stage<string, ReturnType<typeof useTabForm<Letter>>>
const draw = (form = 'carta'): Promise<Drawn> =>
  stageHook((name: string) => useTabForm<Letter>(name, EMPTY), form)
const write = (stage: Drawn, letter: Partial<Letter>): Promise<void> =>
  stage.change(() => stage.now()[1]((before) => ({ ...before, ...letter })))

let places: Map<string, string>
beforeEach(() => (places = tab()))
afterEach(() => vi.unstubAllGlobals())

describe('what a guest writes in a form', () => {
  it('stands there again after a reload', async () => {
    const before = await draw()
    await write(before, { name: 'Ana', pets: ['gato'] })
    await before.leave()
    const after = await draw()
    expect(after.now()[0]).toEqual({ name: 'Ana', adult: false, pets: ['gato'] })
  })

  it('stays where it was written before the page had looked up what is kept', async () => {
    places.set('ventanilla.escrito.carta', JSON.stringify({ name: 'Rosa', adult: true }))
    const stage = await stageHook((name: string) => {
      const form = useTabForm<Letter>(name, EMPTY)
      const [, setValues] = form
      useLayoutEffect(() => setValues((before) => ({ ...before, name: 'Ana' })), [setValues])
      return form
    }, 'carta')
    expect(stage.now()[0]).toEqual({ name: 'Ana', adult: true, pets: [] })
  })

  it('leaves no trace while nothing has been written, nor when it is as it began', async () => {
    const stage = await draw()
    expect(places.size).toBe(0)
    await write(stage, { name: 'Ana' })
    expect(places.size).toBe(1)
    await stage.change(() => stage.now()[1](EMPTY))
    expect(places.size).toBe(0)
  })

  it('is forgotten once it was sent, and what still stands on the screen is not kept again', async () => {
    const stage = await draw()
    await write(stage, { name: 'Ana' })
    await stage.change(() => stage.now()[2]())
    expect(places.size).toBe(0)
    await write(stage, { name: 'Ana María' })
    expect(places.size).toBe(0)
    await stage.leave()
    expect((await draw()).now()[0]).toEqual(EMPTY)
  })

  it('belongs to its form: another one does not see it, and coming back finds it', async () => {
    const stage = await draw('una')
    await write(stage, { name: 'Ana' })
    await stage.draw('otra')
    expect(stage.now()[0]).toEqual(EMPTY)
    await stage.draw('una')
    expect(stage.now()[0].name).toBe('Ana')
  })

  it('goes with the session: who sits down next does not see it', async () => {
    const stage = await draw()
    await write(stage, { name: 'Ana' })
    await stage.leave()
    sessionStorage.clear()
    expect((await draw()).now()[0]).toEqual(EMPTY)
  })

  it('has no place for passwords nor codes', () => {
    // @ts-expect-error a password is not kept
    const usePassword = () => useTabForm('carta', { email: '', password: '' })
    // @ts-expect-error nor is a code
    const useCode = () => useTabForm('carta', { email: '', code: '' })
    // type checking fails if either of them could be kept
    expect([usePassword, useCode]).toHaveLength(2)
  })

  it.each([
    ['no JSON', '{"name":'],
    ['nothing', 'null'],
    ['a number', '7'],
    ['a list', '["Ana"]'],
  ])('begins empty where %s lies in its place', async (_what, text) => {
    places.set('ventanilla.escrito.carta', text)
    expect((await draw()).now()[0]).toEqual(EMPTY)
  })

  it('takes from a former release only what it knows, in the shape that it knows', async () => {
    const kept = { name: 'Ana', adult: 'sí', pets: { 0: 'gato' }, city: 'Ibagué' }
    places.set('ventanilla.escrito.carta', JSON.stringify(kept))
    expect((await draw()).now()[0]).toEqual({ ...EMPTY, name: 'Ana' })
  })

  it.each([
    ['is full', { writing: true }],
    ['may not be used', { reading: true, writing: true }],
  ] as const)('stays on the screen where the storage %s', async (_what, faults) => {
    places = tab(faults)
    const stage = await draw()
    await write(stage, { name: 'Ana' })
    expect(stage.now()[0].name).toBe('Ana')
    await stage.change(() => stage.now()[2]())
    expect(stage.now()[0].name).toBe('Ana')
  })
})
