import { useSyncExternalStore } from 'react'
import { logoutDestination } from '@ventanilla/domain/access/role-groups'
import { forgetUse, keepUse, keptUse, reportUse, sayInUse, usedWithServer } from './activity.ts'
import { deviceNow } from '../clock.ts'
import { config } from '../config.ts'
import { createStore } from '../external-store.ts'
import { showMessage } from '../messages.ts'
import { navigate } from '../address/navigation.ts'
import { PATIENCE_MS } from '../network/network.ts'
import {
  remember,
  type Remembered,
  rememberedDeviceKey,
  rememberedUser,
  rememberUser,
} from '../remembered.ts'
import { readSessionUser, tokenExpiry } from './session-user.ts'
import type { SessionUser } from './session-user.ts'
import { savedTarget, saveTarget } from '../address/target.ts'

/** Key of the token in session storage (specification, section 9). */
export const TOKEN_KEY = 'jwt_access_token'
/** 35 minutes of inactivity end the session; a warning appears two minutes before. */
export const IDLE_MS = 2_100_000
export const IDLE_WARNING_MS = 120_000
const IDLE_ENDED = 'Cerramos su sesión por inactividad. Lo que escribió quedó guardado.'
/** The server's error code for a session idle for 35 minutes. */
export const IDLE_ON_SERVER = 'sesion_inactiva'
/** How long (ms) a new tab waits for an open one to share its session (decision 49). */
const ASK_MS = 180
const RETRY_MS = 3000

export type SessionState =
  /** `stored`: this tab has a token, so the check will probably find a user */
  | { readonly phase: 'checking'; readonly stored?: boolean }
  | { readonly phase: 'guest' }
  | { readonly phase: 'user'; readonly user: SessionUser; readonly token: string }

type TabMessage =
  | { readonly kind: 'ask' }
  | { readonly kind: 'token'; readonly token: string; readonly known?: Remembered }
  | { readonly kind: 'activity' }
  /** activity so far has been reported to the server */
  | { readonly kind: 'reported' }
  | { readonly kind: 'end'; readonly to: string; readonly comeBack: boolean }

export const session = createStore<SessionState>({ phase: 'checking' })
/** Instant (ms) at which inactivity ends the session; null while no warning is due. */
export const idleWarning = createStore<number | null>(null)

let channel: BroadcastChannel | null = null
let lastUse = 0
/** activity in this tab: each tab reports its own */
let ownUse = 0
let ticker: ReturnType<typeof setInterval> | undefined
let renewing = false

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}

/** The logged-in user; null for a guest. */
export function useUser(): SessionUser | null {
  const state = useSession()
  return state.phase === 'user' ? state.user : null
}

export function currentToken(): string | null {
  const state = session.get()
  return state.phase === 'user' ? state.token : null
}

const say = (message: TabMessage): void => channel?.postMessage(message)
const sharing = (user: SessionUser, token: string): TabMessage => ({
  kind: 'token',
  token,
  known: { user, deviceKey: rememberedDeviceKey(user.id) },
})

/** Starts the session: stored token → renewal; none → asks the open tabs; still none → guest. */
export async function startSession(): Promise<void> {
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('ventanilla-sesion')
    channel.onmessage = (event: MessageEvent<TabMessage>) => hear(event.data)
  }
  const stored = sessionStorage.getItem(TOKEN_KEY)
  if (stored !== null) {
    session.set({ phase: 'checking', stored: true })
    await tryStoredToken(stored)
    return
  }
  say({ kind: 'ask' })
  await new Promise((done) => setTimeout(done, channel === null ? 0 : ASK_MS))
  if (session.get().phase === 'checking' && sessionStorage.getItem(TOKEN_KEY) === null) {
    session.set({ phase: 'guest' })
  }
}

async function tryStoredToken(token: string): Promise<void> {
  const expiry = tokenExpiry(token)
  if (expiry === null || expiry < deviceNow()) {
    forget()
    showMessage('access_token expired', 'error')
    return
  }
  // Attack: another person reopens a page closed long ago; opening it does not count as activity
  const used = keptUse()
  if (used !== null && deviceNow() - used >= IDLE_MS) {
    forget()
    showMessage(IDLE_ENDED, 'info')
    return
  }
  await renew(token, true)
}

/**
 * GET authenticate/jwt: returns the user and a fresh token. A failure at start logs out with the specified
 * text.
 */
