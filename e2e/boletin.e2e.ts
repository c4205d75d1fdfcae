import { expect } from '@playwright/test'
import { noOverflow, noViolations, open } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { publishAll } from './steps/office-steps.ts'
import { sharedTest as test } from './steps/walk.ts'

test.describe.configure({ timeout: 600_000 })
// requests an unknown address on purpose
test.use({ refused: /\/boletin\/00000000-/ })

test('what the law publishes is put into the bulletin and read by anybody, without what reaches the applicant', async ({
  page,
  walk,
}) => {
  const { caseId: id, radicado } = await walk.file('ciudadano@demo.test')
  await walk.advanceTo(id, 'PG-08')
  await open(page, '/boletin')
  await expect(page.getByRole('heading', { name: 'Hoy no hay nada fijado' })).toBeVisible()
  await noViolations(page)
  await walk.advanceTo(id, 'PG-15')

  await test.step('the secretary finds each act in the inbox and is led to its publication', async () => {
    await sitDown(page, official('cli-secretaria-juridica'))
    await open(page, '/solicitudes?vista=grupo&paso=publicacion')
    const rows = page.getByRole('link', { name: new RegExp(`^${radicado}: Publicar`) })
    await expect(rows).toHaveCount(2)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await noOverflow(page)
      await noViolations(page)
    }
    await page.getByRole('link', { name: /: Publicar Auto de inicio/ }).click()
    await expect(page).toHaveURL(/\/publicaciones\?acto=/)
    await expect(page.getByRole('listitem').filter({ hasText: radicado })).toHaveCount(1)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await noOverflow(page)
      await noViolations(page)
    }
    await page.getByRole('button', { name: /^Publicar Auto de inicio/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Este acto ya no espera su publicación' })).toBeVisible()
    await noViolations(page)
    await page.getByRole('link', { name: 'Volver a la bandeja' }).click()
    await expect(page).toHaveURL(/vista=grupo/)
    await expect(page.getByRole('link', { name: new RegExp(`^${radicado}: Publicar`) })).toHaveCount(1)
  })

  await test.step('she finds what is left on the dashboard and publishes it', async () => {
    await open(page, '/dashboard')
    await expect(page.getByText(/^Publicación pendiente: un acto espera/)).toBeVisible()
    await page.getByRole('link', { name: 'Ver las publicaciones pendientes' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: radicado }).first()).toBeVisible()
    await noViolations(page)
    await publishAll(page, radicado)
    await expect(page.getByRole('heading', { name: 'No hay nada por publicar' })).toBeVisible()
  })

  await test.step('a visitor searches, opens the text and finds the way to the original', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/')
    await page.getByRole('link', { name: 'Ver el boletín' }).click()
    const list = page.getByRole('list', { name: 'Publicaciones' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await noViolations(page)
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('ab')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByText('Escriba al menos tres letras o números para buscar.')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('otorga')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=otorga/)
    await expect(list.getByRole('link', { name: /^Resolución que otorga/ })).toBeVisible()
    await page.getByRole('combobox', { name: 'Clase' }).selectOption('aviso')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { name: 'No hay publicaciones con estos datos' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver todo el boletín' }).click()
    await list.getByRole('link', { name: /^Resolución que otorga/ }).click()
    const text = page.getByRole('article', { name: 'Texto publicado' })
    await expect(text).toContainText('RESUELVE')
    await expect(text).toContainText('[dato reservado]')
    await noViolations(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await noOverflow(page)
    }
    const file = await page.request.get(
      (await page.getByRole('link', { name: 'Abrir el PDF' }).getAttribute('href')) ?? '',
    )
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await page.getByRole('link', { name: 'Verificar el original' }).click()
    await expect(page.getByRole('heading', { name: 'El acto existe y está firmado' })).toBeVisible()
  })

  await test.step('search engines are asked to leave it out', async () => {
    // a rendered page is cached for ten seconds: the empty one above can still be served
    await expect
      .poll(async () => (await page.request.get('/boletin')).text(), { timeout: 30_000 })
      .toContain('Resolución que otorga')
    const html = await (await page.request.get('/boletin')).text()
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('boletin')
  })

  await test.step('an address of nothing says so', async () => {
    const nothing = '/boletin/00000000-0000-7000-8000-000000000001'
    expect((await page.request.get(nothing)).status()).toBe(404)
    await open(page, nothing)
    await expect(page.getByRole('heading', { name: 'Esta publicación no está en el boletín' })).toBeVisible()
  })
})
