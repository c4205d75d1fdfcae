import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WarningsCard } from './warnings-card.tsx'

it('settings that will hurt stand on the page, each in its sentence, and nothing where there is none', () => {
  const shown = renderToStaticMarkup(<WarningsCard warnings={['Sin antivirus.', 'Sin correo.']} />)
  expect(shown).toMatch(/<h2 id="avisos">Ajustes por corregir<\/h2>.*Sin antivirus\..*Sin correo\./s)
  expect(renderToStaticMarkup(<WarningsCard warnings={[]} />)).toBe('')
})
