import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceNow } from '../../client/clock.ts'
import * as http from '../../client/network/http.ts'
import { does, elementsOf, wordsOf } from '../../keeping/testing/elements.ts'
import { stageHook } from '../../keeping/testing/hook-stage.ts'
import { sendCode } from './countdown.ts'
import { text } from './cuenta.text.ts'
import { CodePanel } from './code-panel.tsx'
import { Recovery } from './recuperacion/recovery.tsx'

let answer: () => unknown
vi.mock('../../client/network/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  call: () => Promise.resolve().then(() => answer()),
}))
const told = (status: number, retryAfter?: number) => () => ({
  status,
  body: { status, message: 'x', token: 't' },
  ...(retryAfter !== undefined && { retryAfter }),
})

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('sessionStorage', nothing)
  vi.stubGlobal('location', { hash: '', pathname: '/', search: '', href: 'http://localhost/' })
})

describe('the wait for another code', () => {
  const waitAfter = async (given: () => unknown): Promise<number | null> => {
    let next: number | null = null
    answer = given
    const sent = sendCode(
      () => http.call({} as never, {} as never) as never,
      (at) => void (next = Math.round((at - deviceNow()) / 1000)),
    )
    await Promise.resolve(sent).catch(() => undefined)
    return next
  }
  it.each([
    ['a granted send says', told(200, 3240), 3240],
    ['a refused one says, as an answer', told(429, 3180), 3180],
    [
      'a refused one says, as a refusal',
      () => {
        throw new http.CallError(429, 'x', { retryAfter: 600 })
      },
      600,
    ],
    ['the specification says, where the server does not', told(200), 60],
  ])('is what %s', async (_who, given, seconds) => {
    expect(await waitAfter(given)).toBe(seconds)
  })
  it('stays as it is where nothing was sent and nothing said', async () => {
    expect(await waitAfter(told(400))).toBeNull()
    const lost = (): never => {
      throw new http.CallError(0, 'x')
    }
    expect(await waitAfter(lost)).toBeNull()
  })

  it('is told in minutes where it is long', () => {
    expect(text.code.wait(60)).toBe('Podrá solicitar un nuevo SMS en 60 segundos')
    expect(text.code.wait(3240)).toBe('Podrá solicitar un nuevo SMS en 54 minutos')
    expect(text.code.waitMail(1)).toBe('Podrá pedir otro código en 1 segundo')
    expect(text.code.waitMail(3240)).toBe('Podrá pedir otro código en 54 minutos')
  })
})

describe('a screen that asks for another code', () => {
  it('counts to what the refusal of the server says: SMS', async () => {
    let next = 0
    const props = {
      phone: '573115550142',
      email: 'ana@correo.example',
      verified: '',
      nextCode: 0,
      onNext: (at: number) => void (next = at),
      onCodeRight: () => undefined,
      onVerified: () => undefined,
      onEdit: () => undefined,
    }
    const panel = await stageHook(CodePanel, props)
    answer = told(429, 3240)
    await panel.change(() => does(panel.now(), (one) => wordsOf(one) === text.code.resend, 'onPress'))
    await panel.until(() => expect(next - deviceNow()).toBeGreaterThan(3_200_000))
    await panel.draw({ ...props, nextCode: next })
    await panel.until(() => expect(wordsOf(panel.now())).toContain('nuevo SMS en 54 minutos'))
    expect(wordsOf(panel.now())).not.toContain(text.code.resend)
    await panel.leave()
  })

  it('counts on where somebody goes back to their address, and leads to the code that was sent', async () => {
    const stage = await stageHook(Recovery, { loginHref: '/', official: false })
    const step = (prop: string): Readonly<Record<string, unknown>> =>
      elementsOf(stage.now()).find(({ props }) => prop in props)?.props ?? {}
    await stage.change(() => (step('onType')['onType'] as (typed: string) => void)('ana@correo.example'))
    await stage.change(() => {
      const { onNext, onSent } = step('onSent') as Record<string, (given: unknown) => void>
      onNext?.(deviceNow() + 3_240_000)
      onSent?.('t')
    })
    await stage.change(() => (step('onEdit')['onEdit'] as () => void)())
    expect(Number(step('onType')['nextCode']) - deviceNow()).toBeGreaterThan(3_200_000)
    expect(step('onType')['onHave']).toBeTypeOf('function')
    // another address has a wait of its own
    await stage.change(() => (step('onType')['onType'] as (typed: string) => void)('eva@correo.example'))
    expect(step('onType')['nextCode']).toBe(0)
    expect(step('onType')['onHave']).toBeUndefined()
    await stage.leave()
  })

  it('asks through the one function that counts', () => {
    const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    const asks = /call\(accounts\.(?:forgotPassword|resendCode|askContact)\b/g
    const counted = /sendCode\(\s*\(\) => call\(accounts\.(?:forgotPassword|resendCode|askContact)\b/g
    const count = (pattern: RegExp): number =>
      Object.entries(sources)
        .filter(([path]) => !path.includes('.test.'))
        .reduce((sum, [, source]) => sum + (source.match(pattern)?.length ?? 0), 0)
    expect(count(asks)).toBe(4)
    expect(count(counted)).toBe(4)
  })
})
