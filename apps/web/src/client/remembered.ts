import type { SessionUser } from './session/session-user.ts'

/**
 * What a tab stores of its session, for exactly as long as the token: lets an open page reload without a
 * network. Each part names its owner; ending the session clears all.
 */
const PERSON = 'ventanilla.persona'
const DEVICE_KEY = 'ventanilla.llave'

type Loose = Readonly<Record<string, unknown>>

function read(name: string): Loose | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    // any object can be asked for any name
    return typeof kept === 'object' && kept !== null ? (kept as Loose) : null
  } catch {
    return null
  }
}

/** The user for whom the server issued this very token. */
export function rememberUser(user: SessionUser, token: string): void {
  sessionStorage.setItem(PERSON, JSON.stringify({ user, token }))
}

export function rememberedUser(token: string): SessionUser | null {
  const kept = read(PERSON)
  // rememberUser stored it with this token
  return kept !== null && kept['token'] === token ? (kept['user'] as SessionUser) : null
}

/** Key that encrypts this user's work on the device (decision 49); the server issues it after login. */
export function rememberDeviceKey(userId: string, key: string): void {
  sessionStorage.setItem(DEVICE_KEY, JSON.stringify({ userId, key }))
}

export function rememberedDeviceKey(userId: string): string | undefined {
  const kept = read(DEVICE_KEY)
  return kept !== null && kept['userId'] === userId ? String(kept['key']) : undefined
}

/** What an open tab passes to a new one with the session; the new one may start without a network too. */
export interface Remembered {
  readonly user: SessionUser
  readonly deviceKey: string | undefined
}

export function remember({ user, deviceKey }: Remembered, token: string): void {
  rememberUser(user, token)
  if (deviceKey !== undefined) rememberDeviceKey(user.id, deviceKey)
}
