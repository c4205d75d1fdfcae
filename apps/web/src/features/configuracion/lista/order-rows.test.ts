import { describe, expect, it } from 'vitest'
import { movedTo, type Placed, renumbered } from './order-rows.ts'

const listOf = (orders: readonly number[]): readonly Placed[] =>
  orders.map((order, i) => ({ key: `k${i}`, order }))

/** Keys in the order in which the list comes after the changes. */
function after(rows: readonly Placed[], changes: readonly Placed[]): readonly string[] {
  const now = new Map(changes.map(({ key, order }) => [key, order]))
  return rows
    .map(({ key, order }) => ({ key, order: now.get(key) ?? order }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ key }) => key)
}

describe('a list that is put in another order', () => {
  it('comes in that order, from wherever to wherever', () => {
    for (const orders of [[0, 1, 2, 3], [0, 10, 20, 30], [0, 0, 0, 7], [5], [3, 4, 5, 900, 1_000]])
      for (let from = 0; from < orders.length; from += 1)
        for (let to = 0; to < orders.length; to += 1) {
          const wanted = movedTo(listOf(orders), from, to)
          const changes = renumbered(wanted)
          expect(after(wanted, changes)).toEqual(wanted.map(({ key }) => key))
          expect(changes.every(({ order }) => Number.isInteger(order) && order >= 0)).toBe(true)
        }
  })

  it('makes a draft of the moved one alone where there is room', () => {
    expect(renumbered(movedTo(listOf([0, 10, 20, 30]), 3, 1))).toEqual([{ key: 'k3', order: 5 }])
    expect(renumbered(movedTo(listOf([0, 1, 2]), 0, 2))).toEqual([{ key: 'k0', order: 3 }])
  })

  it('changes nothing where nothing moved', () => {
    expect(renumbered(listOf([0, 1, 5]))).toEqual([])
    expect(movedTo(listOf([0, 1]), 0, 0)).toEqual(listOf([0, 1]))
    expect(movedTo(listOf([0, 1]), 0, 2)).toEqual(listOf([0, 1]))
  })
})
