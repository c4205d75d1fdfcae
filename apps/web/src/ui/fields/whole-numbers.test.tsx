import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WholeNumbers } from './whole-numbers.tsx'

const drawn = (text: string): string => renderToStaticMarkup(<WholeNumbers>{text}</WholeNumbers>)

describe('the number of an act or file', () => {
  it.each(['RES-0016-2026', 'EXP-03-00015-2026', 'LQ-000030-2026', 'OF-000217-2026', '0143-2026'])(
    '%s stays on one line',
    (number) => {
      expect(drawn(`Acto ${number}`)).toBe(`Acto <span class="v-nowrap">${number}</span>`)
    },
  )

  it('is all that is held together: other words, dates and radicados run as they do', () => {
    for (const text of ['Decreto-ley 2811', 'el 25/09/2026, 9:42', '2026E0000226', 'Documento.pdf'])
      expect(drawn(text)).toBe(text)
  })
})
