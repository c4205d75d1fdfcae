import { describe, expect, it } from 'vitest'
import { UNKNOWN_WHEN_WRITTEN, zoneRows } from './zone-words.ts'

const check = {
  zone: '1',
  name: 'Páramos',
  class: 'paramo',
  state: 'no_cruza',
  crossed: [],
  source: 'Instituto',
  sourceDate: '2024-06-30',
  by: null,
  note: null,
} as const
const CROSSED = [
  { place: 'Captación', name: 'Alto' },
  { place: 'Predio', name: 'Alto' },
]

describe('what an act says of zones', () => {
  it('is the result with the place, and the layer with its date', () => {
    expect(zoneRows([{ ...check, state: 'cruza', crossed: CROSSED }])).toEqual([
      {
        zona: 'Páramos',
        resultado: 'La cruza: Alto (Captación); Alto (Predio)',
        capa: 'Instituto, 30 de junio de 2024',
      },
    ])
  })

  it('is the last word on each: what an official verified stands over what was not known', () => {
    const unknown = { ...check, state: 'sin_verificar' as const }
    expect(zoneRows([unknown])[0]?.resultado).toBe(UNKNOWN_WHEN_WRITTEN)
    const [row] = zoneRows([unknown, { ...check, by: 'Ana Ruiz', note: 'Miré el mapa nacional' }])
    expect(row?.resultado).toBe('No la cruza. Lo verificó Ana Ruiz: Miré el mapa nacional')
  })

  it('leaves out what only divides the territory', () => {
    expect(zoneRows([{ ...check, class: 'municipio' }])).toEqual([])
  })
})
