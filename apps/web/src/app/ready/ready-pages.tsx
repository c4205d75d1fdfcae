import { catalogue } from '@ventanilla/contract/generated/catalogue'
import type { PortalSite, ReadCall, ReadyPage, ReadyPages } from '@ventanilla/contract/ready-pages'
import { renderToString } from 'react-dom/server'
import { bring, wished } from '../../client/brought.ts'
import { configure } from '../../client/config.ts'
import { askThrough } from '../../client/network/http.ts'
import { announcePaths, fillPath } from '../../client/address/links.ts'
import { installNavigator } from '../../client/address/navigation.ts'
import type { Place } from '../../client/address/navigation.ts'
import { takePageFacts } from '../../client/address/page-facts.ts'
import type { PageFacts } from '../../client/address/page-facts.ts'
import type { Screen } from '../../client/address/screens.ts'
import { isListed } from '@ventanilla/domain/cases/listed'
import type { ProcedureRow } from '../../keeping/procedure/procedure.ts'
import { App } from '../app.tsx'
import { gatheredScreens } from '../gathered-screens.ts'
import { layoutFor } from '../light/layout-loader.ts'
import { createMatcher } from '../matcher.ts'
import { publicScreens, redirects } from '../public-screens.ts'
import { routerState } from '../router-state.ts'
import { fillTemplate } from './fill-template.ts'
import { robots, sitemap } from './site-files.ts'

/** Longer searches are rendered in the browser only. */
const LONGEST_QUERY = 80
/** A render that misses data is repeated with it; needing more rounds is a bug. */
const ROUNDS = 4

interface Asked {
  readonly screen: Screen
  readonly place: Place
  /** public address, with the query its content depends on */
  readonly path: string
  /** its content can be rendered here */
  readonly drawn: boolean
  readonly known: boolean
}

const isPublic = (screen: Screen): boolean => screen.access === 'guestOnly' || screen.access === 'public'

function findScreen(url: string): Asked {
  const { pathname, searchParams } = new URL(url, 'http://portal')
  const moved = createMatcher(redirects).match(pathname)
  const found = createMatcher<Screen>(gatheredScreens).match(moved?.row.to ?? pathname)
  if (found === null) {
    // app.screens.ts has it
    const screen = gatheredScreens.find(({ path }) => path === '/404') as Screen
    const place: Place = { pathname: '/404', search: '', hash: '', params: {} }
    return { screen, place, path: '/404', drawn: true, known: false }
  }
  const { row: screen, params } = found
  const kept = new URLSearchParams()
  for (const name of screen.ready ?? []) {
    const value = searchParams.get(name)
    if (value !== null && value !== '') kept.set(name, value)
  }
  const search = kept.size === 0 ? '' : `?${kept.toString()}`
  return {
    screen,
    place: { pathname, search, hash: '', params },
    path: pathname + search,
    drawn: moved === null && screen.ready !== undefined && search.length <= LONGEST_QUERY,
    known: true,
  }
}

/** Renders once and returns the data it missed. Synchronous: module state belongs to this render alone. */
function draw(
  site: PortalSite,
  asked: Asked,
  shown: NonNullable<ReturnType<typeof routerState.get>['shown']>,
) {
  return (answers: ReadonlyMap<string, unknown>) => {
    configure(site.config)
    announcePaths(publicScreens.map((screen) => screen.path))
    installNavigator({ go: () => undefined, place: () => asked.place, subscribe: () => () => undefined })
    routerState.set({ shown, loading: false, failed: false })
    bring(answers)
    takePageFacts()
    return { html: renderToString(<App />), facts: takePageFacts(), wishes: wished() }
  }
}

interface Drawn {
  readonly html: string
  readonly facts: PageFacts
  readonly answers: ReadonlyMap<string, unknown>
}

async function drawPage(site: PortalSite, asked: Asked, read: ReadCall): Promise<Drawn> {
  const { screen, place } = asked
  const [module, Layout] = await Promise.all([screen.component(), layoutFor(screen.layout)])
  await module.prepare?.(new URLSearchParams(place.search))
  const drawOnce = draw(site, asked, { screen, place, Component: module.default, Layout })
  const answers = new Map<string, unknown>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { html, facts, wishes } = drawOnce(answers)
    if (wishes.size === 0) return { html, facts, answers }
    // a call picks up the transport before its first await, so concurrent pages do not mix
    askThrough(async (url) => {
      const { status, body } = await read(url)
      return new Response(body, { status, headers: { 'content-type': 'application/json' } })
    })
    const asking = [...wishes].map(async ([key, load]) => [key, await load()] as const)
    for (const [key, answer] of await Promise.all(asking)) answers.set(key, answer)
  }
  throw new Error(`${asked.path} never has all it wants`)
}

async function page(site: PortalSite, url: string, read: ReadCall): Promise<ReadyPage> {
  configure(site.config)
  const asked = findScreen(url)
  const { screen, known } = asked
  const drawn = asked.drawn ? await drawPage(site, asked, read) : null
  configure(site.config)
  const missing = !known || drawn?.facts.missing === true
  return {
    status: missing ? 404 : 200,
    html: fillTemplate(site, {
      title: drawn?.facts.title ?? screen.title,
      description: drawn?.facts.description ?? screen.description,
      // an address with parameters is indexed only when its page describes the item
      found:
        isPublic(screen) &&
        screen.description !== undefined &&
        !missing &&
        (drawn !== null || Object.keys(asked.place.params).length === 0),
      path: asked.place.pathname,
      canonical: known ? fillPath(screen.path, asked.place.params) : asked.place.pathname,
      structured: drawn?.facts.structured ?? [],
      content: drawn,
    }),
  }
}

async function visibleTypes(read: ReadCall): Promise<readonly ProcedureRow[]> {
  // an answer of the contract, as text
  const answer = JSON.parse((await read(catalogue.listProcedures.path)).body) as {
    rows: readonly ProcedureRow[]
  }
  return answer.rows.filter(isListed)
}

const files: ReadyPages['files'] = {
  '/robots.txt': (site) => Promise.resolve({ type: 'text/plain', text: robots(site.publicUrl) }),
  '/sitemap.xml': async (site, read) => {
    const rows = await visibleTypes(read)
    configure(site.config)
    const found = publicScreens.filter((screen) => isPublic(screen) && screen.description !== undefined)
    return { type: 'application/xml', text: sitemap(site.publicUrl, found, rows) }
  },
}

export const readyPages: ReadyPages = {
  keyOf(site, url) {
    configure(site.config)
    const asked = findScreen(url)
    if (!asked.known) return 'desconocida'
    return asked.drawn || asked.screen.description !== undefined ? asked.path : asked.screen.id
  },
  page,
  files,
}
