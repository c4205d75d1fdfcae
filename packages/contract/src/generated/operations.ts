// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const operations = {
  jobs: ref<(typeof import('../operations.contract.ts'))['operations']['operations.jobs']>(
    'operations.jobs',
    'GET',
    '/api/v1/trabajos/fallidos',
    [200],
  ),
  limits: ref<(typeof import('../operations.contract.ts'))['operations']['operations.limits']>(
    'operations.limits',
    'GET',
    '/api/v1/operacion/limites',
    [200],
  ),
  messages: ref<(typeof import('../operations.contract.ts'))['operations']['operations.messages']>(
    'operations.messages',
    'GET',
    '/api/v1/mensajes/dudosos',
    [200],
  ),
  reopenLimit: ref<(typeof import('../operations.contract.ts'))['operations']['operations.reopenLimit']>(
    'operations.reopenLimit',
    'POST',
    '/api/v1/operacion/limites/reabrir',
    [200],
  ),
  resend: ref<(typeof import('../operations.contract.ts'))['operations']['operations.resend']>(
    'operations.resend',
    'POST',
    '/api/v1/mensajes/:id/reintentar',
    [200],
  ),
  retry: ref<(typeof import('../operations.contract.ts'))['operations']['operations.retry']>(
    'operations.retry',
    'POST',
    '/api/v1/trabajos/:id/reintentar',
    [200],
  ),
  seal: ref<(typeof import('../operations.contract.ts'))['operations']['operations.seal']>(
    'operations.seal',
    'GET',
    '/api/v1/operacion/sello',
    [200],
  ),
  warnings: ref<(typeof import('../operations.contract.ts'))['operations']['operations.warnings']>(
    'operations.warnings',
    'GET',
    '/api/v1/operacion/avisos',
    [200],
  ),
}
