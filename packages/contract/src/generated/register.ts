// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const register = {
  list: ref<(typeof import('../register.contract.ts'))['register']['register.list']>(
    'register.list',
    'GET',
    '/api/v1/actos',
    [200],
  ),
}
