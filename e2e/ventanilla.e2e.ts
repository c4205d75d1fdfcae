import { expect, type Page } from '@playwright/test'
import { EXAMPLES } from '../packages/catalog/src/procedures/examples/examples.ts'
import { fillApplication } from './steps/application.ts'
import { type Account, noOverflow, noViolations, open, PASSWORD, pdf, saved } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** An applicant without a computer at the ventanilla. */

test.describe.configure({ timeout: 400_000 })
test.use({ actionTimeout: 20_000 })

const WINDOW = official('cli-ventanilla-unica')
const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
/** the shortest form the ventanilla can file here */
const TYPE = 17

/** his own answers; a company's example supplies the rest */
const ELIECER = {
  tipo_persona: '1',
  tipo_documento: '1',
  numero_documento: '5994312',
  nombres: 'Eliécer',
  apellidos: 'Capera Ducuara',
}

async function find(page: Page, document: string): Promise<void> {
  await page.getByLabel('Número de documento').fill(document)
  await page.getByRole('button', { name: 'Buscar a la persona' }).click()
}

test('the window registers a person, fills the form, attaches what they signed and files for them', async ({
  page,
}) => {
  await sitDown(page, WINDOW)
  await open(page, '/reg-solicitante')
  await page.getByRole('link', { name: 'Radicar por una persona' }).click()
  await expect(page).toHaveURL(/\/registro\/solicitante\/nueva\/ibague$/)
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' })).toHaveText(
    'Solicitudes/Radicar en la ventanilla',
  )
  await find(page, '5994312')
  await expect(page.getByText('Nadie con ese documento está registrado.')).toBeVisible()
  await page.getByLabel('Nombres').fill('Eliécer')
  await page.getByLabel('Apellidos').fill('Capera Ducuara')
  await page.getByLabel('Trámite').selectOption(String(TYPE))
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('button', { name: 'Llenar el formulario' }).click()
  await expect(page).toHaveURL(/\/registro\/solicitante\/[0-9a-f-]{36}\/ibague/)
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible({ timeout: 30_000 })

  await fillApplication(page, TYPE, { ...EXAMPLES.get(TYPE)?.minimal, ...ELIECER })
  await saved(page)
  await page.getByRole('button', { name: 'Revisar respuestas' }).click()
  const file = page.getByRole('button', { name: 'Radicar a nombre de Eliécer Capera Ducuara' })
  await expect(file).toBeDisabled()
  await expect(page.getByText('Adjunte el formulario firmado para poder radicar.')).toBeVisible()
  await page.locator('input[type=file]:not([capture])').setInputFiles(pdf('Formulario firmado'))
  await page.getByLabel(/firmó el formulario ante mí/).check()
  await noViolations(page)
  await noOverflow(page)
  await file.click()
  await expect(page.getByRole('heading', { name: 'La solicitud quedó radicada' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText(/^\d{4}E\d{7}$/)).toBeVisible()
  await page.getByRole('link', { name: 'Atender a otra persona' }).click()
  await find(page, '5994312')
  await expect(page.getByRole('radio', { name: /Eliécer Capera Ducuara.*Sin cuenta/ })).toBeChecked()
})

test('what the window begins for somebody with an account stands among their own drafts', async ({
  page,
}) => {
  await sitDown(page, WINDOW)
  await open(page, '/registro/solicitante/nueva/propia')
  await find(page, '28.534.107')
  await expect(page.getByRole('radio', { name: /Marta Lucía Ávila Rondón/ })).toBeChecked()
  await page.getByLabel('Trámite').selectOption('3')
  await page.getByRole('button', { name: 'Llenar el formulario' }).click()
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible({ timeout: 30_000 })
  await sitDown(page, CITIZEN)
  await open(page, '/mis-solicitudes/listado-tramites')
  await expect(page.getByRole('heading', { name: 'Ya empezó una solicitud' })).toBeVisible()
  await expect(page.getByText('Tiene un borrador: se abre ese.')).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('link', { name: 'Seguir con el borrador' }).click()
  await expect(page.getByRole('heading', { name: 'Datos del solicitante' })).toBeVisible({ timeout: 30_000 })
})
