import { expect, type Locator, type Page } from '@playwright/test'
import { open, PASSWORD } from '../steps/account.ts'
import { sitDown } from '../steps/office.ts'
import { type Act, gate, worded } from './rows.ts'

/** Texts of public pages. */

const at =
  (address: string, then: Act): Act =>
  async (page) => {
    await open(page, address)
    await expect(page.locator('#raiz[data-lista]')).toHaveCount(0)
    await then(page)
  }
const heading =
  (id: string): Act =>
  (page) =>
    expect(page.getByRole('heading', { name: worded(id), exact: true })).toBeVisible()
const link =
  (id: string): Act =>
  (page) =>
    expect(page.getByRole('link', { name: worded(id), exact: true })).toBeVisible()

/** The list for the named department, after a category is chosen. */
const department = (name: string, then: Act): Act =>
  at('/tipos-tramites', async (page) => {
    await page.getByRole('button', { name: 'Trámites ambientales' }).click()
    await page.getByRole('combobox', { name: 'Departamento' }).fill(name)
    await page.getByRole('combobox', { name: 'Departamento' }).press('Enter')
    await then(page)
  })

/** Documents hidden in the detail of type 3. */
const HIDDEN = [239, 241, 68, 82, 83, 240]
interface Detail {
  readonly tram_documento_tramite: readonly {
    readonly tdt_id: number
    readonly fk_tram_documento: { readonly td_id: number; readonly td_titulo: string }
  }[]
}

export const policy = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Política de tratamiento de datos personales' })

export const publicWords = {
  'list.empty': at('/ventanilla-tramites?buscar=zzqqxx', heading('list.empty')),
  'list.all': at('/ventanilla-tramites', (page) =>
    expect(page.getByRole('group', { name: 'Temas' }).getByRole('button').first()).toHaveText(
      worded('list.all'),
    ),
  ),
  'list.see-more': at('/ventanilla-tramites', async (page) => {
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    const said = cards.getByText(worded('list.see-more'), { exact: true })
    expect(await cards.count()).toBeGreaterThan(20)
    await expect(said).toHaveCount(await cards.count())
  }),
  'detail.start': at('/detalle-tramite/3', (page) =>
    expect(page.getByRole('button', { name: worded('detail.start'), exact: true })).toBeVisible(),
  ),
  'detail.need-account': at('/detalle-tramite/3', async (page) => {
    await page.getByRole('button', { name: worded('detail.start') }).click()
    await expect(page.getByRole('dialog', { name: worded('detail.need-account'), exact: true })).toBeVisible()
  }),
  'tipos.go-to-office': department('Tolima', link('tipos.go-to-office')),
  'not-found.text': at('/no-existe/nada', async (page) => {
    await expect(page).toHaveURL(/\/404$/)
    await heading('not-found.text')(page)
  }),
  'not-found.link': at('/404', link('not-found.link')),
  loading: at('/ventanilla-tramites', async (page) => {
    const list = gate()
    await page.route('**/api/v1/tramite/subcategoria/**', list.hold)
    await page.getByRole('button', { name: 'Aire' }).click()
    await expect(page.getByRole('main').getByText(worded('loading'), { exact: true })).toBeVisible()
    list.open()
    await expect(page.getByRole('main').getByText(worded('loading'), { exact: true })).toHaveCount(0)
  }),
  'tramite.description-prefix': async (page: Page) => {
    const reply = await page.request.get('/api/v1/tramite/categoria/1')
    const { rows } = (await reply.json()) as { rows: { tt_id: number; tt_descripcion: string }[] }
    const other = rows.filter((row) => !row.tt_descripcion.startsWith(worded('tramite.description-prefix')))
    expect(other.map((row) => row.tt_id)).toEqual([])
  },
  'footer.text': at('/', async (page) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Todos los derechos reservados 2022', { exact: true })).toBeVisible()
    await expect(footer).toContainText('Impulsado por')
  }),
  'legal.terms': at('/', async (page) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Términos de uso' }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByRole('heading', { name: /[Tt]érminos/ })
        .first(),
    ).toBeVisible()
  }),
  'legal.data-policy': at('/', async (page) => {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Tratamiento de datos personales' })
      .click()
    for (const term of [
      'máximo de diez (10) días hábiles',
      'máximo de quince (15) días hábiles',
      'se resuelven en quince (15) días;',
      'los datos de rastreo web, doce (12) meses',
    ])
      await expect(policy(page)).toContainText(term)
  }),
  'unavailable.notice': async (page: Page) => {
    await sitDown(page, { email: 'ciudadano@demo.test', password: PASSWORD })
    await open(page, '/tramites-ambientales-deshabilitado/tramite/1')
    await heading('unavailable.notice')(page)
    await expect(page.getByRole('main')).toContainText(/Acérquese a las oficinas de .+, en .+\d/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Volver al listado' })).toHaveAttribute(
      'href',
      '/mis-solicitudes/listado-tramites',
    )
  },
  'detail.type-3-description': at('/detalle-tramite/3', async (page) => {
    const reply = await page.request.get('/api/v1/tramite/no_auth/3')
    const [row] = ((await reply.json()) as { rows: (Detail & { detailText: string })[] }).rows
    await expect(page.getByRole('main')).toContainText(row?.detailText ?? 'sin texto')
    const hidden = (row?.tram_documento_tramite ?? []).filter(
      ({ tdt_id, fk_tram_documento }) => HIDDEN.includes(tdt_id) || HIDDEN.includes(fk_tram_documento.td_id),
    )
    for (const { fk_tram_documento } of hidden)
      await expect(
        page.getByRole('main').getByText(fk_tram_documento.td_titulo, { exact: true }),
      ).toHaveCount(0)
  }),
  'tipos.placeholder': at('/tipos-tramites', async (page) => {
    await page.getByRole('button', { name: 'Trámites ambientales' }).click()
    await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveAttribute(
      'placeholder',
      worded('tipos.placeholder'),
    )
  }),
  'tipos.no-results': department('zzz', (page) =>
    expect(page.getByText('Ningún departamento se llama así')).toBeVisible(),
  ),
  'tipos.office': department('Tolima', (page) =>
    expect(page.getByText('Atiende el área urbana de Ibagué y sus alrededores.')).toBeVisible(),
  ),
  'tipos.nothing-selected': at('/tipos-tramites', heading('tipos.nothing-selected')),
}
