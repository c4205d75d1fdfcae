import { describe, expect, it } from 'vitest'
import { speciesOption } from './species-words.ts'

const CEDAR = {
  order: 0,
  name: 'Cedro rosado',
  active: true,
  scientificName: 'Cedrela odorata',
  family: 'Meliaceae',
  checkBan: false,
}
const noteOf = (more: Partial<Parameters<typeof speciesOption>[1]>): string | undefined =>
  speciesOption('10', { ...CEDAR, ...more }).note

describe('a species is offered', () => {
  it('by both its names, each of which a field can take alone', () => {
    expect(speciesOption('10', CEDAR)).toEqual({
      value: '10',
      label: 'Cedro rosado (Cedrela odorata)',
      parts: { comun: 'Cedro rosado', cientifico: 'Cedrela odorata', familia: 'Meliaceae' },
    })
  })

  const NORM = 'Resolución 316 de 1974'
  it.each([
    [{ banNorm: NORM }, `Veda: ${NORM}.`],
    [{ banNorm: NORM, checkBan: true }, `Veda: ${NORM}.`],
    [{ banNorm: NORM, banFrom: '1974-05-07' }, `Veda: ${NORM}, desde el 7 de mayo de 1974.`],
    [
      { banNorm: NORM, banFrom: '1974-05-07', banUntil: '2027-12-31' },
      `Veda: ${NORM}, desde el 7 de mayo de 1974 hasta el 31 de diciembre de 2027.`,
    ],
    [{ banNorm: NORM, banUntil: '2027-12-31' }, `Veda: ${NORM}, hasta el 31 de diciembre de 2027.`],
    [{ checkBan: true }, 'Puede estar en veda: se revisa antes de decidir.'],
    [{ minimumDiameter: 40 }, 'Diámetro mínimo de corta: 40 cm.'],
    [{ banNorm: NORM, minimumDiameter: 40 }, `Veda: ${NORM}. Diámetro mínimo de corta: 40 cm.`],
  ])('with %j, and says so', (more, said) => {
    expect(noteOf(more)).toBe(`Cedro rosado (Cedrela odorata). ${said}`)
  })

  it('without a note where nothing is known', () => {
    expect(noteOf({ banNorm: '', banFrom: null, banUntil: null, minimumDiameter: null })).toBeUndefined()
  })
})
