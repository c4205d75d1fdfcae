import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { QueryRoot } from '../../../client/network/query.tsx'
import AcceptTexts from './accept-texts.tsx'
import type { OwedTextRow } from './use-owed-texts.ts'

const TERMS: OwedTextRow = { id: 'terminos', version: '2026-2', title: 'Términos de uso', waits: false }
const drawn = (...texts: readonly OwedTextRow[]): string =>
  renderToString(
    <QueryRoot>
      <AcceptTexts userId="1" texts={texts} onLater={() => undefined} />
    </QueryRoot>,
  )

describe('legal texts to accept', () => {
  it('can be left for later where the law does not demand them', () => {
    const html = drawn(TERMS)
    expect(html).toContain('Cambió un texto que debe aceptar')
    expect(html).toContain('Ahora no')
    expect(html).toContain('puede seguir con sus trámites')
  })

  it('come first where the law demands one of them', () => {
    const html = drawn(TERMS, { ...TERMS, id: 'politica-de-datos', title: 'Política de datos', waits: true })
    expect(html).toContain('Cambiaron textos que debe aceptar')
    expect(html).not.toContain('Ahora no')
    expect(html).toContain('La ley pide')
    expect(html).toMatch(/<h2>Términos de uso<\/h2>.*<h2>Política de datos<\/h2>/s)
  })
})
