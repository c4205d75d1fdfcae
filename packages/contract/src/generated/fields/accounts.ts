// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { accounts } from '../accounts.ts'

export const acceptInvitationFields = {
  token: { required: true, maxLength: 200, minLength: 1 },
  password: { required: true, maxLength: 400 },
} as const satisfies FieldsOf<typeof accounts.acceptInvitation, 'body'>

export const acceptTextsFields = {
  texts: { required: true, maxItems: 2 },
} as const satisfies FieldsOf<typeof accounts.acceptTexts, 'body'>

export const activateUserFields = {
  mainRole: { required: true, pattern: '^[A-Z][A-Z0-9_]{2,60}$' },
  additionalRoles: { required: true, maxItems: 20 },
  office: { required: false, maxLength: 40 },
  version: { required: true },
} as const satisfies FieldsOf<typeof accounts.activateUser, 'body'>

export const askDeletionFields = {
  reason: { required: true, maxLength: 500, minLength: 5 },
} as const satisfies FieldsOf<typeof accounts.askDeletion, 'body'>

export const changePasswordFields = {
  current: { required: true, maxLength: 400, minLength: 1 },
  password: { required: true, maxLength: 400 },
} as const satisfies FieldsOf<typeof accounts.changePassword, 'body'>

export const checkRecoveryCodeFields = {
  code: { required: true, maxLength: 20 },
  token: { required: true, maxLength: 200 },
} as const satisfies FieldsOf<typeof accounts.checkRecoveryCode, 'body'>

export const correctAddressFields = {
  username: { required: true, maxLength: 320 },
  password: { required: true, maxLength: 400, minLength: 1 },
  correo: { required: true, maxLength: 254 },
} as const satisfies FieldsOf<typeof accounts.correctAddress, 'body'>

export const correctRolesFields = {
  mainRole: { required: true, pattern: '^[A-Z][A-Z0-9_]{2,60}$' },
  additionalRoles: { required: true, maxItems: 20 },
  office: { required: false, maxLength: 40 },
  version: { required: true },
} as const satisfies FieldsOf<typeof accounts.correctRoles, 'body'>

export const createUserFields = {
  firstNames: { required: true, maxLength: 120 },
  lastNames: { required: true, maxLength: 120 },
  gender: { required: true },
  documentType: { required: true },
  documentNumber: { required: true, maxLength: 30 },
  email: { required: true, maxLength: 254 },
  mainRole: { required: true, pattern: '^[A-Z][A-Z0-9_]{2,60}$' },
  additionalRoles: { required: true, maxItems: 20 },
  office: { required: false, maxLength: 40 },
} as const satisfies FieldsOf<typeof accounts.createUser, 'body'>

export const deactivateUserFields = {
  reason: { required: true, maxLength: 500, minLength: 5 },
  version: { required: true },
} as const satisfies FieldsOf<typeof accounts.deactivateUser, 'body'>

export const listDevMessagesQuery = {
  to: { required: false, maxLength: 320 },
} as const satisfies FieldsOf<typeof accounts.listDevMessages, 'query'>

export const listUsersQuery = {
  estado: { required: false },
  tipo: { required: false },
  q: { required: false, maxLength: 100 },
  after: { required: false, maxLength: 200 },
} as const satisfies FieldsOf<typeof accounts.listUsers, 'query'>

export const nameProxyFields = {
  name: { required: true, maxLength: 120 },
  document: { required: true, maxLength: 30 },
  email: { required: true, maxLength: 254 },
  caseId: { required: false },
} as const satisfies FieldsOf<typeof accounts.nameProxy, 'body'>

export const readApplicantChangeQuery = {
  token: { required: true, maxLength: 200 },
} as const satisfies FieldsOf<typeof accounts.readApplicantChange, 'query'>

export const readInvitationFields = {
  token: { required: true, maxLength: 200, minLength: 1 },
} as const satisfies FieldsOf<typeof accounts.readInvitation, 'body'>

export const refuseProposalFields = {
  reason: { required: true, maxLength: 500, minLength: 5 },
} as const satisfies FieldsOf<typeof accounts.refuseProposal, 'body'>

export const refuseUserFields = {
  reason: { required: true, maxLength: 500, minLength: 5 },
  version: { required: true },
} as const satisfies FieldsOf<typeof accounts.refuseUser, 'body'>