async function renew(token: string, atStart: boolean, woken = false): Promise<void> {
  if (renewing) return
  renewing = true
  let reached = false
  try {
    const response = await fetch(`${config.apiOrigin}/api/v1/authenticate/jwt`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      cache: 'no-store',
      // a signal that leads nowhere lets it hang: a remembered user continues without a response
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // a reload or a lost signal may cut off a response: that is no rejection
    reached = response.status >= 400 && response.status < 500
    // whatever it is, its fields are judged below
    const answer = (await response.json()) as {
      auth_info?: { user?: unknown; access_token?: unknown }
      code?: unknown
    }
    reached ||= response.ok
    if (response.status === 401 && answer.code === IDLE_ON_SERVER && !woken && (await sayInUse(token))) {
      renewing = false
      return await renew(token, atStart, true)
    }
    const user = response.ok ? readSessionUser(answer.auth_info?.user) : null
    const fresh = answer.auth_info?.access_token
    if (user === null) throw new Error('refused')
    usedWithServer()
    accept(user, typeof fresh === 'string' ? fresh : token)
  } catch {
    // During use, a failed renewal is left to the 401 rule: a weak signal must not end a session. Nor does it
    // at start: without a response the tab continues with its remembered user, else shows the splash, and
    // renewal is retried.
    if (atStart && !reached) {
      const known = rememberedUser(token)
      if (known !== null && session.get().phase !== 'user') accept(known, token)
      setTimeout(() => sessionStorage.getItem(TOKEN_KEY) === token && void tryStoredToken(token), RETRY_MS)
    } else if (atStart) {
      forget()
      showMessage('Failed to login with token.', 'error')
    }
  } finally {
    renewing = false
  }
}

function accept(user: SessionUser, token: string): void {
  sessionStorage.setItem(TOKEN_KEY, token)
  rememberUser(user, token)
  session.set({ phase: 'user', user, token })
  watchUse()
}

/**
 * Handles a login response with `auth_info`; false when it contains no usable user. `destino`: target saved at
 * registration, perhaps on another device; a target saved in this tab is newer.
 */
export function signIn(authInfo: {
  readonly user: unknown
  readonly access_token: string
  readonly destino?: string | undefined
}): boolean {
  const user = readSessionUser(authInfo.user)
  if (user === null) return false
  if (authInfo.destino !== undefined && savedTarget(user.id) === null) saveTarget(authInfo.destino, user.id)
  usedWithServer()
  accept(user, authInfo.access_token)
  say(sharing(user, authInfo.access_token))
  return true
}

/** Refetches the user after a change of profile, name or roles. */
export async function refreshSession(): Promise<void> {
  const token = currentToken()
  if (token !== null) await renew(token, false)
}

function forget(): void {
  sessionStorage.clear()
  forgetUse()
  clearInterval(ticker)
  ticker = undefined
  idleWarning.set(null)
  session.set({ phase: 'guest' })
}

/** Forgets the session. After an involuntary logout, the next login returns to the current address. */
function leave(comeBack: boolean): void {
  const state = session.get()
  forget()
  if (comeBack && state.phase === 'user')
    saveTarget(location.pathname + location.search + location.hash, state.user.id)
}

/**
 * Logs out here and in every tab, without waiting for the server (decision 9), and goes where the role says.
 * `to` overrides the destination: inactivity always leads to the root (gaps 55). `comeBack`: the logout was
 * involuntary.
 */
export function endSession(
  options: { readonly message?: string | undefined; readonly to?: string; readonly comeBack?: boolean } = {},
): void {
  const state = session.get()
  const comeBack = options.comeBack === true
  const to = options.to ?? (state.phase === 'user' ? logoutDestination(state.user.role) : '/iniciar-sesion')
  if (state.phase === 'user') {
    void fetch(`${config.apiOrigin}/api/v1/sesion/salir`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${state.token}` },
      keepalive: true,
    }).catch(() => undefined)
  }
  leave(comeBack)
  say({ kind: 'end', to, comeBack })
  if (options.message !== undefined && options.message !== '') showMessage(options.message, 'error')
  navigate(to, { replace: true })
}

function hear(message: TabMessage): void {
  const state = session.get()
  if (message.kind === 'ask') {
    if (state.phase === 'user') say(sharing(state.user, state.token))
  } else if (message.kind === 'token') {
    if (state.phase !== 'user') {
      sessionStorage.setItem(TOKEN_KEY, message.token)
      if (message.known !== undefined) remember(message.known, message.token)
      void tryStoredToken(message.token)
    }
  } else if (message.kind === 'activity') {
    lastUse = deviceNow()
    keepUse(lastUse)
    idleWarning.set(null)
  } else if (message.kind === 'reported') {
    usedWithServer()
  } else if (state.phase === 'user') {
    leave(message.comeBack)
    navigate(message.to, { replace: true })
  }
}

const USE_EVENTS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const
let listening = false
let lastSaid = 0

/** Whether the user was active within 35 minutes, even if the server could not be notified. */
export const isInUse = (): boolean => deviceNow() - lastUse < IDLE_MS

/** Records activity; notifies the other tabs at most once every five seconds. */
export function noteUse(): void {
  // touching a device that slept must not erase the hours of inactivity before
  if (lastUse > 0 && deviceNow() - lastUse >= IDLE_MS) return checkIdle()
  lastUse = deviceNow()
  ownUse = lastUse
  keepUse(lastUse)
  if (idleWarning.get() !== null) idleWarning.set(null)
  if (lastUse - lastSaid > 5000) {
    lastSaid = lastUse
    say({ kind: 'activity' })
  }
}

function watchUse(): void {
  lastUse = deviceNow()
  keepUse(lastUse)
  if (!listening) {
    listening = true
    for (const name of USE_EVENTS) {
      addEventListener(name, () => session.get().phase === 'user' && noteUse(), {
        passive: true,
        capture: true,
      })
    }
  }
  ticker ??= setInterval(checkIdle, 1000)
}

function checkIdle(): void {
  const state = session.get()
  if (state.phase !== 'user') return
  const now = deviceNow()
  const end = lastUse + IDLE_MS
  if (now >= end) {
    endSession({ to: '/' })
    showMessage(IDLE_ENDED, 'info')
    return
  }
  if (now >= end - IDLE_WARNING_MS) idleWarning.set(end)
  if (reportUse(state.token, ownUse)) say({ kind: 'reported' })
  const expiry = tokenExpiry(state.token)
  // sliding renewal: a token with less than an hour left is exchanged while the user is active
  if (expiry !== null && expiry - now < 3_600_000 && now - lastUse < 60_000) void renew(state.token, false)
}
