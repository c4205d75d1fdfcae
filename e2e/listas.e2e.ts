import { expect } from '@playwright/test'
import { noViolations, open } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { test } from './steps/obeyed-policy.ts'

/** Paged lists share one footer, tested here on the auditoría. */

const PART = 50
const line = (number: number) => ({
  id: `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 0, 20, 15, 0, -number)).toISOString(),
  group: 'lecturas',
  pieces: [{ part: null, text: `Lectura número ${number}` }],
  note: null,
  address: null,
  actorId: null,
  personId: null,
  caseId: null,
})

test('a list goes on by a button that survives a failure, keeps the focus and tells how long it has become @celular', async ({
  page,
}) => {
  let fails = true
  await page.route('**/api/v1/auditoria?*', async (route) => {
    const from = new URL(route.request().url()).searchParams.get('cursor')
    if (from === null) return route.fallback()
    if (fails) return route.fulfill({ status: 500, json: { message: 'Intente de nuevo en un momento.' } })
    return route.fulfill({ json: { rows: Array.from({ length: PART }, (_, at) => line(at)), next: null } })
  })
  await page.route('**/api/v1/auditoria', (route) =>
    route.fulfill({ json: { rows: Array.from({ length: PART }, (_, at) => line(PART + at)), next: 'más' } }),
  )
  await sitDown(page, official('cli-admin'))
  await open(page, '/auditoria')
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lectura número' })
  await expect(lines).toHaveCount(PART)

  const button = page.getByRole('main').locator('button.v-btn').last()
  await expect(button).toHaveText('Ver más')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Intente de nuevo en un momento.')
  await expect(lines, 'lo que ya se veía sigue a la vista').toHaveCount(PART)
  await expect(button).toHaveText('Reintentar')
  await expect(button).toBeFocused()
  await noViolations(page)

  fails = false
  await page.keyboard.press('Enter')
  await expect(lines).toHaveCount(2 * PART)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Ver más|Reintentar/ })).toHaveCount(0)
  await expect(page.getByText('Ahora hay 100 en la lista. No hay más.')).toHaveRole('status')
})

test('an inbox that goes on by itself does not ask a failing server again by itself', async ({ page }) => {
  let asked = 0
  await page.route('**/api/v1/tareas?*', async (route) => {
    if (new URL(route.request().url()).searchParams.get('cursor') === null) {
      const reply = await route.fetch()
      const body = (await reply.json()) as { rows: unknown[] }
      return route.fulfill({ response: reply, json: { ...body, next: 'más' } })
    }
    asked += 1
    return route.fulfill({ status: 500, json: { message: 'Intente de nuevo en un momento.' } })
  })
  await sitDown(page, official('cli-ventanilla-unica'))
  await open(page, '/solicitudes?vista=grupo')
  await page.getByRole('main').getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Intente de nuevo en un momento.')
  // an unrelated call passes meanwhile
  await page.evaluate(async () => (await fetch('/api/v1/territorio')).text())
  expect(asked).toBe(1)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(() => asked).toBe(2)
})

test('the columns of the inbox are ticked in a menu that stays open; Escape and a press outside close it', async ({
  page,
}) => {
  await sitDown(page, official('cli-ventanilla-unica'))
  await open(page, '/solicitudes?vista=grupo')
  const button = page.getByRole('button', { name: 'Columnas', exact: true })
  const menu = page.getByRole('menu', { name: 'Columnas que se muestran' })
  const column = page.getByRole('columnheader', { name: 'Municipio' })
  await expect(column).toBeVisible()
  await button.click()
  const choice = menu.getByRole('menuitemcheckbox', { name: 'Municipio' })
  await expect(choice).toBeChecked()
  await choice.click()
  await expect(choice).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(column).toHaveCount(0)
  await expect(page).toHaveURL(/ocultas=municipio/)

  await page.keyboard.press('ArrowDown')
  await expect(choice).not.toBeChecked()
  await page.mouse.click(2, 2)
  await expect(menu).toBeHidden()
})

test('the inbox is exported in the format that its menu says', async ({ page }) => {
  await sitDown(page, official('cli-ventanilla-unica'))
  await open(page, '/solicitudes?vista=grupo')
  for (const [format, file] of [
    ['Texto separado (CSV)', 'solicitudes.csv'],
    ['Libro de Excel (XLSX)', 'solicitudes.xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ])
    expect(download.suggestedFilename()).toBe(file)
  }
})
