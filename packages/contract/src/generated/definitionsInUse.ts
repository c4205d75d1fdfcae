// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const definitionsInUse = {
  cases: ref<(typeof import('../definitions-in-use.contract.ts'))['definitionsInUse']['cases']>(
    'definitionsInUse.cases',
    'GET',
    '/api/v1/definiciones-en-uso/casos',
    [200],
  ),
  list: ref<(typeof import('../definitions-in-use.contract.ts'))['definitionsInUse']['list']>(
    'definitionsInUse.list',
    'GET',
    '/api/v1/definiciones-en-uso',
    [200],
  ),
  moveAll: ref<(typeof import('../definitions-in-use.contract.ts'))['definitionsInUse']['moveAll']>(
    'definitionsInUse.moveAll',
    'POST',
    '/api/v1/definiciones-en-uso/pasar',
    [200],
  ),
  moveCase: ref<(typeof import('../definitions-in-use.contract.ts'))['definitionsInUse']['moveCase']>(
    'definitionsInUse.moveCase',
    'POST',
    '/api/v1/solicitudes/:id/definiciones',
    [200],
  ),
}
