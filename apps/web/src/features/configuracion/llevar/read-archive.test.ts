import { CARRY_MOST } from '@ventanilla/domain/configuration/lengths'
import { describe, expect, it } from 'vitest'
import { type CarriedRow, chosenAtFirst, comparisonWords, inOrder, readArchive } from './read-archive.ts'

const row = (key: string, verdict: CarriedRow['verdict'], brings = true): CarriedRow => ({
  kind: 'causa_rechazo',
  one: 'causa de rechazo',
  key,
  title: key,
  verdict,
  brings,
  why: '',
  changes: [],
  more: false,
})

describe('a chosen archive', () => {
  it('is not read where it is never taken', async () => {
    await expect(readArchive(new File([], 'x.zip'))).rejects.toThrow('está vacío')
    await expect(readArchive(new File([new Uint8Array(CARRY_MOST.bytes + 1)], 'x.zip'))).rejects.toThrow(
      'pasa de 8 MB',
    )
  })

  it('has chosen what changes, but not what cannot be brought or may be another thing', () => {
    const rows = [row('1', 'nuevo'), row('2', 'cambia'), row('3', 'choca'), row('4', 'conflicto', false)]
    expect([...chosenAtFirst(rows)]).toEqual(['causa_rechazo/1', 'causa_rechazo/2'])
  })

  it('shows first what can be brought', () => {
    const rows = [row('1', 'numero', false), row('2', 'cambia'), row('3', 'ajeno', false), row('4', 'nuevo')]
    expect(inOrder(rows).map(({ key }) => key)).toEqual(['2', '4', '1', '3'])
  })

  it('is summed up in words', () => {
    expect(comparisonWords({ rows: [], same: 940, left: 0 })).toBe(
      'Nada que traer: el archivo y el portal dicen lo mismo.',
    )
    expect(comparisonWords({ rows: [row('1', 'nuevo')], same: 1, left: 1 })).toBe(
      '1 elemento no es igual. 1 dice lo mismo. 1 de este portal no viene y queda como está.',
    )
    expect(comparisonWords({ rows: [row('1', 'nuevo'), row('2', 'nuevo')], same: 940, left: 3 })).toBe(
      '2 elementos no son iguales. 940 dicen lo mismo. 3 de este portal no vienen y quedan como están.',
    )
  })
})
