import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
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
