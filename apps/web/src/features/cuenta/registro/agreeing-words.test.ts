import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../../client/messages.ts'
import { stageHook } from '../../../keeping/testing/hook-stage.ts'
import { type AccountValues, EMPTY_ACCOUNT, faultOf } from './account-fields.ts'
import { CodePanel } from '../code-panel.tsx'
import { text } from '../cuenta.text.ts'
import { useRegistration } from './use-registration.ts'

const written = JSON.parse(
  readFileSync(new URL('../../../../../../spec/messages.json', import.meta.url), 'utf8'),
) as { readonly messages: readonly { readonly id: string; readonly accented: string }[] }
/** A sentence of the specification by id. */
function specified(id: string): string {
  const found = written.messages.find((one) => one.id === id)
  if (found === undefined) throw new Error(`No message ${id}`)
  return found.accented
}
const filled: AccountValues = {
  ...EMPTY_ACCOUNT,
  personType: '1',
  documentType: '1',
  documentNumber: '65748219',
  name: 'Marta',
  lastName: 'Ávila',
  gender: '2',
  phone: '3115550142',
  email: 'marta@correo.example',
  password: 'Quebrada2026',
  confirmPasword: 'Quebrada2026',
  termsConditions: true,
}
const sourcesOf = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')])

describe('how long a password is', () => {
  const SENTENCE = specified('password.min-8')
  it('is refused in the specified sentence, which the hint beside it agrees with', () => {
    expect(faultOf({ ...filled, password: 'abc1234' }, 'password', false)).toBe(SENTENCE)
    const said = /mayor a (\d+)/.exec(SENTENCE)?.[1]
    expect(text.register.passwordHint).toContain(`más de ${said} caracteres`)
    // a password that follows the hint always passes
    const followed = `a${'1'.repeat(Number(said))}`
    expect(faultOf({ ...filled, password: followed }, 'password', false)).toBeUndefined()
    expect(faultOf({ ...filled, password: followed }, 'password', true)).toBeUndefined()
  })
  it('is said by that hint wherever a new password is chosen, and in no other words', () => {
    const sources = sourcesOf(join(import.meta.dirname, '../..', '..'))
    const choosing = sources.filter(([, source]) => source.includes('autoComplete="new-password"'))
    expect(choosing.length).toBeGreaterThan(1)
    for (const [path, source] of choosing) expect(source, path).toContain('hint={text.register.passwordHint}')
    const otherwise = sources.filter(([, source]) =>
      /ocho (?:caracteres )?o más|(?:8|ocho) o más|(?:al menos|como mínimo) (?:8|ocho) caracteres/i.test(
        source,
      ),
    )
    expect(otherwise.map(([path]) => path)).toEqual([])
  })
})

describe('what is said while the code of the SMS is asked for', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
    vi.stubGlobal('sessionStorage', nothing)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    messages.set([])
  })
  it('names the SMS too, beside the specified sentence about mail', async () => {
    const SENTENCE = specified('register.success-toast')
    for (const message of [SENTENCE, '']) {
      messages.set([])
      const stage = await stageHook(
        () => useRegistration('prueba', false, () => Promise.resolve({ status: 200, message }), filled),
        null,
      )
      await stage.change(() => {
        for (const field of ['password', 'confirmPasword'] as const) stage.now().set(field, 'Quebrada2026')
        stage.now().set('termsConditions', true)
      })
      await stage.change(() => void stage.now().submit())
      await stage.change(() => void vi.advanceTimersByTime(300))
      expect(stage.now().phase).toBe('code')
      const [said] = messages.get()
      expect(said?.variant).toBe('success')
      expect(said?.text).toBe(SENTENCE)
      expect(said?.more).toMatch(/código.*SMS.*celular/)
      await stage.leave()
    }
  })
  it('is on the screen as well: where the code is, and what the mail is for', () => {
    const html = renderToStaticMarkup(
      createElement(CodePanel, {
        phone: '573115550142',
        email: 'marta@correo.example',
        verified: '',
        nextCode: 0,
        onNext: () => undefined,
        onCodeRight: () => undefined,
        onVerified: () => undefined,
        onEdit: () => undefined,
      }),
    )
    expect(html).toMatch(/Lo enviamos por SMS al/)
    expect(html).toContain('Por correo solo le avisamos cómo seguir.')
  })
})
