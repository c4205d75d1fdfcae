import { KINDS } from '@ventanilla/domain/configuration/kinds'
import { itemsFromText } from '@ventanilla/domain/configuration/pasted-items'
import { describe, expect, it } from 'vitest'
import { doorOf, OPEN_KINDS, pasteAddress } from '../puertas/doors.ts'
import { judgedRows, summaryOf, toSave } from './judged-rows.ts'
import { pasteColumns } from './paste-columns.ts'

const door = doorOf('especie')
const columns = pasteColumns(door)
const pasted = (text: string) => itemsFromText(columns, text).rows
const judged = (verdict: 'nuevo' | 'cambia' | 'igual' | 'mal', more: object = {}) => ({
  verdict,
  key: verdict === 'nuevo' ? null : '1',
  title: 'Cedro',
  revision: 2,
  base: 1,
  content: {},
  changes: [],
  problems: [],
  ...more,
})

describe('the columns of a kind that is pasted', () => {
  it('are all of its door, and name the items', () => {
    for (const kind of OPEN_KINDS) {
      const { paste } = doorOf(kind)
      expect(
        pasteColumns(doorOf(kind)).map(({ name }) => name),
        kind,
      ).toEqual(paste?.columns ?? [])
      if (paste === undefined) expect(pasteAddress(kind)).toBeNull()
      else {
        expect(paste.columns).toContain(paste.by)
        // the portal gives the keys of what is new
        expect(KINDS[kind].keys.next).not.toBeNull()
      }
    }
    expect(pasteAddress('especie')).toBe('/arboles?pegar=si')
  })

  it('are read from a spreadsheet as the kind keeps them', () => {
    const [row] = pasted(
      'Cedro rosado\tCedrela odorata\tMeliaceae\tResolución 316 de 1974\t7/5/1974\t\tmuy especial\t40',
    )
    expect(row?.unread).toEqual([])
    const content = { ...door.begin, order: 1, ...row?.given }
    expect(KINDS.especie.check(content)).toEqual({ ok: true, value: content })
  })
})

describe('judged rows', () => {
  it('come wrong ones first, with what could not be read in their place', () => {
    const rows = judgedRows(door.fields, pasted('Cedro\tCedrela odorata\nSamán\tSamanea\tFabaceae\t\tayer'), [
      judged('cambia'),
      judged('nuevo', { problems: [{ path: 'scientificName', message: 'Escriba género y especie' }] }),
    ])
    expect(rows.map(({ number, verdict, reasons }) => [number, verdict, reasons])).toEqual([
      [2, 'mal', ['Veda desde: no se entiende «ayer».', 'Nombre científico: Escriba género y especie.']],
      [1, 'cambia', []],
    ])
  })

  it('send what is new and what changes, in the order of the sheet, and are summed up', () => {
    const rows = judgedRows(
      door.fields,
      [],
      [
        judged('igual'),
        judged('nuevo'),
        judged('cambia'),
        judged('mal', { problems: [{ path: '', message: 'x' }] }),
      ],
    )
    expect(toSave(rows)).toEqual([
      { key: null, revision: 2, base: 1, content: {} },
      { key: '1', revision: 2, base: 1, content: {} },
    ])
    expect(summaryOf(rows)).toBe(
      '1 nueva, 1 cambia una que ya está, 1 dice lo mismo que ya está, 1 por corregir.',
    )
  })
})
