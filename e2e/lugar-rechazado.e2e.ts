import { expect } from '@playwright/test'
import { noOverflow, noViolations, open } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** A place that cannot be looked up says why, and offers nothing that would not help; on a map without pictures, as shipped. */

test.use({ refused: /lugares\/busqueda$/ })

const STAR = Array.from({ length: 401 }, (_, k) => {
  const angle = (k * 200 * 2 * Math.PI) / 401
  return `${(4.4389 + 0.01 * Math.sin(angle)).toFixed(6)}, ${(-75.2322 + 0.01 * Math.cos(angle)).toFixed(6)}`
})

test('an area that crosses itself without end is refused at its field, and one without inside by the answer @deep', async ({
  page,
}) => {
  await sitDown(page, official('cli-tecnico'))
  await open(page, '/busqueda-coordenadas?forma=area&en=4.44,-75.23;4.44,-75.23;4.44,-75.23&metros=0')
  const answer = page.getByRole('region', { name: 'Resultado' })
  await expect(answer.getByRole('alert')).toContainText('no encierran un área')
  await expect(answer.getByRole('button')).toHaveCount(0)
  // an area in one place has no extent to which a map could be fitted
  await expect(page.getByText('Lugar señalado')).toBeVisible()
  await page.getByLabel('Esquinas, una por línea y en orden').blur()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Búsqueda por coordenadas')

  const corners = page.getByLabel('Esquinas, una por línea y en orden')
  await corners.fill(STAR.join('\n'))
  await page.getByRole('button', { name: 'Buscar', exact: true }).press('Enter')
  await expect(corners).toHaveAccessibleDescription(/se cruza a sí mismo demasiadas veces/)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await noOverflow(page)
    await noViolations(page)
  }
})
