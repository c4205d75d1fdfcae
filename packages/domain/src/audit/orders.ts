import type { ListOrders } from '../kernel/list-order.ts'

/** Orders of the audit. By time only: its lines are millions, and every index of it ends in the time. */
export const AUDIT_ORDERS = {
  recientes: { by: 'fecha', direction: 'descending', label: 'Lo más reciente primero' },
  antiguos: { by: 'fecha', direction: 'ascending', label: 'Lo más antiguo primero' },
} as const satisfies ListOrders
