// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const linked = {
  doors: ref<(typeof import('../linked-cases.contract.ts'))['linkedCases']['linked.doors']>(
    'linked.doors',
    'GET',
    '/api/v1/actuaciones/inicio',
    [200],
  ),
  ofCase: ref<(typeof import('../linked-cases.contract.ts'))['linkedCases']['linked.ofCase']>(
    'linked.ofCase',
    'GET',
    '/api/v1/solicitudes/:id/vinculados',
    [200],
  ),
  open: ref<(typeof import('../linked-cases.contract.ts'))['linkedCases']['linked.open']>(
    'linked.open',
    'POST',
    '/api/v1/actuaciones',
    [200],
  ),
}
