// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const audit = {
  export: ref<(typeof import('../audit.contract.ts'))['auditing']['audit.export']>(
    'audit.export',
    'GET',
    '/api/v1/auditoria/exportar',
    [200],
  ),
  list: ref<(typeof import('../audit.contract.ts'))['auditing']['audit.list']>(
    'audit.list',
    'GET',
    '/api/v1/auditoria',
    [200],
  ),
}
