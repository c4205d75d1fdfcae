// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const atWindow = {
  discard: ref<(typeof import('../at-window.contract.ts'))['atWindow']['atWindow.discard']>(
    'atWindow.discard',
    'DELETE',
    '/api/v1/ventanilla/solicitudes/:id',
    [200],
  ),
  file: ref<(typeof import('../at-window.contract.ts'))['atWindow']['atWindow.file']>(
    'atWindow.file',
    'POST',
    '/api/v1/ventanilla/solicitudes/:id/radicar',
    [200],
  ),
  findPerson: ref<(typeof import('../at-window.contract.ts'))['atWindow']['atWindow.findPerson']>(
    'atWindow.findPerson',
    'GET',
    '/api/v1/ventanilla/personas',
    [200],
  ),
  list: ref<(typeof import('../at-window.contract.ts'))['atWindow']['atWindow.list']>(
    'atWindow.list',
    'GET',
    '/api/v1/ventanilla/solicitudes',
    [200],
  ),
  open: ref<(typeof import('../at-window.contract.ts'))['atWindow']['atWindow.open']>(
    'atWindow.open',
    'POST',
    '/api/v1/ventanilla/solicitudes',
    [200, 201],
  ),
  read: ref<(typeof import('../at-window.contract.ts'))['atWindow']['atWindow.read']>(
    'atWindow.read',
    'GET',
    '/api/v1/ventanilla/solicitudes/:id',
    [200],
  ),
  review: ref<(typeof import('../at-window.contract.ts'))['atWindow']['atWindow.review']>(
    'atWindow.review',
    'GET',
    '/api/v1/ventanilla/solicitudes/:id/revision',
    [200],
  ),
  save: ref<(typeof import('../at-window.contract.ts'))['atWindow']['atWindow.save']>(
    'atWindow.save',
    'PATCH',
    '/api/v1/ventanilla/solicitudes/:id',
    [200, 409],
  ),
}
