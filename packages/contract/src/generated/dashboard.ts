// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const dashboard = {
  read: ref<(typeof import('../dashboard.contract.ts'))['dashboard']['dashboard.read']>(
    'dashboard.read',
    'GET',
    '/api/v1/tablero',
    [200],
  ),
}
