import { expect, type Page } from '@playwright/test'
import {
  answer,
  answerAll,
  logIn,
  newCitizen,
  noOverflow,
  noViolations,
  beginSurfaceWater,
  open,
  pdf,
  saved,
} from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/** Applying for a surface water concession in the browser, as a user. */

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 15_000 })

async function begin(page: Page): Promise<void> {
  await beginSurfaceWater(page)
  await expect(page).toHaveURL(/\/tramites-ambientales\/3\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Datos del solicitante' })).toBeVisible({ timeout: 30_000 })
}

async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Siguiente: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

/** The maximum cost of the evaluation, labelled as a maximum. */
const MAXIMUM = /^No pagará más de \$ [\d.]+ por la evaluación\.$/

/** Every section of type 3 for a small farm; keys are those of the form. */
async function fillWhole(page: Page): Promise<void> {
  await answerAll(page, {
    calidad_solicitante: 'propietario',
    actua_apoderado: false,
    solicitante_departamento: '23',
    solicitante_municipio: 'Cajamarca',
    direccion_correspondencia: 'Vereda La Florida, finca La Esperanza',
  })
  await next(page, 'Información del predio o proyecto')
  await answerAll(page, {
    nombre_proyecto: 'La Esperanza',
    'predios.0.municipio': '73124',
    'predios.0.nombre_predio': 'La Esperanza',
    'predios.0.matricula_inmobiliaria': '354-11847',
    'predios.0.cedula_catastral': '73124000000120045000',
    'predios.0.vereda': 'La Florida',
    'predios.0.area_ha': '8,5',
    'predios.0.tenencia': 'propiedad',
    zona: 'rural',
    coordenada_predio: [4.4412, -75.4287],
    comunidades_etnicas: false,
    area_protegida: false,
  })
  await expect(page.getByText('El punto está en Cajamarca').first()).toBeVisible()
  await next(page, 'Tipo de solicitud')
  await answerAll(page, { tipo_solicitud: 'nueva', termino_solicitado: 10, servicio_publico: false })
  await next(page, 'Fuente de abastecimiento')
  await answerAll(page, {
    nombre_fuente: 'Quebrada La Cristalina',
    tipo_fuente: 'quebrada',
    municipio_captacion: '73124',
    vereda_captacion: 'La Florida',
    coordenada_captacion: [4.4412, -75.4287],
    altitud_captacion: 1850,
    margen: 'derecha',
    subzona_hidrografica: '2121',
  })
  await next(page, 'Destino y demanda del agua')
  await answerAll(page, {
    usos: ['domestico', 'pecuario'],
    caudal_solicitado: '0,8',
    personas_permanentes: 5,
    personas_transitorias: 2,
    caudal_domestico: '0,01',
    'pecuario.0.especie': 'bovino',
    'pecuario.0.numero': 24,
    'pecuario.0.modulo': '40',
    horas_dia: '24',
    dias_mes: 30,
    meses_anio: 12,
  })
  await next(page, 'Sistema de captación, conducción y restitución')
  await answerAll(page, {
    tipo_captacion: 'bocatoma_fondo',
    estado_obras: 'existentes',
    tipo_conduccion: 'tuberia',
    longitud_conduccion: '320',
    diametro_tuberia: '2',
    medidor: true,
    restituye: false,
    requiere_ocupacion_cauce: false,
  })
  await next(page, 'Servidumbres')
  await answer(page, 'requiere_servidumbre', false)
  await next(page, 'Uso eficiente y ahorro del agua')
  await answer(page, 'pueaa_tipo', 'no_aplica')
  await next(page, 'Costos del proyecto')
  await answerAll(page, {
    costo_estudios_disenos: 2_000_000,
    costo_predios: 0,
    costo_obras: 12_000_000,
    costo_equipos: 3_000_000,
    costo_operacion: 1_000_000,
    anio_costos: 2026,
  })
  await expect(page.getByText(MAXIMUM)).toBeVisible()
  await page.getByText('Cómo se calcula').click()
  await expect(page.getByText(/18\.000\.000 ÷ .* \(SMMLV 20\d\d\)/)).toBeVisible()
  await noViolations(page)
  await next(page, 'Documentos')
  for (const [key, title] of [
    ['documento_1', 'Cédula'],
    ['documento_4', 'Certificado de tradición'],
    ['documento_9', 'Croquis'],
    ['documento_8', 'Costos'],
    ['documento_13', 'Captación'],
  ] as const)
    await answer(page, key, pdf(title))
  await next(page, 'Declaraciones y firma')
  await answerAll(page, {
    declara_veracidad: true,
    acepta_tratamiento_datos: true,
    conoce_cobro: true,
  })
}

test('a citizen fills in the whole form, files it once and gets the receipt', async ({ page, request }) => {
  const me = await newCitizen(request)
  await logIn(page, me)
  await begin(page)
  await noViolations(page)
  await fillWhole(page)
  await saved(page)
  await page.getByRole('button', { name: 'Revisar respuestas' }).click()
  await expect(page.getByRole('heading', { name: 'Revise sus respuestas' })).toBeVisible()
  await expect(page.getByText(/Falta arreglar/)).toHaveCount(0)
  const maximum = await page.getByText(MAXIMUM).textContent()
  await noViolations(page)
  await noOverflow(page)
  const file = page.getByRole('button', { name: 'Radicar solicitud' })
  await expect(file).toBeDisabled()
  await page.getByLabel(/Declaro que revisé mis respuestas/).check()
  const filings: string[] = []
  page.on('request', (one) => {
    if (one.url().endsWith('/radicar')) filings.push(one.url())
  })
  await file.dblclick()
  await expect(page.getByRole('heading', { name: 'Su solicitud quedó radicada' })).toBeVisible({
    timeout: 30_000,
  })
  expect(filings).toHaveLength(1)
  await expect(page.getByText(maximum ?? '')).toBeVisible()
  await expect(page.getByText(/^\d{4}E\d{7}$/)).toBeVisible()
  await noViolations(page)
  const receipt = page.getByRole('button', { name: 'Descargar comprobante' })
  await expect(receipt).toBeEnabled({ timeout: 60_000 })
  const download = page.waitForEvent('download')
  await receipt.click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('link', { name: 'Ver mi solicitud' }).click()
  await expect(page.getByText('Qué pasa ahora')).toBeVisible({ timeout: 30_000 })
  await open(page, '/mis-solicitudes')
  await expect(page.getByRole('link', { name: 'Concesión de aguas superficiales' })).toHaveCount(1)
})

test('answers survive a lost network, a reload and a second tab', async ({ page, request, context }) => {
  const me = await newCitizen(request)
  await logIn(page, me)
  await begin(page)
  await answer(page, 'solicitante_municipio', 'Cajamarca')
  await saved(page)
  await context.setOffline(true)
  await answer(page, 'direccion_correspondencia', 'Finca La Esperanza')
  await expect(page.getByText('Sin conexión: guardado en este equipo').first()).toBeVisible({
    timeout: 20_000,
  })
  await context.setOffline(false)
  await saved(page)
  await page.reload()
  await expect(page.locator('#campo-direccion_correspondencia-dato')).toHaveValue('Finca La Esperanza', {
    timeout: 30_000,
  })
  const other = await context.newPage()
  await open(other, new URL(page.url()).pathname)
  await answer(other, 'direccion_correspondencia', 'Finca El Mirador')
  await expect(page.locator('#campo-direccion_correspondencia-dato')).toHaveValue('Finca El Mirador')
  await expect(page.getByText(/Otra pestaña cambió/)).toBeVisible()
  await saved(other)
  // simulates a browser crash in the middle of a word
  await answer(page, 'solicitante_municipio', 'Cajamarca, centro')
  await page.waitForTimeout(400)
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await open(again, new URL(other.url()).pathname)
  await expect(again.locator('#campo-solicitante_municipio-dato')).toHaveValue('Cajamarca, centro', {
    timeout: 30_000,
  })
})

test('two devices never overwrite each other in silence', async ({ page, request, browser }) => {
  const me = await newCitizen(request)
  await logIn(page, me)
  await begin(page)
  const address = new URL(page.url()).pathname
  const elsewhere = await browser.newContext()
  const device = await elsewhere.newPage()
  await logIn(device, me)
  await open(device, address)
  await answer(page, 'direccion_correspondencia', 'Desde el computador')
  await saved(page)
  await answer(device, 'direccion_correspondencia', 'Desde el celular')
  const question = device.getByText(/cambió también en otro dispositivo/)
  await expect(question).toBeVisible({ timeout: 20_000 })
  await expect(device.getByRole('button', { name: /La de este equipo: Desde el celular/ })).toBeVisible()
  await device.getByRole('button', { name: /La otra: Desde el computador/ }).click()
  await expect(device.locator('#campo-direccion_correspondencia-dato')).toHaveValue('Desde el computador')
  await elsewhere.close()
})

test('a session that ended keeps the answers for the next login', async ({ page, request }) => {
  const me = await newCitizen(request)
  await logIn(page, me)
  await begin(page)
  const address = new URL(page.url()).pathname
  await answer(page, 'solicitante_municipio', 'Cajamarca')
  await saved(page)
  await page.route('**/borrador', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { status: 401, message: 'Su sesión terminó. Ingrese de nuevo.' } })
      : route.continue(),
  )
  await answer(page, 'direccion_correspondencia', 'Escrita al final')
  await expect(page).toHaveURL(/iniciar-sesion|\/$/, { timeout: 30_000 })
  await page.unroute('**/borrador')
  await logIn(page, me)
  // after an involuntary logout, the login returns to the same page
  await expect(page).toHaveURL(new RegExp(`${address}$`), { timeout: 30_000 })
  await expect(page.locator('#campo-direccion_correspondencia-dato')).toHaveValue('Escrita al final', {
    timeout: 30_000,
  })
  await saved(page)
})

test('procedures without a form say where to go, and a draft can be thrown away', async ({
  page,
  request,
}) => {
  const me = await newCitizen(request)
  await logIn(page, me)
  await open(page, '/tramites-ambientales/10')
  await expect(
    page.getByRole('heading', { name: 'Este trámite todavía no está disponible en línea' }),
  ).toBeVisible()
  await noViolations(page)
  await begin(page)
  await open(page, '/mis-solicitudes?estado=borradores')
  await page.getByRole('button', { name: /Descartar/ }).click()
  await noViolations(page)
  await page.getByRole('button', { name: 'Descartar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No tiene borradores' })).toBeVisible()
})
