import { describe, expect, test } from 'vitest'
import type { Answers } from '@ventanilla/domain/forms/definition'
import { applyChanges } from '@ventanilla/domain/forms/merge'
import { memoryStore } from './device-store.ts'
import { type DraftEngine, startDraft } from './engine.ts'
import type { DraftClock, DraftPort, DraftStore, SaveAnswer, TabChannel, TabMessage } from './ports.ts'
import { saveText, takenText } from './save-text.ts'
import { importKey, seal, unseal } from './seal.ts'

/** Manually advanced clock. */
function handClock() {
  let now = 1_000_000
  let timers: { at: number; run: () => void }[] = []
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
  }
  const clock: DraftClock & { pass(milliseconds: number): Promise<void> } = {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    async pass(milliseconds) {
      const end = now + milliseconds
      await settle()
      for (;;) {
        const due = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!due) break
        timers = timers.filter((timer) => timer !== due)
        now = Math.max(now, due.at)
        due.run()
        await settle()
      }
      now = end
      await settle()
    },
  }
  return clock
}

/** Fake versioned server that can be disconnected. */
function server(answers: Answers = {}) {
  const held = {
    answers,
    version: 1,
    reachable: true,
    calls: 0,
    refuse: null as string | null,
    reject: {} as Record<string, string>,
  }
  const port: DraftPort = {
    async save({ baseVersion, changes }): Promise<SaveAnswer> {
      held.calls++
      if (!held.reachable) throw new TypeError('no network')
      if (held.refuse !== null) return { kind: 'refused', message: held.refuse }
      if (baseVersion !== held.version)
        return { kind: 'conflict', version: held.version, theirs: held.answers }
      const kept = Object.fromEntries(
        Object.entries(changes).filter(([key]) => !Object.hasOwn(held.reject, key)),
      )
      held.answers = applyChanges(held.answers, kept)
      held.version++
      const rejected = Object.fromEntries(
        Object.entries(held.reject).filter(([key]) => Object.hasOwn(changes, key)),
      )
      return Object.keys(rejected).length > 0
        ? { kind: 'saved', version: held.version, rejected }
        : { kind: 'saved', version: held.version }
    },
  }
  const now = () => ({ answers: held.answers, version: held.version })
  return { held, port, now }
}

function tabs() {
  const listeners = new Map<string, (message: TabMessage) => void>()
  return (tab: string): TabChannel => ({
    tab,
    post(message) {
      for (const [name, receive] of listeners) if (name !== tab) receive(structuredClone(message))
    },
    listen(receive) {
      listeners.set(tab, receive)
      return () => listeners.delete(tab)
    },
  })
}

const alone = (): TabChannel => tabs()('sola')

