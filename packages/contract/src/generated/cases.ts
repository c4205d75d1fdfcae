// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const cases = {
  appeal: ref<(typeof import('../cases.contract.ts'))['cases']['cases.appeal']>(
    'cases.appeal',
    'POST',
    '/api/v1/solicitudes/:id/recurso',
    [200],
  ),
  extend: ref<(typeof import('../cases.contract.ts'))['cases']['cases.extend']>(
    'cases.extend',
    'POST',
    '/api/v1/solicitudes/:id/prorroga',
    [200],
  ),
  file: ref<(typeof import('../drafts.contract.ts'))['drafts']['cases.file']>(
    'cases.file',
    'POST',
    '/api/v1/solicitudes/:id/radicar',
    [200],
  ),
  flow: ref<(typeof import('../cases.contract.ts'))['cases']['cases.flow']>(
    'cases.flow',
    'GET',
    '/api/v1/solicitudes/:id/flujo',
    [200],
  ),
  history: ref<(typeof import('../cases.contract.ts'))['cases']['cases.history']>(
    'cases.history',
    'GET',
    '/api/v1/solicitudes/:id/historia',
    [200],
  ),
  inMunicipality: ref<(typeof import('../cases.contract.ts'))['cases']['cases.inMunicipality']>(
    'cases.inMunicipality',
    'GET',
    '/api/v1/territorio/:city/solicitudes',
    [200],
  ),
  mine: ref<(typeof import('../cases.contract.ts'))['cases']['cases.mine']>(
    'cases.mine',
    'GET',
    '/api/v1/mis-solicitudes',
    [200],
  ),
  note: ref<(typeof import('../cases.contract.ts'))['cases']['cases.note']>(
    'cases.note',
    'POST',
    '/api/v1/solicitudes/:id/notas',
    [201],
  ),
  notes: ref<(typeof import('../cases.contract.ts'))['cases']['cases.notes']>(
    'cases.notes',
    'GET',
    '/api/v1/solicitudes/:id/notas',
    [200],
  ),
  presence: ref<(typeof import('../cases.contract.ts'))['cases']['cases.presence']>(
    'cases.presence',
    'POST',
    '/api/v1/solicitudes/:id/presencia',
    [200],
  ),
  read: ref<(typeof import('../cases.contract.ts'))['cases']['cases.read']>(
    'cases.read',
    'GET',
    '/api/v1/solicitudes/:id',
    [200],
  ),
  shared: ref<(typeof import('../portal/workflow.contract.ts'))['portalWorkflow']['cases.shared']>(
    'cases.shared',
    'GET',
    '/api/v1/get-solicitud-shared/:id',
    [200, 403],
  ),
  stageOne: ref<(typeof import('../portal/workflow.contract.ts'))['portalWorkflow']['cases.stageOne']>(
    'cases.stageOne',
    'GET',
    '/api/v1/etapa-uno/solicitud/:id',
    [200, 403],
  ),
  timeline: ref<(typeof import('../cases.contract.ts'))['cases']['cases.timeline']>(
    'cases.timeline',
    'GET',
    '/api/v1/solicitudes/:id/linea-tiempo',
    [200],
  ),
  waiting: ref<(typeof import('../cases.contract.ts'))['cases']['cases.waiting']>(
    'cases.waiting',
    'GET',
    '/api/v1/mis-solicitudes/esperan',
    [200],
  ),
  waive: ref<(typeof import('../cases.contract.ts'))['cases']['cases.waive']>(
    'cases.waive',
    'POST',
    '/api/v1/solicitudes/:id/renuncia',
    [200],
  ),
}
