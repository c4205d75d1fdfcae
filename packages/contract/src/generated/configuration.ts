// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const configuration = {
  bring: ref<
    (typeof import('../configuration-carrying.contract.ts'))['configurationCarrying']['configuration.bring']
  >('configuration.bring', 'POST', '/api/v1/configuracion/archivo/borradores', [200]),
  callOff: ref<
    (typeof import('../configuration-publishing.contract.ts'))['configurationPublishing']['configuration.callOff']
  >('configuration.callOff', 'POST', '/api/v1/configuracion/programaciones/retirar', [200]),
  casesToPrint: ref<
    (typeof import('../configuration-trials.contract.ts'))['configurationTrials']['configuration.casesToPrint']
  >(
    'configuration.casesToPrint',
    'GET',
    '/api/v1/configuracion/clases/:kind/elementos/:key/casos-para-imprimir',
    [200],
  ),
  compare: ref<
    (typeof import('../configuration-carrying.contract.ts'))['configurationCarrying']['configuration.compare']
  >('configuration.compare', 'POST', '/api/v1/configuracion/archivo/comparacion', [200]),
  confirm: ref<
    (typeof import('../configuration-publishing.contract.ts'))['configurationPublishing']['configuration.confirm']
  >(
    'configuration.confirm',
    'POST',
    '/api/v1/configuracion/clases/:kind/elementos/:key/versiones/:version/confirmar',
    [200],
  ),
  create: ref<
    (typeof import('../configuration-drafting.contract.ts'))['configurationDrafting']['configuration.create']
  >('configuration.create', 'POST', '/api/v1/configuracion/clases/:kind/elementos', [201]),
  discard: ref<
    (typeof import('../configuration-drafting.contract.ts'))['configurationDrafting']['configuration.discard']
  >(
    'configuration.discard',
    'POST',
    '/api/v1/configuracion/clases/:kind/elementos/:key/borrador/descartar',
    [200],
  ),
  effects: ref<
    (typeof import('../configuration-effects.contract.ts'))['configurationEffects']['configuration.effects']
  >('configuration.effects', 'GET', '/api/v1/configuracion/clases/:kind/elementos/:key/efectos', [200]),
  effectsOf: ref<
    (typeof import('../configuration-effects.contract.ts'))['configurationEffects']['configuration.effectsOf']
  >('configuration.effectsOf', 'POST', '/api/v1/configuracion/efectos', [200]),
  environment: ref<
    (typeof import('../configuration-reading.contract.ts'))['configurationReading']['configuration.environment']
  >('configuration.environment', 'GET', '/api/v1/configuracion/entorno', [200]),
  export: ref<
    (typeof import('../configuration-carrying.contract.ts'))['configurationCarrying']['configuration.export']
  >('configuration.export', 'GET', '/api/v1/configuracion/archivo', [200]),
  goBack: ref<
    (typeof import('../configuration-publishing.contract.ts'))['configurationPublishing']['configuration.goBack']
  >(
    'configuration.goBack',
    'POST',
    '/api/v1/configuracion/clases/:kind/elementos/:key/versiones/:version/volver',
    [200],
  ),
  item: ref<
    (typeof import('../configuration-reading.contract.ts'))['configurationReading']['configuration.item']
  >('configuration.item', 'GET', '/api/v1/configuracion/clases/:kind/elementos/:key', [200]),
  items: ref<
    (typeof import('../configuration-reading.contract.ts'))['configurationReading']['configuration.items']
  >('configuration.items', 'GET', '/api/v1/configuracion/clases/:kind/elementos', [200]),
  judgePasted: ref<
    (typeof import('../configuration-paste.contract.ts'))['configurationPaste']['configuration.judgePasted']
  >('configuration.judgePasted', 'POST', '/api/v1/configuracion/clases/:kind/borradores/revision', [200]),
  kinds: ref<
    (typeof import('../configuration-reading.contract.ts'))['configurationReading']['configuration.kinds']
  >('configuration.kinds', 'GET', '/api/v1/configuracion/clases', [200]),
  printDraft: ref<
    (typeof import('../configuration-trials.contract.ts'))['configurationTrials']['configuration.printDraft']
  >(
    'configuration.printDraft',
    'GET',
    '/api/v1/configuracion/clases/:kind/elementos/:key/impresiones/:actId',
    [200],
  ),
  publish: ref<
    (typeof import('../configuration-publishing.contract.ts'))['configurationPublishing']['configuration.publish']
  >('configuration.publish', 'POST', '/api/v1/configuracion/publicaciones', [200]),
  reactivate: ref<
    (typeof import('../configuration-drafting.contract.ts'))['configurationDrafting']['configuration.reactivate']
  >('configuration.reactivate', 'POST', '/api/v1/configuracion/clases/:kind/elementos/:key/reactivar', [200]),
  retire: ref<
    (typeof import('../configuration-drafting.contract.ts'))['configurationDrafting']['configuration.retire']
  >('configuration.retire', 'POST', '/api/v1/configuracion/clases/:kind/elementos/:key/retirar', [200]),
  review: ref<
    (typeof import('../configuration-publishing.contract.ts'))['configurationPublishing']['configuration.review']
  >('configuration.review', 'POST', '/api/v1/configuracion/revision', [200]),
  saveDraft: ref<
    (typeof import('../configuration-drafting.contract.ts'))['configurationDrafting']['configuration.saveDraft']
  >('configuration.saveDraft', 'PUT', '/api/v1/configuracion/clases/:kind/elementos/:key/borrador', [200]),
  saveDrafts: ref<
    (typeof import('../configuration-paste.contract.ts'))['configurationPaste']['configuration.saveDrafts']
  >('configuration.saveDrafts', 'PUT', '/api/v1/configuracion/clases/:kind/borradores', [200]),
  schedule: ref<
    (typeof import('../configuration-publishing.contract.ts'))['configurationPublishing']['configuration.schedule']
  >('configuration.schedule', 'POST', '/api/v1/configuracion/programaciones', [200]),
  startTrial: ref<
    (typeof import('../configuration-trials.contract.ts'))['configurationTrials']['configuration.startTrial']
  >('configuration.startTrial', 'POST', '/api/v1/configuracion/clases/:kind/elementos/:key/prueba', [200]),
  stopTrial: ref<
    (typeof import('../configuration-trials.contract.ts'))['configurationTrials']['configuration.stopTrial']
  >(
    'configuration.stopTrial',
    'POST',
    '/api/v1/configuracion/clases/:kind/elementos/:key/prueba/detener',
    [200],
  ),
  takeProduct: ref<
    (typeof import('../configuration-drafting.contract.ts'))['configurationDrafting']['configuration.takeProduct']
  >('configuration.takeProduct', 'POST', '/api/v1/configuracion/clases/:kind/elementos/:key/producto', [200]),
  trial: ref<
    (typeof import('../configuration-trials.contract.ts'))['configurationTrials']['configuration.trial']
  >('configuration.trial', 'GET', '/api/v1/configuracion/clases/:kind/elementos/:key/prueba', [200]),
  trialCases: ref<
    (typeof import('../configuration-trials.contract.ts'))['configurationTrials']['configuration.trialCases']
  >(
    'configuration.trialCases',
    'GET',
    '/api/v1/configuracion/clases/:kind/elementos/:key/prueba/casos',
    [200],
  ),
  uses: ref<
    (typeof import('../configuration-effects.contract.ts'))['configurationEffects']['configuration.uses']
  >('configuration.uses', 'GET', '/api/v1/configuracion/clases/:kind/elementos/:key/usos/:use', [200]),
  version: ref<
    (typeof import('../configuration-reading.contract.ts'))['configurationReading']['configuration.version']
  >(
    'configuration.version',
    'GET',
    '/api/v1/configuracion/clases/:kind/elementos/:key/versiones/:version',
    [200],
  ),
}
