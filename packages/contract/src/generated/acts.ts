// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const acts = {
  acceptRemark: ref<(typeof import('../acts.contract.ts'))['acts']['acts.acceptRemark']>(
    'acts.acceptRemark',
    'POST',
    '/api/v1/actos/:id/observaciones/:remarkId/aceptar',
    [200],
  ),
  answerRemark: ref<(typeof import('../acts.contract.ts'))['acts']['acts.answerRemark']>(
    'acts.answerRemark',
    'POST',
    '/api/v1/actos/:id/observaciones/:remarkId/responder',
    [200],
  ),
  askKey: ref<(typeof import('../signing.contract.ts'))['signing']['acts.askKey']>(
    'acts.askKey',
    'POST',
    '/api/v1/firma/llave/opciones',
    [200],
  ),
  confirmOtp: ref<(typeof import('../acts.contract.ts'))['portalDocuments']['acts.confirmOtp']>(
    'acts.confirmOtp',
    'POST',
    '/api/v1/confirmar-firma-otp',
    [200],
  ),
  createOtp: ref<(typeof import('../acts.contract.ts'))['portalDocuments']['acts.createOtp']>(
    'acts.createOtp',
    'POST',
    '/api/v1/create-firma-otp',
    [200],
  ),
  open: ref<(typeof import('../acts.contract.ts'))['acts']['acts.open']>(
    'acts.open',
    'POST',
    '/api/v1/actos/:id/acceso',
    [200],
  ),
  preview: ref<(typeof import('../acts.contract.ts'))['portalDocuments']['acts.preview']>(
    'acts.preview',
    'POST',
    '/api/v1/preview-editor',
    [200],
  ),
  read: ref<(typeof import('../acts.contract.ts'))['acts']['acts.read']>(
    'acts.read',
    'GET',
    '/api/v1/actos/:id',
    [200],
  ),
  remark: ref<(typeof import('../acts.contract.ts'))['acts']['acts.remark']>(
    'acts.remark',
    'POST',
    '/api/v1/actos/:id/observaciones',
    [201],
  ),
  save: ref<(typeof import('../acts.contract.ts'))['acts']['acts.save']>(
    'acts.save',
    'PUT',
    '/api/v1/actos/:id',
    [200],
  ),
  signWithKey: ref<(typeof import('../signing.contract.ts'))['signing']['acts.signWithKey']>(
    'acts.signWithKey',
    'POST',
    '/api/v1/firma/llave',
    [200],
  ),
  signingWays: ref<(typeof import('../signing.contract.ts'))['signing']['acts.signingWays']>(
    'acts.signingWays',
    'GET',
    '/api/v1/firma/formas',
    [200],
  ),
  version: ref<(typeof import('../acts.contract.ts'))['acts']['acts.version']>(
    'acts.version',
    'GET',
    '/api/v1/actos/:id/versiones/:version',
    [200],
  ),
}
