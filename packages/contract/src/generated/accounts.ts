// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const accounts = {
  acceptInvitation: ref<(typeof import('../accounts.contract.ts'))['accounts']['acceptInvitation']>(
    'accounts.acceptInvitation',
    'POST',
    '/api/v1/invitaciones/aceptar',
    [200],
  ),
  acceptTexts: ref<(typeof import('../profile.contract.ts'))['ownAccount']['acceptTexts']>(
    'accounts.acceptTexts',
    'POST',
    '/api/v1/perfil/textos-por-aceptar',
    [200],
  ),
  activateUser: ref<(typeof import('../accounts.contract.ts'))['accounts']['activateUser']>(
    'accounts.activateUser',
    'POST',
    '/api/v1/usuarios/:id/activar',
    [200, 202],
  ),
  askContact: ref<(typeof import('../profile.contract.ts'))['ownAccount']['askContact']>(
    'accounts.askContact',
    'POST',
    '/api/v1/perfil/contacto',
    [200],
  ),
  askDeletion: ref<(typeof import('../profile.contract.ts'))['ownAccount']['askDeletion']>(
    'accounts.askDeletion',
    'POST',
    '/api/v1/perfil/eliminacion',
    [201],
  ),
  changeContact: ref<(typeof import('../profile.contract.ts'))['ownAccount']['changeContact']>(
    'accounts.changeContact',
    'PUT',
    '/api/v1/perfil/contacto',
    [200],
  ),
  changePassword: ref<(typeof import('../profile.contract.ts'))['ownAccount']['changePassword']>(
    'accounts.changePassword',
    'PUT',
    '/api/v1/perfil/contrasena',
    [200],
  ),
  checkRecoveryCode: ref<
    (typeof import('../portal/accounts.contract.ts'))['accountsPortal']['checkRecoveryCode']
  >('accounts.checkRecoveryCode', 'POST', '/api/v1/user/code_password', [200, 400]),
  confirmProposal: ref<
    (typeof import('../account-proposals.contract.ts'))['accountProposals']['confirmProposal']
  >('accounts.confirmProposal', 'POST', '/api/v1/propuestas-de-cuenta/:id/confirmar', [200]),
  correctAddress: ref<
    (typeof import('../portal/authentication.contract.ts'))['authenticationPortal']['correctAddress']
  >('accounts.correctAddress', 'POST', '/api/v1/corregir_correo', [200, 401, 409, 429]),
  correctRoles: ref<(typeof import('../accounts.contract.ts'))['accounts']['correctRoles']>(
    'accounts.correctRoles',
    'PUT',
    '/api/v1/usuarios/:id/roles',
    [200, 202],
  ),
  createUser: ref<(typeof import('../accounts.contract.ts'))['accounts']['createUser']>(
    'accounts.createUser',
    'POST',
    '/api/v1/usuarios',
    [201, 202],
  ),
  deactivateUser: ref<(typeof import('../accounts.contract.ts'))['accounts']['deactivateUser']>(
    'accounts.deactivateUser',
    'POST',
    '/api/v1/usuarios/:id/desactivar',
    [200],
  ),
  downloadOwnData: ref<(typeof import('../profile.contract.ts'))['ownAccount']['downloadOwnData']>(
    'accounts.downloadOwnData',
    'GET',
    '/api/v1/perfil/mis-datos',
    [200],
  ),
  endProxy: ref<(typeof import('../profile.contract.ts'))['ownAccount']['endProxy']>(
    'accounts.endProxy',
    'DELETE',
    '/api/v1/perfil/apoderados/:id',
    [200],
  ),
  forgotPassword: ref<(typeof import('../portal/accounts.contract.ts'))['accountsPortal']['forgotPassword']>(
    'accounts.forgotPassword',
    'GET',
    '/api/v1/user/forgot_password/:email',
    [200, 429],
    true,
  ),
  listAssigned: ref<
    (typeof import('../portal/authentication.contract.ts'))['authenticationPortal']['listAssigned']
  >('accounts.listAssigned', 'GET', '/api/v1/tramites_asignados_usuario/:id', [200]),
  listDevMessages: ref<(typeof import('../accounts.contract.ts'))['accounts']['listDevMessages']>(
    'accounts.listDevMessages',
    'GET',
    '/api/v1/dev/messages',
    [200],
  ),
  listOwedTexts: ref<(typeof import('../profile.contract.ts'))['ownAccount']['listOwedTexts']>(
    'accounts.listOwedTexts',
    'GET',
    '/api/v1/perfil/textos-por-aceptar',
    [200],
  ),
  listProposals: ref<
    (typeof import('../account-proposals.contract.ts'))['accountProposals']['listProposals']
  >('accounts.listProposals', 'GET', '/api/v1/propuestas-de-cuenta', [200]),
  listProxies: ref<(typeof import('../profile.contract.ts'))['ownAccount']['listProxies']>(
    'accounts.listProxies',
    'GET',
    '/api/v1/perfil/apoderados',
    [200],
  ),
  listUsers: ref<(typeof import('../accounts.contract.ts'))['accounts']['listUsers']>(
    'accounts.listUsers',
    'GET',
    '/api/v1/usuarios',
    [200],
  ),
  nameProxy: ref<(typeof import('../profile.contract.ts'))['ownAccount']['nameProxy']>(
    'accounts.nameProxy',
    'POST',
    '/api/v1/perfil/apoderados',
    [201],
  ),
  readApplicantChange: ref<
    (typeof import('../portal/applicant-change.contract.ts'))['applicantChangePortal']['readApplicantChange']
  >('accounts.readApplicantChange', 'GET', '/api/v1/cambio_solicitante/prefill/:id', [200]),
  readDeletion: ref<(typeof import('../profile.contract.ts'))['ownAccount']['readDeletion']>(
    'accounts.readDeletion',
    'GET',
    '/api/v1/perfil/eliminacion',
    [200],
  ),
  readInvitation: ref<(typeof import('../accounts.contract.ts'))['accounts']['readInvitation']>(
    'accounts.readInvitation',
    'POST',
    '/api/v1/invitaciones/leer',
    [200],
  ),
  readLegalText: ref<(typeof import('../accounts.contract.ts'))['accounts']['readLegalText']>(
    'accounts.readLegalText',
    'GET',
    '/api/v1/textos-legales/:id',
    [200],
  ),
  readProfile: ref<(typeof import('../profile.contract.ts'))['ownAccount']['readProfile']>(
    'accounts.readProfile',
    'GET',
    '/api/v1/perfil',
    [200],
  ),
  readUsedUp: ref<(typeof import('../accounts.contract.ts'))['accounts']['readUsedUp']>(
    'accounts.readUsedUp',
    'GET',
    '/api/v1/usuarios/:id/codigos',
    [200],
  ),
  readUser: ref<(typeof import('../accounts.contract.ts'))['accounts']['readUser']>(
    'accounts.readUser',
    'GET',
    '/api/v1/usuarios/:id',
    [200],
  ),
  refuseProposal: ref<
    (typeof import('../account-proposals.contract.ts'))['accountProposals']['refuseProposal']
  >('accounts.refuseProposal', 'POST', '/api/v1/propuestas-de-cuenta/:id/rechazar', [200]),
  refuseUser: ref<(typeof import('../accounts.contract.ts'))['accounts']['refuseUser']>(
    'accounts.refuseUser',
    'POST',
    '/api/v1/usuarios/:id/rechazar',
    [200],
  ),
  registerAndLogIn: ref<
    (typeof import('../portal/authentication.contract.ts'))['authenticationPortal']['registerAndLogIn']
  >('accounts.registerAndLogIn', 'POST', '/api/auth/register', [200, 201, 202, 400, 403, 429, 503]),
  registerCitizen: ref<
    (typeof import('../portal/accounts.contract.ts'))['accountsPortal']['registerCitizen']
  >('accounts.registerCitizen', 'POST', '/api/v1/register', [200, 201]),
  registerNewApplicant: ref<
    (typeof import('../portal/applicant-change.contract.ts'))['applicantChangePortal']['registerNewApplicant']
  >('accounts.registerNewApplicant', 'PUT', '/api/v1/cambio_solicitante/prefill/:id', [200]),
  registerOfficial: ref<
    (typeof import('../portal/accounts.contract.ts'))['accountsPortal']['registerOfficial']
  >('accounts.registerOfficial', 'POST', '/api/v1/register_funcionario', [200, 201]),
  reopenUsedUp: ref<(typeof import('../accounts.contract.ts'))['accounts']['reopenUsedUp']>(
    'accounts.reopenUsedUp',
    'POST',
    '/api/v1/usuarios/:id/codigos/reabrir',
    [200],
  ),
  resendCode: ref<(typeof import('../portal/accounts.contract.ts'))['accountsPortal']['resendCode']>(
    'accounts.resendCode',
    'POST',
    '/api/v1/enviar_codigo',
    [200, 429],
  ),
  resetPassword: ref<(typeof import('../portal/accounts.contract.ts'))['accountsPortal']['resetPassword']>(
    'accounts.resetPassword',
    'POST',
    '/api/v1/user/reset_password',
    [200, 400],
  ),
  saveGeneratedToken: ref<
    (typeof import('../portal/authentication.contract.ts'))['authenticationPortal']['saveGeneratedToken']
  >('accounts.saveGeneratedToken', 'POST', '/api/v1/user/save-generated-token-api', [200]),
  setElectronicNotification: ref<
    (typeof import('../profile.contract.ts'))['ownAccount']['setElectronicNotification']
  >('accounts.setElectronicNotification', 'PUT', '/api/v1/perfil/notificacion-electronica', [200]),
  setWish: ref<(typeof import('../profile.contract.ts'))['ownAccount']['setWish']>(
    'accounts.setWish',
    'PUT',
    '/api/v1/perfil/avisos',
    [200],
  ),
  updateProfile: ref<(typeof import('../profile.contract.ts'))['ownAccount']['updateProfile']>(
    'accounts.updateProfile',
    'PUT',
    '/api/v1/perfil',
    [200],
  ),
  updateUser: ref<
    (typeof import('../portal/authentication.contract.ts'))['authenticationPortal']['updateUser']
  >('accounts.updateUser', 'POST', '/api/auth/user/update', [200]),
  verifyEmail: ref<(typeof import('../portal/accounts.contract.ts'))['accountsPortal']['verifyEmail']>(
    'accounts.verifyEmail',
    'GET',
    '/api/v1/verificar_persona_email/:token',
    [200, 400],
    true,
  ),
  verifyPhone: ref<(typeof import('../portal/accounts.contract.ts'))['accountsPortal']['verifyPhone']>(
    'accounts.verifyPhone',
    'POST',
    '/api/v1/verificar_persona',
    [200, 400],
  ),
  withdrawDeletion: ref<(typeof import('../profile.contract.ts'))['ownAccount']['withdrawDeletion']>(
    'accounts.withdrawDeletion',
    'DELETE',
    '/api/v1/perfil/eliminacion',
    [200],
  ),
}
