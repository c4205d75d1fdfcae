import { keysOf, type Secret, signingKey } from '@ventanilla/domain/access/key-ring'
import { SPECIFIED } from '@ventanilla/domain/kernel/specified'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'

/**
 * A token is valid for at most twelve hours; `authenticate/jwt`
 * issues a new one while the session is live (decision 8).
 */
const TOKEN_HOURS = SPECIFIED.sessionHours

interface TokenClaims {
  readonly sessionId: string
  readonly userId: string
}

export interface Tokens {
  sign(claims: TokenClaims): Promise<string>
  /** null: not ours, changed or expired */
  read(token: string): Promise<TokenClaims | null>
}

const CACHED = 5000

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/**
 * Signs and reads session tokens (HS256). A token names its key, so that it stays valid until it expires when
 * the signing key changes; tokens issued before keys had ids name none and are tried with each. Verified
 * signatures are cached until expiry: a token only names a session, whose state is queried on every request.
 */
export function makeTokens(secret: Secret): Tokens {
  const known = new Map<string, TokenClaims & { readonly expires: number; readonly key: string }>()
  /** Verifies a token with the keys in use, whatever algorithm or key its header claims. */
  const verified = async (token: string) => {
    const named = keyNamed(token)
    for (const key of keysOf(secret)) {
      if (named !== undefined && key.id !== '' && key.id !== named) continue
      try {
        const { payload } = await jwtVerify(token, bytes(key.text), {
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'exp', 'sid'],
        })
        return { payload, key: key.text }
      } catch {
        // another key can match, or none
      }
    }
    return null
  }
  return {
    sign: ({ sessionId, userId }) => {
      const key = signingKey(secret)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...(key.id !== '' && { kid: key.id }) })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_HOURS}h`)
        .sign(bytes(key.text))
    },
    async read(token) {
      const cached = known.get(token)
      // performance.timeOrigin + now() is the real clock: tokens ignore the portal's clock (decision 46)
      const lives = cached !== undefined && cached.expires > performance.timeOrigin + performance.now()
      // tokens of a removed (leaked) key end with it
      if (lives && keysOf(secret).some(({ text }) => text === cached.key)) return cached
      known.delete(token)
      if (token.length > 2000) return null
      const good = await verified(token)
      if (good === null) return null
      const { sid: sessionId, sub: userId, exp } = good.payload
      if (typeof sessionId !== 'string' || userId === undefined || exp === undefined) return null
      const [oldest] = known.keys()
      if (known.size >= CACHED && oldest !== undefined) known.delete(oldest)
      const claims = { sessionId, userId, expires: exp * 1000, key: good.key }
      known.set(token, claims)
      return claims
    },
  }
}

/** The key id in a token's header, unverified. */
function keyNamed(token: string): string | undefined {
  try {
    const { kid } = decodeProtectedHeader(token)
    return typeof kid === 'string' ? kid : undefined
  } catch {
    return undefined
  }
}
