import { expect } from '@playwright/test'
import { logIn, newCitizen, noViolations, open } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

test('a person gives their profile a photo and the first page shortcuts @celular-deep', async ({
  page,
  request,
}) => {
  await logIn(page, await newCitizen(request))
  await open(page, '/perfil-usuario')
  const picture = page.getByLabel('Foto de perfil')
  await picture.setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no es una foto'),
  })
  await expect(page.getByRole('alert')).toContainText('Ese archivo no es una imagen')
  await picture.setInputFiles({
    name: 'paisaje.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  })
  await expect(page.getByText('Su foto quedó guardada')).toBeVisible()
  const mine = page.getByRole('button', { name: /menú de usuario/ }).locator('img')
  await expect(mine).toHaveJSProperty('naturalWidth', 256)

  const choices = page.getByRole('region', { name: 'Accesos directos' })
  await choices.getByRole('checkbox', { name: 'Mis solicitudes' }).check()
  await expect(page.getByText('Sus accesos directos quedaron guardados')).toBeVisible()
  await page.reload()
  await expect(choices.getByRole('checkbox', { name: 'Mis solicitudes' })).toBeChecked()
  await expect(mine, 'the photo is still there').toHaveJSProperty('naturalWidth', 256)
  await noViolations(page)

  await page.getByRole('button', { name: 'Quitar foto' }).click()
  await expect(page.getByText('Quitamos su foto')).toBeVisible()
  await expect(mine).toBeHidden()

  await open(page, '/dashboard')
  const strip = page.getByRole('navigation', { name: 'Accesos directos' })
  await noViolations(page)
  await strip.getByRole('link', { name: 'Mis solicitudes' }).click()
  await expect(page).toHaveURL(/\/mis-solicitudes$/)
})
