// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const places = {
  captureOfCase: ref<(typeof import('../places.contract.ts'))['places']['captureOfCase']>(
    'places.captureOfCase',
    'GET',
    '/api/v1/solicitudes/:id/captacion',
    [200],
  ),
  confirmReach: ref<(typeof import('../places.contract.ts'))['places']['confirmReach']>(
    'places.confirmReach',
    'POST',
    '/api/v1/lugares/captaciones/tramo',
    [200],
  ),
  layer: ref<(typeof import('../places.contract.ts'))['places']['layer']>(
    'places.layer',
    'GET',
    '/api/v1/lugares/capas/:id',
    [200],
  ),
  layers: ref<(typeof import('../places.contract.ts'))['places']['layers']>(
    'places.layers',
    'GET',
    '/api/v1/lugares/capas',
    [200],
  ),
  ofCase: ref<(typeof import('../places.contract.ts'))['places']['ofCase']>(
    'places.ofCase',
    'GET',
    '/api/v1/solicitudes/:id/zonas',
    [200],
  ),
  reaches: ref<(typeof import('../places.contract.ts'))['places']['reaches']>(
    'places.reaches',
    'POST',
    '/api/v1/lugares/tramos',
    [200],
  ),
  search: ref<(typeof import('../places.contract.ts'))['places']['search']>(
    'places.search',
    'POST',
    '/api/v1/lugares/busqueda',
    [200],
  ),
  verify: ref<(typeof import('../places.contract.ts'))['places']['verify']>(
    'places.verify',
    'POST',
    '/api/v1/solicitudes/:id/zonas/:zone/verificar',
    [200],
  ),
  warnings: ref<(typeof import('../places.contract.ts'))['places']['warnings']>(
    'places.warnings',
    'POST',
    '/api/v1/lugares/avisos',
    [200],
  ),
}
