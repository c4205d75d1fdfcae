// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const alerts = {
  create: ref<(typeof import('../alerts.contract.ts'))['alerts']['create']>(
    'alerts.create',
    'POST',
    '/api/v1/alertas-globales',
    [201],
  ),
  list: ref<(typeof import('../alerts.contract.ts'))['alerts']['list']>(
    'alerts.list',
    'GET',
    '/api/v1/alertas-globales',
    [200],
  ),
  listInForce: ref<(typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listGlobalAlerts']>(
    'alerts.listInForce',
    'GET',
    '/api/v1/get_alertas-global',
    [200],
  ),
  update: ref<(typeof import('../alerts.contract.ts'))['alerts']['update']>(
    'alerts.update',
    'PUT',
    '/api/v1/alertas-globales/:id',
    [200],
  ),
  withdraw: ref<(typeof import('../alerts.contract.ts'))['alerts']['withdraw']>(
    'alerts.withdraw',
    'DELETE',
    '/api/v1/alertas-globales/:id',
    [200],
  ),
}
