import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApp, startAccountApp } from '../../testing/account-app.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
const get = (path: string, headers: Record<string, string> = {}) =>
  portal.call('GET', `/api/v1${path}`, undefined, undefined, headers)

describe('the public catalogue', () => {
  it('lists every type with the fields of section 3', async () => {
    const { status, body } = await get('/tramite/categoria/1')
    expect(status).toBe(200)
    expect(body.rows.map((row: { tt_id: number }) => row.tt_id)).toEqual(PROCEDURES.map(({ ttId }) => ttId))
    expect(body.rows[0]).toMatchObject({
      tt_id: 1,
      tt_nombre: 'Licencia ambiental',
      tt_descripcion: expect.stringMatching(/^Podrás realizar trámites de:/),
      tt_estado: 1,
      fk_tram_subcategoria: {
        tcs_id: 6,
        tcs_nombre: 'Licencias ambientales',
        tcs_imagen: expect.any(String),
      },
      feeFrom: expect.any(Number),
    })
  })

  it('says which type no list offers, and of which the description is a list', async () => {
    const { rows } = (await get('/tramite/categoria/1')).body
    const seen = (rows as { tt_id: number; listed: boolean; presentation: string }[]).filter(
      ({ listed, presentation }) => !listed || presentation !== 'texto',
    )
    expect(seen.map(({ tt_id, listed, presentation }) => [tt_id, listed, presentation])).toEqual([
      [13, true, 'lista'],
      [27, false, 'texto'],
      [29, true, 'vinetas'],
    ])
  })

  it('shows the outline of the form of a type, and when a section opens', async () => {
    const { body } = await get('/tramite/no_auth/3')
    const { outline } = body.rows[0]
    expect(outline[0]).toEqual({
      title: 'Datos del solicitante',
      kind: 'preguntas',
      always: expect.any(Number),
      sometimes: expect.any(Number),
      when: null,
    })
    expect(outline.find((one: { title: string }) => one.title === 'Acueducto y consumo humano')?.when).toBe(
      'Si responde «sí» a «¿Es para la prestación de un servicio público o acueducto?»',
    )
    expect(outline.map((one: { kind: string }) => one.kind)).toContain('documentos')
  })

  it('lists subcategories without «Todos», and the types of one, of all (0) and of none', async () => {
    expect(
      (await get('/tram_categoria_sub/categoria/1')).body.rows.map((r: { tcs_id: number }) => r.tcs_id),
    ).toEqual([1, 2, 3, 4, 5, 6, 7])
    const ids = async (sub: string) =>
      (await get(`/tramite/subcategoria/${sub}`)).body.rows.map((r: { tt_id: number }) => r.tt_id)
    expect(await ids('4')).toEqual([13, 19])
    expect(await ids('0')).toEqual(PROCEDURES.map(({ ttId }) => ttId))
    expect(await ids('99')).toEqual([])
    expect((await get('/tramite/subcategoria/agua')).status).toBe(404)
  })

  it('gives one type as a list, with its documents in order, and an empty list for types that do not exist', async () => {
    const { body } = await get('/tramite/no_auth/3')
    const [row] = body.rows
    const documents = row.tram_documento_tramite
    expect(documents.map((d: { tdt_orden: number }) => d.tdt_orden)).toEqual(
      documents.map((d: { tdt_orden: number }) => d.tdt_orden).toSorted((a: number, b: number) => a - b),
    )
    expect(documents[0].fk_tram_documento).toMatchObject({
      td_titulo: expect.any(String),
      td_descripcion: expect.any(String),
    })
    const hidden = documents
      .filter((d: { hiddenInDetail: boolean }) => d.hiddenInDetail)
      .map((d: { tdt_id: number }) => d.tdt_id)
    expect(new Set(hidden)).toEqual(new Set([239, 241, 68, 82, 83, 240]))
    expect(row.feeScale.brackets.length).toBeGreaterThan(5)
    expect((await get('/tramite/no_auth/10')).body.rows).toEqual([])
    expect((await get('/tramite/no_auth/x')).status).toBe(404)
  })

  it('gives each procedure the links to norms that the authority lets it show', async () => {
    const linksOf = async (id: number): Promise<{ name: string }[]> =>
      (await get(`/tramite/no_auth/${id}`)).body.rows[0].links
    expect((await linksOf(15)).map(({ name }) => name)).toEqual([
      'Ley 373 de 1997: uso eficiente y ahorro del agua',
      'Decreto 1076 de 2015: sector ambiente',
      'Resolución 1257 de 2018: contenido del PUEAA',
    ])
    expect(await linksOf(3)).toEqual([])
  })

  it('offers staff roles without SUPERADMIN and the citizens’', async () => {
    const codes = (await get('/roles/funcionario/list')).body.rows.map((r: { rl_rol: string }) => r.rl_rol)
    expect(codes).toHaveLength(53)
    expect(codes.filter((code: string) => code === 'SUPERADMIN' || code.startsWith('USER_'))).toEqual([])
  })

  it.each([
    ['/territoriales', 'data', { estado: expect.any(Number), nombre: expect.any(String) }],
    ['/states/list', 'rows', { st_id: 1, st_name: 'Antioquia' }],
    ['/tram_categoria/list', 'rows', { id: 1, tc_nombre: expect.any(String), tc_estado: 1 }],
    ['/tipos_documento/list', 'rows', { id: 1, nombre: 'Cédula de ciudadanía' }],
    ['/tipos_comunicacion/sin-nomenclatura', 'data', { id: 1, nombre: 'Oficio' }],
    ['/terri/cities', 'data', { nombre: expect.any(String), territorial_id: expect.any(Number) }],
    ['/cities/by_dropdown', 'data', { nombre: expect.any(String), st_id: 23 }],
    ['/links/puea', 'data', { link: expect.stringMatching(/^https:/) }],
  ])('answers %s with %s', async (path, wrap, first) => {
    const { status, body } = await get(path)
    expect([status, body.status]).toEqual([200, 200])
    expect(body[wrap][0]).toMatchObject(first)
  })

  it('keeps Tolima at 23, and the cities of one territorial', async () => {
    const states = (await get('/states/list')).body.rows
    expect(states.find((s: { st_id: number }) => s.st_id === 23).st_name).toBe('Tolima')
    const north = (await get('/terri/cities?territorial=2')).body.data
    expect(new Set(north.map((c: { territorial_id: number }) => c.territorial_id))).toEqual(new Set([2]))
  })

  it('gives the territory with active offices only, each municipality with one of them, and a place on the map', async () => {
    const { status, body } = await get('/territorio')
    expect(status).toBe(200)
    expect(body.municipalities).toHaveLength(47)
    const codes = body.offices.map((o: { code: string }) => o.code)
    expect(codes).toEqual(['ibague', 'norte', 'sur', 'oriente', 'suroriente'])
    for (const one of body.municipalities) expect(codes).toContain(one.office)
    for (const office of body.offices)
      expect(office.near).toEqual({ lon: expect.any(Number), lat: expect.any(Number) })
    expect(body.municipalities.find((m: { name: string }) => m.name === 'Chaparral').office).toBe('sur')
    // PUEAA has no municipality field, the concession of surface water has one
    expect(body.mainOfficeTypes).toContain(15)
    expect(body.mainOfficeTypes).not.toContain(3)
  })

  it('tells a reader who already has it that nothing changed', async () => {
    const first = await get('/tramite/categoria/1')
    const etag = String(first.headers['etag'])
    const same = await portal.app.inject({
      url: '/api/v1/tramite/categoria/1',
      headers: { 'if-none-match': etag },
    })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    const other = await get('/tramite/categoria/1', { 'if-none-match': 'W/"otro"' })
    expect(other.status).toBe(200)
    expect(first.headers['cache-control']).toContain('max-age=60')
  })
})
