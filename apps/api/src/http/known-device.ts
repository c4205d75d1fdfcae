import { createHmac, randomBytes } from 'node:crypto'
import { type Key, keysOf, type Secret, signingKey } from '@ventanilla/domain/access/key-ring'
import { jwtVerify, SignJWT } from 'jose'

/** A device is known to an account for so long after its last login there (decision 67). */
export const DEVICE_DAYS = 180
/** People who share a computer; more than these, and the one who was away longest is a stranger again. */
const MOST_ACCOUNTS = 8
const NAME = 'ventanilla_equipo'

/** The browser that a call came from, as its signed cookie tells. */
export interface Device {
  readonly id: string | null
  /** whom it knows, newest first: a mark of the account and the second at which it is forgotten */
  readonly accounts: readonly (readonly [mark: string, until: number])[]
}

const NOBODYS: Device = { id: null, accounts: [] }

/**
 * Which device a call comes from. The attack that it answers: a stranger who guesses wrong on purpose keeps the owner
 * out. It opens nothing: it only says that wrong tries made elsewhere are not this device's. Nobody can write one for an
 * account that they never entered: it is signed, and names accounts by a keyed mark.
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
      // ours, because it is signed; the shape is looked at all the same
      const given: unknown = payload['cuentas']
      const accounts = Array.isArray(given) ? given.filter(isAccount) : []
      return { id: payload.jti ?? null, accounts }
    } catch {
      // signed with another key of ours, or by nobody
    }
  return NOBODYS
}

const isAccount = (one: unknown): one is [string, number] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && typeof one[1] === 'number'

/** The device's id where the account has logged in on it; null: for this account it is like any other. */
export function knownTo(secret: Secret, device: Device, accountId: string | null): string | null {
  if (accountId === null) return null
  const marks = marksOf(secret, accountId)
  return device.accounts.some(([one, until]) => marks.includes(one) && until > seconds()) ? device.id : null
}

/** The header that lets a device know an account whose owner has just proved who they are. */
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

/** The one that only the portal's own host could set comes before one that a neighbour on the domain might have. */
function cookieNamed(cookies: string | undefined): string | undefined {
  const pairs = (cookies ?? '').split(';').map((one) => one.trim())
  for (const name of [`__Host-${NAME}=`, `${NAME}=`]) {
    const found = pairs.find((one) => one.startsWith(name))
    if (found !== undefined) return found.slice(name.length)
  }
  return undefined
}

/** A key of its own: no session token is a device, and no device a session token. */
const ownKey = ({ text }: Key): Uint8Array => createHmac('sha256', text).update(NAME).digest()

/** An account as its cookie names it: under the key that signs first, then under those that it replaced. */
const marksOf = (secret: Secret, accountId: string): readonly string[] =>
  keysOf(secret).map(({ text }) =>
    createHmac('sha256', text).update(`${NAME}\n${accountId.toLowerCase()}`).digest('base64url').slice(0, 16),
  )

// the real clock, as of tokens (decision 46)
const seconds = (): number => Math.floor((performance.timeOrigin + performance.now()) / 1000)
