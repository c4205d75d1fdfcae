// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const verify = {
  act: ref<(typeof import('../consult.contract.ts'))['consult']['verify.act']>(
    'verify.act',
    'GET',
    '/api/v1/verificar/:codigo',
    [200],
  ),
}
