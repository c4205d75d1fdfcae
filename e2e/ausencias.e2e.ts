import { type APIRequestContext, expect } from '@playwright/test'
import { type Account, noViolations, open } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'
import { ask, official, sitDown } from './steps/office.ts'

/** An official who is absent, and the colleague who does their tasks. */

const ABSENT = official('cli-validacion-juridica')
const STAND_IN = official('cli-validacion-juridica-2')
const DAY_MS = 86_400_000
const dayFrom = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'America/Bogota' })

interface Rows {
  readonly rows: readonly { readonly taskId: string; readonly assignee: { readonly name: string } | null }[]
}

test.describe.configure({ timeout: 120_000 })

test('a professional is absent for a week: the stand-in finds their tasks, until it is called off', async ({
  page,
  request,
}) => {
  const group = await ask<Rows>(request, ABSENT, 'GET', '/api/v1/tareas?vista=grupo&responsable=nadie')
  const task = group.rows[0]?.taskId ?? ''
  await ask(request, ABSENT, 'POST', `/api/v1/tareas/${task}/tomar`, {})
  await sitDown(page, ABSENT)
  await open(page, '/ausencias')
  await noViolations(page)
  await page.getByRole('button', { name: 'Registrar una ausencia' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Primer día').fill(dayFrom(0))
  await dialog.getByLabel('Último día').fill(dayFrom(6))
  await dialog.getByLabel('Motivo').selectOption('vacaciones')
  const choice = dialog.getByLabel('Quién hace sus tareas mientras tanto')
  await expect(choice.getByRole('option')).not.toHaveCount(1)
  const name = await nameOf(request, STAND_IN)
  await choice.selectOption({ label: name })
  await expect(dialog.getByText('La firma no pasa por una ausencia')).toBeVisible()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(page.getByText(`Lo reemplaza ${name}.`)).toBeVisible()
  await sitDown(page, STAND_IN)
  await open(page, '/solicitudes?vista=mias')
  await expect(page.getByText(/Usted, por ausencia de/).first()).toBeVisible()
  await sitDown(page, ABSENT)
  await open(page, '/ausencias')
  await page.getByRole('button', { name: /^Terminar la ausencia/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar la ausencia' }).click()
  await expect(page.getByRole('heading', { name: 'No hay ausencias' })).toBeVisible()
  await sitDown(page, STAND_IN)
  await open(page, '/solicitudes?vista=mias')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Usted, por ausencia de/)).toHaveCount(0)
  await ask(request, ABSENT, 'POST', `/api/v1/tareas/${task}/soltar`, {})
})

async function nameOf(request: APIRequestContext, who: Account): Promise<string> {
  const { firstNames, lastNames } = await ask<{ firstNames: string; lastNames: string }>(
    request,
    who,
    'GET',
    '/api/v1/perfil',
  )
  return `${firstNames} ${lastNames}`
}
