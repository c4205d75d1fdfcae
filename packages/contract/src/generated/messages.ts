// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const messages = {
  export: ref<(typeof import('../messages.contract.ts'))['messages']['messages.export']>(
    'messages.export',
    'GET',
    '/api/v1/mensajes/exportar',
    [200],
  ),
  list: ref<(typeof import('../messages.contract.ts'))['messages']['messages.list']>(
    'messages.list',
    'GET',
    '/api/v1/mensajes',
    [200],
  ),
  read: ref<(typeof import('../messages.contract.ts'))['messages']['messages.read']>(
    'messages.read',
    'GET',
    '/api/v1/mensajes/:id',
    [200],
  ),
  readdress: ref<(typeof import('../messages.contract.ts'))['messages']['messages.readdress']>(
    'messages.readdress',
    'POST',
    '/api/v1/mensajes/:id/reenviar',
    [200],
  ),
}
