import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptInMemory, type KeptShelf } from '../forms/draft/kept-shelf.ts'
import { type Stage, stageHook } from './testing/hook-stage.ts'
import { useDeviceForm, type Written } from './use-device-form.ts'

const ANA = 'ana'
const EVA = 'eva'

const world = vi.hoisted(() => ({
  person: null as string | null,
  shelves: new Map<string, unknown>(),
  opened: 0,
}))
vi.mock('../client/session/session.ts', () => ({
  useUser: () => (world.person === null ? null : { id: world.person }),
}))
vi.mock('./device.ts', () => ({
  deviceOf: (person: string) => {
    world.opened += 1
    const kept = world.shelves.get(person)
    return kept === undefined ? Promise.reject(new Error('no device')) : Promise.resolve({ kept })
  },
}))

let ana: KeptShelf
beforeEach(() => {
  ana = keptInMemory()
  world.person = ANA
  world.shelves = new Map([
    [ANA, ana],
    [EVA, keptInMemory()],
  ])
  world.opened = 0
})
afterEach(() => vi.unstubAllGlobals())

interface Form {
  readonly text: string
  readonly write: (text: string) => void
  readonly forget: () => void
}
const SAVED = { text: 'guardado' }

/** A one-field form, as a screen has it. */
function useLetter({ form, saved }: { readonly form: string; readonly saved: Written }): Form {
  const [text, write] = useState(saved['text'] ?? '')
  const forget = useDeviceForm(form, { text }, saved, (kept) => write(kept['text'] ?? ''))
  return { text, write, forget }
}
type Drawn = Stage<Parameters<typeof useLetter>[0], Form>

async function draw(form = 'carta', saved: Written = SAVED): Promise<Drawn> {
  const stage = await stageHook(useLetter, { form, saved })
  // waits until the device store was read
  await stage.change(() => undefined)
  return stage
}
const write = (stage: Drawn, text: string): Promise<void> => stage.change(() => stage.now().write(text))
const lies = async (shelf: KeptShelf = ana): Promise<unknown> =>
  (await shelf.get('formulario', 'carta'))?.value

describe('what somebody with a session writes in a small form', () => {
  it('stands there again after a reload', async () => {
    const before = await draw()
    await write(before, 'a medias')
    await before.leave()
    expect((await draw()).now().text).toBe('a medias')
  })

  it('is not kept while it is what the server has, and goes when it comes to be', async () => {
    const stage = await draw()
    expect(await lies()).toBeUndefined()
    await write(stage, 'a medias')
    expect(await lies()).toEqual({ text: 'a medias' })
    await stage.draw({ form: 'carta', saved: { text: 'a medias' } })
    await stage.change(() => undefined)
    expect(await lies()).toBeUndefined()
  })

  it('goes when it is written back to what the server has', async () => {
    const stage = await draw()
    await write(stage, 'a medias')
    await write(stage, SAVED.text)
    expect(await lies()).toBeUndefined()
  })

  it('is forgotten once it was sent, though it still stands on the screen, until somebody writes on', async () => {
    const stage = await draw()
    await write(stage, 'enviado')
    await stage.change(() => stage.now().forget())
    expect(stage.now().text).toBe('enviado')
    await stage.draw({ form: 'carta', saved: SAVED })
    await stage.change(() => undefined)
    expect(await lies()).toBeUndefined()
    await write(stage, 'otra vez')
    expect(await lies()).toEqual({ text: 'otra vez' })
  })

  it('is never seen by another person on the same device', async () => {
    const one = await draw()
    await write(one, 'de Ana')
    await one.leave()
    world.person = EVA
    const other = await draw()
    expect(other.now().text).toBe(SAVED.text)
    await write(other, 'de Eva')
    expect(await lies()).toEqual({ text: 'de Ana' })
    await other.leave()
    world.person = ANA
    expect((await draw()).now().text).toBe('de Ana')
  })

  it('is not kept at all for a guest', async () => {
    world.person = null
    const stage = await draw()
    await write(stage, 'de nadie')
    expect(world.opened).toBe(0)
    expect(stage.now().text).toBe('de nadie')
  })

  it('counts more than what was kept earlier and arrives late', async () => {
    await ana.put('formulario', 'carta', { text: 'de ayer' })
    const arrived = Promise.withResolvers<void>()
    world.shelves.set(ANA, {
      ...ana,
      get: async (kind: string, id: string) => {
        await arrived.promise
        return ana.get(kind, id)
      },
    })
    const stage = await draw()
    await write(stage, 'de hoy')
    await stage.change(() => arrived.resolve())
    expect(stage.now().text).toBe('de hoy')
    expect(await lies()).toEqual({ text: 'de hoy' })
  })

  it('ends as it was written last, however slow the device is', async () => {
    const slow = Promise.withResolvers<void>()
    let first = true
    world.shelves.set(ANA, {
      ...ana,
      put: async (kind: string, id: string, value: unknown) => {
        if (first) {
          first = false
          await slow.promise
        }
        return ana.put(kind, id, value)
      },
    })
    const stage = await draw()
    await write(stage, 'uno')
    await write(stage, 'dos')
    await stage.change(() => slow.resolve())
    expect(await lies()).toEqual({ text: 'dos' })
  })

  it('has no place for passwords nor codes', () => {
    const one = { email: '', password: '' }
    // @ts-expect-error a password is not kept
    const usePassword = () => useDeviceForm('carta', one, one, () => undefined)
    const other = { email: '', code: '' }
    // @ts-expect-error nor is a code
    const useCode = () => useDeviceForm('carta', other, other, () => undefined)
    // type checking fails if either of them could be kept
    expect([usePassword, useCode]).toHaveLength(2)
  })

  it.each<[string, () => unknown]>([
    [
      'has no place left',
      () => ({ ...ana, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }),
    ],
    ['cannot be read', () => ({ ...ana, get: () => Promise.reject(new Error('broken')) })],
    ['does not open', () => undefined],
  ])('stays on the screen where the device %s', async (_what, shelf) => {
    world.shelves.set(ANA, shelf())
    const stage = await draw()
    await write(stage, 'a medias')
    expect(stage.now().text).toBe('a medias')
    await stage.change(() => stage.now().forget())
    // and the device is not given up: text is stored again once it works
    world.shelves.set(ANA, ana)
    await write(stage, 'de nuevo')
    expect(await lies()).toEqual({ text: 'de nuevo' })
  })
})
