// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const consult = {
  case: ref<(typeof import('../consult.contract.ts'))['consult']['consult.case']>(
    'consult.case',
    'POST',
    '/api/v1/consulta',
    [200],
  ),
}
