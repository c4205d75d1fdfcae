import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlainList } from './plain-list.tsx'

const LIST = {
  rows: ['uno', 'dos'],
  loaded: true,
  outdated: false,
  forbidden: false,
  failure: null as string | null,
  again: () => undefined,
  more: { exists: true, busy: false, failure: null, ask: () => undefined },
}
const drawn = (state: Partial<typeof LIST>): string =>
  renderToStaticMarkup(
    <PlainList
      list={{ ...LIST, ...state }}
      filters={<p>Buscar</p>}
      empty={<p>No hay nada</p>}
      forbidden={<p>No tiene permiso</p>}
      renderRow={(row) => <li key={row}>{row}</li>}
    />,
  )

describe('a list', () => {
  it('shows its rows under its filters, and the way to more of them', () => {
    expect(drawn({})).toMatch(/Buscar.*<ul[^>]*><li>uno<\/li><li>dos<\/li><\/ul>.*Ver más/)
  })

  it('keeps its filters whatever comes of them', () => {
    expect(drawn({ loaded: false })).toMatch(/Buscar.*role="status".*Cargando/)
    expect(drawn({ loaded: false, failure: 'No hay conexión' })).toMatch(
      /Buscar.*role="alert".*No hay conexión.*Reintentar/,
    )
    expect(drawn({ rows: [] })).toMatch(/Buscar.*No hay nada/)
  })

  it('keeps rows on the screen that could not be read again', () => {
    expect(drawn({ failure: 'No hay conexión' })).toMatch(/<li>uno<\/li>/)
    expect(drawn({ failure: 'No hay conexión' })).not.toContain('Reintentar')
  })

  it('tells that its rows are those of the previous filters', () => {
    expect(drawn({ outdated: true })).toMatch(/<ul[^>]*aria-busy="true"/)
    expect(drawn({})).not.toContain('aria-busy')
  })

  it('shows neither filters nor rows to whom it is closed', () => {
    expect(drawn({ loaded: false, forbidden: true, failure: 'No tiene permiso para hacer esto.' })).toBe(
      '<p>No tiene permiso</p>',
    )
  })

  it('draws all rows at once for a table or groups', () => {
    const table = renderToStaticMarkup(
      <PlainList list={LIST} empty={null}>
        {(rows) => <p>{rows.join(' y ')}</p>}
      </PlainList>,
    )
    expect(table).toMatch(/<p>uno y dos<\/p>/)
  })

  it('puts a frame around rows and further pages, and leaves the counting to rows that do it', () => {
    const framed = renderToStaticMarkup(
      <PlainList
        list={LIST}
        empty={null}
        frame="marco"
        more={{ label: 'Cargar más', ahead: true, counted: true, className: 'final' }}
      >
        {(rows) => <p>{rows.length} a la vista</p>}
      </PlainList>,
    )
    expect(framed).toMatch(/<div class="marco"><p>2 a la vista<\/p><div class="final">.*Cargar más/)
    expect(framed).not.toContain('role="status"')
    expect(drawn({})).toContain('role="status"')
  })

  it('stays without rows where it takes the focus of the row that disappeared', () => {
    const none: typeof LIST = { ...LIST, rows: [] }
    const left = (place?: { readonly current: null }): string =>
      renderToStaticMarkup(
        <PlainList
          list={none}
          empty={<p>No hay nada</p>}
          label="Cambios"
          {...(place !== undefined && { place })}
          renderRow={(row) => <li key={row}>{row}</li>}
        />,
      )
    expect(left({ current: null })).toMatch(/No hay nada.*<ul[^>]* aria-label="Cambios" tabindex="-1"><\/ul>/)
    expect(left()).not.toContain('<ul')
  })
})
