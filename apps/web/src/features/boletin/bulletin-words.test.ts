import { describe, expect, it } from 'vitest'
import { askedIn, caseWords, named, postedWords, whyNotAsk } from './bulletin-words.ts'

const plain = (text: string): string => text.replace(/\s/g, ' ')

describe('the words of the bulletin', () => {
  it('say day and hour of the posting, and the last minute of a notice’s last day', () => {
    expect(plain(postedWords({ postedAt: '2026-10-30T15:04:00Z', until: null }))).toBe(
      'Publicado el 30/10/2026, 10:04 a. m.',
    )
    expect(plain(postedWords({ postedAt: '2026-10-30T15:04:00Z', until: '2026-11-10T05:00:00Z' }))).toBe(
      'Fijado el 30/10/2026, 10:04 a. m.; se retira el 09/11/2026, 11:59 p. m.',
    )
  })

  it('name an act with its number, and its case without a mark for what it does not have', () => {
    expect(named({ title: 'Aviso', number: null })).toBe('Aviso')
    expect(named({ title: 'Resolución', number: 'RES-0016-2026' })).toBe('Resolución RES-0016-2026')
    expect(caseWords({ radicado: '2026E0000033', procedure: '' })).toBe('2026E0000033')
    expect(caseWords({ radicado: null, procedure: 'Vertimientos' })).toBe('Vertimientos')
    expect(caseWords({ radicado: '2026E0000014', procedure: 'Vertimientos' })).toBe(
      '2026E0000014 · Vertimientos',
    )
  })

  it('take from an address only what can be asked', () => {
    expect(askedIn(new URLSearchParams('q=%20agua%20&tipo=otro&desde=ayer&hasta=2026-11-20'))).toEqual({
      q: 'agua',
      tipo: '',
      desde: '',
      hasta: '2026-11-20',
    })
  })

  it.each([
    ['q=ab', 'Escriba al menos tres letras o números para buscar.'],
    ['desde=2026-11-02&hasta=2026-11-01', 'La fecha final es anterior a la inicial. Corrija una de las dos.'],
    ['desde=2026-11-01&hasta=2026-11-01&q=agua', null],
  ])('refuse «%s» before asking', (query, said) => {
    expect(whyNotAsk(askedIn(new URLSearchParams(query)))).toBe(said)
  })
})
