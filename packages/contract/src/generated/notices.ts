// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const notices = {
  list: ref<(typeof import('../notices.contract.ts'))['notices']['notices.list']>(
    'notices.list',
    'GET',
    '/api/v1/avisos',
    [200],
  ),
  markAllRead: ref<(typeof import('../notices.contract.ts'))['notices']['notices.markAllRead']>(
    'notices.markAllRead',
    'POST',
    '/api/v1/avisos/leidos',
    [200],
  ),
  markRead: ref<(typeof import('../notices.contract.ts'))['notices']['notices.markRead']>(
    'notices.markRead',
    'POST',
    '/api/v1/avisos/:id/leido',
    [200],
  ),
  unread: ref<(typeof import('../notices.contract.ts'))['notices']['notices.unread']>(
    'notices.unread',
    'GET',
    '/api/v1/avisos/sin-leer',
    [200],
  ),
}
