import { CURSOR_MAX, firstOrder, type ListOrders, type OrderName } from '@ventanilla/domain/kernel/list-order'
import { z } from 'zod'
import { closed } from './closed.ts'

/** `orden` of a list, for its query and that of its export: one of its orders, the first when omitted. */
export function orderOf<const O extends ListOrders>(orders: O) {
  const labels = Object.fromEntries(Object.entries(orders).map(([name, { label }]) => [name, label]))
  // one label for each order
  const orden = closed(labels as Record<OrderName<O>, string>)
  // one of those words, which zod's type says only of a given list
  return { orden: orden.default(firstOrder(orders) as never) }
}

/** `orden` and `cursor` of a list that its user can order; a cursor belongs to the order in which it was given. */
export const orderedPages = <const O extends ListOrders>(orders: O) => ({
  ...orderOf(orders),
  cursor: z.string().max(CURSOR_MAX).optional(),
})
