// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const thirdParties = {
  correct: ref<(typeof import('../third-parties.contract.ts'))['thirdParties']['correct']>(
    'thirdParties.correct',
    'PUT',
    '/api/v1/intervinientes/:id/contacto',
    [200],
  ),
  end: ref<(typeof import('../third-parties.contract.ts'))['thirdParties']['end']>(
    'thirdParties.end',
    'POST',
    '/api/v1/intervinientes/:id/tramites/:caseId/terminar',
    [200],
  ),
  list: ref<(typeof import('../third-parties.contract.ts'))['thirdParties']['list']>(
    'thirdParties.list',
    'GET',
    '/api/v1/intervinientes',
    [200],
  ),
  read: ref<(typeof import('../third-parties.contract.ts'))['thirdParties']['read']>(
    'thirdParties.read',
    'GET',
    '/api/v1/intervinientes/:id',
    [200],
  ),
}
