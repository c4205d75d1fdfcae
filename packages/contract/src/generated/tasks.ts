// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const tasks = {
  assign: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.assign']>(
    'tasks.assign',
    'POST',
    '/api/v1/tareas/asignar',
    [200],
  ),
  candidates: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.candidates']>(
    'tasks.candidates',
    'GET',
    '/api/v1/tareas/:id/candidatos',
    [200],
  ),
  current: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.current']>(
    'tasks.current',
    'GET',
    '/api/v1/solicitudes/:id/tareas',
    [200],
  ),
  read: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.read']>(
    'tasks.read',
    'GET',
    '/api/v1/tareas/:id',
    [200],
  ),
  release: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.release']>(
    'tasks.release',
    'POST',
    '/api/v1/tareas/:id/soltar',
    [200],
  ),
  reschedule: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.reschedule']>(
    'tasks.reschedule',
    'POST',
    '/api/v1/tareas/:id/fecha-visita',
    [200],
  ),
  save: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.save']>(
    'tasks.save',
    'PUT',
    '/api/v1/tareas/:id/borrador',
    [200],
  ),
  startAct: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.startAct']>(
    'tasks.startAct',
    'POST',
    '/api/v1/tareas/:id/documento',
    [200],
  ),
  submitAct: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.submitAct']>(
    'tasks.submitAct',
    'POST',
    '/api/v1/tareas/:id/documento/enviar',
    [200],
  ),
  take: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.take']>(
    'tasks.take',
    'POST',
    '/api/v1/tareas/:id/tomar',
    [200],
  ),
  withdrawAct: ref<(typeof import('../tasks.contract.ts'))['tasks']['tasks.withdrawAct']>(
    'tasks.withdrawAct',
    'POST',
    '/api/v1/tareas/:id/documento/descartar',
    [200],
  ),
}
