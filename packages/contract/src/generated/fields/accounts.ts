// Written by tools/generate-paths.ts from the contracts. Do not edit.
import type { FieldsOf } from '../../field-rules.ts'
import type { accounts } from '../accounts.ts'

export const acceptInvitationFields = {
  token: { required: true, maxLength: 200, minLength: 1 },
  password: { required: true, maxLength: 400 },
} as const satisfies FieldsOf<typeof accounts.acceptInvitation, 'body'>

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

export const correctRolesFields = {
  mainRole: { required: true, pattern: '^[A-Z][A-Z0-9_]{2,60}$' },
  additionalRoles: { required: true, maxItems: 20 },
  office: { required: false, maxLength: 40 },
  version: { required: true },
} as const satisfies FieldsOf<typeof accounts.correctRoles, 'body'>

export const createUserFields = {
  firstNames: { required: true, maxLength: 480 },
  lastNames: { required: true, maxLength: 480 },
  gender: { required: true },
  documentType: { required: true },
  documentNumber: { required: true, maxLength: 30 },
  email: { required: true, maxLength: 320 },
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
  name: { required: true, maxLength: 480 },
  document: { required: true, maxLength: 30 },
  email: { required: true, maxLength: 320 },
  caseId: { required: false },
} as const satisfies FieldsOf<typeof accounts.nameProxy, 'body'>

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

export const reopenUsedUpFields = {
  reason: { required: true, maxLength: 500, minLength: 5 },
} as const satisfies FieldsOf<typeof accounts.reopenUsedUp, 'body'>
