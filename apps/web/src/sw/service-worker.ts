/**
 * Hand-written service worker (why: `docs/decisions/ready-pages.md`): the shell opens without a network, content-hashed
 * files are kept forever, the public catalogue is shown from the last visit while a fresh one loads, and no other API
 * response is ever cached. Drafts live in IndexedDB, outside its responsibility. The build replaces the version; this
 * file imports nothing.
 */
// the compiler takes this file for one of a page
const scope = globalThis as unknown as ServiceWorkerGlobalScope
const VERSION = '__VERSION__'
/**
 * Files of the public pages, cached from the first visit; the browser has them already, so this costs no
 * transfer.
 */
const FIRST_FILES: readonly string[] = '__FILES__'.split(' ')
/** Files of the application's forms, cached when the user opens one that must work without a network. */
const FORM_FILES: readonly string[] = '__FORM_FILES__'.split(' ')
const ENTRY = FIRST_FILES.find((name) => /\/index-[^/]*\.js$/.test(name)) ?? ''
const PAGES = `ventanilla-pagina-${VERSION}`
const SHELL_PATH = '/pagina.html'
const PAGES_KEPT = 60
const FILES = 'ventanilla-archivos'
const CATALOGUE = 'ventanilla-catalogo'
const FILES_KEPT = 300
/** how long (ms) the network may take to start responding for a page */
const PATIENCE_MS = 8_000

/** Public read calls that may be shown from the last visit. None depends on the user. */
const PUBLIC_CALLS = [
  /^\/api\/v1\/tramite\/(categoria|subcategoria|no_auth)\/[^/]+$/,
  /^\/api\/v1\/tram_categoria_sub\/categoria\/[^/]+$/,
  /^\/api\/v1\/(states|tram_categoria|tipos_documento)\/list$/,
]

/** Calls used by the procedure list. */
const LIST_CALLS = ['/api/v1/tramite/categoria/1', '/api/v1/tram_categoria_sub/categoria/1']

scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await keepShell('reload')
      await (await caches.open(FILES)).addAll(FIRST_FILES)
      // pages embed their content, so the list's calls would otherwise not be cached for offline use
      await (await caches.open(CATALOGUE)).addAll(LIST_CALLS).catch(() => undefined)
    })(),
  )
})

/** Page without content, usable for any address. */
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
 * The page requests the new version on the user's consent, and the form files before offline work; the reply is
 * sent once all are cached.
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
 * Network first, so that settings and content are fresh; without it, the last seen version of the page, else
 * the cached shell. A signal that leads nowhere never fails, so the cache also answers after a timeout; without
 * a cached page the request keeps waiting. A worker of an older build does not cache pages of a newer one:
 * their files are not in its cache.
 */
async function page(event: FetchEvent, request: Request): Promise<Response> {
  const fresh = fetch(request).then((response) => {
    if (response.ok) event.waitUntil(keepPage(request, response.clone()).catch(() => undefined))
    return response
  })
  // a response too late to be shown is cached for the next time
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

/**
 * Marks a cached page: it cannot detect by itself that it did not come over the network (`client/network/network.ts`
 * reads the mark).
 */
async function marked(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers)
  // both describe the original bytes, not this text
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response((await kept.text()).replace('<html', '<html data-sin-red'), { headers })
}

/** Caches a page served with its content, unless its address holds user input; all others use the shell. */
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

/** Names carry a content hash: a cached file is always valid. */
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
