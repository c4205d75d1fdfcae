import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsFromText, PASTE_MOST, type PasteColumn, tooMuch } from './pasted-items.ts'

const COLUMNS: readonly PasteColumn[] = [
  { name: 'name', label: 'Nombre común', kind: 'text' },
  { name: 'scientificName', label: 'Nombre científico', kind: 'text' },
  { name: 'banFrom', label: 'Veda desde', kind: 'date' },
  {
    name: 'group',
    label: 'Grupo',
    kind: 'choice',
    options: [{ value: 'muy especial', label: 'Muy especial' }],
  },
  { name: 'diameter', label: 'Diámetro mínimo', kind: 'integer' },
  { name: 'checkBan', label: 'Puede estar en veda', kind: 'yesNo' },
]
const given = (text: string) => itemsFromText(COLUMNS, text).rows.map((row) => row.given)

describe('rows of a spreadsheet', () => {
  it('are data of items, in the order of the columns', () => {
    expect(given('Cedro rosado\tCedrela odorata\t7/5/1974\tmuy especial\t40\tsí')).toEqual([
      {
        name: 'Cedro rosado',
        scientificName: 'Cedrela odorata',
        banFrom: '1974-05-07',
        group: 'muy especial',
        diameter: 40,
        checkBan: true,
      },
    ])
  })

  it('or under the names of their columns, of which some may be missing', () => {
    expect(given('NOMBRE CIENTIFICO\tNombre comun\nSamanea saman\tSamán\nCeiba pentandra\tCeiba')).toEqual([
      { name: 'Samán', scientificName: 'Samanea saman' },
      { name: 'Ceiba', scientificName: 'Ceiba pentandra' },
    ])
  })

  it('say nothing where a cell is empty, and name what could not be read', () => {
    const { rows, surplus } = itemsFromText(COLUMNS, 'Cedro\t\t31/02/2026\tcara\tcuarenta\tquizás\tde más')
    expect(rows).toEqual([
      {
        // a word instead of a number is judged with the rest
        given: { name: 'Cedro', diameter: 'cuarenta' },
        unread: [
          { column: 'Veda desde', text: '31/02/2026' },
          { column: 'Grupo', text: 'cara' },
          { column: 'Puede estar en veda', text: 'quizás' },
        ],
      },
    ])
    expect(surplus).toBe(1)
  })

  it('come with the blanks and accents that the portal stores', () => {
    expect(given('Sama\u0301n\u00a0\tSamanea\u00a0saman')).toEqual([
      { name: 'Samán', scientificName: 'Samanea saman' },
    ])
  })

  it('keep their cells, whatever is in them', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'ñ', '"', '\t', '\n', ' ', '1', '(', '×') })
      .map((text) => text.trim())
      .filter((text) => text !== '')
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), (pairs) => {
        const copied = pairs
          .map((pair) =>
            pair.map((one) => (/[\t\n"]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one)).join('\t'),
          )
          .join('\n')
        expect(given(copied)).toEqual(pairs.map(([name, scientificName]) => ({ name, scientificName })))
      }),
    )
  })

  it('never throw, and give no datum that no column has', () => {
    const names = new Set(COLUMNS.map(({ name }) => name))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const row of given(text)) for (const name of Object.keys(row)) expect(names).toContain(name)
      }),
    )
  })

  it('are so many at once, and no more', () => {
    const text = Array.from({ length: PASTE_MOST.rows + 1 }, (_, i) => `Especie ${i}`).join('\n')
    expect(given(text)).toHaveLength(PASTE_MOST.rows + 1)
    expect(tooMuch(text, PASTE_MOST.rows)).toBeNull()
    expect(tooMuch(text, PASTE_MOST.rows + 1)).toBe('Son 501 filas. Péguelas por partes, de 500 cada una.')
    expect(tooMuch('x'.repeat(PASTE_MOST.characters + 1), 1)).toMatch(/^Es demasiado texto/)
  })
})
