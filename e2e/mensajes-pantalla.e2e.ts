import { expect } from '@playwright/test'
import { newCitizen, noViolations, open } from './steps/citizen.ts'
import { sitDown } from './steps/office.ts'
import { findPlace, VISITS } from './steps/visits.ts'
import { test } from './steps/obeyed-policy.ts'

/** Usability of a screen under messages and alerts. */

test.use({ serviceWorkers: 'block' })

test('five messages cover no more of a narrow window than three @deep @celular', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // all five must be visible before the first expires, however slow the machine
  await page.addInitScript(() => {
    const real = window.setTimeout.bind(window)
    const patient = (work: () => void, wait?: number): number => real(work, wait === 6000 ? 600_000 : wait)
    window.setTimeout = patient as typeof window.setTimeout
  })
  await sitDown(page, await newCitizen(page.request))
  await open(page, '/perfil-usuario')
  const wish = page.getByRole('region', { name: 'Avisos por correo y SMS' }).getByRole('checkbox').first()
  const all = page.getByRole('log', { name: 'Mensajes' }).getByText('Su elección quedó guardada')
  const seen = all.filter({ visible: true })
  for (let n = 1; n <= 5; n += 1) {
    await wish.click()
    await expect(all).toHaveCount(n)
    await expect(seen).toHaveCount(Math.min(n, 3))
    await expect(wish).not.toHaveAttribute('aria-busy')
  }
  await noViolations(page)
  // closing one makes room for a waiting one
  await page.getByRole('button', { name: 'Cerrar mensaje' }).last().click()
  await expect(all).toHaveCount(4)
  await expect(seen).toHaveCount(3)
})

test('while signing is stopped no code is asked for, and it is once the alert has ended @deep', async ({
  page,
}) => {
  const visit = VISITS.find(({ name }) => name === 'tarea FIR-04')
  if (visit === undefined) throw new Error('No act waits for its signature')
  const { who, address } = await findPlace(page.request, visit)
  if (who !== null) await sitDown(page, who)
  const alert = {
    ac_id: 1,
    ac_title_alert: 'Firma en mantenimiento',
    ac_body_alert: 'Vuelve a las 3.',
    ac_tipo_alerta: 140,
  }
  let stopped = true
  await page.route('**/get_alertas-global', (route) =>
    route.fulfill({ json: { status: 200, data: stopped ? [alert] : [] } }),
  )
  let asked = 0
  await page.route('**/create-firma-otp', (route) => {
    asked += 1
    return route.fulfill({
      json: {
        status: 200,
        message: 'Enviado',
        data: { sentTo: 'el correo s***', againIn: 60, expiresIn: 300 },
      },
    })
  })
  await page.clock.install()
  await open(page, address)
  await page
    .getByRole('group', { name: 'Acciones' })
    .getByRole('button', { name: 'Firmado', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Firmar el acto' })
  await expect(dialog.getByText('Vuelve a las 3.')).toBeVisible()
  await expect(dialog.getByLabel('Dígito 1 de 4')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Firmar y numerar' })).toBeDisabled()
  await noViolations(page)
  expect(asked).toBe(0)
  stopped = false
  // like waking a laptop: each due timer fires once, and its call must not count as hung
  await page.clock.fastForward(60_000)
  await expect(dialog.getByLabel('Dígito 1 de 4')).toBeEnabled()
  await expect(dialog.getByText('Vuelve a las 3.')).toHaveCount(0)
  expect(asked).toBe(1)
})