describe('a draft that is being written', () => {
  test('is on the device and on the server within a second', async () => {
    const clock = handClock()
    const store = memoryStore()
    const far = server()
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store,
      port: far.port,
      channel: alone(),
      clock,
    })
    draft.change({ a: 'uno' })
    expect(draft.get().status).toBe('guardando')
    await clock.pass(300)
    expect((await store.load('d'))?.mine).toEqual({ a: 'uno' })
    await clock.pass(700)
    expect(far.held.answers).toEqual({ a: 'uno' })
    expect(draft.get().status).toBe('guardado')
    expect(saveText(draft.get(), clock.now() + 3000).text).toMatch(/^Guardado hace [34] s$/)
  })
  test('takes what a later reading of the server brings, and keeps what was typed here', async () => {
    const clock = handClock()
    const far = server({ a: 'viejo', b: 'viejo' })
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: memoryStore(),
      port: far.port,
      channel: alone(),
      clock,
    })
    far.held.answers = { a: 'otro equipo', b: 'viejo' }
    far.held.version = 5
    draft.change({ b: 'mío' })
    draft.learn(far.held.answers, 5)
    expect(draft.get().answers).toEqual({ a: 'otro equipo', b: 'mío' })
    await clock.pass(1000)
    expect(far.held).toMatchObject({ calls: 1, answers: { a: 'otro equipo', b: 'mío' } })
    // a response older than the latest save changes nothing
    draft.learn({ a: 'viejo', b: 'viejo' }, 5)
    expect(draft.get().answers).toEqual({ a: 'otro equipo', b: 'mío' })
  })
  test('sends a burst of typing as one change', async () => {
    const clock = handClock()
    const far = server()
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: memoryStore(),
      port: far.port,
      channel: alone(),
      clock,
    })
    for (const word of ['h', 'ho', 'hol', 'hola']) {
      draft.change({ a: word })
      await clock.pass(50)
    }
    await clock.pass(2000)
    expect(far.held).toMatchObject({ calls: 1, answers: { a: 'hola' } })
  })
  test('stays on the device without network, and reaches the server when it is back', async () => {
    const clock = handClock()
    const store = memoryStore()
    const far = server()
    far.held.reachable = false
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store,
      port: far.port,
      channel: alone(),
      clock,
    })
    draft.change({ a: 'uno' })
    await clock.pass(1000)
    expect(saveText(draft.get(), clock.now()).text).toBe('Sin conexión: guardado en este equipo')
    await clock.pass(600_000)
    expect(far.held.calls).toBeLessThan(25)
    far.held.reachable = true
    draft.wake()
    await clock.pass(10)
    expect(far.held.answers).toEqual({ a: 'uno' })
    expect(draft.get().status).toBe('guardado')
  })
  test('survives a crash: what was typed without network is there again, with what the server learned meanwhile', async () => {
    const clock = handClock()
    const store = memoryStore()
    const far = server({ b: 'viejo' })
    far.held.reachable = false
    const first = await startDraft({
      id: 'd',
      server: far.now(),
      store,
      port: far.port,
      channel: alone(),
      clock,
    })
    first.change({ a: 'uno' })
    await clock.pass(300)
    far.held.answers = { b: 'nuevo' }
    far.held.version = 2
    far.held.reachable = true
    const second = await startDraft({
      id: 'd',
      server: far.now(),
      store,
      port: far.port,
      channel: alone(),
      clock,
    })
    expect(second.get().answers).toEqual({ a: 'uno', b: 'nuevo' })
    expect(takenText(second.get(), (key) => key.toUpperCase())).toBe(
      'Otro dispositivo cambió «B». Ya lo ve aquí.',
    )
    await clock.pass(1000)
    expect(far.held.answers).toEqual({ a: 'uno', b: 'nuevo' })
  })
  test('opens without network from what the device has', async () => {
    const clock = handClock()
    const store = memoryStore()
    await store.put('d', {
      base: { a: 1 },
      version: 4,
      mine: { a: 2 },
      conflicts: [],
      touchedAt: clock.now(),
    })
    const far = server()
    far.held.reachable = false
    const draft = await startDraft({ id: 'd', server: null, store, port: far.port, channel: alone(), clock })
    expect(draft.get().answers).toEqual({ a: 2 })
  })
  test('opens at once with a slow device, and brings in what the device kept when it comes', async () => {
    const clock = handClock()
    const quick = memoryStore()
    await quick.put('d', {
      base: { a: 'x' },
      version: 1,
      mine: { a: 'x', b: 'guardado' },
      conflicts: [],
      touchedAt: 0,
    })
    const slow: DraftStore = {
      ...quick,
      load: (id) => new Promise((resolve) => void clock.after(4000, () => resolve(quick.load(id)))),
    }
    const far = server({ a: 'x' })
    const opening = startDraft({
      id: 'd',
      server: far.now(),
      store: slow,
      port: far.port,
      channel: alone(),
      clock,
    })
    await clock.pass(1600)
    const draft = await opening
    draft.change({ a: 'nuevo' })
    await clock.pass(1000)
    expect((await quick.load('d'))?.mine).toEqual({ a: 'x', b: 'guardado' })
    await clock.pass(5000)
    expect(draft.get().answers).toEqual({ a: 'nuevo', b: 'guardado' })
    expect(far.held.answers).toEqual({ a: 'nuevo', b: 'guardado' })
    expect((await quick.load('d'))?.mine).toEqual({ a: 'nuevo', b: 'guardado' })
  })
  test('that another device changed in another field is merged without a question', async () => {
    const clock = handClock()
    const far = server({ a: 'x' })
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: memoryStore(),
      port: far.port,
      channel: alone(),
      clock,
    })
    far.held.answers = { a: 'x', b: 'otro' }
    far.held.version = 2
    draft.change({ a: 'mío' })
    await clock.pass(3000)
    expect(far.held.answers).toEqual({ a: 'mío', b: 'otro' })
    expect(draft.get().answers).toEqual({ a: 'mío', b: 'otro' })
    expect(draft.get().conflicts).toEqual([])
  })
  test('asks when both changed one field, sends neither, and does as told', async () => {
    const clock = handClock()
    const far = server({ a: 'x' })
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: memoryStore(),
      port: far.port,
      channel: alone(),
      clock,
    })
    far.held.answers = { a: 'suyo' }
    far.held.version = 2
    draft.change({ a: 'mío', c: 1 })
    await clock.pass(3000)
    expect(draft.get().conflicts).toMatchObject([{ key: 'a', mine: 'mío', theirs: 'suyo' }])
    expect(draft.get().answers).toMatchObject({ a: 'mío' })
    expect(far.held.answers).toEqual({ a: 'suyo', c: 1 })
    draft.settle('a', 'mine')
    await clock.pass(3000)
    expect(far.held.answers).toEqual({ a: 'mío', c: 1 })
    expect(draft.get().conflicts).toEqual([])
  })
  test('can take the other answer instead', async () => {
    const clock = handClock()
    const far = server({ a: 'x' })
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: memoryStore(),
      port: far.port,
      channel: alone(),
      clock,
    })
    far.held.answers = {}
    far.held.version = 2
    draft.change({ a: 'mío' })
    await clock.pass(3000)
    draft.settle('a', 'theirs')
    await clock.pass(3000)
    expect(draft.get().answers).toEqual({})
    expect(far.held.answers).toEqual({})
  })
  test('keeps everything else when the server will not keep one field', async () => {
    const clock = handClock()
    const far = server()
    far.held.reject = { documento_1: 'El archivo no llegó completo. Adjúntelo de nuevo.' }
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: memoryStore(),
      port: far.port,
      channel: alone(),
      clock,
    })
    draft.change({ documento_1: [{ fileId: 'f' }], a: 'uno' })
    await clock.pass(5000)
    expect(far.held.answers).toEqual({ a: 'uno' })
    expect(draft.get().rejected).toEqual(far.held.reject)
    expect(far.held.calls).toBe(1)
  })
  test('sends the rest again when one field spoiled a whole save', async () => {
    const clock = handClock()
    const far = server()
    const strict: DraftPort = {
      save: (request) =>
        Object.hasOwn(request.changes, 'mal')
          ? Promise.resolve({ kind: 'rejected', fields: { mal: 'No sirve.' } })
          : far.port.save(request),
    }
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: memoryStore(),
      port: strict,
      channel: alone(),
      clock,
    })
    draft.change({ mal: 1, a: 'uno' })
    await clock.pass(5000)
    expect(far.held.answers).toEqual({ a: 'uno' })
    expect(draft.get().answers).toEqual({ mal: 1, a: 'uno' })
    expect(draft.get().rejected).toEqual({ mal: 'No sirve.' })
  })
  test('stops and says why when the server takes no more changes', async () => {
    const clock = handClock()
    const far = server()
    far.held.refuse = 'Esta solicitud ya se radicó.'
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: memoryStore(),
      port: far.port,
      channel: alone(),
      clock,
    })
    draft.change({ a: 'uno' })
    await clock.pass(100_000)
    expect(draft.get()).toMatchObject({ status: 'cerrado', message: 'Esta solicitud ya se radicó.' })
    expect(far.held.calls).toBe(1)
  })
  test('goes on saving on the server when the device has no room, and warns when neither works', async () => {
    const clock = handClock()
    const full: DraftStore = { ...memoryStore(), put: () => Promise.reject(new Error('quota')) }
    const far = server()
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store: full,
      port: far.port,
      channel: alone(),
      clock,
    })
    draft.change({ a: 'uno' })
    await clock.pass(1000)
    expect(far.held.answers).toEqual({ a: 'uno' })
    far.held.reachable = false
    draft.change({ a: 'dos' })
    await clock.pass(1000)
    expect(saveText(draft.get(), clock.now()).tone).toBe('bad')
  })
  test('leaves the device once filed', async () => {
    const clock = handClock()
    const store = memoryStore()
    const far = server()
    const draft = await startDraft({
      id: 'd',
      server: far.now(),
      store,
      port: far.port,
      channel: alone(),
      clock,
    })
    draft.change({ a: 'uno' })
    const [flushed] = await Promise.all([draft.flush(), clock.pass(100)])
    expect(flushed).toBe(true)
    expect(far.held.answers).toEqual({ a: 'uno' })
    await draft.finish()
    await clock.pass(10_000)
    expect(await store.load('d')).toBeNull()
  })
})

