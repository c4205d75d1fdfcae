import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { stageHook } from '../../keeping/testing/hook-stage.ts'
import { PasswordField } from './password-field.tsx'

const drawn = (autoComplete: 'current-password' | 'new-password'): string =>
  renderToStaticMarkup(
    <PasswordField
      label="Contraseña"
      value="secreta"
      onChange={() => undefined}
      autoComplete={autoComplete}
    />,
  )

it('a password is hidden until its person asks to see it', () => {
  expect(drawn('current-password')).toMatch(/<input[^>]* type="password"/)
  expect(drawn('current-password')).toMatch(/<button[^>]*aria-pressed="false"/)
})

it('a password may be pasted, and a password manager is told which one it is', () => {
  for (const which of ['current-password', 'new-password'] as const) {
    expect(drawn(which)).toContain(`autoComplete="${which}"`)
    expect(drawn(which)).not.toMatch(/onpaste|readonly|autocomplete="off"/i)
  }
})

/** The first element of a kind, however deep it stands. */
function find(drawn: ReactNode, type: string): Readonly<Record<string, unknown>> | null {
  if (Array.isArray(drawn))
    return drawn.map((one: ReactNode) => find(one, type)).find((one) => one !== null) ?? null
  if (!isValidElement<{ children?: ReactNode }>(drawn)) return null
  return drawn.type === type ? drawn.props : find(drawn.props.children, type)
}

it('a password is shown by its switch, and hidden again by the same', async () => {
  const stage = await stageHook(PasswordField, {
    label: 'Contraseña',
    value: 'secreta',
    onChange: () => undefined,
    autoComplete: 'new-password' as const,
  })
  const shown = () => [find(stage.now(), 'input')?.['type'], find(stage.now(), 'button')?.['aria-pressed']]
  const press = () =>
    stage.change(() => {
      const click = find(stage.now(), 'button')?.['onClick']
      if (typeof click === 'function') click()
    })
  expect(shown()).toEqual(['password', false])
  await press()
  expect(shown()).toEqual(['text', true])
  await press()
  expect(shown()).toEqual(['password', false])
  await stage.leave()
  vi.unstubAllGlobals()
})
