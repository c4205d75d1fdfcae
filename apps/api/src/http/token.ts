import { jwtVerify, SignJWT } from 'jose'

/** A token lives at most twelve hours; `authenticate/jwt` hands out a new one while the session lives (decision 8). */
const TOKEN_HOURS = 12

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

/**
 * Signs and reads session tokens (HS256). A signature that was verified is remembered until it expires: a token only
 * names a session, and whether that session lives is asked of the database on every request.
 */
export function makeTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const known = new Map<string, TokenClaims & { readonly expires: number }>()
  return {
    sign: ({ sessionId, userId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_HOURS}h`)
        .sign(key),
    async read(token) {
      const cached = known.get(token)
      // performance.timeOrigin + now() is the real clock: tokens do not follow the portal's (decision 46)
      if (cached && cached.expires > performance.timeOrigin + performance.now()) return cached
      if (token.length > 2000) return null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'exp', 'sid'],
        })
        const sessionId = payload['sid']
        if (typeof sessionId !== 'string' || payload.sub === undefined || payload.exp === undefined)
          return null
        if (known.size >= CACHED) known.delete(known.keys().next().value as string)
        const claims = { sessionId, userId: payload.sub, expires: payload.exp * 1000 }
        known.set(token, claims)
        return claims
      } catch {
        known.delete(token)
        return null
      }
    },
  }
}
