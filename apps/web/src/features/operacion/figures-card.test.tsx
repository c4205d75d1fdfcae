import { figuresToConfirm } from '@ventanilla/catalog/fees/to-confirm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FiguresCard } from './figures-card.tsx'

it('each figure to be confirmed stands on the page with its reason, and nothing where there is none', () => {
  const figures = figuresToConfirm()
  const shown = renderToStaticMarkup(<FiguresCard figures={figures} />)
  expect(shown).toContain(`Cifras por confirmar (${figures.length})`)
  for (const { what, why } of figures) {
    expect(shown).toContain(`<strong>${what}</strong>`)
    expect(shown).toContain(why)
  }
  expect(renderToStaticMarkup(<FiguresCard figures={[]} />)).toBe('')
})
