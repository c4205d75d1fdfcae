import { expect, type Page } from '@playwright/test'
import { demoCast } from '../apps/demo/src/people/cast.ts'
import { documentWords } from '../packages/domain/src/identity/documents.ts'
import { phoneDigits } from '../packages/domain/src/identity/phone.ts'
import { messages } from './steps/account.ts'
import { type Account, answer, noOverflow, noViolations, open, PASSWORD, pdf } from './steps/citizen.ts'
import { sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/**
 * A case is offered to a neighbour with an account: requested on the screen, accepted by the mailed link, and
 * sent.
 */

test.describe.configure({ timeout: 150_000 })
test.use({ actionTimeout: 20_000 })

const member = (email: string) => {
  const found = demoCast().find((one) => one.email === email)
  if (found === undefined) throw new Error(email)
  return { ...found, name: found.companyName ?? `${found.firstNames} ${found.lastNames}` }
}
const GIVES = member('ciudadano@demo.test')
const TAKES = member('vecino-1@demo.test')
const OTHER: Account = { email: 'empresa@demo.test', password: PASSWORD }
const accountOf = ({ email }: { readonly email: string }): Account => ({ email, password: PASSWORD })

const ahora = (page: Page) => page.getByRole('region', { name: /./ }).filter({ hasText: 'Qué pasa ahora' })

test('somebody asks that a case passes to a neighbour, who takes it from the mail with their account @celular-deep', async ({
  page,
  browser,
  walk,
}) => {
  const { caseId, radicado } = await walk.file(GIVES.email)
  const caseAddress = `/mis-solicitudes/ver-solicitud/${caseId}`

  await test.step('the case leads to the request, which says what is missing', async () => {
    await sitDown(page, accountOf(GIVES))
    await open(page, caseAddress)
    await page.getByRole('link', { name: 'Pedir cambio de solicitante' }).click()
    await expect(page.getByRole('heading', { name: 'Pedir el cambio de solicitante' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Muerte del solicitante' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Pedir el cambio de solicitante' }).click()
    await expect(page.getByText('Hay 6 datos por corregir')).toBeVisible()
    await expect(page.getByText('Adjunte los documentos que prueban el motivo.')).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('what was written stays after a reload, and what the server refuses stands at its field', async () => {
    await page.getByRole('radio', { name: 'Cesión o traspaso' }).check()
    await page.getByLabel('Nombres y apellidos').fill(TAKES.name)
    await page.getByLabel('Tipo de documento').selectOption({ label: 'Cédula de ciudadanía' })
    await page.getByLabel('Número de documento').fill(GIVES.documentNumber)
    await page.getByLabel('Celular').fill(phoneDigits(TAKES.phone))
    await page.getByLabel('Correo electrónico').fill(TAKES.email)
    await answer(page, 'file', pdf('Documento de cesión'))
    await page.reload()
    await expect(page.getByLabel('Nombres y apellidos')).toHaveValue(TAKES.name)
    await expect(page.getByText(/^Documento de cesión\.pdf/)).toBeVisible()
    await page.getByRole('button', { name: 'Pedir el cambio de solicitante' }).click()
    const number = page.getByLabel('Número de documento')
    await expect(number).toHaveAccessibleDescription(/Esa persona ya es la solicitante/)
    await expect(number).toBeFocused()
    await number.fill(TAKES.documentNumber)
    await page.getByRole('button', { name: 'Pedir el cambio de solicitante' }).click()
  })

  let request = ''
  await test.step('the request has a page of its own, from which another link can be sent', async () => {
    await expect(ahora(page)).toContainText(`Falta que ${TAKES.name} se vincule`)
    request = new URL(page.url()).pathname
    await expect(page.getByText(documentWords(1, TAKES.documentNumber))).toBeVisible()
    await expect(page.getByText('Documento de cesión.pdf')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar otro enlace' }).click()
    await expect(page.getByText('Enviamos otro enlace. El anterior ya no sirve.').first()).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
    await walk.settle()
  })

  // another user in another context: their rejected calls are no fault of this page
  const context = await browser.newContext({ baseURL: walk.url, viewport: page.viewportSize() })
  const theirs = await context.newPage()
  const link = new URL((await messages(page.request, TAKES.email))[0]?.links[0] ?? '')

  await test.step('a session with another account is led to the offer, and refused with a sentence', async () => {
    await sitDown(theirs, OTHER)
    await open(theirs, link.pathname + link.hash)
    await expect(theirs).toHaveURL(`${walk.url}/aceptar-tramite/${caseId}`)
    await expect(theirs.getByText(radicado)).toBeVisible()
    await noViolations(theirs)
    await noOverflow(theirs)
    await theirs.getByRole('button', { name: 'Vincularme como nuevo solicitante' }).click()
    await expect(theirs.getByText(/Este enlace es para otra persona/)).toBeVisible()
    await theirs.getByRole('button', { name: 'Salir e ingresar con otra cuenta' }).click()
    await expect(theirs).toHaveURL(/\/iniciar-sesion$/)
  })

  const logInThere = async (): Promise<void> => {
    await theirs.getByLabel('Correo electrónico').fill(TAKES.email)
    await theirs.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await theirs.getByRole('button', { name: 'Ingresar' }).click()
    await expect(theirs.getByRole('heading', { name: 'Le ofrecen un trámite' })).toBeVisible()
  }
  await test.step('the next login comes back to the offer', async () => {
    await logInThere()
    await expect(theirs).toHaveURL(`${walk.url}/aceptar-tramite/${caseId}`)
  })

  await test.step('a visitor who has an account goes from the letter over the login to the offer', async () => {
    await theirs.evaluate(() => sessionStorage.clear())
    await open(theirs, link.pathname + link.hash)
    await expect(theirs.getByLabel('Número de documento')).toHaveAttribute('readonly')
    await theirs.getByRole('link', { name: 'Ya tengo cuenta: iniciar sesión y aceptar' }).click()
    // the page of the link has fields with the same labels
    await expect(theirs.getByRole('button', { name: 'Ingresar' })).toBeVisible()
    await logInThere()
    await theirs.getByRole('button', { name: 'Vincularme como nuevo solicitante' }).click()
    await expect(ahora(theirs)).toContainText(`Falta que ${GIVES.name} envíe la petición`)
    await expect(theirs).toHaveURL(walk.url + request)
    // the case itself stays hidden from them
    await expect(theirs.getByRole('link', { name: new RegExp(radicado) })).toHaveCount(0)
    await noViolations(theirs)
    await theirs.goto(link.pathname + link.hash)
    await expect(theirs.getByText(/Este enlace ya se usó/)).toBeVisible()
  })

  await test.step('who gives the case sends the request, and both see that it is being studied', async () => {
    await page.reload()
    await expect(ahora(page)).toContainText('Envíe la petición')
    await page.getByRole('button', { name: 'Enviar la petición' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
    await expect(ahora(page)).toContainText('La Corporación estudia la petición')
    await open(theirs, request)
    await expect(ahora(theirs)).toContainText('La Corporación estudia la petición')
    await open(page, caseAddress)
    const changes = page.getByRole('region', { name: 'Cambio de solicitante' })
    await expect(changes.getByRole('link', { name: TAKES.name })).toHaveAttribute('href', request)
    await expect(changes).toContainText('Ya hay un cambio de solicitante en curso')
  })
  await context.close()
})

test('who is offered a case accepts it, and who gave it away keeps what it was until they end that @deep', async ({
  page,
  walk,
}) => {
  const { caseId, radicado } = await walk.file(GIVES.email)
  const { changeId } = await walk.bindChange(caseId, TAKES.email)
  await walk.advanceTo(changeId, 'CAM-13')

  await test.step('accepting says first what it means', async () => {
    await sitDown(page, accountOf(TAKES))
    await open(page, `/mis-solicitudes/ver-solicitud/${changeId}`)
    await expect(ahora(page)).toContainText('Diga si acepta el trámite')
    await noViolations(page)
    await page.getByRole('button', { name: 'Aceptar el trámite' }).click()
    const dialog = page.getByRole('dialog', { name: '¿Aceptar el trámite?' })
    await expect(dialog).toContainText('obligaciones que dice el auto')
    await noViolations(page)
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await expect(ahora(page)).toContainText('El auto está por quedar en firme')
  })

  await test.step('the case is theirs once the change was applied', async () => {
    const [task] = await walk.openTasks(changeId)
    await walk.letRunOut(task?.dueOn ?? '')
    await walk.doTask(changeId, 'CAM-14', 'aplicado')
    await page.reload()
    await expect(ahora(page)).toContainText('El trámite está a su nombre')
    await page.getByRole('link', { name: new RegExp(radicado) }).click()
    await expect(page).toHaveURL(new RegExp(`/mis-solicitudes/ver-solicitud/${caseId}$`))
  })

  await test.step('who gave it away reads what it was, and may end that', async () => {
    await sitDown(page, accountOf(GIVES))
    await open(page, '/mis-solicitudes')
    const former = page.getByRole('region', { name: 'Pasaron a otra persona' })
    await expect(former).toContainText(radicado)
    await former.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/mis-solicitudes/cedidas/${caseId}$`))
    await expect(page.getByRole('heading', { name: 'Documentos y actos' })).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
    await page.getByRole('button', { name: 'Dejar de consultar este trámite' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dejar de consultar' }).click()
    await expect(page).toHaveURL(/\/mis-solicitudes$/)
    await expect(page.getByRole('heading', { name: 'Mis solicitudes' })).toBeVisible()
    await expect(page.getByText('Pasaron a otra persona')).toHaveCount(0)
  })
})
