// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const expedientes = {
  export: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.export']>(
    'expedientes.export',
    'GET',
    '/api/v1/solicitudes/:id/expediente/exportar',
    [200],
  ),
  index: ref<(typeof import('../expedientes.contract.ts'))['expedientes']['expedientes.index']>(
    'expedientes.index',
    'GET',
    '/api/v1/solicitudes/:id/expediente',
    [200],
  ),
}
