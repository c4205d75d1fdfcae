import type { SessionUser } from './session-user.ts'

/**
 * What a tab remembers of its session, beside the token and exactly as long: with it a page that was open can be opened
 * again without a network. Each part names whom it belongs to, and ending the session clears all of it.
 */
const PERSON = 'ventanilla.persona'
const DEVICE_KEY = 'ventanilla.llave'

type Loose = Readonly<Record<string, unknown>>

function read(name: string): Loose | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as Loose) : null
  } catch {
    return null
  }
}

/** The person for whom the server gave out this very token. */
export function rememberUser(user: SessionUser, token: string): void {
  sessionStorage.setItem(PERSON, JSON.stringify({ user, token }))
}

export function rememberedUser(token: string): SessionUser | null {
  const kept = read(PERSON)
  return kept !== null && kept['token'] === token ? (kept['user'] as SessionUser) : null
}

/** Key with which this person's work on the device is encrypted (decision 49); the server hands it out after login. */
export function rememberDeviceKey(userId: string, key: string): void {
  sessionStorage.setItem(DEVICE_KEY, JSON.stringify({ userId, key }))
}

export function rememberedDeviceKey(userId: string): string | undefined {
  const kept = read(DEVICE_KEY)
  return kept !== null && kept['userId'] === userId ? String(kept['key']) : undefined
}

/** What an open tab gives a new one with its session, which may have to start without a network too. */
export interface Remembered {
  readonly user: SessionUser
  readonly deviceKey: string | undefined
}

export function remember({ user, deviceKey }: Remembered, token: string): void {
  rememberUser(user, token)
  if (deviceKey !== undefined) rememberDeviceKey(user.id, deviceKey)
}
