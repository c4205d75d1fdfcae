import { describe, expect, it } from 'vitest'
import { fileWords, sheetWords } from './file-words.ts'

describe('the index of a file', () => {
  const sheet = { documentDate: '2026-08-06', folioFrom: 1, folioTo: 2, original: null } as const

  it('dates each piece by its document and says how it came in', () => {
    expect(sheetWords({ ...sheet, cameIn: 'electrónico' })).toBe('06/08/2026 · Folios 1 a 2 · Electrónico')
    expect(sheetWords({ ...sheet, folioTo: 1, cameIn: 'papel', original: 'Poder.pdf' })).toBe(
      '06/08/2026 · Folio 1 · Llegó en papel · Poder.pdf',
    )
  })

  it('says when the file was opened and closed, as far as it was', () => {
    expect(fileWords({ folios: 1, series: null, openedOn: '2026-08-20', closedOn: null })).toBe(
      '1 folio · Abierto el 20/08/2026',
    )
    expect(fileWords({ folios: 36, series: 'Aguas', openedOn: '2026-08-20', closedOn: '2026-10-20' })).toBe(
      '36 folios · Aguas · Abierto el 20/08/2026 · Cerrado el 20/10/2026',
    )
  })
})
