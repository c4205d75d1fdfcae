import { useSyncExternalStore } from 'react'
import { logoutDestination } from '@ventanilla/domain/access/role-groups'
import { forgetUse, keptUse, reportUse, sayInUse, usedWithServer } from './activity.ts'
import { IDLE_MS, recordUse, stopWatching, type Watch, watchUse } from './idle.ts'
import { askOtherTabs, hearOtherTabs, type TabMessage, notifyOtherTabs } from './other-tabs.ts'
import { deviceNow } from '../clock.ts'
import { config } from '../config.ts'
import { createStore } from '../external-store.ts'
import { showMessage } from '../messages.ts'
import { navigate } from '../address/navigation.ts'
import { PATIENCE_MS } from '../network/network.ts'
import { remember, rememberedDeviceKey, rememberedUser, rememberUser } from '../remembered.ts'
import { readSessionUser, tokenExpiry } from './session-user.ts'
import type { SessionUser } from './session-user.ts'
import { savedTarget, saveTarget } from '../address/target.ts'

/** Key of the token in session storage (specification, section 9). */
export const TOKEN_KEY = 'jwt_access_token'
const IDLE_ENDED = 'Cerramos su sesión por inactividad. Lo que escribió quedó guardado.'
/** The server's error code for a session idle for 35 minutes. */
export const IDLE_ON_SERVER = 'sesion_inactiva'
const RETRY_MS = 3000

export type SessionState =
  /** `stored`: this tab has a token, so the check will probably find a user */
  | { readonly phase: 'checking'; readonly stored?: boolean }
  | { readonly phase: 'guest' }
  | { readonly phase: 'user'; readonly user: SessionUser; readonly token: string }

export const session = createStore<SessionState>({ phase: 'checking' })

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

const sharing = (user: SessionUser, token: string): TabMessage => ({
  kind: 'token',
  token,
  known: { user, deviceKey: rememberedDeviceKey(user.id) },
})

/** Starts the session: stored token → renewal; none → asks the open tabs; still none → guest. */
export async function startSession(): Promise<void> {
  hearOtherTabs(hear)
  const stored = sessionStorage.getItem(TOKEN_KEY)
  if (stored !== null) {
    session.set({ phase: 'checking', stored: true })
    await tryStoredToken(stored)
    return
  }
  await askOtherTabs()
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
  watchUse(WATCH)
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
  notifyOtherTabs(sharing(user, authInfo.access_token))
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
  stopWatching()
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
  notifyOtherTabs({ kind: 'end', to, comeBack })
  if (options.message !== undefined && options.message !== '') showMessage(options.message, 'error')
  navigate(to, { replace: true })
}

function hear(message: TabMessage): void {
  const state = session.get()
  if (message.kind === 'ask') {
    if (state.phase === 'user') notifyOtherTabs(sharing(state.user, state.token))
  } else if (message.kind === 'token') {
    if (state.phase !== 'user') {
      sessionStorage.setItem(TOKEN_KEY, message.token)
      if (message.known !== undefined) remember(message.known, message.token)
      void tryStoredToken(message.token)
    }
  } else if (message.kind === 'activity') {
    recordUse()
  } else if (message.kind === 'reported') {
    usedWithServer()
  } else if (state.phase === 'user') {
    leave(message.comeBack)
    navigate(message.to, { replace: true })
  }
}

const WATCH: Watch = {
  isUser: () => session.get().phase === 'user',
  onUse: () => notifyOtherTabs({ kind: 'activity' }),
  onIdle: () => {
    endSession({ to: '/' })
    showMessage(IDLE_ENDED, 'info')
  },
  onTick: stayIn,
}

/** Reports activity to the server, and renews the token, while the user is active. */
function stayIn(now: number, lastUse: number, ownUse: number): void {
  const token = currentToken()
  if (token === null) return
  if (reportUse(token, ownUse)) notifyOtherTabs({ kind: 'reported' })
  const expiry = tokenExpiry(token)
  // sliding renewal: a token with less than an hour left is exchanged while the user is active
  if (expiry !== null && expiry - now < 3_600_000 && now - lastUse < 60_000) void renew(token, false)
}
