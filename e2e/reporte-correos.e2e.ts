import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { noViolations, open } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { sharedTest as test } from './steps/walk.ts'

// one address is refused on purpose
test.use({ refused: /mensajes\/[^/]+\/reenviar/ })
test.describe.configure({ timeout: 150_000 })

test('a coordinator finds a message, reads its proof and sends it to a corrected address, which the case keeps', async ({
  page,
  walk,
}) => {
  const { caseId, radicado } = await walk.file('empresa@demo.test')
  await walk.settle()
  await sitDown(page, official('cli-coordinador-juridico'))
  await open(page, '/reporte-correos')
  const rows = page.getByRole('list', { name: 'Mensajes' }).getByRole('listitem')
  await page.getByLabel('Trámite').fill(radicado)
  await page.getByLabel('Persona').fill('empresa@demo.test')
  await expect(page).toHaveURL(/persona=empresa/)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Enviado')
  await noViolations(page)

  await rows.getByRole('button', { name: /^Ver el mensaje a empresa@demo\.test/ }).click()
  const read = page.getByRole('dialog')
  await expect(read.getByText('Aceptado por el servidor de correo el', { exact: false })).toBeVisible()
  await expect(read.getByText('No se ha abierto en el portal.')).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')

  await rows.getByRole('button', { name: /^Reenviar a otra dirección el mensaje/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Reenviar a otra dirección' })
  await dialog.getByLabel('Correo corregido').fill('empresa@demo.test')
  await dialog.getByLabel('Motivo').fill('La empresa dictó mal su correo.')
  await dialog.getByRole('button', { name: 'Reenviar' }).click()
  await expect(dialog.getByLabel('Correo corregido')).toHaveAccessibleDescription(
    /Es la dirección a la que ya se envió\. Escriba la corregida\./,
  )
  await noViolations(page)
  await dialog.getByLabel('Correo corregido').fill('ambiental@empresa.test')
  await dialog.getByRole('button', { name: 'Reenviar' }).click()
  await expect(page.getByText('El mensaje sale en un momento para ambiental@empresa.test.')).toBeVisible()
  await walk.settle()

  await page.getByLabel('Persona').fill('ambiental@empresa.test')
  await expect(page).toHaveURL(/persona=ambiental/)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toContainText('Reenviado')
  await expect(rows).toContainText('Enviado')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar (CSV)' }).click(),
  ])
  const sheet = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(sheet).toHaveLength(2)
  expect(sheet[1]).toContain('ambiental@empresa.test')

  await open(page, `/solicitudes/expediente/${caseId}`)
  await page.getByRole('tab', { name: 'Historial' }).click()
  await expect(page.getByText(/reenvió a ambiental@empresa\.test el mensaje/)).toBeVisible()
})
