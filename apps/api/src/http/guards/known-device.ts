import { createHmac, randomBytes } from 'node:crypto'
import { type Key, keysOf, type Secret, signingKey } from '@ventanilla/domain/access/key-ring'
import { jwtVerify, SignJWT } from 'jose'

/** Days for which a device stays known to an account after its last login there (decision 67). */
export const DEVICE_DAYS = 180
/** Maximum accounts per shared computer; beyond it the least recent one is forgotten. */
const MOST_ACCOUNTS = 8
const NAME = 'ventanilla_equipo'

/** A caller's browser, from its signed cookie. */
export interface Device {
  readonly id: string | null
  /** known accounts, newest first: a mark of the account and the second at which it expires */
  readonly accounts: readonly (readonly [mark: string, until: number])[]
}

const NOBODYS: Device = { id: null, accounts: [] }

/**
 * Identifies the device of a call. Attack: a stranger guesses wrong on purpose to lock the owner out. Grants no
 * access: it only separates the device's tries from those made elsewhere. It cannot be forged for an account
 * never used there: it is signed and names accounts by a keyed mark.
 */
export async function readDevice(secret: Secret, cookies: string | undefined): Promise<Device> {
  const token = cookieNamed(cookies)
  if (token === undefined || token.length > 2000) return NOBODYS
  for (const key of keysOf(secret))
    try {
      const { payload } = await jwtVerify(token, ownKey(key), {
        algorithms: ['HS256'],
        audience: NAME,
        requiredClaims: ['exp', 'jti'],
      })
      // signed by us; the shape is checked anyway
      const given: unknown = payload['cuentas']
      const accounts = Array.isArray(given) ? given.filter(isAccount) : []
      return { id: payload.jti ?? null, accounts }
    } catch {
      // signed with another of our keys, or forged
    }
  return NOBODYS
}

const isAccount = (one: unknown): one is [string, number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && typeof one[1] === 'number'

/** The device's id if the account has logged in on it; null: an unknown device for this account. */
export function knownTo(secret: Secret, device: Device, accountId: string | null): string | null {
  if (accountId === null) return null
  const marks = marksOf(secret, accountId)
  return device.accounts.some(([one, until]) => marks.includes(one) && until > seconds()) ? device.id : null
}

/** The `set-cookie` header that adds a freshly authenticated account to a device. */
export async function rememberOn(
  deps: { readonly secret: Secret; readonly settings: { readonly publicUrl: string } },
  device: Device,
  accountId: string,
): Promise<{ 'set-cookie': string }> {
  const marks = marksOf(deps.secret, accountId)
  const life = DEVICE_DAYS * 86_400
  const others = device.accounts.filter(([one, until]) => !marks.includes(one) && until > seconds())
  const token = await new SignJWT({
    cuentas: [[marks[0], seconds() + life], ...others].slice(0, MOST_ACCOUNTS),
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(NAME)
    .setJti(device.id ?? randomBytes(16).toString('base64url'))
    .setExpirationTime(`${DEVICE_DAYS}d`)
    .sign(ownKey(signingKey(deps.secret)))
  const secure = deps.settings.publicUrl.startsWith('https:')
  const parts = [
    `${secure ? '__Host-' : ''}${NAME}=${token}`,
    'Path=/',
    `Max-Age=${life}`,
    'HttpOnly',
    'SameSite=Strict',
  ]
  return { 'set-cookie': [...parts, ...(secure ? ['Secure'] : [])].join('; ') }
}

/** Prefers the `__Host-` cookie, which only the portal's own host can set, over one from a sibling host. */
function cookieNamed(cookies: string | undefined): string | undefined {
  const pairs = (cookies ?? '').split(';').map((one) => one.trim())
  for (const name of [`__Host-${NAME}=`, `${NAME}=`]) {
    const found = pairs.find((one) => one.startsWith(name))
    if (found !== undefined) return found.slice(name.length)
  }
  return undefined
}

/** A derived key: session tokens and device cookies are not interchangeable. */
const ownKey = ({ text }: Key): Uint8Array => createHmac('sha256', text).update(NAME).digest()

/** Marks of an account in the cookie: under the current signing key first, then under those it replaced. */
const marksOf = (secret: Secret, accountId: string): readonly string[] =>
  keysOf(secret).map(({ text }) =>
    createHmac('sha256', text).update(`${NAME}\n${accountId.toLowerCase()}`).digest('base64url').slice(0, 16),
  )

// the real clock, as for tokens (decision 46)
const seconds = (): number => Math.floor((performance.timeOrigin + performance.now()) / 1000)
