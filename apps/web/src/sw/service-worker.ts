/**
 * Service worker, written by hand: the shell opens without a network, files named by their content are kept for ever, the
 * public catalogue is shown from the last visit while a fresh one is fetched, and no other answer of the API is ever kept.
 * Drafts live in IndexedDB and are none of its business. The build replaces the version; this file imports nothing.
 */
const scope = globalThis as unknown as ServiceWorkerGlobalScope
const VERSION = '__VERSION__'
/** Files of the public pages, kept from the first visit on; the browser has them already, so this costs no transfer. */
const FIRST_FILES: readonly string[] = '__FILES__'.split(' ')
/** Files of the application's forms, kept when somebody opens one that must work without a network. */
const FORM_FILES: readonly string[] = '__FORM_FILES__'.split(' ')
const ENTRY = FIRST_FILES.find((name) => /\/index-[^/]*\.js$/.test(name)) ?? ''
const PAGES = `ventanilla-pagina-${VERSION}`
const SHELL_PATH = '/pagina.html'
const PAGES_KEPT = 60
const FILES = 'ventanilla-archivos'
const CATALOGUE = 'ventanilla-catalogo'
const FILES_KEPT = 300
/** how long the network may take to begin to answer for a page */
const PATIENCE_MS = 8_000

/** Public reading calls that may be shown from the last visit. Nothing here depends on who asks. */
const PUBLIC_CALLS = [
  /^\/api\/v1\/tramite\/(categoria|subcategoria|no_auth)\/[^/]+$/,
  /^\/api\/v1\/tram_categoria_sub\/categoria\/[^/]+$/,
  /^\/api\/v1\/(states|tram_categoria|tipos_documento)\/list$/,
]

/** What the list is made of. */
const LIST_CALLS = ['/api/v1/tramite/categoria/1', '/api/v1/tram_categoria_sub/categoria/1']

scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await keepShell('reload')
      await (await caches.open(FILES)).addAll(FIRST_FILES)
      // pages bring their content with them: what the list asks for would otherwise not be here without a network
      await (await caches.open(CATALOGUE)).addAll(LIST_CALLS).catch(() => undefined)
    })(),
  )
})

/** The page without content, which can become any other. */
async function keepShell(cache: RequestCache): Promise<void> {
  const response = await fetch(SHELL_PATH, { cache })
  if (!response.ok || !(await response.clone().text()).includes(ENTRY)) throw new Error('another build')
  await (await caches.open(PAGES)).put(SHELL_PATH, response)
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('ventanilla-pagina-') && name !== PAGES) await caches.delete(name)
      }
      await trim(FILES, FILES_KEPT)
      await scope.clients.claim()
    })(),
  )
})

/**
 * The page asks for the new version when the person agrees, and for the files of a form before it is taken where there
 * is no network; it is answered once all of them are here.
 */
scope.addEventListener('message', (event) => {
  if (event.data === 'actualizar') void scope.skipWaiting()
  if (event.data === 'guardar')
    event.waitUntil(
      keepForms().then(
        () => event.ports[0]?.postMessage('guardado'),
        () => event.ports[0]?.postMessage('falta'),
      ),
    )
})

async function keepForms(): Promise<void> {
  const cache = await caches.open(FILES)
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  await cache.addAll(FORM_FILES.filter((name) => !kept.has(name)))
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(page(event, request))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(file(request))
  } else if (
    PUBLIC_CALLS.some((pattern) => pattern.test(url.pathname)) &&
    !request.headers.has('authorization')
  ) {
    event.respondWith(lastThenFresh(event, request))
  }
})

/**
 * The network first, so that settings and content are never old; without it, the page as it was seen last, else the kept
 * shell. A signal that leads nowhere refuses nothing, so what is kept comes after a while, too; where nothing is kept,
 * whoever asked waits. Pages of a newer build are not kept by the worker of an older one: their files are not here.
 */
async function page(event: FetchEvent, request: Request): Promise<Response> {
  const fresh = fetch(request).then((response) => {
    if (response.ok) event.waitUntil(keepPage(request, response.clone()).catch(() => undefined))
    return response
  })
  // what comes too late to be shown is kept for the next time
  event.waitUntil(fresh.catch(() => undefined))
  try {
    return await Promise.race([fresh, givenUp()])
  } catch {
    const cache = await caches.open(PAGES)
    const kept = (await cache.match(request)) ?? (await cache.match(SHELL_PATH))
    return kept === undefined ? fresh : marked(kept)
  }
}

const givenUp = (): Promise<never> =>
  new Promise((_done, fail) => setTimeout(() => fail(new Error('no answer in time')), PATIENCE_MS))

/** The page cannot tell by itself that it did not come over the network (`client/network.ts` reads the mark). */
async function marked(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers)
  // what they say was true of the bytes that came, not of this text
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response((await kept.text()).replace('<html', '<html data-sin-red'), { headers })
}

/** Keeps a page that came with its content, unless its address holds what somebody typed; the others are the shell. */
async function keepPage(request: Request, response: Response): Promise<void> {
  const text = await response.clone().text()
  if (!text.includes(ENTRY)) return
  const cache = await caches.open(PAGES)
  if (!text.includes('data-lista=')) await cache.put(SHELL_PATH, response)
  else if (new URL(request.url).search === '') {
    await cache.put(request, response)
    await trim(PAGES, PAGES_KEPT)
  }
}

/** Names carry a hash of the content: what is kept is right. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(FILES)
  const kept = await cache.match(request)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

async function lastThenFresh(event: FetchEvent, request: Request): Promise<Response> {
  const cache = await caches.open(CATALOGUE)
  const kept = await cache.match(request)
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(request, response.clone())
    return response
  })
  if (kept === undefined) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

async function trim(name: string, most: number): Promise<void> {
  const cache = await caches.open(name)
  const keys = (await cache.keys()).filter((request) => new URL(request.url).pathname !== SHELL_PATH)
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}
