import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { isPublic, publicOnly, type Resolve } from './public-only.ts'

describe('an address is public', () => {
  it.each(['8.8.8.8', '190.27.1.1', '172.15.255.255', '172.32.0.1', '2800:e0::1', '2a00:1450:4003::1'])(
    '%s',
    (address) => expect(isPublic(address)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('but not %j', (address) => expect(isPublic(address)).toBe(false))
})

const V4 = (address: string): LookupAddress => ({ address, family: 4 })
const finds =
  (...found: readonly LookupAddress[]): Resolve =>
  (_name, done) =>
    done(null, found)
const asked = (resolve: Resolve, all: boolean): Promise<unknown> =>
  new Promise((end) =>
    publicOnly(resolve)('ejemplo.gov.co', { all }, (error, ...rest) => end(error?.name ?? rest)),
  )

describe('a name leads a connection', () => {
  it('to the very addresses that were judged', async () => {
    const two = [V4('8.8.8.8'), V4('8.8.4.4')]
    expect(await asked(finds(...two), true)).toEqual([two])
    expect(await asked(finds(...two), false)).toEqual(['8.8.8.8', 4])
  })

  it('nowhere when one of them is not public, or there is none', async () => {
    for (const all of [true, false]) {
      expect(await asked(finds(V4('8.8.8.8'), V4('10.0.0.1')), all)).toBe('NotPublic')
      expect(await asked(finds(), all)).toBe('NotPublic')
    }
  })

  it('nowhere when it does not exist', async () => {
    const missing = Object.assign(new Error('no'), { name: 'Missing', code: 'ENOTFOUND' })
    expect(await asked((_name, done) => done(missing, []), true)).toBe('Missing')
    expect(await asked((_name, done) => done(missing), true)).toBe('Missing')
  })

  it('nowhere, and the process goes on, when the resolver of the machine does not know it', async () => {
    const code = await new Promise((end) =>
      publicOnly()('no-existe.invalid', { all: true }, (error) => end(error?.code)),
    )
    expect(['ENOTFOUND', 'EAI_AGAIN']).toContain(code)
  })
})
