// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const expedientes = {
  export: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.export']>(
    'expedientes.export',
    'GET',
    '/api/v1/solicitudes/:id/expediente/exportar',
    [200],
  ),
  grant: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.grant']>(
    'expedientes.grant',
    'POST',
    '/api/v1/solicitudes/:id/accesos',
    [200],
  ),
  grants: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.grants']>(
    'expedientes.grants',
    'GET',
    '/api/v1/solicitudes/:id/accesos',
    [200],
  ),
  history: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.history']>(
    'expedientes.history',
    'GET',
    '/api/v1/expedientes/historico',
    [200],
  ),
  index: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.index']>(
    'expedientes.index',
    'GET',
    '/api/v1/solicitudes/:id/expediente',
    [200],
  ),
  notifications: ref<
    (typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.notifications']
  >('expedientes.notifications', 'GET', '/api/v1/solicitudes/:id/notificaciones', [200]),
  search: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.search']>(
    'expedientes.search',
    'GET',
    '/api/v1/expedientes',
    [200],
  ),
  withdraw: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.withdraw']>(
    'expedientes.withdraw',
    'POST',
    '/api/v1/solicitudes/:id/accesos/:person/retirar',
    [200],
  ),
}
