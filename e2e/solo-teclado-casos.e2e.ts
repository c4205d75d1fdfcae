import { expect } from '@playwright/test'
import { EXAMPLES } from '../packages/catalog/src/procedures/examples/examples.ts'
import { fillApplication } from './steps/application.ts'
import { button, noPointerCame, notePointers, pick, press, reach, write } from './steps/by-keyboard.ts'
import { type Account, fieldAt, open, PASSWORD, pdf, saved } from './steps/citizen.ts'
import { official, openTask, sitDown, stepIsOver } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** Beginning, writing and deciding a case without a mouse. */

test.describe.configure({ timeout: 400_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const WINDOW = official('cli-ventanilla-unica')
/** the shortest form the ventanilla can file here */
const TYPE = 17

test.beforeEach(({ page }) => notePointers(page))
test.afterEach(({ page }) => noPointerCame(page))

test('an applicant withdraws by a door of their case and a lawyer decides it, with the keyboard alone @deep', async ({
  page,
  walk,
}) => {
  const { caseId } = await walk.file(CITIZEN.email)
  let withdrawal = ''

  await test.step('the applicant opens the door and hands in what it asks', async () => {
    await sitDown(page, CITIZEN)
    await open(page, `/mis-solicitudes/ver-solicitud/${caseId}`)
    await press(page, button(page, 'Desistir del trámite'))
    await expect(page).toHaveURL(/\/solicitudes\/desistimiento-expreso\//)
    withdrawal = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await pick(page, fieldAt(page, 'desistimiento.alcance'), 'De toda la solicitud')
    await write(page, 'Por qué desiste (opcional)', 'Ya no vamos a regar el potrero.')
    await press(page, page.getByRole('checkbox', { name: /^Desisto de manera expresa/ }), 'Space')
    await press(page, button(page, 'Radicar'))
    await expect(page.getByRole('heading', { name: 'Lo recibimos' })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('the lawyer reads the case, answers what the step asks and chooses the way on', async () => {
    await openTask(page, 'cli-juridico', withdrawal, 'DEX-02')
    const tabs = page.getByRole('tablist', { name: 'Partes del caso' })
    await reach(page, tabs.getByRole('tab', { name: 'Datos' }))
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name: /Documentos/ })).toHaveAttribute('aria-selected', 'true')
    await pick(page, fieldAt(page, 'desistimiento.interes_publico'), 'No')
    await write(page, 'Consideraciones (opcional)', 'La manifestación es expresa y no se condiciona.')
    const way = button(page, 'Pasa a firma: se acepta y se archiva')
    await expect(way).not.toHaveAttribute('aria-disabled', 'true')
    await press(page, way)
    await stepIsOver(page)
  })
})

test('the window finds out who comes, and files what they signed, with the keyboard alone @deep', async ({
  page,
}) => {
  await sitDown(page, WINDOW)
  await open(page, '/registro/solicitante/nueva/propia')
  await write(page, 'Número de documento', '5994312')
  await press(page, button(page, 'Buscar a la persona'))
  await expect(page.getByText('Nadie con ese documento está registrado.')).toBeVisible()
  await pick(page, page.getByRole('radiogroup', { name: 'Tipo de persona' }), 'Natural')
  await write(page, 'Nombres', 'Eliécer')
  await write(page, 'Apellidos', 'Capera Ducuara')
  const types = page.getByLabel('Trámite', { exact: true })
  await reach(page, types)
  while ((await types.inputValue()) !== String(TYPE)) await page.keyboard.press('ArrowDown')
  await press(page, button(page, 'Llenar el formulario'))
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible({ timeout: 30_000 })

  // the questions are every form's; what only the ventanilla has begins after them
  await fillApplication(page, TYPE, {
    ...EXAMPLES.get(TYPE)?.minimal,
    tipo_persona: '1',
    tipo_documento: '1',
    numero_documento: '5994312',
    nombres: 'Eliécer',
    apellidos: 'Capera Ducuara',
  })
  await saved(page)
  await page.evaluate(() => document.documentElement.removeAttribute('data-pointed'))

  await press(page, page.getByRole('link', { name: 'Revisar y radicar' }))
  const choosing = page.waitForEvent('filechooser')
  await press(page, button(page, 'Escoger archivo'))
  await (await choosing).setFiles(pdf('Formulario firmado'))
  await expect(page.getByRole('button', { name: /Quitar/ })).toBeVisible({ timeout: 30_000 })
  await press(page, page.getByRole('checkbox', { name: /firmó el formulario ante mí/ }), 'Space')
  await press(page, button(page, 'Radicar a nombre de Eliécer Capera Ducuara'))
  await expect(page.getByRole('heading', { name: 'La solicitud quedó radicada' })).toBeVisible({
    timeout: 30_000,
  })
  await press(page, page.getByRole('link', { name: 'Atender a otra persona' }))
  await expect(page).toHaveURL(/\/registro\/solicitante\/nueva\//)
})
