import { goToFragment } from '../client/address/fragment.ts'
import { fillPath } from '../client/address/links.ts'
import { showMessage } from '../client/messages.ts'
import type { Navigator, Place } from '../client/address/navigation.ts'
import { session } from '../client/session/session.ts'
import { may } from '../client/session/session-user.ts'
import { saveTarget, takeTarget } from '../client/address/target.ts'
import { config } from '../client/config.ts'
import { findElsewhere } from './elsewhere.ts'
import { judge } from './guard.ts'
import { layoutFor } from './layouts/layout-loader.ts'
import { createMatcher } from './matcher.ts'
import { publicScreens, redirects } from './public-screens.ts'
import { type RouterState, routerState } from './router-state.ts'
import type { Screen } from '../client/address/screens.ts'

const publicMatcher = createMatcher<Screen>(publicScreens)
const redirectMatcher = createMatcher(redirects)
const homeOfUnknown = '/404'
let turn = 0
let place: Place = { pathname: '', search: '', hash: '', params: {} }
const placeListeners = new Set<() => void>()
const scrolls = new Map<string, number>()
let historyKey = 'start'
let waiting = false

interface Move {
  /** 'start': first render or a re-check of the guard; 'pop': the browser's back and forward */
  readonly how: 'start' | 'push' | 'replace' | 'pop'
  readonly keepScroll: boolean
  /** replaces a guest page requested by a user with a session */
  readonly instead?: true
}

/** Opens the requested screen, or the one chosen by the guard. */
async function open(to: string, move: Move): Promise<void> {
  turn += 1
  const mine = turn
  const url = new URL(to, location.origin)
  const redirect = redirectMatcher.match(url.pathname)
  if (redirect !== null) return open(redirect.row.to, { ...move, how: replaceOf(move) })
  if (stays(url, move)) return
  const late = setTimeout(() => mine === turn && patch({ loading: true }), 120)
  try {
    const found = publicMatcher.match(url.pathname) ?? (await findElsewhere(url))
    if (mine !== turn) return
    if (found === null) return await open(homeOfUnknown, { ...move, how: replaceOf(move) })
    const { row: screen, params } = found
    const verdict = judge(screen.access, session.get())
    waiting = verdict.kind === 'wait'
    if (waiting) return
    if (verdict.kind === 'login') {
      saveTarget(url.pathname + url.search + url.hash)
      return await open('/iniciar-sesion', { ...move, how: replaceOf(move) })
    }
    if (verdict.kind === 'home') {
      if (screen.withSession !== undefined) {
        const query = screen.withSessionQuery?.({ params, query: url.searchParams })
        const instead = fillPath(screen.withSession, params, query) + url.hash
        return await open(instead, { ...move, how: replaceOf(move), instead: true })
      }
      // an official cannot use that screen: explains why instead of redirecting silently
      if (move.instead === true && screen.serves !== undefined) showMessage(screen.serves.says, 'info')
      const now = session.get()
      const target = takeTarget(now.phase === 'user' ? now.user.id : '')
      const loops = target === null || target.startsWith(url.pathname)
      return await open(loops ? '/dashboard' : target, { ...move, how: replaceOf(move) })
    }
    const next: Place = { pathname: url.pathname, search: url.search, hash: url.hash, params }
    const who = session.get()
    // the specification opens it to a whole group; a user who can do nothing there gets an explanation instead
    // of rejected calls
    const forThem =
      screen.serves === undefined || (who.phase === 'user' && may(who.user, screen.serves.needs))
    const [module, Layout] = await Promise.all([
      forThem ? screen.component() : import('./not-yours-screen.tsx'),
      layoutFor(screen.layout),
      forThem ? screen.reads?.({ params, query: url.searchParams }).catch(() => undefined) : undefined,
    ])
    if ('prepare' in module) await module.prepare?.(url.searchParams)
    if (mine !== turn) return
    // Race: the session may have started or ended while the screen was loading.
    if (judge(screen.access, session.get()).kind !== verdict.kind) return await open(to, move)
    settle(next, move)
    document.title = `${screen.title} · ${config.productName}`
    const previous = routerState.get().shown
    const samePath = previous?.place.pathname === next.pathname
    routerState.set({
      shown: { screen, place: next, Component: module.default, Layout },
      loading: false,
      failed: false,
    })
    for (const listener of [...placeListeners]) listener()
    arrive(move, samePath, previous !== null)
  } catch {
    if (mine === turn) patch({ loading: false, failed: true })
  } finally {
    clearTimeout(late)
  }
}

