import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as NetworkModule from './network.ts'

/** Fake browser: reported network state, actual call results, and a clock moved by the test. */
let network: typeof NetworkModule
let browser: { onLine: boolean }
let reached: boolean | 'hangs'
let asked: number
let page: { visibilityState: string; documentElement: { dataset: Record<string, string> } }
let events: EventTarget
let stop: () => void

const moment = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

async function begin(mark: boolean): Promise<void> {
  if (mark) page.documentElement.dataset['sinRed'] = ''
  network = await import('./network.ts')
  stop = network.watchNetwork()
  await moment()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  browser = { onLine: true }
  reached = true
  asked = 0
  events = new EventTarget()
  page = { visibilityState: 'visible', documentElement: { dataset: {} } }
  const listening = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  vi.stubGlobal('document', Object.assign(page, { querySelector: () => null }, listening))
  vi.stubGlobal('addEventListener', listening.addEventListener)
  vi.stubGlobal('removeEventListener', listening.removeEventListener)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    asked += 1
    if (reached === 'hangs')
      return new Promise((_done, fail) =>
        signal?.addEventListener('abort', () => fail(signal.reason as Error)),
      )
    return reached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that came over the network asks nothing and is online', async () => {
  await begin(false)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(network.isOnline()).toBe(true)
  expect(asked).toBe(0)
})

it('a page that was taken from what is kept is offline, whatever the browser says, until the server answers', async () => {
  reached = false
  await begin(true)
  expect(network.isOnline()).toBe(false)
  const back = vi.fn()
  const quiet = network.onBack(back)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(network.isOnline()).toBe(false)
  expect(back).not.toHaveBeenCalled()
  reached = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(network.isOnline()).toBe(true)
  expect(back).toHaveBeenCalledTimes(1)
  quiet()
  const before = asked
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toBe(before)
})

it('a call without an answer is a lost network only if the server does not answer a second question', async () => {
  await begin(false)
  network.unanswered()
  await moment()
  expect(network.isOnline()).toBe(true)
  reached = false
  network.unanswered()
  await moment()
  expect(network.isOnline()).toBe(false)
})

it('a signal that lets the question hang counts as none after ten seconds, and is asked again', async () => {
  await begin(false)
  reached = 'hangs'
  network.unanswered()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(network.isOnline()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(network.isOnline()).toBe(false)
  reached = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(network.isOnline()).toBe(true)
})

it('an answer that the service worker had kept does not pretend a network; one from the server ends the wait', async () => {
  reached = false
  await begin(true)
  network.answered()
  await moment()
  expect(network.isOnline()).toBe(false)
  reached = true
  network.answered()
  await moment()
  expect(network.isOnline()).toBe(true)
})

it('who comes back to the page, or into the network, does not wait for the next look', async () => {
  reached = false
  await begin(true)
  await vi.advanceTimersByTimeAsync(29_500)
  reached = true
  page.visibilityState = 'hidden'
  events.dispatchEvent(new Event('visibilitychange'))
  await moment()
  expect(network.isOnline()).toBe(false)
  page.visibilityState = 'visible'
  events.dispatchEvent(new Event('visibilitychange'))
  await moment()
  expect(network.isOnline()).toBe(true)
})

it('what the browser says of a lost network counts at once, and its end is told once', async () => {
  await begin(false)
  const back = vi.fn()
  network.onBack(back)
  browser.onLine = false
  events.dispatchEvent(new Event('offline'))
  expect(network.isOnline()).toBe(false)
  browser.onLine = true
  events.dispatchEvent(new Event('online'))
  expect(network.isOnline()).toBe(true)
  expect(back).toHaveBeenCalledTimes(1)
})

it('a page that is left asks no more', async () => {
  reached = false
  await begin(true)
  stop()
  const before = asked
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toBe(before)
})
