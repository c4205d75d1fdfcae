import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, noOverflow, noViolations, open, PASSWORD } from './steps/citizen.ts'
import { openTask, sitDown } from './steps/office.ts'
import { APPEALS } from './steps/office-steps.ts'
import { appealedByTwo } from './steps/standing-cases.ts'
import { test } from './steps/obeyed-policy.ts'

/** One decision appealed by the applicant and a third party: what each of them and the office can read. */

const APPLICANT: Account = { email: 'empresa@demo.test', password: PASSWORD }
const THIRD: Account = { email: 'ciudadano@demo.test', password: PASSWORD }
const DATE = /radicado el \d+ de [a-z]+ de \d{4}/i
const OF_APPLICANT = /no alcanza para regar el arroz/
const OF_THIRD = /deja sin agua en verano/

const appealsOn = (page: Page): Locator =>
  page.getByRole('list', { name: 'Recursos presentados' }).getByRole('listitem')

test('each party reads who appealed and when, and their own grounds; the office reads all @deep', async ({
  page,
}) => {
  const id = (await appealedByTwo(page.request, APPLICANT)) ?? ''
  const rows = appealsOn(page)

  await test.step('the applicant', async () => {
    await sitDown(page, APPLICANT)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(rows).toHaveText([/^Su recurso *Solicitante/, /^Marta Lucía Ávila Rondón *Tercero/])
    await expect(rows).toHaveText([DATE, DATE])
    await rows.first().getByText('Motivos').click()
    await expect(rows.first().getByText(OF_APPLICANT)).toBeVisible()
    await expect(rows.last().getByText('Motivos')).toHaveCount(0)
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('the third party', async () => {
    await sitDown(page, THIRD)
    await open(page, `/mis-solicitudes/ver-solicitud/${id}`)
    await expect(rows).toHaveText([/^Agrícola El Combeima S\.A\.S\. *Solicitante/, /^Su recurso *Tercero/])
    await expect(rows.first().getByText('Motivos')).toHaveCount(0)
    await rows.last().getByText('Motivos').click()
    await expect(rows.last().getByText(OF_THIRD)).toBeVisible()
  })

  await test.step('whoever studies both', async () => {
    await openTask(page, APPEALS.drafter, id, 'REC-02')
    await expect(rows).toHaveText([/^Agrícola El Combeima S\.A\.S\./, /^Marta Lucía Ávila Rondón/])
    await expect(rows).toHaveText([DATE, DATE])
    await expect(rows.first().getByText(OF_APPLICANT)).toBeVisible()
    await expect(rows.last().getByText(OF_THIRD)).toBeVisible()
    await noViolations(page)
  })
})
