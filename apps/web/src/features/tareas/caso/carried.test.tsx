import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CarriedMark, carriedSentence } from './carried.tsx'

it('a file that does more than being read has a mark in words, and any other one has none', () => {
  expect(renderToStaticMarkup(<CarriedMark carries="programacion" />)).toContain('Con programación')
  expect(renderToStaticMarkup(<CarriedMark carries="cifrado" />)).toContain('Cifrado')
  expect(renderToStaticMarkup(<CarriedMark carries={null} />)).toBe('')
})

it('the viewer says why it does not show it as it is, and what to do', () => {
  for (const carries of ['programacion', 'cifrado'] as const)
    expect(carriedSentence(carries)).toMatch(
      /sus páginas se muestran como imágenes\. El original se descarga/,
    )
  expect(carriedSentence('desmesurada')).toMatch(/más píxeles .* Descárguela/)
})
