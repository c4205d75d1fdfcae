// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const figures = {
  file: ref<(typeof import('../figures.contract.ts'))['figures']['figures.file']>(
    'figures.file',
    'GET',
    '/api/v1/cifras/archivo',
    [200],
  ),
  read: ref<(typeof import('../figures.contract.ts'))['figures']['figures.read']>(
    'figures.read',
    'GET',
    '/api/v1/cifras',
    [200],
  ),
}
