// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const changes = {
  answer: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.answer']
  >('changes.answer', 'POST', '/api/v1/aceptar_denegar_cambio_solicitante', [200]),
  apply: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.apply']
  >('changes.apply', 'POST', '/api/v1/cambiar_solicitante', [200]),
  approve: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.approve']
  >('changes.approve', 'GET', '/api/v1/aprobar_cambio_solicitante/:id', [200], true),
  approveByCoordinator: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.approveByCoordinator']
  >('changes.approveByCoordinator', 'POST', '/api/v1/aprobar_cambio_solicitante_coordjur', [200]),
  ask: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.ask']
  >('changes.ask', 'POST', '/api/v1/solicitar_cambio_solicitante', [200, 201]),
  assign: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.assign']
  >('changes.assign', 'POST', '/api/v1/asignar_abogado_cambio_solicitante', [200]),
  corrections: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.corrections']
  >('changes.corrections', 'GET', '/api/v1/correcciones_cambio_solicitante/:id', [200]),
  dataToApply: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.dataToApply']
  >('changes.dataToApply', 'GET', '/api/v1/get_data_cambio_solicitante/:id', [200, 403]),
  endFormer: ref<
    (typeof import('../applicant-changes.contract.ts'))['applicantChanges']['changes.endFormer']
  >('changes.endFormer', 'POST', '/api/v1/solicitudes-cedidas/:id/terminar', [200]),
  findCase: ref<(typeof import('../applicant-changes.contract.ts'))['applicantChanges']['changes.findCase']>(
    'changes.findCase',
    'GET',
    '/api/v1/cambios-solicitante/caso',
    [200],
  ),
  formerCase: ref<
    (typeof import('../applicant-changes.contract.ts'))['applicantChanges']['changes.formerCase']
  >('changes.formerCase', 'GET', '/api/v1/solicitudes-cedidas/:id', [200]),
  formerCases: ref<
    (typeof import('../applicant-changes.contract.ts'))['applicantChanges']['changes.formerCases']
  >('changes.formerCases', 'GET', '/api/v1/solicitudes-cedidas', [200]),
  ofCase: ref<(typeof import('../applicant-changes.contract.ts'))['applicantChanges']['changes.ofCase']>(
    'changes.ofCase',
    'GET',
    '/api/v1/solicitudes/:id/cambios-solicitante',
    [200],
  ),
  open: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.open']
  >('changes.open', 'GET', '/api/v1/cambio_solicitante/:id', [200, 403]),
  preview: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.preview']
  >('changes.preview', 'POST', '/api/v1/preview_cambio_solicitante', [200]),
  read: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.read']
  >('changes.read', 'GET', '/api/v1/get_cambio_solicitante/:id', [200, 403]),
  readAct: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.readAct']
  >('changes.readAct', 'GET', '/api/v1/acto_admin_cambio_solicitante/:id', [200]),
  readOffer: ref<
    (typeof import('../applicant-changes.contract.ts'))['applicantChanges']['changes.readOffer']
  >('changes.readOffer', 'POST', '/api/v1/cambios-solicitante/:id/oferta', [200]),
  reject: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.reject']
  >('changes.reject', 'GET', '/api/v1/rechazar_cambio_solicitante/:id', [200], true),
  resendLink: ref<
    (typeof import('../applicant-changes.contract.ts'))['applicantChanges']['changes.resendLink']
  >('changes.resendLink', 'POST', '/api/v1/cambios-solicitante/:id/reenviar-enlace', [200]),
  returnByCoordinator: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.returnByCoordinator']
  >('changes.returnByCoordinator', 'POST', '/api/v1/devolver_cambio_solicitante_coordjur', [200]),
  returnBySubdirector: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.returnBySubdirector']
  >('changes.returnBySubdirector', 'POST', '/api/v1/devolver_cambio_solicitante_subdirjur', [200]),
  review: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.review']
  >('changes.review', 'POST', '/api/v1/review_cambio_solicitante', [200]),
  saveAct: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.saveAct']
  >('changes.saveAct', 'PUT', '/api/v1/acto_admin_cambio_solicitante/:id', [200]),
  send: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.send']
  >('changes.send', 'GET', '/api/v1/enviar_cambio_solicitante/:id', [200], true),
  sign: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.sign']
  >('changes.sign', 'POST', '/api/v1/firmar_cambio_solicitante', [200]),
  startAct: ref<
    (typeof import('../portal/applicant-change-calls.contract.ts'))['applicantChangeCalls']['changes.startAct']
  >('changes.startAct', 'POST', '/api/v1/acto_admin_cambio_solicitante', [200]),
  takeOffer: ref<
    (typeof import('../applicant-changes.contract.ts'))['applicantChanges']['changes.takeOffer']
  >('changes.takeOffer', 'POST', '/api/v1/cambios-solicitante/:id/aceptar-enlace', [200]),
}
