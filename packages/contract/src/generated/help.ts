// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const help = {
  read: ref<(typeof import('../help.contract.ts'))['help']['help.read']>(
    'help.read',
    'GET',
    '/api/v1/ayuda',
    [200],
  ),
}
