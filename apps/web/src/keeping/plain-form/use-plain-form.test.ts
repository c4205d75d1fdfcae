import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptInMemory, type KeptShelf } from '../../forms/draft/kept-shelf.ts'
import { type Stage, stageHook } from '../testing/hook-stage.ts'
import type { PlainForm } from './form-over.ts'
import { usePlainForm } from './use-plain-form.ts'

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

  it('has no place for passwords', () => {
    const secret = { password: '' }
    const options = { send: () => Promise.resolve(0), onDone: () => undefined }
    // @ts-expect-error a password is not kept
    const useSecret = () => usePlainForm(RULES, secret, options)
    // type checking fails if it could be kept
    expect(useSecret).toBeTypeOf('function')
  })
})
