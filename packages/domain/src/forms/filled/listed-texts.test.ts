import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldDef, FieldOption } from '../definition.ts'
import type { Lists } from '../lists.ts'
import { notesOf, offersOf, rowFilled, rowNotes } from './listed-texts.ts'

const tree = (
  value: string,
  comun: string,
  cientifico: string,
  familia: string,
  note?: string,
): FieldOption => ({
  value,
  label: `${comun} (${cientifico})`,
  parts: { comun, cientifico, familia },
  ...(note !== undefined && { note }),
})
const CEDAR = tree('1', 'Cedro', 'Cedrela odorata', 'Meliaceae', 'Cedro: en veda.')
const HIGH_CEDAR = tree('2', 'Cedro de altura', 'Cedrela montana', 'Meliaceae', 'Cedro de altura: en veda.')
const SAMAN = tree('3', 'Samán', 'Samanea saman', 'Fabaceae')
const OAK = tree('4', 'Roble', 'Quercus humboldtii', 'Fagaceae', 'Roble: en veda.')
const LISTS: Lists = { options: { arboles: [CEDAR, HIGH_CEDAR, SAMAN] }, former: { arboles: [OAK] } }

const text = (key: string, more: Partial<FieldDef> = {}): FieldDef => ({
  key,
  kind: 'text',
  label: key,
  required: true,
  ...more,
})
const WHOLE = text('especie', { optionsFrom: 'arboles' })
const TABLE: FieldDef = {
  ...text('inventario'),
  kind: 'table',
  columns: [
    text('comun', { optionsFrom: 'arboles', optionPart: 'comun' }),
    text('cientifico', { optionsFrom: 'arboles', optionPart: 'cientifico' }),
    text('familia', { optionPart: 'familia' }),
    text('nota'),
  ],
}
const [, SCIENTIFIC, FAMILY] = TABLE.columns ?? []

describe('a text with a list', () => {
  it('offers the whole options, or the part that it takes beside the whole', () => {
    expect(offersOf(WHOLE, LISTS).map(({ text: words }) => words)).toEqual([
      'Cedro (Cedrela odorata)',
      'Cedro de altura (Cedrela montana)',
      'Samán (Samanea saman)',
    ])
    expect(SCIENTIFIC && offersOf(SCIENTIFIC, LISTS)[2]).toEqual({
      text: 'Samanea saman',
      of: 'Samán (Samanea saman)',
    })
    expect(FAMILY && offersOf(FAMILY, LISTS)).toEqual([])
    expect(offersOf(WHOLE, { options: {} })).toEqual([])
  })

  it.each([
    ['Cedro (Cedrela odorata)', ['Cedro: en veda.']],
    ['cedrela ODORATA', ['Cedro: en veda.']],
    ['Cedro', ['Cedro: en veda.']],
    ['Roble', ['Roble: en veda.']],
    ['Saman', []],
    ['Meliaceae', []],
    ['Fagaceae', []],
    ['Cedro macho', []],
    ['', []],
    [7, []],
    [null, []],
  ])('says of %j what its option says', (value, notes) => {
    expect(notesOf(WHOLE, value, LISTS)).toEqual(notes)
  })

  it('says nothing where its words name several options', () => {
    const twice: Lists = { options: { arboles: [CEDAR, { ...CEDAR, value: '9', note: 'Otra cosa.' }] } }
    expect(notesOf(WHOLE, 'Cedro', twice)).toEqual([])
  })
})

describe('a chosen option', () => {
  it('says its note, one or several of them, also when it is no longer offered', () => {
    const one: FieldDef = { ...WHOLE, kind: 'choice' }
    expect([notesOf(one, '1', LISTS), notesOf(one, '4', LISTS), notesOf(one, '3', LISTS)]).toEqual([
      ['Cedro: en veda.'],
      ['Roble: en veda.'],
      [],
    ])
    expect(notesOf({ ...WHOLE, kind: 'multi' }, ['2', '1', '3'], LISTS)).toEqual([
      'Cedro de altura: en veda.',
      'Cedro: en veda.',
    ])
  })
})

describe('a row', () => {
  it('says each note once, and a table those of all its rows', () => {
    const rows = [
      { comun: 'Cedro', cientifico: 'Cedrela odorata' },
      { comun: 'Cedro' },
      { comun: 'Cedro', cientifico: 'Cedrela montana' },
      'no es una fila',
    ]
    expect(rowNotes(TABLE, rows[0], LISTS)).toEqual(['Cedro: en veda.'])
    expect(rowNotes(TABLE, rows[2], LISTS)).toEqual(['Cedro: en veda.', 'Cedro de altura: en veda.'])
    expect(notesOf(TABLE, rows, LISTS)).toEqual(['Cedro: en veda.', 'Cedro de altura: en veda.'])
    expect(notesOf(TABLE, 'no es una tabla', LISTS)).toEqual([])
  })

  it('is filled from either name', () => {
    const whole = { comun: 'Samán', cientifico: 'Samanea saman', familia: 'Fabaceae' }
    expect(rowFilled(TABLE, { comun: 'Samán' }, LISTS, 'comun')).toEqual(whole)
    expect(rowFilled(TABLE, { cientifico: 'Samanea saman' }, LISTS, 'cientifico')).toEqual(whole)
    expect(rowFilled(TABLE, { comun: 'Samán' }, LISTS)).toEqual(whole)
  })

  it('follows another choice, and keeps what somebody wrote', () => {
    const cedar = rowFilled(TABLE, { comun: 'Cedro' }, LISTS, 'comun')
    // a longer name begins like a shorter one, which was named on the way
    expect(rowFilled(TABLE, { ...cedar, comun: 'Cedro de altura' }, LISTS, 'comun')).toEqual({
      comun: 'Cedro de altura',
      cientifico: 'Cedrela montana',
      familia: 'Meliaceae',
    })
    const own = { comun: 'Cedro', cientifico: 'Cedrela sp.', familia: '' }
    expect(rowFilled(TABLE, own, LISTS, 'comun')).toEqual({ ...own, familia: 'Meliaceae' })
    expect(rowFilled(TABLE, { comun: 'Cedro', cientifico: 'Samanea saman' }, LISTS)).toMatchObject({
      cientifico: 'Samanea saman',
    })
  })

  it('is not filled by what is no longer offered, nor by another column', () => {
    for (const row of [{ comun: 'Roble' }, { nota: 'Cedro' }, { comun: 'Otro' }, {}])
      expect(rowFilled(TABLE, row, LISTS)).toBe(row)
    const row = { comun: 'Cedro', nota: 'x' }
    expect(rowFilled(TABLE, row, LISTS, 'nota')).toBe(row)
  })

  it('is filled once, keeps its own words and says nothing twice, whatever is in it', () => {
    const word = fc.constantFrom('', 'Cedro', 'cedro', 'Cedrela odorata', 'Cedrela montana', 'Roble', 'x')
    const row = fc.record({ comun: word, cientifico: word, familia: word }, { requiredKeys: [] })
    fc.assert(
      fc.property(row, (given) => {
        const filled = rowFilled(TABLE, given, LISTS)
        expect(rowFilled(TABLE, filled, LISTS)).toEqual(filled)
        for (const [key, words] of Object.entries(given)) if (words !== '') expect(filled[key]).toBe(words)
        const notes = rowNotes(TABLE, filled, LISTS)
        expect(new Set(notes).size).toBe(notes.length)
      }),
    )
  })
})
