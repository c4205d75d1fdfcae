import { expect } from '@playwright/test'
import { type Account, logIn, noOverflow, noViolations, open, PASSWORD } from './steps/citizen.ts'
import { ask } from './steps/office.ts'
import { test } from './steps/obeyed-policy.ts'

/**
 * A request begun next to a case is a draft: it warns about the loss, preselects nothing, and is discarded with
 * one tap.
 */

test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

const COMPANY: Account = { email: 'empresa@demo.test', password: PASSWORD }

interface Row {
  readonly id: string
  readonly family: string | null
  readonly radicado: string | null
}
interface Linked {
  readonly rows: readonly { readonly radicado: string | null }[]
  readonly doors: readonly { readonly family: string; readonly reason: string | null }[]
}

test('a withdrawal begun by mistake names its case, has nothing chosen and goes with one tap @celular-deep', async ({
  page,
}) => {
  const linked = (id: string) =>
    ask<Linked>(page.request, COMPANY, 'GET', `/api/v1/solicitudes/${id}/vinculados`)
  const { rows } = await ask<{ rows: Row[] }>(
    page.request,
    COMPANY,
    'GET',
    '/api/v1/mis-solicitudes?estado=en-curso',
  )
  let of: Row | undefined
  for (const row of rows.filter((one) => one.family === null)) {
    const found = await linked(row.id)
    if (found.doors.some((one) => one.family === 'desistimiento_expreso' && one.reason === null)) of = row
    if (of !== undefined) break
  }
  if (of?.radicado == null) throw new Error('No case of the company can be withdrawn')
  await logIn(page, COMPANY)
  await open(page, `/mis-solicitudes/ver-solicitud/${of.id}`)
  await page.getByRole('button', { name: 'Desistir del trámite' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desistir del trámite' })).toBeVisible()
  await expect(page.getByText(new RegExp(`radicado ${of.radicado}`))).toBeVisible()
  await expect(page.getByText(/el trámite se archiva sin que se decida lo que pidió/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'De toda la solicitud' })).not.toBeChecked()
  await expect(page.locator('main :checked')).toHaveCount(0)
  await noViolations(page)
  await noOverflow(page)

  await page.getByRole('button', { name: 'Descartar el borrador' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis solicitudes' })).toBeVisible()
  const after = await linked(of.id)
  expect(after.rows.filter((one) => one.radicado === null)).toEqual([])
  expect(after.doors.find((one) => one.family === 'desistimiento_expreso')?.reason).toBeNull()
})
