import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../../../client/network/http.ts'
import { alertsIn, does, elementsOf, wordsOf } from '../../../keeping/testing/elements.ts'
import { stageHook } from '../../../keeping/testing/hook-stage.ts'
import { SignDialog } from './sign-dialog.tsx'

let made: string[]
let ways: { key: boolean; code: boolean }
const device = { readKey: () => Promise.resolve({ id: 'llave' }) }
const ANSWERS: Readonly<Record<string, () => object>> = {
  'acts.signingWays': () => ways,
  'acts.askKey': () => ({ options: {} }),
  'acts.signWithKey': () => ({ data: { signed: 'Quedó firmado el auto 12.' } }),
  'acts.createOtp': () => ({ data: { sentTo: 'correo', againIn: 60, expiresIn: 600 } }),
}
vi.mock('../../../client/network/http.ts', async (original) => ({
  ...(await original<typeof http>()),
  call: ({ id }: { id: string }) => {
    made.push(id)
    return Promise.resolve({ status: 200, body: ANSWERS[id]?.() })
  },
}))
vi.mock('../../../client/session/passkey-device.ts', () => ({ readKey: () => device.readKey() }))

const around = (drawn: ReactElement): ReactElement =>
  createElement(QueryClientProvider, { client: new QueryClient() }, drawn)
let refusal: http.CallError
const open = (
  signed: string[],
  sign: () => Promise<never> | Promise<{ message: string; signed: string }> = () => Promise.reject(refusal),
) =>
  stageHook(
    SignDialog,
    {
      actId: 'a',
      title: 'Auto de inicio',
      applicant: 'Ana',
      applicantIs: 'solicitante',
      file: 'EXP-1',
      reviewer: 'Luz',
      version: 3,
      sign,
      onSigned: (words: string) => void signed.push(words),
      onClose: () => undefined,
    },
    around,
  )
const read = { currentTarget: { checked: true } }

beforeEach(() => {
  made = []
  ways = { key: true, code: true }
  refusal = new http.CallError(422, 'No es el código.')
  device.readKey = () => Promise.resolve({ id: 'llave' })
})

describe('signing before reading', () => {
  const tick = (checked: boolean) => ({ currentTarget: { checked } })
  const isReady = (drawn: unknown): unknown =>
    elementsOf(drawn).find(({ props }) => 'onConfirm' in props)?.props['ready']

  it.each([
    ['a key', { key: true, code: true }, ['acts.askKey', 'acts.signWithKey']],
    ['a code', { key: false, code: true }, ['sign']],
  ] as const)('with %s is refused by the dialog until the box is ticked', async (_with, given, calls) => {
    ways = given
    const signed: string[] = []
    const dialog = await open(signed, () => {
      made.push('sign')
      return Promise.resolve({ message: '', signed: 'Quedó firmado el auto 12.' })
    })
    if (!given.key)
      await dialog.change(() =>
        does(dialog.now(), (one) => one.props['label'] === 'Código de firma', 'onChange', '1234'),
      )
    const before = [...made]
    const press = (): Promise<void> => dialog.change(() => does(dialog.now(), () => true, 'onConfirm'))
    const box = (checked: boolean): Promise<void> =>
      dialog.change(() =>
        does(dialog.now(), (one) => one.props['type'] === 'checkbox', 'onChange', tick(checked)),
      )
    // a press that gets past the closed button, such as Enter in a field
    expect(isReady(dialog.now())).toBe(false)
    await press()
    await box(true)
    await box(false)
    expect(isReady(dialog.now())).toBe(false)
    await press()
    expect([made, signed]).toEqual([before, []])
    await box(true)
    expect(isReady(dialog.now())).toBe(true)
    await press()
    await dialog.until(() => expect(signed).toEqual(['Quedó firmado el auto 12.']))
    expect(made.slice(before.length)).toEqual(calls)
    await dialog.leave()
  })
})

describe('signing with a key', () => {
  it('is offered first to who has one, and sends no code', async () => {
    const signed: string[] = []
    const dialog = await open(signed)
    expect(wordsOf(dialog.now())).toContain('Llave de acceso')
    await dialog.change(() => does(dialog.now(), (one) => one.props['type'] === 'checkbox', 'onChange', read))
    await dialog.change(() => does(dialog.now(), () => true, 'onConfirm'))
    await dialog.until(() => expect(signed).toEqual(['Quedó firmado el auto 12.']))
    expect(made).toEqual(['acts.signingWays', 'acts.askKey', 'acts.signWithKey'])
    await dialog.leave()
  })

  it('that ended without a key says why, and a code is there for who wants it', async () => {
    device.readKey = () =>
      Promise.reject(Object.assign(new Error('No se usó ninguna llave.'), { name: 'DeviceFault' }))
    const signed: string[] = []
    const dialog = await open(signed)
    await dialog.change(() => does(dialog.now(), (one) => one.props['type'] === 'checkbox', 'onChange', read))
    await dialog.change(() => does(dialog.now(), () => true, 'onConfirm'))
    await dialog.until(() =>
      expect(alertsIn(dialog.now())).toEqual([expect.stringContaining('No se usó ninguna llave.')]),
    )
    await dialog.change(() => does(dialog.now(), (one) => wordsOf(one) === 'Firmar con un código', 'onClick'))
    expect(made.at(-1)).toBe('acts.createOtp')
    expect(wordsOf(dialog.now())).toContain('Lo enviamos a su correo.')
    expect(signed).toEqual([])
    await dialog.leave()
  })

  it('is the only way where the operator says so, and a code the only one without a key', async () => {
    ways = { key: true, code: false }
    const strict = await open([])
    expect(wordsOf(strict.now())).not.toContain('Firmar con un código')
    await strict.leave()
    ways = { key: false, code: true }
    const plain = await open([])
    expect(wordsOf(plain.now())).not.toContain('Llave de acceso')
    expect(made.at(-1)).toBe('acts.createOtp')
    await plain.leave()
  })
})

describe('signing with a code', () => {
  const boxes = (one: { readonly props: Readonly<Record<string, unknown>> }): boolean =>
    one.props['label'] === 'Código de firma'
  const tried = async () => {
    ways = { key: false, code: true }
    const dialog = await open([])
    await dialog.change(() => does(dialog.now(), boxes, 'onChange', '1234'))
    await dialog.change(() => does(dialog.now(), (one) => one.props['type'] === 'checkbox', 'onChange', read))
    await dialog.change(() => does(dialog.now(), () => true, 'onConfirm'))
    await dialog.until(() => expect(alertsIn(dialog.now())).toHaveLength(1))
    return dialog
  }

  it('that is wrong is typed again, for as long as it is good', async () => {
    const dialog = await tried()
    expect(wordsOf(dialog.now())).toContain('Lo enviamos a su correo.')
    expect(wordsOf(dialog.now())).toContain('minutos más')
    await dialog.leave()
  })

  it('that is used up is not asked for again: another comes when the server says', async () => {
    refusal = new http.CallError(422, 'Ese código ya no sirve: se escribió mal 5 veces.', {
      code: 'codigo_vencido',
      retryAfter: 45,
    })
    const dialog = await tried()
    const words = wordsOf(dialog.now())
    expect(words).toContain('El código que enviamos a su correo ya no sirve.')
    expect(words).toContain('Podrá pedir otro código en 45 segundos')
    expect(words).not.toContain('minutos más')
    await dialog.leave()
  })
})
