import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as AlertsModule from './alerts.ts'

/** Fake page: visibility, network and clock are set by the test. */
let alerts: typeof AlertsModule
let asked: number
let page: { visibilityState: string; listeners: Set<() => void> }
let network: { onLine: boolean }
let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  asked = 0
  page = { visibilityState: 'visible', listeners: new Set() }
  network = { onLine: true }
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState
    },
    documentElement: { dataset: {} },
    querySelector: () => null,
    addEventListener: (_name: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => page.listeners.delete(listener),
  })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('fetch', () => {
    asked += 1
    return Promise.resolve(Response.json({ status: 200, message: 'OK', data: [] }))
  })
  alerts = await import('./alerts.ts')
  stop = alerts.watchAlerts()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('alerts are asked for at once and again within every minute that the page stands open', async () => {
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(asked).toBe(3)
})

it('nobody is asked while nobody looks or there is no network, but at once when the page is seen again', async () => {
  await vi.advanceTimersByTimeAsync(0)
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(300_000)
  network.onLine = false
  page.visibilityState = 'visible'
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toBe(1)
  network.onLine = true
  for (const seen of page.listeners) seen()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(2)
})

it('a page that is left asks no more', async () => {
  stop()
  expect(page.listeners.size).toBe(0)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toBe(1)
})
