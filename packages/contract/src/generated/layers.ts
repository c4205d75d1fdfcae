// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const layers = {
  draw: ref<(typeof import('../layers.contract.ts'))['layers']['draw']>(
    'layers.draw',
    'POST',
    '/api/v1/capas/dibujadas',
    [201],
  ),
  load: ref<(typeof import('../layers.contract.ts'))['layers']['load']>(
    'layers.load',
    'POST',
    '/api/v1/capas',
    [201],
  ),
  read: ref<(typeof import('../layers.contract.ts'))['layers']['read']>(
    'layers.read',
    'GET',
    '/api/v1/capas/:id',
    [200],
  ),
  shapes: ref<(typeof import('../layers.contract.ts'))['layers']['shapes']>(
    'layers.shapes',
    'GET',
    '/api/v1/capas/:id/figuras',
    [200],
  ),
}