export const registerAndLogInFields = {
  reg_tipo_persona: { required: true, pattern: '^\\d{1,4}$' },
  reg_empresa: { required: false, maxLength: 200 },
  reg_id_tipo_documento: { required: true, pattern: '^\\d{1,4}$' },
  reg_documento: { required: true, maxLength: 30 },
  reg_nombres: { required: true, maxLength: 120 },
  reg_apellidos: { required: true, maxLength: 120 },
  reg_genero: { required: true, pattern: '^\\d{1,4}$' },
  reg_celular: { required: true, maxLength: 20 },
  reg_email: { required: true, maxLength: 254 },
  reg_password: { required: true, maxLength: 400 },
  reg_destino: { required: false, maxLength: 300 },
  reg_code: { required: false, maxLength: 20 },
} as const satisfies FieldsOf<typeof accounts.registerAndLogIn, 'body'>

export const registerCitizenFields = {
  reg_tipo_persona: { required: true, pattern: '^\\d{1,4}$' },
  reg_empresa: { required: false, maxLength: 200 },
  reg_id_tipo_documento: { required: true, pattern: '^\\d{1,4}$' },
  reg_documento: { required: true, maxLength: 30 },
  reg_nombres: { required: true, maxLength: 120 },
  reg_apellidos: { required: true, maxLength: 120 },
  reg_genero: { required: true, pattern: '^\\d{1,4}$' },
  reg_celular: { required: true, maxLength: 20 },
  reg_email: { required: true, maxLength: 254 },
  reg_password: { required: true, maxLength: 400 },
  reg_destino: { required: false, maxLength: 300 },
} as const satisfies FieldsOf<typeof accounts.registerCitizen, 'body'>

export const registerNewApplicantFields = {
  cs_new_usr_id: { required: true },
  cs_estado: { required: true },
  cs_id_solicitud: { required: true, maxLength: 60 },
} as const satisfies FieldsOf<typeof accounts.registerNewApplicant, 'body'>

export const registerNewApplicantQuery = {
  token: { required: true, maxLength: 200 },
} as const satisfies FieldsOf<typeof accounts.registerNewApplicant, 'query'>

export const registerOfficialFields = {
  reg_rol: { required: true, pattern: '^\\d{1,4}$' },
  cu_rol_add: { required: false, maxItems: 20 },
  reg_id_cliente: { required: true, pattern: '^\\d{1,4}$' },
  reg_id_tipo_documento: { required: true, pattern: '^\\d{1,4}$' },
  reg_documento: { required: true, maxLength: 30 },
  reg_nombres: { required: true, maxLength: 120 },
  reg_apellidos: { required: true, maxLength: 120 },
  reg_genero: { required: true, pattern: '^\\d{1,4}$' },
  reg_celular: { required: true, maxLength: 20 },
  reg_email: { required: true, maxLength: 254 },
  reg_password: { required: true, maxLength: 400 },
} as const satisfies FieldsOf<typeof accounts.registerOfficial, 'body'>

export const reopenUsedUpFields = {
  reason: { required: true, maxLength: 500, minLength: 5 },
} as const satisfies FieldsOf<typeof accounts.reopenUsedUp, 'body'>

export const resendCodeFields = {
  celular: { required: true, maxLength: 20 },
  email: { required: true, maxLength: 254 },
} as const satisfies FieldsOf<typeof accounts.resendCode, 'body'>

export const resetPasswordFields = {
  token: { required: true, maxLength: 200 },
  password_reset: { required: true, maxLength: 400 },
} as const satisfies FieldsOf<typeof accounts.resetPassword, 'body'>

export const saveGeneratedTokenFields = {
  nombre: { required: false, maxLength: 80 },
} as const satisfies FieldsOf<typeof accounts.saveGeneratedToken, 'body'>

export const setElectronicNotificationFields = {
  authorized: { required: true },
} as const satisfies FieldsOf<typeof accounts.setElectronicNotification, 'body'>

export const setWishFields = {
  wish: { required: true },
  wanted: { required: true },
} as const satisfies FieldsOf<typeof accounts.setWish, 'body'>

export const updateProfileFields = {
  firstNames: { required: true, maxLength: 120 },
  lastNames: { required: true, maxLength: 120 },
  gender: { required: true },
  companyName: { required: false, maxLength: 200 },
  version: { required: true },
} as const satisfies FieldsOf<typeof accounts.updateProfile, 'body'>

export const verifyPhoneFields = {
  reg_celular: { required: true, maxLength: 20 },
  reg_email: { required: true, maxLength: 254 },
  reg_code: { required: true, maxLength: 20 },
} as const satisfies FieldsOf<typeof accounts.verifyPhone, 'body'>
