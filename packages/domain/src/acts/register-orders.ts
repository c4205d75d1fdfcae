import type { ListOrders } from '../kernel/list-order.ts'

/** Orders of the register of acts. */
export const REGISTER_ORDERS = {
  recientes: { by: 'firma', direction: 'descending', label: 'Firma más reciente primero' },
  antiguos: { by: 'firma', direction: 'ascending', label: 'Firma más antigua primero' },
  numero: { by: 'numero', direction: 'ascending', label: 'Número, de menor a mayor' },
  radicado: { by: 'radicado', direction: 'ascending', label: 'Radicado, de menor a mayor' },
} as const satisfies ListOrders
