import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { noViolations, open } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { test as walkTest } from './steps/walk.ts'

/** Administrators' views of failures, and of who read whose data. */

interface Relay {
  readonly url: string
  /** true: accepts the message; false: responds that the mailbox does not exist */
  takes: boolean
  readonly received: string[]
}

const test = walkTest.extend<{ relay: Relay }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
  relay: async ({}, give) => {
    const relay = { url: '', takes: false, received: [] as string[] }
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo({ address }, _session, done) {
        if (relay.takes) relay.received.push(address)
        done(relay.takes ? null : Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 }))
      },
      onData(stream, _session, done) {
        stream.resume().on('end', () => done())
      },
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    relay.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    await give(relay)
    await new Promise<void>((closed) => server.close(() => closed()))
  },
  settings: async ({ relay }, give) => give({ SMTP_URL: relay.url }),
})

test.describe.configure({ timeout: 150_000 })

test('an administrator finds a failed login and a reading, takes them along, and sends a message again', async ({
  page,
  walk,
  relay,
}) => {
  const { caseId, radicado } = await walk.file('empresa@demo.test')
  await walk.settle()
  const wrong = { username: 'empresa@demo.test', password: 'NoEsLaMia2026' }
  expect((await page.request.post('/api/v1/authenticate', { data: wrong })).status()).toBe(401)
  await sitDown(page, official('cli-ventanilla-unica'))
  await open(page, `/solicitudes/expediente/${caseId}`)

  await sitDown(page, official('cli-admin'))
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Ver la operación' }).click()
  const failed = page.getByRole('listitem').filter({ hasText: 'Correo para empresa@demo.test' }).first()
  await expect(failed.getByText('El correo de la persona no existe o no recibe mensajes.')).toBeVisible()
  await expect(failed.getByRole('link', { name: `Ver la solicitud ${radicado}` })).toBeVisible()
  await noViolations(page)
  relay.takes = true
  await failed.getByRole('button', { name: /^Volver a enviar a empresa@demo\.test/ }).click()
  await expect(page.getByText('El mensaje volvió a la cola')).toBeVisible()
  await walk.settle()
  expect(relay.received).toContain('empresa@demo.test')

  await open(page, '/auditoria')
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: /^.*volvió a enviar un mensaje a «empresa@demo\.test»/ })).toHaveCount(
    1,
  )
  await expect(lines.filter({ hasText: /Ingreso fallido de / })).toContainText('no eran correctos')
  await noViolations(page)
  await page.getByLabel('Evento').selectOption('Lecturas de datos ajenos')
  await page.getByLabel('Sobre quién o qué').fill(radicado)
  await expect(page).toHaveURL(new RegExp(`evento=lecturas&sobre=${radicado}`))
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText(`leyó la solicitud ${radicado}`)
  await page.reload()
  await expect(page.getByLabel('Sobre quién o qué')).toHaveValue(radicado)
  const exported = async (): Promise<string[]> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar (CSV)' }).click(),
    ])
    return (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  }
  const sheet = await exported()
  expect(sheet).toHaveLength(2)
  expect(sheet[1]).toContain(`leyó la solicitud ${radicado}`)
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(lines.filter({ hasText: 'exportó la auditoría' })).toHaveCount(1)

  await page.getByLabel('Evento').selectOption('Exportaciones')
  await expect(page).toHaveURL(/evento=exportaciones/)
  await exported()
  const order = page.getByRole('combobox', { name: 'Ordenar' })
  await expect(order).toHaveValue('recientes')
  await order.focus()
  await order.selectOption('Lo más antiguo primero')
  await expect(page).toHaveURL(/evento=exportaciones&orden=antiguos/)
  await expect(page.getByText('La lista quedó en este orden: Lo más antiguo primero.')).toHaveRole('status')
  await expect(order, 'the field is the same one').toBeFocused()
  const inOrder = async (): Promise<void> => {
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText(radicado)
    await expect(lines.last()).toContainText('evento «Exportaciones»')
  }
  await inOrder()
  await noViolations(page)
  await page.reload()
  await expect(order).toHaveValue('antiguos')
  await inOrder()
  const ordered = await exported()
  expect(ordered[1]).toContain(radicado)
  // the line of this export itself
  expect(ordered).toHaveLength(4)
  await order.selectOption('Lo más reciente primero')
  await expect(page).not.toHaveURL(/orden=/)
  await expect(lines).toHaveCount(3)
  await expect(lines.last()).toContainText(radicado)
})
