import { describe, expect, it } from 'vitest'
import { sameSource, sourceName } from './source-name.ts'

describe('the name of a water source', () => {
  it.each([
    ['Quebrada La Cristalina', 'cristalina'],
    ['Q. La Cristalina', 'cristalina'],
    ['  qda.  la   CRISTALÍNA ', 'cristalina'],
    ['Río Combeima', 'combeima'],
    ['Nacimiento de la Peña Blanca', 'pena blanca'],
    ['Quebrada 2', '2'],
    ['La Quebrada', 'la quebrada'],
    ['', ''],
  ])('«%s» is compared as «%s»', (written, name) => {
    expect(sourceName(written)).toBe(name)
  })

  it('that is missing is that of no other', () => {
    expect(sameSource('', ' ')).toBe(false)
    expect(sameSource('Río Coello', 'coello')).toBe(true)
    expect(sameSource('Río Coello', 'Río Cocora')).toBe(false)
  })
})
