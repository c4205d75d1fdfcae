import {
  DOCUMENT_TYPES,
  documentRefusal,
  documentTypesFor,
  GENDERS,
  PERSON_TYPES,
  type PersonTypeId,
} from '@ventanilla/domain/identity/documents'
import { companyNameFault } from '@ventanilla/domain/identity/names'
import { z } from 'zod'
import { closed } from '../closed.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  documentNumber,
  email,
  fourDigits,
  codeOf,
  internalPath,
  listCode,
  newPassword,
  personName,
  phone,
  sentCompany,
  told,
  statusReplyWith,
} from './fields.ts'

/** One portal serves one authority: the specification's `cliente`. */
export const CORPORATIONS = [{ id: 1, name: 'La autoridad de este portal' }] as const

const person = {
  reg_id_tipo_documento: codeOf(DOCUMENT_TYPES, 'Elija el tipo de documento'),
  reg_documento: documentNumber,
  reg_nombres: personName,
  reg_apellidos: personName,
  reg_genero: codeOf(GENDERS, 'Elija el género'),
  reg_celular: phone,
  reg_email: email,
}

function checkDocument(
  form: { reg_id_tipo_documento: number; reg_documento: string },
  kind: PersonTypeId | 'funcionario',
  ctx: z.RefinementCtx,
): void {
  const fits = documentTypesFor(kind).some((type) => type === form.reg_id_tipo_documento)
  const message = documentRefusal(form.reg_id_tipo_documento, form.reg_documento, kind)
  if (message !== null)
    ctx.addIssue({ code: 'custom', path: [fits ? 'reg_documento' : 'reg_id_tipo_documento'], message })
}

/** Form of section 3: the person type determines document type and company name. */
export const citizenForm = z
  .strictObject({
    reg_tipo_persona: codeOf(PERSON_TYPES, 'Elija el tipo de persona'),
    // section 7 sends the field for every person type; only a company's is read
    reg_empresa: sentCompany.nullish(),
    ...person,
    reg_password: newPassword('citizen'),
    /** ours: the first login redirects there, from any device */
    reg_destino: internalPath.optional(),
  })
  .superRefine((form, ctx) => {
    checkDocument(form, form.reg_tipo_persona === 2 ? 2 : 1, ctx)
    if (form.reg_tipo_persona !== 2) return
    const company = form.reg_empresa ?? ''
    const message = company === '' ? 'Escriba la razón social' : companyNameFault(company)
    if (message !== null) ctx.addIssue({ code: 'custom', path: ['reg_empresa'], message })
  })
export type CitizenForm = z.output<typeof citizenForm>

export const officialForm = z
  .strictObject({
    reg_rol: listCode,
    cu_rol_add: z
      .array(z.strictObject({ id_rol: listCode }))
      .max(20)
      .nullish(),
    reg_id_cliente: codeOf(CORPORATIONS, 'Elija la corporación'),
    ...person,
    reg_password: newPassword('official'),
  })
  .superRefine((form, ctx) => {
    checkDocument(form, 'funcionario', ctx)
  })
export type OfficialForm = z.output<typeof officialForm>

const token = z.string().max(200)

