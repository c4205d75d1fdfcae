import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The worker in a fake browser: its caches, the network, and a clock moved by the test. */
type Fetching = Event & { request: object; respondWith: (answer: Promise<Response>) => void }
let worker: EventTarget
let kept: Map<string, string>
let network: () => Promise<Response>

/** A script, not a module: TypeScript rejects importing it, hence the variable. */
const SCRIPT: string = './service-worker.ts'
const asked = { mode: 'navigate', method: 'GET', url: 'https://portal.example/solicitudes' }
const html = (words: string): Response => new Response(`<html lang="es-CO">${words}</html>`)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  worker = new EventTarget()
  kept = new Map()
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker))
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (what: string | { url: string }) => {
          const found = kept.get(typeof what === 'string' ? what : new URL(what.url).pathname)
          return Promise.resolve(found === undefined ? undefined : html(found))
        },
        put: async (what: string | { url: string }, response: Response) =>
          void kept.set(typeof what === 'string' ? what : what.url, await response.text()),
      }),
  })
  vi.stubGlobal('fetch', () => network())
  await import(/* @vite-ignore */ SCRIPT)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Content a user gets on opening a page; null while still waiting. */
async function opened(after: number): Promise<string | null> {
  let answer: Promise<Response> | undefined
  const event = Object.assign(new Event('fetch'), {
    request: asked,
    respondWith: (given: Promise<Response>) => void (answer = given),
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  }) satisfies Fetching
  worker.dispatchEvent(event)
  let text: string | null = null
  void answer?.then(
    async (response) => void (text = await response.text()),
    () => void (text = 'error'),
  )
  await vi.advanceTimersByTimeAsync(after)
  return text
}
const hangs = (): Promise<Response> => new Promise(() => undefined)
const fails = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

it('a page comes from the network, and without the mark', async () => {
  kept.set('/pagina.html', 'lo guardado')
  network = () => Promise.resolve(html('lo nuevo'))
  expect(await opened(0)).toBe('<html lang="es-CO">lo nuevo</html>')
})

it('without a network the shell comes at once, with the mark that tells the page', async () => {
  kept.set('/pagina.html', 'lo guardado')
  network = fails
  expect(await opened(0)).toBe('<html data-sin-red lang="es-CO">lo guardado</html>')
})

it('a signal that leads nowhere gives way to what is kept after eight seconds', async () => {
  kept.set('/pagina.html', 'lo guardado')
  network = hangs
  expect(await opened(7_900)).toBeNull()
  expect(await opened(8_100)).toBe('<html data-sin-red lang="es-CO">lo guardado</html>')
})

it('the page seen last goes before the shell', async () => {
  kept.set('/pagina.html', 'la página vacía')
  kept.set('/solicitudes', 'lo visto')
  network = fails
  expect(await opened(0)).toContain('lo visto')
})

it('where nothing is kept, whoever asked waits for what becomes of the network', async () => {
  network = hangs
  expect(await opened(60_000)).toBeNull()
  network = fails
  expect(await opened(0)).toBe('error')
})
