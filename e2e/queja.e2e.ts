import { expect, type Page } from '@playwright/test'
import { placeName } from '../packages/domain/src/forms/problem-place.ts'
import { EXAMPLES } from '../packages/catalog/src/procedures/examples/examples.ts'
import { FORM_LISTS } from '../packages/catalog/src/procedures/forms/lists.ts'
import {
  complaintChecks,
  complaintFields,
  factOf,
} from '../packages/catalog/src/workflows/complaint-fields.ts'
import type { Answers, FormDef } from '../packages/domain/src/forms/definition.ts'
import { errorsOf, validateForm } from '../packages/domain/src/forms/filled/validate.ts'
import { fillFields } from './steps/application.ts'
import { noOverflow, noViolations, open, pdf, saved } from './steps/citizen.ts'
import { finish, official, sitDown } from './steps/office.ts'
import { expectText, sealed } from './steps/paper.ts'
import { sharedTest as test, type Walk } from './steps/walk.ts'

/** Type 27: the ventanilla records a queja in the authority's own form. */

test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

const COMPLAINT = 27
const WINDOW = official('cli-ventanilla-unica')
const found = EXAMPLES.get(COMPLAINT)
if (found === undefined) throw new Error('the complaint has no examples')
const examples = found
const form: FormDef = {
  id: 'QUE-01',
  sections: [{ key: 'tarea', title: 'Creación de la queja', fields: complaintFields }],
  checks: complaintChecks,
}

const asFacts = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [factOf(key), value]))

/** Begins one from the menu; returns the case id. */
async function begin(page: Page): Promise<string> {
  await sitDown(page, WINDOW)
  await open(page, '/creacion-queja/nuevo')
  await page.getByRole('button', { name: 'Registrar una queja' }).click()
  await expect(page).toHaveURL(/\/creacion-queja\/[0-9a-f-]{36}\?tarea=/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Trabajo de este paso' })).toBeVisible({ timeout: 30_000 })
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function write(page: Page, answers: Answers): Promise<void> {
  await fillFields(
    page.getByRole('group', { name: 'Trabajo', exact: true }),
    complaintFields,
    asFacts(answers),
  )
  await saved(page)
}

const standsIn = async (walk: Walk, caseId: string): Promise<string[]> =>
  (await walk.openTasks(caseId)).map((one) => one.step)

test('27: a complete complaint is written down and filed', async ({ page, walk }) => {
  const caseId = await begin(page)
  await write(page, examples.complete)
  await noViolations(page)
  await noOverflow(page)
  await finish(page, 'Radicar la queja')
  expect(await standsIn(walk, caseId)).toEqual(['QUE-02'])
})

test('27: as little as can be filed is filed, of nobody in particular @deep', async ({ page, walk }) => {
  const caseId = await begin(page)
  await write(page, examples.minimal)
  await finish(page, 'Radicar la queja anónima')
  expect(await standsIn(walk, caseId)).toEqual(['QUE-02'])
})

test.describe('what is wrong', () => {
  test.use({ refused: /continueNextComponent/ })

  test('27: a wrong complaint is refused with each of its errors @deep', async ({ page, walk }) => {
    const caseId = await begin(page)
    await write(page, examples.refused.answers)
    const errors = errorsOf(
      validateForm(form, asFacts(examples.refused.answers), {
        mode: 'final',
        lists: FORM_LISTS,
        today: await walk.today(),
      }),
    )
    expect(errors.map(({ path, code }) => `${path} ${code}`)).toEqual(
      examples.refused.errors.map((one) => one.replace(/^\w+/, factOf)),
    )
    await page.getByRole('button', { name: 'Radicar la queja', exact: true }).click()
    const list = page.getByRole('group', { name: /^Falta arreglar/ }).getByRole('listitem')
    await expect(list).toHaveText(
      errors.map(
        ({ path, message }) =>
          `${placeName(form, path)}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
      ),
    )
    expect(await standsIn(walk, caseId)).toEqual(['QUE-01'])
  })
})

test('27: a support that shows nothing is told to who complained, in the answer @deep', async ({
  page,
  walk,
}) => {
  const { answers, fails } = examples.returned
  const why = fails[0]?.why ?? ''
  const caseId = await begin(page)
  await write(page, { ...answers, 'queja.anexos': pdf('Fotografías') })
  await finish(page, 'Radicar la queja')
  await walk.doTask(caseId, 'QUE-02', 'si')
  await walk.doTask(caseId, 'QUE-04', 'asignada')
  await walk.doTask(caseId, 'QUE-05', 'no_encontrado')
  await walk.doTask(caseId, 'QUE-06', 'no')
  await walk.doTask(caseId, 'QUE-07', 'respondida', { 'peticion.puntos': [{ id: 'soporte', text: why }] })
  const office = official('cli-admin')
  const letter = await sealed(page.request, office, caseId, 'RESPUESTA')
  await expectText(page.request, office, letter.fileId, [String(answers['quejoso']), why])
  await walk.doTask(caseId, 'QUE-08', 'cerrada')
  expect(await standsIn(walk, caseId)).toEqual([])
})
