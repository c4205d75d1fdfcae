import { expect } from '@playwright/test'
import { addDays } from '../packages/domain/src/terms/dates.ts'
import { logIn, messages, open, typeCode } from './steps/account.ts'
import { noViolations } from './steps/citizen.ts'
import { test } from './steps/walk.ts'

/** The transferee of a case registers from the mailed link, on a separate portal. */

test.describe.configure({ timeout: 150_000 })

const WHO = {
  personType: 1,
  name: 'Hernando Quimbayo Lozano',
  documentType: 1,
  documentNumber: '14237615',
  phone: '573157204418',
  email: 'hernando.quimbayo@correo.example',
} as const

test('the new applicant of a case registers from the link, which serves once @celular-deep', async ({
  context,
  request,
  walk,
}) => {
  // not the walk's own page, which allows no failed calls: some fail here on purpose
  const page = await context.newPage()
  const { caseId } = await walk.file('ciudadano@demo.test')
  await walk.askChange(caseId, WHO)
  const link = new URL((await messages(request, WHO.email))[0]?.links[0] ?? '')
  const address = link.pathname

  await open(page, address + link.hash)
  await expect(page.getByText('Alguien quiere pasarle un trámite.')).toBeVisible()
  await expect(page.getByLabel('Nombres')).toHaveValue('Hernando')
  await expect(page.getByLabel('Apellidos')).toHaveValue('Quimbayo Lozano')
  // the document is the one the case was offered to
  const [type, number] = [page.getByLabel('Tipo de documento'), page.getByLabel('Número de documento')]
  await expect(type).toHaveValue('Cédula de ciudadanía')
  await expect(number).toHaveValue(WHO.documentNumber)
  for (const fixed of [type, number]) await expect(fixed).toHaveAttribute('readonly')
  await expect(number).toHaveAccessibleDescription(/avise a quien le cede el trámite/)
  await expect(page.getByLabel('Celular')).toHaveValue('3157204418')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(WHO.email)
  // the token is gone from the address, and the page still reloads
  await expect(page).toHaveURL(walk.url + address)
  await page.reload()
  await expect(page.getByLabel('Apellidos')).toHaveValue('Quimbayo Lozano')

  await page.getByLabel('Apellidos').fill('Quimbayo Losano')
  await page.getByLabel('Género').selectOption({ label: 'Masculino' })
  await page.getByLabel('Contraseña', { exact: true }).fill('Quebrada2026')
  await page.getByLabel('Confirme la contraseña').fill('Quebrada2026')
  await page.getByRole('checkbox').check()
  await noViolations(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Escriba el código' })).toBeVisible()
  const code = (await messages(request, WHO.phone))[0]?.code ?? ''
  await typeCode(page, code)
  // the network fails between the code and the request: no other code is needed
  await page.route('**/cambio_solicitante/prefill/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText(/No hay conexión con el servidor/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Modificar datos' })).toBeHidden()
  await page.unroute('**/cambio_solicitante/prefill/**')
  await page.getByRole('button', { name: 'Continuar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Su celular quedó verificado' })
  await expect(dialog).toContainText('30 minutos')
  await dialog.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/iniciar-sesion$/)

  await open(page, address + link.hash)
  await expect(page.getByText(/Este enlace ya se usó/)).toBeVisible()
  const confirm = (await messages(request, WHO.email))[0]?.links[0] ?? ''
  await open(page, new URL(confirm).pathname)
  await logIn(page, WHO.email, 'Quebrada2026')
})

test('a link that is not whole, not ours or has expired says so in words', async ({
  context,
  request,
  walk,
}) => {
  const page = await context.newPage()
  const { caseId } = await walk.file('ciudadano@demo.test')
  await walk.askChange(caseId, WHO)
  const link = new URL((await messages(request, WHO.email))[0]?.links[0] ?? '')
  await open(page, link.pathname)
  await expect(page.getByText(/le falta su enlace/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir a iniciar sesión' })).toBeVisible()
  await noViolations(page)
  await page.goto(`${link.pathname}#adivinado`)
  await expect(page.getByText(/Este enlace no es válido/)).toBeVisible()
  await walk.moveToDay(addDays(await walk.today(), 4))
  await page.goto(link.pathname + link.hash)
  await expect(page.getByText(/Este enlace ya venció/)).toBeVisible()
})
