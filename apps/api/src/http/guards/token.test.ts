import { generateKeyPairSync } from 'node:crypto'
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { makeTokens } from './token.ts'

const SECRET = 'secreto-de-prueba-con-mas-de-32-signos'
const key = new TextEncoder().encode(SECRET)
const claims = { sessionId: 'sesion', userId: 'persona' }
const now = (): number => Math.floor(Date.now() / 1000)

/** A valid token, for tests to alter. */
const made = (header: { readonly alg: string } & Record<string, unknown> = { alg: 'HS256' }): SignJWT =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader(header)
    .setSubject(claims.userId)
    .setIssuedAt()
    .setExpirationTime(now() + 3600)

describe('a token', () => {
  it('is read where we signed it', async () => {
    const tokens = makeTokens(SECRET)
    expect(await tokens.read(await tokens.sign(claims))).toMatchObject(claims)
    expect(await tokens.read(await made().sign(key))).toMatchObject(claims)
  })

  it('without signature is nobody’s (alg none)', async () => {
    const unsigned = new UnsecuredJWT({ sid: claims.sessionId })
      .setSubject(claims.userId)
      .setExpirationTime(now() + 3600)
      .encode()
    expect(await makeTokens(SECRET).read(unsigned)).toBeNull()
  })

  it('chooses neither its algorithm nor its key (key confusion)', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = await exportJWK(publicKey)
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const strangers = [
      // a shared secret with another algorithm
      await made({ alg: 'HS512' }).sign(new TextEncoder().encode(SECRET.repeat(2))),
      await made({ alg: 'HS384' }).sign(key),
      // a key pair with its public half in the header
      await made({ alg: 'RS256', jwk }).sign(privateKey),
      // a public key used as the shared secret
      await made({ alg: 'HS256', kid: '../../dev/null' }).sign(new TextEncoder().encode(pem)),
      await made({ alg: 'HS256', jku: 'https://evil.example/keys' }).sign(
        new TextEncoder().encode('otra-clave-de-mas-de-32-signos-de-largo'),
      ),
    ]
    for (const token of strangers) expect(await makeTokens(SECRET).read(token)).toBeNull()
  })

  it('is over at its last second, not a grace later, and does not begin early (clock skew)', async () => {
    const tokens = makeTokens(SECRET)
    const over = await made()
      .setExpirationTime(now() - 1)
      .sign(key)
    const early = await made()
      .setNotBefore(now() + 30)
      .sign(key)
    const endless = await new SignJWT({ sid: claims.sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims.userId)
      .sign(key)
    for (const token of [over, early, endless]) expect(await tokens.read(token)).toBeNull()
  })

  it('is over at its last second also where its signature was remembered', async () => {
    const tokens = makeTokens(SECRET)
    const token = await tokens.sign(claims)
    expect(await tokens.read(token)).toMatchObject(claims)
    const hours = 12 * 3_600_000
    const real = performance.now.bind(performance)
    vi.useFakeTimers({ now: Date.now() + hours + 1000, toFake: ['Date'] })
    const ahead = vi.spyOn(performance, 'now').mockImplementation(() => real() + hours + 1000)
    try {
      expect(await tokens.read(token)).toBeNull()
    } finally {
      ahead.mockRestore()
      vi.useRealTimers()
    }
  })
})
