// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const absences = {
  change: ref<(typeof import('../absences.contract.ts'))['absences']['change']>(
    'absences.change',
    'PUT',
    '/api/v1/ausencias/:id',
    [200],
  ),
  choices: ref<(typeof import('../absences.contract.ts'))['absences']['choices']>(
    'absences.choices',
    'GET',
    '/api/v1/ausencias/opciones',
    [200],
  ),
  end: ref<(typeof import('../absences.contract.ts'))['absences']['end']>(
    'absences.end',
    'POST',
    '/api/v1/ausencias/:id/terminar',
    [200],
  ),
  list: ref<(typeof import('../absences.contract.ts'))['absences']['list']>(
    'absences.list',
    'GET',
    '/api/v1/ausencias',
    [200],
  ),
  register: ref<(typeof import('../absences.contract.ts'))['absences']['register']>(
    'absences.register',
    'POST',
    '/api/v1/ausencias',
    [200],
  ),
}
