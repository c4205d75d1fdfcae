import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptInMemory, type KeptShelf } from '../../forms/draft/kept-shelf.ts'
import { type Stage, stageHook } from '../testing/hook-stage.ts'
import type { PlainForm } from './form-over.ts'
import { usePlainForm, useSecretForm } from './use-plain-form.ts'

const world = vi.hoisted(() => ({ kept: null as unknown, opened: 0 }))
vi.mock('../../client/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useUser: () => ({ id: 'ana' }),
}))
vi.mock('../device.ts', () => ({
  deviceOf: () => {
    world.opened += 1
    return Promise.resolve({ kept: world.kept })
  },
}))

let shelf: KeptShelf
beforeEach(() => {
  shelf = keptInMemory()
  world.kept = shelf
  world.opened = 0
})
afterEach(() => vi.unstubAllGlobals())

const RULES = { text: { required: true, maxLength: 20 } } as const
const EMPTY = { text: '' }
const useNote = (kept: string | null): PlainForm<typeof EMPTY> =>
  usePlainForm(RULES, EMPTY, {
    send: () => Promise.resolve(null),
    onDone: () => undefined,
    kept,
  })

type Drawn = Stage<string | null, PlainForm<typeof EMPTY>>
async function draw(kept: string | null): Promise<Drawn> {
  const stage = await stageHook(useNote, kept)
  // waits until the device store was read
  await stage.change(() => undefined)
  return stage
}
const write = (stage: Drawn, text: string): Promise<void> =>
  stage.change(() => stage.now().write('text', text))
const lies = async (): Promise<unknown> => (await shelf.get('formulario', 'nota'))?.value

describe('a form of a user with a session', () => {
  it('stands there again after a reload, until it was sent', async () => {
    const before = await draw('nota')
    await write(before, 'a medias')
    await before.leave()
    const after = await draw('nota')
    expect(after.now().values).toEqual({ text: 'a medias' })
    await after.change(() => after.now().form.onSubmit())
    await after.change(() => undefined)
    expect(await lies()).toBeUndefined()
  })

  it('takes from the device only the fields that it has', async () => {
    await shelf.put('formulario', 'nota', { text: 'de ayer', former: 'campo de antes' })
    expect((await draw('nota')).now().values).toEqual({ text: 'de ayer' })
  })

  it('is not kept when it has no name to be kept under', async () => {
    const stage = await draw(null)
    await write(stage, 'a medias')
    expect(stage.now().values.text).toBe('a medias')
    expect(world.opened).toBe(0)
  })

  it('shows what the server has meanwhile where nobody wrote, and always once it begins again', async () => {
    const names = { first: { required: true }, last: { required: true } }
    const useName = (initial: { first: string; last: string }) =>
      usePlainForm(names, initial, { send: () => Promise.resolve(null), onDone: () => undefined })
    const stage = await stageHook(useName, { first: 'Ana', last: 'Ruiz' })
    await stage.change(() => stage.now().write('first', 'Eva'))
    await stage.draw({ first: 'Anna', last: 'Rojas' })
    expect(stage.now().values).toEqual({ first: 'Eva', last: 'Rojas' })
    await stage.change(() => stage.now().reset())
    expect(stage.now().values).toEqual({ first: 'Anna', last: 'Rojas' })
  })

  it('has no place for passwords', () => {
    const rules = { password: { required: true } }
    const secret = { password: '' }
    const options = { send: () => Promise.resolve(0), onDone: () => undefined }
    // @ts-expect-error a password is not kept
    const useSecret = () => usePlainForm(rules, secret, options)
    // type checking fails if it could be kept
    expect(useSecret).toBeTypeOf('function')
  })

  it('has no field without a rule, as a misspelled one would be', () => {
    const options = { send: () => Promise.resolve(0), onDone: () => undefined }
    const known = { text: '' }
    const misspelled = { txet: '' }
    const useKnown = () => usePlainForm(RULES, known, options)
    // @ts-expect-error the rules do not have this name
    const useMisspelled = () => usePlainForm(RULES, misspelled, options)
    // @ts-expect-error nor one that is asked for besides
    const useBesides = () => useSecretForm(RULES, known, { pasword: '' }, options)
    const ownRules = { ...RULES, more: { required: false } }
    const useOwn = () => usePlainForm(ownRules, { ...known, more: '' }, options)
    // type checking fails if a name could lose its rule, or a field of the form's own could have none
    expect([useKnown, useMisspelled, useBesides, useOwn]).toHaveLength(4)
  })
})

describe('a form that asks for a password besides', () => {
  const sent: object[] = []
  const useKey = () =>
    useSecretForm(
      { ...RULES, password: { required: true } },
      EMPTY,
      { password: '' },
      {
        send: (values) => {
          sent.push(values)
          return Promise.resolve(null)
        },
        onDone: () => undefined,
        kept: 'nota',
      },
    )
  const drawKey = async () => {
    const stage = await stageHook(useKey, undefined)
    await stage.change(() => undefined)
    return stage
  }

  it('keeps on the device what is none', async () => {
    const before = await drawKey()
    await before.change(() => {
      before.now().write('text', 'a medias')
      before.now().write('password', 'Quebrada2026')
    })
    expect(before.now().values).toEqual({ text: 'a medias', password: 'Quebrada2026' })
    expect(await lies()).toEqual({ text: 'a medias' })
    await before.leave()
    expect((await drawKey()).now().values).toEqual({ text: 'a medias', password: '' })
  })

  it('needs it, sends it, and has it no more', async () => {
    const stage = await drawKey()
    await stage.change(() => stage.now().write('text', 'entera'))
    expect(stage.now().form.ready).toBe(false)
    await stage.change(() => stage.now().write('password', 'Quebrada2026'))
    expect(stage.now().form.ready).toBe(true)
    await stage.change(() => stage.now().form.onSubmit())
    expect(sent).toEqual([{ text: 'entera', password: 'Quebrada2026' }])
    expect(stage.now().values.password).toBe('')
  })
})
