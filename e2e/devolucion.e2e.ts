import { expect } from '@playwright/test'
import { wayBackOf } from '../apps/api/src/testing/stories/returned-case.ts'
import { PROCEDURES } from '../packages/catalog/src/procedures/procedures.ts'
import { workflow } from '../packages/catalog/src/workflows/loaded.ts'
import { type Account, noOverflow, noViolations, open, PASSWORD, pdf, saved } from './steps/citizen.ts'
import { ask, sitDown } from './steps/office.ts'
import { sharedTest as test } from './steps/walk.ts'

/** The fourth example of every type: sent back by its officials, answered by its applicant point by point. */

test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

const CITIZEN: Account = { email: 'empresa@demo.test', password: PASSWORD }
/** its requerimiento is the shortest; the sample where the whole table does not run */
const SAMPLE = 21

const ANSWER = 'Se adjunta de nuevo, completo y legible.'

interface Detail {
  readonly facts: Readonly<Record<string, unknown>>
}
interface Answer {
  readonly text: string
  readonly fileIds: readonly string[]
}

for (const { ttId, name } of PROCEDURES.filter((one) => one.listed && wayBackOf(one.ttId) !== undefined))
  test(`${ttId}, ${name}: what was found wanting is required and answered${ttId === SAMPLE ? '' : ' @deep'}`, async ({
    page,
    walk,
  }) => {
    const { caseId, radicado, step, next, wanting } = await walk.sendBack(ttId, CITIZEN.email)
    expect(wanting.length).toBeGreaterThan(0)
    await sitDown(page, CITIZEN)

    await open(page, `/mis-solicitudes/ver-solicitud/${caseId}`)
    const asked = page.getByRole('list', { name: 'Lo que le pedimos' }).getByRole('listitem')
    await expect(asked).toHaveCount(wanting.length)
    for (const title of wanting) await expect(asked.filter({ hasText: `«${title}»` })).toHaveCount(1)
    await page.getByRole('link', { name: 'Responder' }).click()
    await expect(page.getByRole('heading', { name: 'Responder el requerimiento' })).toBeVisible()
    await expect(page.getByText(radicado).first()).toBeVisible()

    await test.step('nothing is sent while a point has no answer', async () => {
      await page.getByRole('button', { name: 'Enviar mi respuesta' }).click()
      await expect(page.getByRole('group', { name: /^Falta arreglar/ })).toBeVisible()
    })
    for (const index of wanting.keys()) {
      await page.getByLabel('Su respuesta').nth(index).fill(ANSWER)
      await page
        .getByLabel(`Archivos para el requerimiento ${index + 1}`)
        .setInputFiles(pdf(`Punto ${index + 1}`))
      await expect(
        page.getByRole('list', { name: `Archivos del requerimiento ${index + 1}` }).getByRole('listitem'),
      ).toHaveCount(1, { timeout: 30_000 })
    }
    await expect(page.getByText(`${wanting.length} de ${wanting.length}`)).toBeVisible()
    await saved(page)
    if (ttId === SAMPLE) {
      await noViolations(page)
      await noOverflow(page)
    }
    await page.getByRole('button', { name: 'Enviar mi respuesta' }).click()
    await expect(page.getByRole('heading', { name: 'Enviamos su respuesta' })).toBeVisible()

    // the case is with its checkers, who see a text and a file for every point
    expect((await walk.openTasks(caseId)).map((one) => one.step)).toEqual([next])
    const checker = { email: await walk.doer(caseId, next), password: PASSWORD }
    const { facts } = await ask<Detail>(page.request, checker, 'GET', `/api/v1/solicitudes/${caseId}`)
    const field = workflow.steps.get(step)?.capture.find((one) => one.kind === 'answers')
    const answers = Object.values((facts[field?.key ?? ''] ?? {}) as Record<string, Answer>)
    expect(answers.map(({ text, fileIds }) => [text, fileIds.length])).toEqual(wanting.map(() => [ANSWER, 1]))
  })
