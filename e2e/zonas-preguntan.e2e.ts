import { expect, type Page } from '@playwright/test'
import { fieldAt, newCitizen, noOverflow, noViolations, open } from './steps/citizen.ts'
import { fileInPerson, writeOpinion } from './steps/concesion-steps.ts'
import { ask, completeDraft, finish, official, openTask, sign, sitDown } from './steps/office.ts'
import { expectText, sealed } from './steps/paper.ts'
import { test } from './steps/walk.ts'

/** What a zone asks: of the applicant in the form, of planning in its inbox, and of the opinion before it is signed. */

// an opinion is not signed while something about the place is missing
test.use({ refused: /create-firma-otp$/, actionTimeout: 20_000 })
test.describe.configure({ timeout: 600_000 })

const ADMIN = official('cli-admin')
const PLANNER = 'cli-planificacion-ambiental'
const DISTRICT = 'Distrito del Alto'
const QUESTION = '¿Desde cuándo usa el agua de ese lugar?'
const ASKS = 'Si la captación cabe en el plan de manejo del distrito.'
const CONCEPT = 'planeacion.concepto'
const SAID = 'La captación cabe en la zona de uso sostenible.'
/** A square of two kilometres in which no other case is. */
const SQUARE = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { nombre: 'Cuchilla del Alto' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-75.31, 4.59],
            [-75.29, 4.59],
            [-75.29, 4.61],
            [-75.31, 4.61],
            [-75.31, 4.59],
          ],
        ],
      },
    },
  ],
})

