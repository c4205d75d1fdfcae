import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldDef } from '../definition.ts'
import { NO_LISTS } from '../lists.ts'
import { cellsOf, rowsFromText, withPasted } from './pasted-rows.ts'

const column = (
  key: string,
  kind: FieldDef['kind'],
  label: string,
  more: Partial<FieldDef> = {},
): FieldDef => ({
  key,
  kind,
  label,
  required: true,
  ...more,
})
const TREES: FieldDef = column('inventario', 'table', 'Inventario', {
  columns: [
    column('especie', 'text', 'Nombre común'),
    column('individuos', 'integer', 'Número de individuos'),
    column('volumen', 'decimal', 'Volumen', { unit: 'm3' }),
    column('veda', 'yesNo', '¿Vedada o amenazada?'),
    column('total', 'decimal', 'Total', { calculated: { '+': [1, 1] } }),
    column('uso', 'choice', 'Uso', { options: [{ value: 'lena', label: 'Leña' }] }),
    column('dia', 'date', 'Fecha'),
    column('sitio', 'point', 'Coordenadas'),
  ],
})
const read = (text: string, from?: string) => rowsFromText(TREES, text, NO_LISTS, from)

describe('cells copied from a spreadsheet', () => {
  it('stand between tabs, a row to a line, and lines without anything are left out', () => {
    expect(cellsOf('a\tb\r\n\r\nc\t\td\n\t\t\n')).toEqual([
      ['a', 'b'],
      ['c', '', 'd'],
    ])
  })

  it('may have tabs, lines and quotes of their own between quotes', () => {
    expect(cellsOf('"uno\ndos"\t"di""jo"\tx\n"a\tb"\ty\n')).toEqual([
      ['uno\ndos', 'di"jo', 'x'],
      ['a\tb', 'y'],
    ])
  })

  it('come back as they were written', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'ñ', '"', '\t', '\n', ' ', '1', ',') })
      .map((one) => one.trim())
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        const copied = rows
          .map((row) =>
            row.map((one) => (/[\t\n"]/.test(one) ? `"${one.replaceAll('"', '""')}"` : one)).join('\t'),
          )
          .join('\n')
        expect(cellsOf(copied)).toEqual(rows.filter((row) => row.some((one) => one !== '')))
      }),
    )
  })
})

describe('rows pasted into a table', () => {
  it('take each cell as its column writes it', () => {
    expect(read('Roble\t1.200\t3,75\tSí\tleña\t5/3/2026\t4.441, -75.428').rows).toEqual([
      {
        especie: 'Roble',
        individuos: 1200,
        volumen: 3.75,
        veda: true,
        uso: 'lena',
        dia: '2026-03-05',
        sitio: { lat: 4.441, lon: -75.428, source: 'archivo' },
      },
    ])
  })

  it('follow the first line where it names the columns, with or without accents and units', () => {
    const { rows, surplus } = read('Volumen (m3)\tOtra cosa\tNOMBRE COMUN\n3,5\tx\tCedro')
    expect({ rows, surplus }).toEqual({ rows: [{ volumen: 3.5, especie: 'Cedro' }], surplus: 1 })
  })

  it('begin in the column where the cursor stands', () => {
    expect(read('7\t2,5\n8', 'individuos').rows).toEqual([{ individuos: 7, volumen: 2.5 }, { individuos: 8 }])
  })

  it('keep what is no number for the person to see, and tell what says nothing in its column', () => {
    const { rows, unread } = read('Roble\tdoce\t1\tquizás\tpapel\t31/02/2026\t99 9')
    expect(rows).toEqual([{ especie: 'Roble', individuos: 'doce', volumen: 1 }])
    expect(unread.map(({ column: name, text }) => [name, text])).toEqual([
      ['¿Vedada o amenazada?', 'quizás'],
      ['Uso', 'papel'],
      ['Fecha', '31/02/2026'],
      ['Coordenadas', '99 9'],
    ])
  })

  it.each([
    ['4.4411 -75.4288', { lat: 4.4411, lon: -75.4288 }],
    ['4,4411; -75,4288', { lat: 4.4411, lon: -75.4288 }],
    ['4.4411,-75.4288', { lat: 4.4411, lon: -75.4288 }],
  ])('understand the coordinates %s', (text, point) => {
    expect(read(text, 'sitio').rows).toEqual([{ sitio: { ...point, source: 'archivo' } }])
  })

  it('write over the rows from where they begin, keep the other answers, and stop where the table is full', () => {
    const before = [{ especie: 'A', volumen: 1 }, { especie: 'B', volumen: 2 }, { especie: 'C' }]
    expect(withPasted(before, 1, [{ especie: 'X' }, { especie: 'Y' }, { especie: 'Z' }], 3)).toEqual({
      rows: [{ especie: 'A', volumen: 1 }, { especie: 'X', volumen: 2 }, { especie: 'Y' }],
      left: 1,
    })
  })

  it('can be five hundred', () => {
    const { rows } = read(Array.from({ length: 500 }, (_, n) => `Roble ${n}\t${n + 1}`).join('\n'))
    expect(rows).toHaveLength(500)
    expect(rows[499]).toEqual({ especie: 'Roble 499', individuos: 500 })
  })
})
