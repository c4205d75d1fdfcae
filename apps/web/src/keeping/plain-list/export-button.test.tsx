import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ExportButton } from './export-button.tsx'

const file = (label: string) => ({ label, file: 'filas', read: () => Promise.resolve({ body: null }) })

describe('the button that exports a list', () => {
  it('names the only format and needs no menu', () => {
    const html = renderToStaticMarkup(<ExportButton files={[file('CSV')]} />)
    expect(html).toContain('Exportar (CSV)')
    expect(html).not.toContain('aria-haspopup')
  })

  it('opens a menu where there are several', () => {
    const html = renderToStaticMarkup(<ExportButton files={[file('CSV'), file('XLSX')]} />)
    expect(html).toMatch(/<button[^>]* aria-haspopup="menu" aria-expanded="false"/)
    expect(html).toMatch(/Exportar<\/button>$/)
  })
})
