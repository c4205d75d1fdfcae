// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const reports = {
  ask: ref<(typeof import('../reports.contract.ts'))['reports']['ask']>(
    'reports.ask',
    'GET',
    '/api/v1/reportes',
    [200],
  ),
  change: ref<(typeof import('../reports.contract.ts'))['reports']['change']>(
    'reports.change',
    'PUT',
    '/api/v1/reportes/guardados/:id',
    [200],
  ),
  choices: ref<(typeof import('../reports.contract.ts'))['reports']['choices']>(
    'reports.choices',
    'GET',
    '/api/v1/reportes/opciones',
    [200],
  ),
  export: ref<(typeof import('../reports.contract.ts'))['reports']['export']>(
    'reports.export',
    'GET',
    '/api/v1/reportes/exportar',
    [200],
  ),
  remove: ref<(typeof import('../reports.contract.ts'))['reports']['remove']>(
    'reports.remove',
    'DELETE',
    '/api/v1/reportes/guardados/:id',
    [200],
  ),
  rows: ref<(typeof import('../reports.contract.ts'))['reports']['rows']>(
    'reports.rows',
    'GET',
    '/api/v1/reportes/filas',
    [200],
  ),
  save: ref<(typeof import('../reports.contract.ts'))['reports']['save']>(
    'reports.save',
    'POST',
    '/api/v1/reportes/guardados',
    [201],
  ),
  saved: ref<(typeof import('../reports.contract.ts'))['reports']['saved']>(
    'reports.saved',
    'GET',
    '/api/v1/reportes/guardados',
    [200],
  ),
  send: ref<(typeof import('../reports.contract.ts'))['reports']['send']>(
    'reports.send',
    'PUT',
    '/api/v1/reportes/guardados/:id/envio',
    [200],
  ),
}
