import { expect } from '@playwright/test'
import { programmedForm } from '../apps/api/src/testing/painted-pdf.ts'
import { noOverflow, noViolations } from './citizen.ts'
import { ask, official, openTask } from './office.ts'
import { test } from './walk.ts'

/** A form with programming, read inside the case as pictures. */

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 20_000 })

const REVIEWER = 'cli-validacion-juridica'

test('the pages of a form with programming are turned and enlarged beside the work @celular', async ({
  page,
  walk,
}) => {
  const { caseId } = await walk.file('ciudadano@demo.test')
  const who = official(REVIEWER)
  await walk.advanceTo(caseId, 'PG-03')
  await openTask(page, REVIEWER, caseId, 'PG-03')
  const bytes = programmedForm()
  const { applicant } = await ask<{ applicant: { id: string } }>(
    page.request,
    who,
    'GET',
    `/api/v1/solicitudes/${caseId}`,
  )
  const place = await ask<{ url: string; fileId: string; headers: Record<string, string> }>(
    page.request,
    who,
    'POST',
    '/api/v1/generatePresignedUrl',
    {
      urlDoc: `${applicant.id}/${caseId}/tarea/formulario.pdf`,
      fileType: 'pdf',
      name: 'formulario.pdf',
      size: bytes.length,
    },
  )
  expect((await page.request.put(place.url, { headers: place.headers, data: bytes })).ok()).toBe(true)
  await ask(page.request, who, 'POST', `/api/v1/archivos/${place.fileId}/confirmar`, {})
  await page.reload()

  await page.getByRole('tab', { name: /Documentos/ }).click()
  await page.getByRole('button', { name: /^formulario\.pdf/ }).click()
  await expect(page.getByRole('img', { name: 'formulario.pdf, página 1 de 2' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('que aquí no se ejecuta: sus páginas se muestran como imágenes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Descargar formulario.pdf' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('pagina.png') })
  await noViolations(page)
  await noOverflow(page)

  const region = page.getByRole('region', { name: 'formulario.pdf: página 1 de 2' })
  await region.focus()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('img', { name: 'formulario.pdf, página 2 de 2' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('button', { name: 'Página siguiente' })).toBeDisabled()
  await page.getByRole('button', { name: 'Acercar' }).click()
  await expect(page.getByText('150 %')).toBeVisible()
  await page.getByRole('button', { name: 'Página anterior' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Página 1 de 2' })).toBeVisible()
})
