// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const passkeys = {
  add: ref<(typeof import('../passkeys.contract.ts'))['passkeys']['add']>(
    'passkeys.add',
    'POST',
    '/api/v1/perfil/llaves',
    [201],
  ),
  begin: ref<(typeof import('../passkeys.contract.ts'))['passkeys']['begin']>(
    'passkeys.begin',
    'POST',
    '/api/v1/perfil/llaves/opciones',
    [200],
  ),
  list: ref<(typeof import('../passkeys.contract.ts'))['passkeys']['list']>(
    'passkeys.list',
    'GET',
    '/api/v1/perfil/llaves',
    [200],
  ),
  listOf: ref<(typeof import('../passkeys.contract.ts'))['passkeys']['listOf']>(
    'passkeys.listOf',
    'GET',
    '/api/v1/usuarios/:id/llaves',
    [200],
  ),
  logIn: ref<(typeof import('../passkeys.contract.ts'))['passkeys']['logIn']>(
    'passkeys.logIn',
    'POST',
    '/api/v1/authenticate/llave',
    [200, 401, 403, 429, 503],
  ),
  remove: ref<(typeof import('../passkeys.contract.ts'))['passkeys']['remove']>(
    'passkeys.remove',
    'POST',
    '/api/v1/perfil/llaves/:id/quitar',
    [200],
  ),
  removeOf: ref<(typeof import('../passkeys.contract.ts'))['passkeys']['removeOf']>(
    'passkeys.removeOf',
    'POST',
    '/api/v1/usuarios/:id/llaves/:passkeyId/quitar',
    [202],
  ),
  rename: ref<(typeof import('../passkeys.contract.ts'))['passkeys']['rename']>(
    'passkeys.rename',
    'PUT',
    '/api/v1/perfil/llaves/:id',
    [200],
  ),
}
