// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const copies = {
  open: ref<(typeof import('../consult.contract.ts'))['consult']['copies.open']>(
    'copies.open',
    'POST',
    '/api/v1/copias-de-actos/abrir',
    [200],
  ),
}
