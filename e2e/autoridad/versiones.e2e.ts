import { expect } from '@playwright/test'
import { type Account, noOverflow, noViolations, open, PASSWORD } from '../steps/citizen.ts'
import { ADMIN, draftSaved, openAs, publish, SECOND_ADMIN } from '../steps/authority.ts'
import { ask } from '../steps/office.ts'
import { test } from '../steps/walk.ts'

/** Cases that run by an older version are found, and passed to the one in force. */

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 20_000 })

const COMPANY: Account = { email: 'empresa@demo.test', password: PASSWORD }

test('cases of an older version are listed, one is passed with its reason, and then all that can @deep', async ({
  page,
  walk,
}) => {
  const filed = [await walk.file(COMPANY.email), await walk.file(COMPANY.email)]
  await test.step('a change of the procedure leaves them by the version with which they were filed', async () => {
    await openAs(page, ADMIN, '/edit-parametrizacion/3')
    await page.getByLabel('Resumen').fill('Para captar agua de ríos y quebradas.')
    await draftSaved(page)
    await openAs(page, SECOND_ADMIN, '/edit-parametrizacion/3')
    await publish(page, { reason: 'Se dice en pocas palabras', norm: 'Acuerdo 3 de 2026' })
  })
  await openAs(page, ADMIN, '/configuracion')
  await page.getByRole('link', { name: 'Versiones en uso' }).click()
  const group = page.getByRole('listitem').filter({ hasText: 'Concesión de aguas superficiales: 2 casos' })
  await expect(group.getByText('Versión anterior')).toBeVisible()
  await group.getByRole('button', { name: /^Ver los casos/ }).click()
  await noViolations(page)
  await noOverflow(page)

  await test.step('one is passed', async () => {
    await page.getByRole('button', { name: `Pasar a la versión nueva: ${filed[0]?.radicado}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').fill('Lo pidió la Dirección')
    await noViolations(page)
    await dialog.getByRole('button', { name: 'Pasar', exact: true }).click()
    await expect(page.getByText('El caso va por la versión nueva').first()).toBeVisible()
    await expect(page.getByText('Concesión de aguas superficiales: 1 caso').first()).toBeVisible()
  })
  await test.step('and the rest', async () => {
    await page.getByRole('button', { name: 'Pasar todos los que pueden' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motivo').fill('Lo pidió la Dirección')
    await dialog.getByRole('button', { name: 'Pasar', exact: true }).click()
    await expect(page.getByText('El portal los está pasando, uno por uno').first()).toBeVisible()
    await walk.settle()
    await open(page, '/configuracion/versiones-en-uso')
    await expect(page.getByText('Concesión de aguas superficiales: 2 casos')).toBeVisible()
    await expect(page.getByText('Versión anterior')).toHaveCount(0)
  })
  for (const { caseId } of filed) {
    const { rows } = await ask<{ rows: { type: string }[] }>(
      page.request,
      ADMIN,
      'GET',
      `/api/v1/solicitudes/${caseId}/historia`,
    )
    expect(rows.filter(({ type }) => type === 'caso.definiciones')).toHaveLength(1)
  }
})
