import { expect } from '@playwright/test'
import { fieldAt, newCitizen, open, saved } from './steps/citizen.ts'
import { ask, sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** An inventory of hundreds of trees is pasted from a spreadsheet, not retyped. */

const TREES = 500
const row = (n: number): string =>
  ['Roble', 'Quercus humboldtii', 'Fagaceae', n + 1, '32,5', '8', '0,6', n % 50 === 0 ? 'Sí' : 'No'].join(
    '\t',
  )

test('an inventory of 500 species is pasted from a spreadsheet, and what is wrong in it is shown in its place', async ({
  page,
  request,
}) => {
  const me = await newCitizen(request)
  const { id } = await ask<{ id: string }>(request, me, 'POST', '/api/v1/solicitudes', { ttId: 7 })
  await sitDown(page, me)
  await open(page, `/tramites-ambientales/7/${id}?seccion=inventario_sec`)
  const table = fieldAt(page, 'inventario')
  const kept = async (): Promise<Record<string, unknown>[]> => {
    const draft = await ask<{ answers: { inventario?: Record<string, unknown>[] } }>(
      request,
      me,
      'GET',
      `/api/v1/solicitudes/${id}/borrador`,
    )
    return draft.answers.inventario ?? []
  }

  await test.step('five hundred rows at once, with the names of their columns', async () => {
    await table.getByRole('button', { name: 'Pegar filas' }).click()
    const heading =
      'Nombre común\tNombre científico\tFamilia\tNúmero de individuos\tDAP (cm)\tAltura comercial (m)\tVolumen (m3)\t¿Vedada?'
    await table
      .getByLabel('Filas copiadas de una hoja de cálculo')
      .fill([heading, ...Array.from({ length: TREES }, (_, n) => row(n))].join('\n'))
    await table.getByRole('button', { name: 'Agregar las filas' }).click()
    await expect(table.getByText('Se pegaron 500 filas.')).toBeVisible()
    await saved(page)
    await expect.poll(async () => (await kept()).length).toBe(TREES)
    expect((await kept())[499]).toMatchObject({ especie_comun: 'Roble', individuos: 500, volumen: 0.6 })
  })

  await test.step('a block of cells into the place of the cursor', async () => {
    const cell = page.locator('#campo-inventario-1-individuos-dato')
    await cell.scrollIntoViewIfNeeded()
    await cell.evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, 'doce\t28\n40\t29,5')
    await expect(table.getByText('Se pegaron 2 filas.')).toBeVisible()
    await expect(cell).toHaveValue('doce')
    await expect(page.locator('#campo-inventario-2-individuos-dato')).toHaveValue('40')
    await saved(page)
    await expect
      .poll(async () => (await kept())[2])
      .toMatchObject({ individuos: 40, dap: 29.5, volumen: 0.6 })
    await cell.focus()
    await page.keyboard.press('Tab')
    await expect(
      fieldAt(page, 'inventario.1.individuos')
        .getByText(/número/i)
        .last(),
    ).toBeVisible()
  })

  await page.reload()
  await expect(page.locator('#campo-inventario-0-especie_comun-dato')).toHaveValue('Roble')
})
