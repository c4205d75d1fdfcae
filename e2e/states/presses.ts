import { expect, type Page } from '@playwright/test'
import { open, PASSWORD } from '../steps/citizen.ts'
import { sitDown } from '../steps/office.ts'
import { card, reply } from './form-row.ts'
import { FAILED } from './states.ts'

/** Buttons and switches of the profile that act at once, without typing. */

interface Press {
  readonly card: string
  readonly button: RegExp
  /** a checkbox saved at once; default a button */
  readonly mark?: true
  readonly call: { readonly method: string; readonly path: string }
  /** the state the page needs to show the button */
  readonly before?: (page: Page) => Promise<unknown>
}

const AT = '2026-11-20T15:00:00.000Z'
const session = (id: number, current: boolean) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  createdAt: AT,
  lastSeenAt: AT,
  expiresAt: AT,
  address: '192.0.2.7',
  agent: null,
  current,
})

const PRESSES: readonly Press[] = [
  {
    card: 'Avisos por correo y SMS',
    button: /^Correo cuando su solicitud avanza$/,
    mark: true,
    call: { method: 'PUT', path: '**/api/v1/perfil/avisos' },
  },
  {
    card: 'Avisos por correo y SMS',
    button: /^SMS cuando empieza un plazo para usted$/,
    mark: true,
    call: { method: 'PUT', path: '**/api/v1/perfil/avisos' },
  },
  {
    card: 'Notificación electrónica',
    button: /^(Autorizar la|Retirar la) /,
    call: { method: 'PUT', path: '**/api/v1/perfil/notificacion-electronica' },
  },
  {
    card: 'Sesiones abiertas',
    button: /^Cerrar todas las demás$/,
    call: { method: 'DELETE', path: '**/api/v1/sesiones' },
    before: (page) =>
      page.route('**/api/v1/sesiones', reply(200, { rows: [session(1, true), session(2, false)] })),
  },
  {
    card: 'Mis datos personales',
    button: /^Descargar mis datos$/,
    call: { method: 'GET', path: '**/api/v1/perfil/mis-datos' },
  },
  {
    card: 'Mis datos personales',
    button: /^Retirar la petición$/,
    call: { method: 'DELETE', path: '**/api/v1/perfil/eliminacion' },
    before: (page) =>
      page.route(
        '**/api/v1/perfil/eliminacion',
        reply(200, { request: { reason: 'Ya no lo uso', askedAt: AT } }),
      ),
  },
]

/** Presses each twice while the server is slow, fails, loses its network, and recovers. */
export async function pressAll(page: Page): Promise<void> {
  await sitDown(page, { email: 'ciudadano@demo.test', password: PASSWORD })
  for (const one of PRESSES) {
    await one.before?.(page)
    await open(page, '/perfil-usuario')
    const part = card(one.card)(page)
    const button = part.getByRole(one.mark ? 'checkbox' : 'button', { name: one.button })
    let answer = reply(500, { status: 500, message: FAILED })
    const gate = Promise.withResolvers<void>()
    let calls = 0
    await page.route(one.call.path, async (route) => {
      if (route.request().method() !== one.call.method) return route.fallback()
      calls += 1
      await gate.promise
      await answer(route)
    })
    await expect(button).toBeEnabled()
    const was = one.mark && (await button.isChecked())
    await button.evaluate((element: HTMLButtonElement) => {
      element.click()
      element.click()
    })
    await expect(part.locator('[aria-busy="true"]')).toHaveCount(1)
    gate.resolve()
    await expect(part.getByText(FAILED)).toBeVisible()
    expect(calls, String(one.button)).toBe(1)
    if (was !== undefined)
      await expect(button, 'lo que no se guardó no se muestra').toBeChecked({ checked: was })
    answer = (route) => route.abort('connectionreset')
    await page.context().setOffline(true)
    await button.click()
    await expect(part.getByText(/^No hay conexión con el servidor/)).toBeVisible()
    await page.context().setOffline(false)
    await expect(button).toBeEnabled()
  }
}
