import { expect } from '@playwright/test'
import { noOverflow, noViolations, open } from '../steps/citizen.ts'
import { COORDINATOR, draftSaved, LEGAL_HEAD, openAs, panel, publish } from '../steps/authority.ts'
import { test } from '../steps/walk.ts'

/** The terms of procedures: found, changed, added to, and published by a second person. */

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 20_000 })

const STAGE = 'Revisión interna del expediente'

test('a term is found by its procedure, shortened for stages that begin, and another added @deep', async ({
  page,
}) => {
  await test.step('the list finds it', async () => {
    await openAs(page, COORDINATOR, '/tiempo-tramite')
    await noViolations(page)
    await noOverflow(page)
    await page.getByLabel('Trámite', { exact: true }).selectOption('3')
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('visita ocular')
    await expect(page.getByText('Un término', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Visita ocular' }).click()
    await expect(page).toHaveURL(/\/edit-tiempo\/3\?parte=terminos&termino=\d+$/)
  })

  await test.step('its days and whom it binds are written in the workshop', async () => {
    const days = page.getByRole('textbox', { name: 'Plazo' }).filter({ visible: true })
    await expect(days).toHaveValue('20')
    await days.fill('15')
    await page
      .getByLabel('A quién vale')
      .filter({ visible: true })
      .selectOption({ label: 'También a las etapas que empiecen desde entonces en solicitudes anteriores' })
    await draftSaved(page)
    await expect(panel(page, 'Borrador')).toContainText('15')
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('another is added, and a bad one is refused in words', async () => {
    await open(page, '/crear/tiempos?tramite=3')
    await noViolations(page)
    await noOverflow(page)
    await page.getByLabel('Etapa').fill(STAGE)
    await page.getByRole('textbox', { name: 'Plazo' }).fill('diez')
    await page.getByLabel('Norma').fill('Resolución interna 8 de 2026')
    await page.getByLabel('Paso que toma este plazo').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Guardar en el borrador' }).click()
    await expect(page).toHaveURL(/\/edit-tiempo\/3\?parte=terminos&termino=\d+$/)
    await expect(page.getByText(/«Plazo»: debe ser un número/).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Plazo' }).filter({ visible: true }).fill('10')
    await draftSaved(page)
    await expect(page.getByText(/debe ser un número/)).toHaveCount(0)
    await noViolations(page)
  })

  await test.step('a second person publishes both with their norm', async () => {
    await openAs(page, LEGAL_HEAD, '/edit-tiempo/3')
    await publish(page, { reason: 'Se acortan los plazos', norm: 'Resolución 8 de 2026' })
    await open(page, `/tiempo-tramite?q=${encodeURIComponent(STAGE)}`)
    await expect(page.getByRole('table').getByText('10 días hábiles')).toBeVisible()
  })
})
