import { firstOrder, isOrder, type ListOrders, type OrderName } from '@ventanilla/domain/kernel/list-order'
import { useQueryState } from '../../client/address/navigation.ts'

/** Order of a list, kept in the address: a copied link shows the same rows in the same order. */
export interface Order<O extends ListOrders> {
  readonly orders: O
  readonly name: OrderName<O>
  /** what list and export are asked for; the first order goes without saying, as in the address */
  readonly asked: { readonly orden?: OrderName<O> }
  /** a list in another order begins at its first page */
  readonly set: (name: OrderName<O>) => void
}

/** The order in this address; one that the list does not have is left out. */
function orderIn<O extends ListOrders>(address: URLSearchParams, orders: O): OrderName<O> {
  const written = address.get('orden') ?? ''
  return isOrder(orders, written) ? written : firstOrder(orders)
}

/** `orders`: those that the contract takes for the list's query. */
export function useOrder<const O extends ListOrders>(orders: O): Order<O> {
  const [query, change] = useQueryState()
  const name = orderIn(query, orders)
  const isFirst = (one: OrderName<O>): boolean => one === firstOrder(orders)
  return {
    orders,
    name,
    asked: isFirst(name) ? {} : { orden: name },
    set: (next) => change({ orden: isFirst(next) ? undefined : next }),
  }
}
