// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const health = {
  read: ref<(typeof import('../health.contract.ts'))['health']['health.read']>(
    'health.read',
    'GET',
    '/api/v1/health',
    [200, 503],
  ),
}
