import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MoreRows } from './more-rows.tsx'

const more = { exists: true, busy: false, failure: null, ask: () => undefined }
const drawn = (state: Partial<Omit<typeof more, 'failure'>> & { failure?: string }): string =>
  renderToStaticMarkup(
    <MoreRows
      more={{ ...more, ...state }}
      shown={20}
      label="Cargar más"
      loading="Cargando…"
      end="20 en total"
    />,
  )

describe('what stands under a list that comes part by part', () => {
  it('asks for the next part as long as there is one', () => {
    expect(drawn({})).toMatch(/<button type="button"[^>]*>Cargar más<\/button>/)
    expect(drawn({})).not.toContain('20 en total')
  })

  it('says that the next part is on its way, with a button that keeps the focus', () => {
    expect(drawn({ busy: true })).toMatch(/<button[^>]* aria-disabled="true"[^>]*>Cargando…<\/button>/)
    expect(drawn({ busy: true })).toMatch(/role="status">Cargando…</)
    expect(drawn({ busy: true })).not.toMatch(/ disabled=""/)
  })

  it('says why the next part did not come and offers to ask again', () => {
    expect(drawn({ failure: 'No hay conexión' })).toMatch(
      /role="alert".*No hay conexión.*>Reintentar<\/button>/,
    )
    expect(drawn({})).not.toContain('role="alert"')
  })

  it('gives its place to the end of the list once everything is here', () => {
    expect(drawn({ exists: false })).toContain('20 en total')
    expect(drawn({ exists: false })).not.toContain('<button')
  })

  it('leaves nothing behind under a list that came in one part', () => {
    expect(renderToStaticMarkup(<MoreRows more={{ ...more, exists: false }} shown={20} />)).toBe('')
  })
})
