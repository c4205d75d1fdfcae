import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { placeName } from '../packages/domain/src/forms/problem-place.ts'
import { EXAMPLES } from '../packages/catalog/src/procedures/examples/examples.ts'
import { applicationOf } from '../packages/catalog/src/procedures/forms/applications.testkit.ts'
import { FORM_LISTS } from '../packages/catalog/src/procedures/forms/lists.ts'
import { PROCEDURES } from '../packages/catalog/src/procedures/procedures.ts'
import { errorsOf, validateForm } from '../packages/domain/src/forms/filled/validate.ts'
import { bogotaDate } from '../packages/domain/src/terms/dates.ts'
import { fillApplication } from './steps/application.ts'
import { type Account, newCitizen, noOverflow, noViolations, open, saved } from './steps/citizen.ts'
import { ask, tokenOf } from './steps/office.ts'
import { test } from './steps/obeyed-policy.ts'

/** Every procedure citizens can start, filled in through its own form. */

test.describe.configure({ timeout: 300_000 })
test.use({ actionTimeout: 15_000 })

/** the shortest form; the sample where the whole table does not run */
const SAMPLE = 21
const depth = (ttId: number): string => (ttId === SAMPLE ? '' : ' @deep')
const today = bogotaDate(new Date().toISOString())

/** 27 is filed by the ventanilla (queja) */
const STARTED = PROCEDURES.filter(
  (one) => one.listed && EXAMPLES.has(one.ttId) && applicationOf(one) !== null,
)

async function begin(page: Page, request: APIRequestContext, ttId: number): Promise<Account> {
  const me = await newCitizen(request)
  // the session a login would leave; the account tests cover logging in
  const token = await tokenOf(request, me)
  await page.addInitScript((value) => sessionStorage.setItem('jwt_access_token', value), token)
  await open(page, `/tramites-ambientales/${ttId}`)
  await expect(page).toHaveURL(new RegExp(`/tramites-ambientales/${ttId}/[0-9a-f-]{36}`), { timeout: 30_000 })
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible({ timeout: 30_000 })
  return me
}

async function fileIt(page: Page): Promise<void> {
  await saved(page)
  await page.getByRole('button', { name: 'Revisar respuestas' }).click()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await expect(page.getByText(/Falta arreglar/)).toHaveCount(0)
  await page.getByLabel(/Declaro que revisé mis respuestas/).check()
  await page.getByRole('button', { name: 'Radicar solicitud' }).click()
  await expect(page.getByRole('heading', { name: 'Su solicitud quedó radicada' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText(/^\d{4}E\d{7}$/)).toBeVisible()
}

for (const { name, ttId } of STARTED) {
  const examples = EXAMPLES.get(ttId)
  if (examples === undefined) continue
  test(`${ttId}, ${name}: a complete application is filled in and filed${depth(ttId)}`, async ({
    page,
    request,
  }) => {
    await begin(page, request, ttId)
    await fillApplication(page, ttId, examples.complete)
    await noViolations(page)
    await noOverflow(page)
    await fileIt(page)
  })

  test(`${ttId}, ${name}: as little as can be filed is filed${depth(ttId)}`, async ({ page, request }) => {
    await begin(page, request, ttId)
    await fillApplication(page, ttId, examples.minimal)
    await fileIt(page)
  })

  test(`${ttId}, ${name}: a wrong application is refused with each of its errors${depth(ttId)}`, async ({
    page,
    request,
  }) => {
    const me = await begin(page, request, ttId)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const procedure = PROCEDURES.find((one) => one.ttId === ttId)
    const form = procedure === undefined ? null : applicationOf(procedure)
    if (form === null) throw new Error('no form')
    // retyping all of it would add no coverage: the review page shows the errors
    const draft = await ask<{ version: number }>(request, me, 'GET', `/api/v1/solicitudes/${id}/borrador`)
    await ask(request, me, 'PATCH', `/api/v1/solicitudes/${id}/borrador`, {
      baseVersion: draft.version,
      changes: examples.refused.answers,
    })
    await open(page, `/tramites-ambientales/${ttId}/${id}?seccion=revision`)
    await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible({
      timeout: 30_000,
    })
    const kept = await ask<{ answers: Record<string, unknown> }>(
      request,
      me,
      'GET',
      `/api/v1/solicitudes/${id}/borrador`,
    )
    const expected = errorsOf(
      validateForm(form, kept.answers, { mode: 'final', lists: FORM_LISTS, today }),
    ).map(
      (one) => `${placeName(form, one.path)}: ${one.message.charAt(0).toLowerCase()}${one.message.slice(1)}`,
    )
    const list = page.getByRole('group', { name: /^Falta arreglar/ }).getByRole('listitem')
    await expect(list).toHaveText(expected)
    const found = expected.join(' ')
    for (const error of examples.refused.errors) {
      const path = error.split(' ')[0] ?? ''
      expect(found, error).toContain(placeName(form, path))
    }
    await page.getByLabel(/Declaro que revisé mis respuestas/).check()
    await expect(page.getByRole('button', { name: 'Radicar solicitud' })).toBeDisabled()
  })
}