async function loadZone(page: Page): Promise<void> {
  await sitDown(page, ADMIN)
  await open(page, '/zonas')
  await page.getByRole('link', { name: 'Nueva zona' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill(DISTRICT)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Cargar un archivo' }).click()
  await (
    await chooser
  ).setFiles({ name: 'distrito.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(SQUARE) })
  await expect(page.getByText('distrito.geojson')).toBeVisible()
  await page.getByLabel('Columna con el nombre de cada figura').selectOption('nombre')
  await page.getByLabel('Fuente', { exact: true }).fill('Instituto de prueba')
  await page.getByLabel('Fecha de la fuente').fill('2024-06-30')
  await page.getByLabel('Pregunta al solicitante').fill(QUESTION)
  await page.getByLabel('Concepto de planeación que se pide').fill(ASKS)
  await noViolations(page)
  await page.getByRole('button', { name: 'Guardar el borrador' }).click()
  await expect(page).toHaveURL(/\/zonas\?id=\d+$/)
  await page.getByLabel('Motivo', { exact: true }).fill('Se declaró el distrito')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('El cambio: en vigor')).toBeVisible()
}

/** The linked case in which planning is asked about the place of a case. */
async function conceptOf({ request }: Page, caseId: string): Promise<string> {
  const { rows } = await ask<{ rows: readonly { id: string }[] }>(
    request,
    official(PLANNER),
    'GET',
    `/api/v1/solicitudes/${caseId}/vinculados`,
  )
  return rows[0]?.id ?? ''
}

/** Asks to sign the opinion, and reads why it is refused. */
async function refusedToSign(page: Page, technician: string, id: string, why: RegExp): Promise<void> {
  await openTask(page, technician, id, 'FIR-04')
  await page
    .getByRole('group', { name: 'Acciones' })
    .getByRole('button', { name: 'Firmado', exact: true })
    .click()
  await expect(page.getByText(why).first()).toBeVisible()
}

test('an application drawn into a zone answers it, planning is asked, and the opinion says what was compared and when', async ({
  page,
  walk,
}) => {
  const { request } = page
  await loadZone(page)
  const citizen = await newCitizen(request)
  const id = await completeDraft(request, citizen)

  await test.step('the applicant is warned and asked', async () => {
    await sitDown(page, citizen)
    await open(page, `/tramites-ambientales/3/${id}?seccion=fuente`)
    const point = fieldAt(page, 'coordenada_captacion').getByRole('textbox')
    await point.nth(0).fill('4,6')
    await point.nth(1).fill('-75,3')
    await expect(page.getByRole('status').filter({ hasText: DISTRICT })).toContainText('Cuchilla del Alto')
    await page.getByRole('link', { name: /^Zonas del lugar/ }).click()
    const answer = page.getByLabel(QUESTION)
    await expect(answer).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
    await page.getByRole('link', { name: /^Declaraciones y firma/ }).click()
    await page.getByRole('button', { name: 'Revisar respuestas' }).click()
    await expect(page.getByText(QUESTION).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Radicar solicitud' })).toBeDisabled()
    await open(page, `/tramites-ambientales/3/${id}?seccion=zonas`)
    await answer.fill('Desde 2001, por la junta del acueducto.')
    await expect(page.getByText(/^Guardado/).first()).toBeVisible()
    await fileInPerson(page, id, citizen)
  })

  await test.step('an opinion prints the zone with layer and date, and what planning said', async () => {
    const other = await walk.file('ciudadano@demo.test', 3, {
      coordenada_captacion: { lat: 4.6, lon: -75.3 },
    })
    await walk.advanceTo(other.caseId, 'PG-11')
    await walk.doTask(await conceptOf(page, other.caseId), 'ADM-15', 'emitido', { [CONCEPT]: SAID })
    const who = (await walk.doer(other.caseId, 'PG-11')).replace(/@.*/, '')
    await openTask(page, who, other.caseId, 'PG-11')
    await writeOpinion(page, other.caseId)
    await sign(page, who, other.caseId)
    const { fileId } = await sealed(request, official(who), other.caseId, 'CONCEPTO_TEC')
    await expectText(request, official(who), fileId, [
      'Cuchilla del Alto',
      'Instituto de prueba, 30 de junio de 2024',
      SAID,
    ])
  })

  const technician =
    await test.step('without its layer the opinion is not signed before an official verified it', async () => {
      await walk.advanceTo(id, 'PG-11')
      await walk.loseLayer(DISTRICT)
      const who = (await walk.doer(id, 'PG-11')).replace(/@.*/, '')
      await openTask(page, who, id, 'PG-11')
      await writeOpinion(page, id)
      await refusedToSign(page, who, id, /Falta el concepto de planeación/)
      return who
    })

  await test.step('planning finds what is asked in its inbox and answers', async () => {
    await openTask(page, PLANNER, await conceptOf(page, id), 'ADM-15')
    await expect(page.getByText(`${DISTRICT}: ${ASKS}`).first()).toBeVisible()
    await fieldAt(page, 'planeacion.sentido').getByRole('radio', { name: 'Compatible', exact: true }).check()
    await fieldAt(page, CONCEPT).getByRole('textbox').fill(SAID)
    await noViolations(page)
    await finish(page, 'Dar el concepto')
  })
  await refusedToSign(page, technician, id, /Nadie sabe todavía si el lugar cruza: Distrito del Alto/)
  await test.step('who only reads the case reads its zones, and is offered nothing to say of them', async () => {
    await sitDown(page, official('cli-director-general'))
    await open(page, `/solicitudes/expediente/${id}`)
    await page.getByRole('tab', { name: 'Mapa' }).click()
    const zones = page.getByRole('region', { name: 'Zonas', exact: true })
    await expect(zones.getByText(DISTRICT).first()).toBeVisible()
    await expect(zones.getByText('Decir si la cruza')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    await sitDown(page, official(technician))
  })
  await test.step('an official says what they saw on another map', async () => {
    await open(page, `/solicitudes/expediente/${id}`)
    await page.getByRole('tab', { name: 'Mapa' }).click()
    const zones = page.getByRole('region', { name: 'Zonas', exact: true })
    await zones.getByText('Decir si la cruza').click()
    await zones.getByLabel('¿La cruza?').selectOption({ label: 'Sí, el lugar la cruza' })
    await zones.getByLabel('Qué miró').fill('Miré el plano del acuerdo que lo declara.')
    await zones.getByRole('button', { name: 'Dejar dicho' }).click()
    await expect(zones.getByText(/Miré el plano/)).toBeVisible()
    await noViolations(page)
  })
  await refusedToSign(
    page,
    technician,
    id,
    /todavía dice que una zona está sin verificar.+no menciona el concepto/,
  )
})
