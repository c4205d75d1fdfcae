// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const appeals = {
  draft: ref<(typeof import('../appeals.contract.ts'))['appeals']['appeals.draft']>(
    'appeals.draft',
    'GET',
    '/api/v1/solicitudes/:id/recurso/borrador',
    [200],
  ),
  saveDraft: ref<(typeof import('../appeals.contract.ts'))['appeals']['appeals.saveDraft']>(
    'appeals.saveDraft',
    'PUT',
    '/api/v1/solicitudes/:id/recurso/borrador',
    [200],
  ),
}
