import { expect, type Page } from '@playwright/test'
import { type Account, open, PASSWORD } from '../steps/citizen.ts'
import { official, sitDown } from '../steps/office.ts'
import { reply } from './form-row.ts'
import { FAILED } from './states.ts'

/** Search boxes: they respond to any text, and the search is in the address. */

export interface SearchBox {
  readonly name: string
  readonly who: Account | null
  readonly address: string
  readonly label: string
  /** the address parameter of the search text */
  readonly query: string
  /** the call that searches; none where the page already has all data */
  readonly call?: string
  /** in every run; the others with `npm run test:all` */
  readonly chosen?: true
}

const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }

export const SEARCH_BOXES: readonly SearchBox[] = [
  {
    name: 'trámites',
    who: null,
    address: '/ventanilla-tramites',
    label: 'Buscar trámite',
    query: 'buscar',
  },
  {
    name: 'buzón',
    who: null,
    address: '/buzon',
    label: 'Correo o celular',
    query: 'para',
    call: '**/api/v1/dev/messages**',
  },
  { name: 'ayuda', who: CITIZEN, address: '/ayuda', label: '¿En qué le ayudamos?', query: 'buscar' },
  { name: 'municipios', who: CITIZEN, address: '/ciudades', label: 'Buscar un municipio', query: 'buscar' },
  {
    name: 'trámites que se pueden iniciar',
    who: CITIZEN,
    address: '/mis-solicitudes/listado-tramites',
    label: '¿Qué necesita hacer?',
    query: 'q',
  },
  {
    name: 'mis solicitudes',
    who: CITIZEN,
    address: '/mis-solicitudes',
    label: 'Buscar por radicado, nombre o municipio',
    query: 'q',
    call: '**/api/v1/mis-solicitudes?**',
  },
  {
    name: 'bandeja',
    who: official('cli-coordinador-juridico'),
    address: '/solicitudes?vista=todas',
    label: 'Buscar en esta vista',
    query: 'q',
    call: '**/api/v1/tareas**',
    chosen: true,
  },
  {
    name: 'usuarios',
    who: official('cli-admin'),
    address: '/usuarios?estado=todos',
    label: 'Buscar por nombre, correo o documento',
    query: 'q',
    call: '**/api/v1/usuarios?**',
  },
  {
    name: 'intervinientes',
    who: official('cli-admin'),
    address: '/reg-interviniente',
    label: 'Buscar por nombre, documento, radicado o expediente',
    query: 'q',
    call: '**/api/v1/intervinientes?**',
  },
]

const ODD = [
  '<img src=x onerror="document.title=1"><b data-malo>Ñ</b>',
  'Río 🌊 claro',
  'محمد علي',
  '王小明',
  '   ',
  "%' or 1=1; --\\",
  '"comillas" & \u202evuelta',
] as const
const MOST = 100

export async function takeThrough(page: Page, box: SearchBox): Promise<void> {
  if (box.who !== null) await sitDown(page, box.who)
  await open(page, box.address)
  const input = page.getByLabel(box.label, { exact: true })
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  const words = (): string | null => new URL(page.url()).searchParams.get(box.query)
  const type = async (text: string): Promise<void> => {
    await input.fill('')
    await input.focus()
    await page.keyboard.insertText(text)
  }
  for (const odd of ODD) {
    await type(odd)
    await expect(input).toHaveValue(odd)
    // blanks alone search for nothing
    await expect.poll(() => words()?.trim() ?? '').toBe(odd.trim())
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('[data-malo]')).toHaveCount(0)
  }
  await type('a'.repeat(3000))
  expect((await input.inputValue()).length).toBeLessThanOrEqual(MOST)
  await expect.poll(() => words()?.length ?? 0).toBeGreaterThan(MOST / 2)
  await page.reload()
  await expect(input).toHaveValue(/^a{50,}$/)
  await type('agua')
  await expect.poll(words).toBe('agua')
  await page.goto('/accesibilidad')
  await page.goBack()
  await expect(input).toHaveValue('agua')
  expect(refused, 'nada de lo escrito se rechaza').toEqual([])
  if (box.call !== undefined) await failing(page, box.call, type, words)
}

async function failing(
  page: Page,
  call: string,
  type: (text: string) => Promise<void>,
  words: () => string | null,
): Promise<void> {
  const main = page.getByRole('main')
  await page.route(call, reply(500, { status: 500, message: FAILED }))
  await type('pozo')
  await expect.poll(words).toBe('pozo')
  const again = main.getByRole('button', { name: 'Reintentar' })
  await expect(main.getByText(FAILED)).toBeVisible()
  await page.unroute(call)
  await page.route(call, (route) => route.abort('connectionreset'))
  await again.click()
  await expect(main.getByText('No hay conexión con el servidor.')).toBeVisible()
  await page.unroute(call)
  await again.click()
  await expect(again).toBeHidden()
  expect(words()).toBe('pozo')
}