describe('two tabs with one draft', () => {
  async function pair() {
    const clock = handClock()
    const store = memoryStore()
    const far = server()
    const channel = tabs()
    const open = (tab: string): Promise<DraftEngine> =>
      startDraft({ id: 'd', server: far.now(), store, port: far.port, channel: channel(tab), clock })
    return { clock, far, store, one: await open('uno'), two: await open('dos') }
  }
  test('show each other what is typed, at once and without questions', async () => {
    const { clock, far, one, two } = await pair()
    for (const text of ['h', 'ho', 'hola']) {
      one.change({ a: text })
      await clock.pass(400)
    }
    expect(two.get().answers).toEqual({ a: 'hola' })
    expect(two.get().conflicts).toEqual([])
    two.change({ b: 'dos' })
    await clock.pass(3000)
    expect(one.get().answers).toEqual({ a: 'hola', b: 'dos' })
    expect(far.held.answers).toEqual({ a: 'hola', b: 'dos' })
    expect([one.get().status, two.get().status]).toEqual(['guardado', 'guardado'])
  })
  test('take the later word of a person who goes from one to the other', async () => {
    const { clock, far, one, two } = await pair()
    one.change({ a: 'uno' })
    await clock.pass(2000)
    two.change({ a: 'dos' })
    await clock.pass(2000)
    expect(one.get().answers).toEqual({ a: 'dos' })
    expect(far.held.answers).toEqual({ a: 'dos' })
    expect(one.get().conflicts).toEqual([])
  })
  test('save for a tab that closed before it could', async () => {
    const { clock, far, one, two } = await pair()
    far.held.reachable = false
    one.change({ a: 'uno' })
    await clock.pass(100)
    one.stop()
    far.held.reachable = true
    await clock.pass(60_000)
    expect(two.get().answers).toEqual({ a: 'uno' })
    expect(far.held.answers).toEqual({ a: 'uno' })
  })
  test('close together when one files', async () => {
    const { one, two, clock, far } = await pair()
    await one.finish()
    two.change({ a: 'tarde' })
    await clock.pass(5000)
    expect(two.get()).toMatchObject({
      status: 'cerrado',
      message: 'Esta solicitud ya se radicó en otra pestaña.',
    })
    expect(far.held.answers).toEqual({})
  })
})

describe('what is kept on the device', () => {
  test('can be read with the same key and name only', async () => {
    const [mine, other] = await Promise.all([
      importKey(new Uint8Array(32).fill(1)),
      importKey(new Uint8Array(32).fill(2)),
    ])
    const sealed = await seal(mine, 'ana/d', { a: 'ñandú' })
    expect(new TextDecoder().decode(sealed.data)).not.toContain('ñandú')
    expect(await unseal(mine, 'ana/d', sealed)).toEqual({ a: 'ñandú' })
    expect(await unseal(other, 'ana/d', sealed)).toBeNull()
    expect(await unseal(mine, 'ana/e', sealed)).toBeNull()
  })
})