export const accountsPortal = {
  registerCitizen: defineEndpoint({
    id: 'accounts.registerCitizen',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/register',
    permission: 'public',
    summary:
      'Registra a un ciudadano o una empresa y envía el código al celular; 201 es «el celular ya existe»',
    description:
      'Primer paso del registro. La persona no existe todavía: sigue `verificar_persona` con el código que llegó al celular. Los documentos posibles dependen del tipo de persona. `reg_destino` guarda a dónde iba y lo devuelve una vez el primer ingreso.',
    body: citizenForm,
    answers: { 200: statusReplyWith(200, z.null()), 201: statusReplyWith(201, z.null()) },
    limit: 60,
  }),
  registerOfficial: defineEndpoint({
    id: 'accounts.registerOfficial',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/register_funcionario',
    permission: 'public',
    summary: 'Registra a un funcionario, que espera activación, y envía el código al celular',
    description:
      'Primer paso del registro de un funcionario. Sigue `verificar_persona`; después un administrador confirma los roles y activa la cuenta.',
    body: officialForm,
    answers: { 200: statusReplyWith(200, z.null()), 201: statusReplyWith(201, z.null()) },
    limit: 60,
  }),
  verifyPhone: defineEndpoint({
    id: 'accounts.verifyPhone',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/verificar_persona',
    permission: 'public',
    summary: 'Comprueba el código del celular; data es el id de la persona nueva',
    description:
      'Segundo paso del registro: con el código de cuatro dígitos crea la persona y envía el enlace que confirma el correo, válido 30 minutos.',
    body: z.strictObject({ reg_celular: phone, reg_email: email, reg_code: fourDigits }),
    answers: { 200: statusReplyWith(200, z.uuid()), 400: told(400) },
    limit: 120,
  }),
  resendCode: defineEndpoint({
    id: 'accounts.resendCode',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/enviar_codigo',
    permission: 'public',
    summary: 'Envía otro código al celular: a lo sumo uno por minuto y cinco por hora',
    description:
      'Anula el código anterior. Responde igual para números que nadie registró. `Retry-After` dice, también con 200, los segundos que faltan para pedir otro.',
    body: z.strictObject({ celular: phone, email }),
    answers: { 200: told(200), 429: told(429) },
    limit: 60,
  }),
  verifyEmail: defineEndpoint({
    id: 'accounts.verifyEmail',
    method: 'GET',
    path: '/api/v1/verificar_persona_email/:token',
    permission: 'public',
    summary: 'Confirma el correo con el enlace de un solo uso',
    description:
      'Último paso del registro: el token es la parte final del enlace del correo. `type` dice en qué ingreso continúa la persona.',
    params: z.object({ token }),
    answers: {
      200: told(200).extend({
        type: closed({
          ciudadano: 'Ingresa como ciudadano o empresa',
          apoderado: 'Ingresa como ciudadano; confirmó un poder',
          funcionario: 'Ingresa como funcionario, cuando la activen',
        }),
      }),
      400: told(400).extend({ type: z.literal('') }),
    },
    limit: 120,
    changesState: true,
  }),
  forgotPassword: defineEndpoint({
    id: 'accounts.forgotPassword',
    unaudited: 'otherVerb',
    method: 'GET',
    path: '/api/v1/user/forgot_password/:email',
    permission: 'public',
    summary: 'Envía un código de recuperación; responde igual para correos conocidos y desconocidos',
    description:
      'Primer paso de la recuperación: `token` acompaña las dos llamadas siguientes y por sí solo no sirve para nada. `Retry-After` dice, también con 200, los segundos que faltan para pedir otro código.',
    params: z.object({ email }),
    typedParams: true,
    answers: { 200: told(200).extend({ token: z.string() }), 429: told(429) },
    limit: 60,
    changesState: true,
  }),
  checkRecoveryCode: defineEndpoint({
    id: 'accounts.checkRecoveryCode',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/user/code_password',
    permission: 'public',
    summary: 'Comprueba el código de recuperación',
    description:
      'Segundo paso de la recuperación: con el código del correo el `token` queda habilitado para cambiar la contraseña.',
    body: z.strictObject({ code: fourDigits, token }),
    answers: { 200: told(200), 400: told(400) },
    limit: 120,
  }),
  resetPassword: defineEndpoint({
    id: 'accounts.resetPassword',
    method: 'POST',
    path: '/api/v1/user/reset_password',
    permission: 'public',
    summary: 'Cambia la contraseña después del código y termina las demás sesiones',
    description:
      'Último paso de la recuperación, con el token cuyo código se validó o con el del enlace del correo, que no pide código. El token se gasta y la persona ingresa con la contraseña nueva.',
    body: z.strictObject({ token, password_reset: newPassword('citizen') }),
    answers: { 200: told(200), 400: told(400) },
    limit: 60,
  }),
} as const
