import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { knownTo, readDevice, rememberOn } from './known-device.ts'
import { makeTokens } from './token.ts'

const secret = 'secreto-de-prueba-con-mas-de-32-signos'
const deps = { secret, settings: { publicUrl: 'https://portal.test' } }
const ANA = '019a0000-0000-7000-8000-00000000000a'
const person = (n: number): string => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`
const none = await readDevice(secret, undefined)
const pairOf = (header: { 'set-cookie': string }): string => header['set-cookie'].split(';')[0] ?? ''

describe('a device', () => {
  it('is told by a cookie that no program of a page reads, no other site sends, and 180 days end', async () => {
    const header = (await rememberOn(deps, none, ANA))['set-cookie']
    expect(header).toMatch(
      /^__Host-ventanilla_equipo=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    )
    const plain = await rememberOn({ secret, settings: { publicUrl: 'http://localhost:3000' } }, none, ANA)
    expect(plain['set-cookie']).toMatch(
      /^ventanilla_equipo=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    )
  })

  it('is known to who entered there and to nobody else, and names nobody', async () => {
    const cookie = pairOf(await rememberOn(deps, none, ANA))
    const device = await readDevice(secret, `otra=1; ${cookie}`)
    expect(knownTo(secret, device, ANA)).toMatch(/^[\w-]{22}$/)
    expect(knownTo(secret, device, person(2))).toBeNull()
    expect(knownTo(secret, device, null)).toBeNull()
    expect(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString()).not.toContain(ANA.slice(0, 8))
  })

  it('knows whom it knew after the key of the portal was changed', async () => {
    const next = { id: 'b', text: 'otro-secreto-de-prueba-con-mas-de-32-signos' }
    const changed = { all: () => [next, { id: 'a', text: secret }] }
    const cookie = pairOf(await rememberOn(deps, none, ANA))
    const device = await readDevice(changed, cookie)
    const id = knownTo(secret, await readDevice(secret, cookie), ANA)
    expect(knownTo(changed, device, ANA)).toBe(id)
    // the next login writes it under the new key, once
    const again = await readDevice(
      next.text,
      pairOf(await rememberOn({ ...deps, secret: changed }, device, ANA)),
    )
    expect(again.accounts).toHaveLength(1)
    expect(knownTo(next.text, again, ANA)).toBe(id)
    expect(knownTo(next.text, await readDevice(next.text, cookie), ANA)).toBeNull()
  })

  it('stays the same one for the eight people who used it last', async () => {
    let device = none
    const ids = new Set<string | null>()
    for (let n = 1; n <= 9; n += 1) {
      device = await readDevice(secret, pairOf(await rememberOn(deps, device, person(n))))
      ids.add(device.id)
    }
    expect(ids.size).toBe(1)
    const known = [1, 2, 9].map((n) => knownTo(secret, device, person(n)) !== null)
    expect(known).toEqual([false, true, true])
  })

  it.each([
    ['changed by a letter', async () => `${pairOf(await rememberOn(deps, none, ANA)).slice(0, -2)}xx`],
    ['of another portal', async () => pairOf(await rememberOn({ ...deps, secret: `${secret}!` }, none, ANA))],
    [
      'without a signature',
      () => `__Host-ventanilla_equipo=${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`,
    ],
    [
      'a session token',
      async () =>
        `__Host-ventanilla_equipo=${await makeTokens(secret).sign({ sessionId: person(1), userId: ANA })}`,
    ],
    [
      'that has expired',
      async () => {
        const cookie = pairOf(await rememberOn(deps, none, ANA))
        const [head, body] = cookie.split('=')[1]?.split('.') ?? []
        void head
        const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Record<string, unknown>
        const { createHmac } = await import('node:crypto')
        const key = createHmac('sha256', secret).update('ventanilla_equipo').digest()
        const old = await new SignJWT({ ...claims, exp: 1_700_000_000 })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(key)
        return `__Host-ventanilla_equipo=${old}`
      },
    ],
    ['that is far too long', () => `__Host-ventanilla_equipo=${'x'.repeat(5000)}`],
  ])('%s is nobody’s', async (_what, make) => {
    const device = await readDevice(secret, await make())
    expect([device.id, knownTo(secret, device, ANA)]).toEqual([null, null])
  })

  it('is no session: its cookie opens nothing', async () => {
    const token = pairOf(await rememberOn(deps, none, ANA)).split('=')[1] ?? ''
    expect(await makeTokens(secret).read(token)).toBeNull()
  })
})
