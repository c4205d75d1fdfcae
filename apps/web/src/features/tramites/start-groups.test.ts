import { describe, expect, it } from 'vitest'
import { groupsOf } from './start-groups.ts'

const row = (tt_id: number, subject: number, online = true) => ({
  tt_id,
  online,
  fk_tram_subcategoria: { tcs_id: subject, tcs_nombre: `Tema ${subject}` },
})

describe('the procedures that can be started', () => {
  it('stand under their subject, in the order of the subjects', () => {
    const groups = groupsOf([row(13, 4), row(3, 1), row(19, 4), row(7, 2)])
    expect(groups.map((group) => [group.name, group.rows.map((one) => one.tt_id)])).toEqual([
      ['Tema 1', [3]],
      ['Tema 2', [7]],
      ['Tema 4', [13, 19]],
    ])
  })
  it('those that need a visit to the office come last in their subject', () => {
    const [group] = groupsOf([row(2, 1, false), row(4, 1), row(3, 1), row(1, 1, false)])
    expect(group?.rows.map((one) => one.tt_id)).toEqual([3, 4, 1, 2])
  })
})
