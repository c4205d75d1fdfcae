import { describe, expect, it } from 'vitest'
import { demandSearch, isShortSearch, SEARCH_SHORT } from './search-text.ts'

const refused = (q: string): unknown => {
  try {
    demandSearch(q)
    return null
  } catch (error) {
    return error
  }
}

describe('the text of a search', () => {
  it.each(['', 'agu', 'agua'])('can be «%s»', (q) => {
    expect(isShortSearch(q)).toBe(false)
    expect(refused(q)).toBeNull()
  })

  it.each(['a', 'ag'])('is too short when it was begun and is «%s»', (q) => {
    expect(isShortSearch(q)).toBe(true)
    expect(refused(q)).toMatchObject({ kind: 'invalid', code: 'busqueda_corta', message: SEARCH_SHORT })
  })
})
