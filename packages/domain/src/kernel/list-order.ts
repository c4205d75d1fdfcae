import { keysIn } from './keys-in.ts'

export type Direction = 'ascending' | 'descending'

/** One way to order a list. */
interface ListOrder {
  /** key of what the rows are ordered by; the server says which columns that is */
  readonly by: string
  readonly direction: Direction
  /** as the user reads it, in Spanish */
  readonly label: string
}

/**
 * All ways to order one list, by the word that stands for each in the address (`orden`). The first one is used
 * until the user chooses.
 */
export type ListOrders = Readonly<Record<string, ListOrder>>

export type OrderName<O extends ListOrders> = Extract<keyof O, string>

/** The keys that a list can be ordered by. */
export type OrderKey<O extends ListOrders> = O[keyof O]['by']

/**
 * The order of a list whose user has chosen none.
 * @throws RangeError for a list without orders
 */
export function firstOrder<O extends ListOrders>(orders: O): OrderName<O> {
  const [first] = keysIn(orders)
  if (first === undefined) throw new RangeError('Una lista con orden necesita al menos uno.')
  return first
}

/** Whether a word names an order of the list. */
export const isOrder = <O extends ListOrders>(orders: O, word: string): word is OrderName<O> =>
  Object.hasOwn(orders, word)

/** Characters of a cursor at most: the order, the values of a row's columns and its id. */
export const CURSOR_MAX = 500
