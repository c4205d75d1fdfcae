import { describe, expect, it } from 'vitest'
import { actWords, numbersOf, periodOf, reachedAt } from './third-party-words.ts'

describe('the words of a third party', () => {
  it('name a case by its numbers, filed or not', () => {
    expect(numbersOf({ radicado: '2026E0000012', expediente: 'EXP-03-00001-2026' })).toBe(
      '2026E0000012 · expediente EXP-03-00001-2026',
    )
    expect(numbersOf({ radicado: null, expediente: null })).toBe('Sin radicar')
  })

  it('say since when a capacity runs, and until when one that ended did', () => {
    const since = '2026-02-02T15:00:00.000Z'
    expect(periodOf({ since, until: null })).toBe('Desde el 02/02/2026')
    // eleven at night in Bogotá
    expect(periodOf({ since, until: '2026-03-06T04:00:00.000Z' })).toBe('Del 02/02/2026 al 05/03/2026')
  })

  it('hold what reaches the person, and nothing of what does not', () => {
    const nothing = { address: '', municipality: '', phone: null, email: '' }
    expect(reachedAt(nothing)).toBe('')
    expect(reachedAt({ ...nothing, address: 'Calle 10', phone: '573115550142' })).toBe(
      'Calle 10 · 311 555 0142',
    )
    expect(reachedAt({ ...nothing, municipality: 'Honda', email: 'luz@correo.test' })).toBe(
      'Honda · luz@correo.test',
    )
  })

  it('cite an act with what is known of it', () => {
    const act = { id: 'a', title: 'Auto de archivo', number: 'AUTO-12', signedOn: '2026-02-02' }
    expect(actWords(act)).toBe('Auto de archivo, número AUTO-12 del 02/02/2026')
    expect(actWords({ ...act, number: null, signedOn: null })).toBe('Auto de archivo')
  })
})
