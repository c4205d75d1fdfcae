// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const inbox = {
  changeView: ref<(typeof import('../inbox.contract.ts'))['inbox']['inbox.changeView']>(
    'inbox.changeView',
    'PUT',
    '/api/v1/vistas/:id',
    [200],
  ),
  counts: ref<(typeof import('../inbox.contract.ts'))['inbox']['inbox.counts']>(
    'inbox.counts',
    'GET',
    '/api/v1/tareas/conteos',
    [200],
  ),
  export: ref<(typeof import('../inbox.contract.ts'))['inbox']['inbox.export']>(
    'inbox.export',
    'GET',
    '/api/v1/tareas/exportar',
    [200],
  ),
  list: ref<(typeof import('../inbox.contract.ts'))['inbox']['inbox.list']>(
    'inbox.list',
    'GET',
    '/api/v1/tareas',
    [200],
  ),
  removeView: ref<(typeof import('../inbox.contract.ts'))['inbox']['inbox.removeView']>(
    'inbox.removeView',
    'DELETE',
    '/api/v1/vistas/:id',
    [200],
  ),
  saveView: ref<(typeof import('../inbox.contract.ts'))['inbox']['inbox.saveView']>(
    'inbox.saveView',
    'POST',
    '/api/v1/vistas',
    [201],
  ),
  tray: ref<(typeof import('../inbox.contract.ts'))['inbox']['inbox.tray']>(
    'inbox.tray',
    'GET',
    '/api/v1/tareas/bandeja',
    [200],
  ),
  views: ref<(typeof import('../inbox.contract.ts'))['inbox']['inbox.views']>(
    'inbox.views',
    'GET',
    '/api/v1/vistas',
    [200],
  ),
}
