import { expect } from '@playwright/test'
import { COORDINATOR, draftSaved, LEGAL_HEAD, openAs, panel, publish } from '../steps/authority.ts'
import { noOverflow, noViolations } from '../steps/citizen.ts'
import { official } from '../steps/office.ts'
import { test } from '../steps/walk.ts'

/** What the help and the letters say is the authority's. */

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 20_000 })

const ANSWER = 'En días hábiles, y el portal dice cuál es el último.'

test('a question of the help is answered anew and read at once, and a letter is seen as it will be read @deep', async ({
  page,
}) => {
  await test.step('an answer is written, and published by who may', async () => {
    await openAs(page, COORDINATOR, '/configuracion/preguntas/plazos')
    await noViolations(page)
    await noOverflow(page)
    await page.getByLabel('Respuesta').fill(ANSWER)
    await draftSaved(page)
    await expect(panel(page, 'Borrador')).toContainText('No se prueba sobre casos')
    await openAs(page, LEGAL_HEAD, '/configuracion/preguntas/plazos')
    await publish(page, { reason: 'Se dice más corto' })
  })

  await test.step('it is read in the help', async () => {
    await openAs(page, official('cli-tecnico'), '/ayuda#pregunta-plazos')
    await expect(page.getByText(ANSWER)).toBeVisible()
    await page.getByLabel('¿En qué le ayudamos?').fill('firmar')
    await expect(page.getByText('Proyectar y firmar un acto', { exact: true })).toBeVisible()
  })

  await test.step('a letter without what it must say is refused in words, and shown with examples', async () => {
    await openAs(page, COORDINATOR, '/configuracion/cartas')
    await page.getByRole('link', { name: 'Nueva fecha de la visita técnica' }).click()
    await noViolations(page)
    await noOverflow(page)
    await page.getByLabel('Texto', { exact: true }).fill('Lo visitaremos pronto.')
    await expect(page.getByText('Falta {fecha}: sin ella no sirve').first()).toBeVisible()
    await page.getByLabel('Texto', { exact: true }).fill('Lo visitaremos el {fecha}. Radicado {radicado}.')
    await draftSaved(page)
    await expect(page.getByText('Lo visitaremos el 23 de septiembre de 2026.').first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Texto', { exact: true })).toHaveValue(
      'Lo visitaremos el {fecha}. Radicado {radicado}.',
    )
  })
})
