import { existsSync } from 'node:fs'
import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import type { ContentOf, Item } from '@ventanilla/domain/configuration/kinds'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ALERT } from '@ventanilla/domain/access/global-alerts'
import { expected } from '../../db/connection/expected.ts'
import { sql } from '../../db/connection/sql.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Runs against the whole server, with the last build of the web application. */
const built = existsSync(new URL('../../../../web/server/dist/ready-pages.js', import.meta.url))

const HOSTILE = '</script><img src=x onerror=alert(1)>'
const visible = PROCEDURES.filter(({ ttId, status }) => ttId !== 27 && status !== 0)
const byId = (id: number): ProcedureRevision => {
  const found = PROCEDURES.find(({ ttId }) => ttId === id)
  if (found === undefined) throw new Error(`No hay tipo ${id}`)
  return found
}

describe.skipIf(!built)('pages that arrive with their content', () => {
  let world: ApiWorld
  beforeAll(async () => {
    world = await startWorld({ env: { PRODUCT_SLUG: 'tolima' } })
    await publishItems(
      world,
      changed(5, { unlisted: true }),
      changed(6, { name: `Permiso ${HOSTILE}`, summary: `Resumen ${HOSTILE} con "comillas"` }),
    )
  })
  afterAll(() => world.close())

  /** A procedure as it is in force, with other data. */
  function changed(id: number, data: Partial<ContentOf<'tramite'>['definition']>): Item<'tramite'> {
    const content = expected(world.deps.catalogue.contents.of('tramite').get(String(id)), `procedure ${id}`)
    return {
      kind: 'tramite',
      key: String(id),
      content: { ...content, definition: { ...content.definition, ...data } },
    }
  }
  const shown = visible.filter(({ ttId }) => ttId !== 5)
  async function get(url: string, headers: Record<string, string> = {}) {
    const reply = await world.app.inject({ url, headers })
    return { status: reply.statusCode, headers: reply.headers, html: reply.body, bytes: reply.rawPayload }
  }
  const textOf = (html: string): string =>
    html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const structured = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
    )
  const content = (html: string, name: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

  it('the list carries every visible type with its name, summary, term, cost and link', async () => {
    const { status, html } = await get('/tolima-tramites')
    expect(status).toBe(200)
    const text = textOf(html)
    for (const { name, ttId } of shown) {
      if (ttId !== 6) expect(text).toContain(name)
      expect(html).toContain(`href="/detalle-tramite/${ttId}"`)
    }
    expect(text).toContain(byId(3).summary)
    expect(text).toMatch(/\d+ días hábiles/)
    expect(text).toMatch(/Desde \$\u00a0[\d.]+/)
    for (const hidden of [5, 27]) {
      expect(html).not.toContain(`href="/detalle-tramite/${hidden}"`)
      expect(text).not.toContain(byId(hidden).name)
    }
    expect(titleOf(html)).toBe('Trámites ambientales · Ventanilla')
    expect(canonical(html)).toBe('https://portal.test/tolima-tramites')
    expect(structured(html)).toMatchObject([{ '@type': 'ItemList' }])
    expect(structured(html)[0]?.['itemListElement']).toHaveLength(shown.length)
  })

  it('the detail carries documents, steps, fee, norms and links, and describes itself', async () => {
    const { status, html } = await get('/detalle-tramite/3')
    expect(status).toBe(200)
    const text = textOf(html)
    const type = byId(3)
    const hidden = new Set([239, 241, 68, 82, 83, 240])
    for (const document of type.documents) {
      const out = hidden.has(document.id) || hidden.has(document.documentId)
      if (!out) expect(text).toContain(document.title)
      if (!out && document.link !== undefined)
        expect(html).toContain(document.link.url.replaceAll('&', '&amp;'))
    }
    for (const { stage } of type.terms) expect(text).toContain(stage)
    for (const { norm } of type.legalBasis) expect(text).toContain(norm)
    expect(text).toContain(type.detailText ?? 'sin texto')
    expect(text).toContain('Pagaría como máximo')
    expect(html).toContain('href="/tolima-tramites"')
    expect(titleOf(html)).toBe(`${type.name} · Ventanilla`)
    expect(content(html, 'description')).toBe(type.summary)
    expect(canonical(html)).toBe('https://portal.test/detalle-tramite/3')
    expect([content(html, 'og:title'), content(html, 'og:url')]).toEqual([
      `${type.name} · Ventanilla`,
      'https://portal.test/detalle-tramite/3',
    ])
    expect(structured(html)).toMatchObject([
      {
        '@type': 'GovernmentService',
        name: type.name,
        url: 'https://portal.test/detalle-tramite/3',
        provider: { '@type': 'GovernmentOrganization' },
      },
    ])
  })

  it('every visible type has its page, and the site map lists exactly what may be found', async () => {
    for (const { ttId } of shown) expect((await get(`/detalle-tramite/${ttId}`)).status).toBe(200)
    const { headers, html } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    const listed = [...html.matchAll(/<loc>https:\/\/portal\.test([^<]*)<\/loc>/g)].map((match) => match[1])
    const pages = ['/', '/tolima-tramites', '/tipos-tramites', '/accesibilidad', '/cifras', '/consulta']
    const doors = ['/iniciar-sesion', '/registro-ciudadano']
    expect(listed.toSorted()).toEqual(
      [...pages, ...doors, '/verificar', ...shown.map(({ ttId }) => `/detalle-tramite/${ttId}`)].toSorted(),
    )
    for (const path of listed) {
      const page = await get(path ?? '')
      expect([path, page.status, canonical(page.html)]).toEqual([path, 200, `https://portal.test${path}`])
      expect(content(page.html, 'description')?.length).toBeGreaterThan(30)
      expect(content(page.html, 'og:description')).toBe(content(page.html, 'description'))
      expect(content(page.html, 'og:image')).toBe('https://portal.test/portada.png')
      expect(page.html).not.toContain('noindex')
    }
    expect((await get('/robots.txt')).html).toContain('Sitemap: https://portal.test/sitemap.xml')
  })

  it('the picture beside a link is ours, of the size that the pages say, and light', async () => {
    const { html } = await get('/')
    const { status, headers, bytes } = await get(new URL(content(html, 'og:image') ?? '').pathname)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    // shown by other sites: the only file they can load
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await get('/icono.svg')).headers['cross-origin-resource-policy']).toBe('same-origin')
    // offsets of width and height in every PNG
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String)
    expect(size).toEqual([content(html, 'og:image:width'), content(html, 'og:image:height')])
    expect(size).toEqual(['1200', '630'])
    expect(bytes.length).toBeLessThan(150_000)
    expect(content(html, 'og:image:alt')).toMatch(/trámites ambientales/)
    expect(content(html, 'twitter:card')).toBe('summary_large_image')
  })

  it('a page that is not to be found names no picture', async () => {
    expect((await get('/detalle-tramite/999')).html).not.toContain('og:image')
  })

  it.each([
    '/detalle-tramite/999',
    '/detalle-tramite/5',
    '/detalle-tramite/27',
    '/detalle-tramite/tres',
    '/nada',
  ])('%s is not found, in its status and in words', async (path) => {
    const { status, html } = await get(path)
    expect(status).toBe(404)
    expect(textOf(html)).toMatch(/no está disponible|no pudimos encontrar/)
    expect(content(html, 'robots')).toBe('noindex')
    expect([canonical(html), structured(html)]).toEqual([undefined, []])
  })

  it('what the catalogue says can neither end a script nor begin an element', async () => {
    for (const path of [
      '/',
      '/tolima-tramites',
      '/detalle-tramite/6',
      '/tolima-tramites?buscar=%3C/script%3E%3Cimg%20onerror%3Dx%3E',
    ]) {
      const { html } = await get(path)
      expect(html).not.toMatch(/<img src=x|<img onerror|<\/script><img/)
      const scripts = html.match(/<script\b/g) ?? []
      expect(html.match(/<\/script>/g)).toHaveLength(scripts.length)
      const brought = /<script type="application\/json" id="traido">(.*?)<\/script>/s.exec(html)?.[1]
      expect(JSON.stringify(JSON.parse(brought ?? ''))).toContain(
        JSON.stringify(`Permiso ${HOSTILE}`).slice(1, -1),
      )
    }
    const { html } = await get('/detalle-tramite/6')
    expect(structured(html)).toMatchObject([{ name: `Permiso ${HOSTILE}` }])
    expect(titleOf(html)).toBe('Permiso &lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; · Ventanilla')
    expect(content(html, 'description')).toContain('&quot;comillas&quot;')
  })

  it('names only files that are there, runs no script of its own and obeys the policy', async () => {
    for (const path of ['/', '/tolima-tramites', '/detalle-tramite/3', '/tipos-tramites', '/consulta']) {
      const { html, headers } = await get(path)
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '')
      expect(files.length).toBeGreaterThan(5)
      for (const file of new Set(files)) expect([file, (await get(file)).status]).toEqual([file, 200])
      const run = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '')
      for (const attributes of run) expect(attributes).toMatch(/src="|type="application\/(ld\+)?json"/)
      expect(html).not.toMatch(/<style\b|\s(style|on[a-z]+)="/)
      expect(String(headers['content-security-policy'])).toContain("script-src 'self';")
    }
  })

  it('tells a reader who has the page that nothing changed, and compresses it once for all', async () => {
    const first = await get('/detalle-tramite/3')
    const tag = String(first.headers['etag'])
    const again = await get('/detalle-tramite/3', { 'if-none-match': tag })
    expect([again.status, again.html, again.headers['etag']]).toEqual([304, '', tag])
    expect((await get('/detalle-tramite/4', { 'if-none-match': tag })).status).toBe(200)
    const small = await get('/detalle-tramite/3', { 'accept-encoding': 'gzip, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.bytes.length).toBeLessThan(first.bytes.length / 4)
  })

  it('shows a new publication once its time of remembering is over, and keeps what did not change', async () => {
    const [before, other] = [await get('/detalle-tramite/7'), await get('/detalle-tramite/8')]
    await publishItems(world, changed(7, { summary: 'Un resumen recién publicado.' }))
    expect((await get('/detalle-tramite/7')).html).toBe(before.html)
    const later = performance.now() + 30_000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    try {
      const after = await get('/detalle-tramite/7', { 'if-none-match': String(before.headers['etag']) })
      expect(after.status).toBe(200)
      expect(textOf(after.html)).toContain('Un resumen recién publicado.')
      expect(textOf((await get('/tolima-tramites')).html)).toContain('Un resumen recién publicado.')
      expect(
        (await get('/detalle-tramite/8', { 'if-none-match': String(other.headers['etag']) })).status,
      ).toBe(304)
    } finally {
      clock.mockRestore()
    }
  })

  it('leaves the page to the browser while the catalogue cannot be read, and draws it again afterwards', async () => {
    const listed = await world.db.one<{ ac_id: number }>(sql`
      insert into global_alerts(ac_title_alert, ac_body_alert, ac_tipo_alerta, ac_fecha_creacion)
      values ('Fuera de servicio', 'Volvemos a las 10.', ${ALERT.applicationDown}, ${world.clock.now()}) returning ac_id`)
    const later = performance.now() + 60_000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    try {
      const closed = await get('/detalle-tramite/9')
      expect([closed.status, closed.html.includes('data-lista')]).toEqual([200, false])
      await world.db.run(sql`delete from global_alerts where ac_id = ${listed?.ac_id}`)
      clock.mockReturnValue(later + 5_000)
      expect((await get('/detalle-tramite/9')).html).toContain(byId(9).name)
    } finally {
      clock.mockRestore()
    }
  })

  it('leaves a page that cannot be drawn to the browser', async () => {
    const { status, html } = await get('/solicitudes')
    expect(status).toBe(200)
    expect(html).not.toContain('data-lista')
    expect(content(html, 'robots')).toBe('noindex')
  })
})