/** Applies a query or hash change on the open screen at once, so that inputs bound to the address keep up. */
function stays(url: URL, move: Move): boolean {
  const shown = routerState.get().shown
  if (
    shown === null ||
    move.how === 'start' ||
    url.pathname !== place.pathname ||
    shown.screen.reads !== undefined
  ) {
    return false
  }
  if (judge(shown.screen.access, session.get()).kind !== 'allow') return false
  const next: Place = { ...place, search: url.search, hash: url.hash }
  settle(next, move)
  routerState.set({ shown: { ...shown, place: next }, loading: false, failed: false })
  for (const listener of [...placeListeners]) listener()
  arrive(move, true, true)
  return true
}

const replaceOf = (move: Move): Move['how'] => (move.how === 'push' ? 'push' : 'replace')
const patch = (change: Partial<RouterState>): void => routerState.set({ ...routerState.get(), ...change })

function settle(next: Place, move: Move): void {
  scrolls.set(historyKey, scrollY)
  place = next
  const address = next.pathname + next.search + next.hash
  if (move.how === 'push') {
    historyKey = crypto.randomUUID()
    history.pushState({ key: historyKey }, '', address)
  } else if (move.how === 'replace' || address !== location.pathname + location.search + location.hash) {
    history.replaceState({ key: historyKey }, '', address)
  }
}

/** After the new screen renders: sets scroll and focus as a page load would. */
function arrive(move: Move, samePath: boolean, notFirst: boolean): void {
  requestAnimationFrame(() => {
    if (move.keepScroll && samePath) return
    if (goToFragment(place.hash)) return
    if (move.how === 'pop') scrollTo(0, scrolls.get(historyKey) ?? 0)
    else if (notFirst) scrollTo(0, 0)
    if (notFirst && !samePath) {
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus({ preventScroll: true })
    }
  })
}

export const navigator: Navigator = {
  go: (to, { replace, keepScroll }) => void open(to, { how: replace ? 'replace' : 'push', keepScroll }),
  place: () => place,
  subscribe: (listener) => {
    placeListeners.add(listener)
    return () => placeListeners.delete(listener)
  },
}

/** Resolves once there is a screen to render; on a load failure the page's own content stays. */
export function firstScreen(): Promise<void> {
  return new Promise((done) => {
    const look = (): void => {
      if (routerState.get().shown === null) return
      stop()
      done()
    }
    const stop = routerState.subscribe(look)
    look()
  })
}

export function retryNavigation(): void {
  patch({ failed: false, loading: true })
  void open(location.pathname + location.search + location.hash, { how: 'start', keepScroll: true })
}

/** Whether the address belongs to the router; files and server calls do not. */
const isInternal = (url: URL): boolean =>
  url.origin === location.origin &&
  !/^\/(api|assets|archivos)\//.test(url.pathname) &&
  !/\.\w+$/.test(url.pathname)

function linkOf(event: Event): { link: HTMLAnchorElement; url: URL } | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.href === '' || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const url = new URL(link.href)
  return isInternal(url) ? { link, url } : null
}

/** Subscribes to the browser and opens the first screen. */
export function startRouter(): void {
  place = { ...place, pathname: location.pathname, search: location.search, hash: location.hash }
  history.scrollRestoration = 'manual'
  addEventListener('popstate', (event: PopStateEvent) => {
    scrolls.set(historyKey, scrollY)
    // only this file writes the states of the history
    historyKey = (event.state as { key?: string } | null)?.key ?? 'start'
    void open(location.pathname + location.search + location.hash, { how: 'pop', keepScroll: false })
  })
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const found = linkOf(event)
    if (found === null) return
    event.preventDefault()
    const samePath = found.url.pathname === place.pathname
    navigator.go(found.url.pathname + found.url.search + found.url.hash, {
      replace: found.link.href === location.href,
      keepScroll: samePath && found.link.hasAttribute('data-keep-scroll'),
    })
  })
  const prepare = (event: Event): void => {
    const found = linkOf(event)
    const screen = found === null ? undefined : publicMatcher.match(found.url.pathname)?.row
    void screen?.component().catch(() => undefined)
  }
  document.addEventListener('pointerover', prepare, { passive: true })
  document.addEventListener('touchstart', prepare, { passive: true })
  session.subscribe(() => {
    const shown = routerState.get().shown
    // the session started, changed or ended: the open screen must still be allowed
    if (waiting || (shown !== null && judge(shown.screen.access, session.get()).kind !== 'allow')) {
      void open(location.pathname + location.search + location.hash, { how: 'start', keepScroll: true })
    }
  })
  void open(location.pathname + location.search + location.hash, { how: 'start', keepScroll: true })
}
