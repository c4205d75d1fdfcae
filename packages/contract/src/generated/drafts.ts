// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const drafts = {
  change: ref<(typeof import('../drafts.contract.ts'))['drafts']['drafts.change']>(
    'drafts.change',
    'POST',
    '/api/v1/solicitudes/:id/modificacion',
    [200, 201],
  ),
  create: ref<(typeof import('../drafts.contract.ts'))['drafts']['drafts.create']>(
    'drafts.create',
    'POST',
    '/api/v1/solicitudes',
    [200, 201],
  ),
  discard: ref<(typeof import('../drafts.contract.ts'))['drafts']['drafts.discard']>(
    'drafts.discard',
    'DELETE',
    '/api/v1/solicitudes/:id/borrador',
    [200],
  ),
  permit: ref<(typeof import('../drafts.contract.ts'))['drafts']['drafts.permit']>(
    'drafts.permit',
    'GET',
    '/api/v1/solicitudes/:id/permiso',
    [200],
  ),
  read: ref<(typeof import('../drafts.contract.ts'))['drafts']['drafts.read']>(
    'drafts.read',
    'GET',
    '/api/v1/solicitudes/:id/borrador',
    [200],
  ),
  readNews: ref<(typeof import('../drafts.contract.ts'))['drafts']['drafts.readNews']>(
    'drafts.readNews',
    'POST',
    '/api/v1/solicitudes/:id/novedades-leidas',
    [200],
  ),
  review: ref<(typeof import('../drafts.contract.ts'))['drafts']['drafts.review']>(
    'drafts.review',
    'GET',
    '/api/v1/solicitudes/:id/revision',
    [200],
  ),
  save: ref<(typeof import('../drafts.contract.ts'))['drafts']['drafts.save']>(
    'drafts.save',
    'PATCH',
    '/api/v1/solicitudes/:id/borrador',
    [200, 409],
  ),
}
