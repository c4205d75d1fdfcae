// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const territory = {
  read: ref<(typeof import('../territory.contract.ts'))['territory']['read']>(
    'territory.read',
    'GET',
    '/api/v1/territorio',
    [200],
  ),
}
