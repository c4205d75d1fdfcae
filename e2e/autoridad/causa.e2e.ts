import { expect } from '@playwright/test'
import { type Account, fieldAt, noOverflow, noViolations, PASSWORD, unique } from '../steps/citizen.ts'
import { account, COORDINATOR, LEGAL_HEAD, openAs, panel, publish, saveNew } from '../steps/authority.ts'
import { finish, handIn, openTask, sign, writeDocument } from '../steps/office.ts'
import { expectText, sealed } from '../steps/paper.ts'
import { test } from '../steps/walk.ts'

/** A cause is the authority's from its draft to the letter that gives it. */

test.describe.configure({ timeout: 300_000 })
test.use({ actionTimeout: 20_000 })

const COMPANY: Account = { email: 'empresa@demo.test', password: PASSWORD }
const WASTE_REGISTER = 20
const WHY = 'El registro trae cifras de otro año.'

test('a cause is chosen in a return and printed in its letter, and one goes back to the wording before @deep', async ({
  page,
  walk,
}) => {
  const name = `Cifras de otro período ${unique()}`
  let address = ''
  await test.step('one person drafts it and another publishes it', async () => {
    await openAs(page, COORDINATOR, '/crear-causales-devolucion')
    await page.getByLabel('Nombre').fill(name)
    address = await saveNew(page)
    await openAs(page, LEGAL_HEAD, address)
    await publish(page, { reason: 'Se repite en los registros' })
  })

  await test.step('it is chosen in a return, and its letter gives it', async () => {
    const { caseId } = await walk.file(COMPANY.email, WASTE_REGISTER)
    await walk.advanceTo(caseId, 'REG-02')
    const verdicts = await walk.failing(caseId, 'REG-02')
    await walk.doTask(caseId, 'REG-02', 'no', { 'revision.documentos': verdicts })
    await openTask(page, account(await walk.doer(caseId, 'REG-03')), caseId, 'REG-03')
    await fieldAt(page, 'devolucion.causal').getByRole('combobox').selectOption({ label: name })
    await fieldAt(page, 'requerimiento.items').getByRole('textbox', { name: 'Requerimiento 1' }).fill(WHY)
    await noViolations(page)
    await noOverflow(page)
    await writeDocument(page)
    await handIn(page)
    await openTask(page, account(await walk.doer(caseId, 'FIR-03')), caseId, 'FIR-03')
    await finish(page, 'Aprobado')
    await sign(page, account(await walk.doer(caseId, 'FIR-04')), caseId)
    const letter = await sealed(page.request, COMPANY, caseId, 'COMUNICACION')
    await expectText(page.request, COMPANY, letter.fileId, [`Causal: ${name}.`, WHY])
  })

  await test.step('a new wording is published, and one person alone goes back to the one before', async () => {
    await openAs(page, COORDINATOR, address)
    await page.getByLabel('Nombre').fill(`${name}, corregida`)
    await expect(panel(page, 'Borrador').getByText(`${name}, corregida`)).toBeVisible()
    await openAs(page, LEGAL_HEAD, address)
    await publish(page, { reason: 'Se dice mejor así' })
    await expect(page.getByRole('heading', { level: 1, name: `${name}, corregida` })).toBeVisible()
    await page.getByRole('button', { name: 'Volver a la versión 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Volver a la versión 1' })
    await dialog.getByLabel('Motivo').fill('La corrección confundía')
    await noViolations(page)
    await dialog.getByRole('button', { name: 'Volver a esta versión' }).click()
    await expect(page.getByText('Está en vigor otra vez lo que decía la versión 1')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: `${name} Está en vigor` })).toBeVisible()
    await expect(panel(page, 'Historia').getByText('La corrección confundía')).toBeVisible()
  })
})
