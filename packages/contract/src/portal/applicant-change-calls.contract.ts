import { ACT_STATES } from '@ventanilla/domain/workflow/state/act-states'
import { z } from 'zod'
import { closed, inCatalogue, judgedByCall, meaningsOf, oneOf } from '../closed.ts'
import { fault } from '../problem.ts'
import { CHANGE_REASONS } from '@ventanilla/domain/cases/applicant-change'
import { EXPLANATION_MAX } from '@ventanilla/domain/cases/new-applicant'
import { DOCUMENT_TYPES, PERSON_TYPES } from '@ventanilla/domain/identity/documents'
import { EMAIL_MAX } from '@ventanilla/domain/identity/email'
import { givenDoc } from '../acts.contract.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, uploaded, version } from '../shapes.ts'
import { changeRequest, moved, record } from './change-request.ts'
import { statusReplyWith } from './fields.ts'

/**
 * The change of applicant, with the exact names of section 7's twenty calls. `id` is the request that the first
 * call returns; `solId` is the case. Bodies are ours where the specification shows none.
 */

const params = z.object({ id })
/** version that the caller read; without it only the state guards the call (decision 47) */
const looked = version.optional()
const correcciones = z.string().max(2000)

/** A GET that changes state: never cached nor prefetched, only with the bearer header (decision 18). */
const movingGet = {
  method: 'GET',
  permission: 'cases.act',
  changesState: true,
  params,
  answers: { 200: moved },
} as const
const movingPost = { method: 'POST', permission: 'cases.act', answers: { 200: moved } } as const
const reading = {
  method: 'GET',
  permission: 'session',
  params,
  discloses: { what: 'caso', by: 'id' },
  answers: {
    200: record,
    403: z.object({ status: z.literal(403), message: z.string(), data: z.null() }),
  },
} as const

export const applicantChangeCalls = {
  'changes.ask': defineEndpoint({
    id: 'changes.ask',
    method: 'POST',
    path: '/api/v1/solicitar_cambio_solicitante',
    saysNo: 201,
    permission: 'changes.ask',
    summary: 'Pide que una solicitud pase a otro solicitante: 200 creada, 201 no se pudo y por qué',
    description:
      'Primera de las veinte llamadas. La hace el solicitante actual, o la ventanilla por él. `data.id` es la solicitud de cambio, que nombran las demás; `solId` es el trámite. Quien recibe el trámite obtiene un enlace por correo. 201 dice campo por campo qué no se puede y qué se aceptaría.',
    body: z.strictObject({
      /** the current applicant */
      id_solicitante: id,
      /** the case */
      solId: id,
      /** documents, by the name that their upload returned */
      file: z.array(uploaded).max(20).default([]),
      motivo: z.string().max(40).default('').meta(judgedByCall(CHANGE_REASONS)),
      explicacion: z.string().trim().max(EXPLANATION_MAX).default(''),
      cs_tipo_persona: z
        .union([z.int(), z.string().max(3)])
        .default(0)
        .meta(judgedByCall(meaningsOf(PERSON_TYPES), true)),
      cs_nombre_o_razon_social: z.string().max(400).default(''),
      cs_id_tipo_documento: z
        .union([z.int(), z.string().max(3)])
        .default(0)
        .meta(judgedByCall(meaningsOf(DOCUMENT_TYPES), true)),
      cs_nro_doc: z.string().max(60).default(''),
      cs_telefonos: z.string().max(40).default(''),
      cs_email: z.string().max(EMAIL_MAX).default(''),
    }),
    answers: {
      200: record,
      201: z.object({
        status: z.literal(201),
        message: z.string(),
        data: z.object({ problems: z.array(fault) }),
      }),
    },
    limit: 20,
  }),
  'changes.read': defineEndpoint({
    ...reading,
    id: 'changes.read',
    path: '/api/v1/get_cambio_solicitante/:id',
    summary: 'Una solicitud de cambio de solicitante',
    description:
      'La leen las dos personas y los funcionarios que la tramitan; cada quien ve lo que le corresponde. `estado` y `paso` dicen en qué va.',
  }),
  'changes.approve': defineEndpoint({
    ...movingGet,
    id: 'changes.approve',
    path: '/api/v1/aprobar_cambio_solicitante/:id',
    summary: 'Aprueba la solicitud enviada',
    description:
      'La hace quien valida, después de enviada. Sigue la asignación del abogado. La llamada GET cambia el estado, según está especificada: exige el encabezado Authorization y repetirla responde lo mismo.',
  }),
  'changes.reject': defineEndpoint({
    ...movingGet,
    id: 'changes.reject',
    path: '/api/v1/rechazar_cambio_solicitante/:id',
    summary: 'Rechaza la solicitud enviada',
    description:
      'La hace quien valida, después de enviada. La solicitud de cambio termina y el trámite sigue como estaba. Repetirla responde lo mismo.',
  }),
  'changes.assign': defineEndpoint({
    ...movingPost,
    id: 'changes.assign',
    path: '/api/v1/asignar_abogado_cambio_solicitante',
    summary: 'Asigna el abogado que proyecta el auto',
    description:
      'La hace el coordinador después de aprobada la solicitud. `id_abogado` es una persona con el rol del paso siguiente: las ofrece `candidatos` de la tarea abierta.',
    body: z.strictObject({ id, id_abogado: id, version: looked }),
  }),
  'changes.open': defineEndpoint({
    ...reading,
    id: 'changes.open',
    path: '/api/v1/cambio_solicitante/:id',
    summary: 'La solicitud con sus correcciones y su acto',
    description:
      'Lo mismo que `get_cambio_solicitante`, con las correcciones y el auto que el lector puede ver.',
  }),
  'changes.corrections': defineEndpoint({
    id: 'changes.corrections',
    method: 'GET',
    path: '/api/v1/correcciones_cambio_solicitante/:id',
    permission: 'cases.act',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Devoluciones del auto y observaciones sobre su texto',
    description:
      'Para el abogado que corrige: cada devolución con su texto, quién y cuándo, y las observaciones hechas sobre pasajes.',
    params,
    answers: {
      200: statusReplyWith(
        200,
        z.object({
          correcciones: changeRequest.shape.correcciones,
          observaciones: z.array(
            z.object({ pasaje: z.string(), texto: z.string(), por: z.string(), atendida: z.boolean() }),
          ),
        }),
      ),
    },
  }),
  'changes.readAct': defineEndpoint({
    id: 'changes.readAct',
    method: 'GET',
    path: '/api/v1/acto_admin_cambio_solicitante/:id',
    permission: 'cases.act',
    discloses: { what: 'caso', by: 'id' },
    summary: 'El auto de la solicitud: su texto y su estado',
    description: 'El documento del editor y su versión. 409 mientras nadie ha empezado a proyectarlo.',
    refuses: {
      409: 'El auto todavía no se ha empezado.',
    },
    params,
    answers: {
      200: statusReplyWith(
        200,
        z.object({
          id: z.string(),
          estado: oneOf(ACT_STATES),
          titulo: z.string(),
          doc: z.unknown().meta({ description: 'Documento del editor', type: 'object' }),
          version: z.number(),
          numero: z.string().nullable(),
        }),
      ),
    },
  }),
  'changes.saveAct': defineEndpoint({
    id: 'changes.saveAct',
    unaudited: 'unfinishedWork',
    method: 'PUT',
    path: '/api/v1/acto_admin_cambio_solicitante/:id',
    permission: 'cases.act',
    summary: 'Guarda el texto del auto que se proyecta o corrige',
    description:
      'La hace el abogado mientras proyecta o corrige. `version` es la que respondió la lectura; con otra responde 409 y no guarda nada.',
    params,
    bodyLimit: 3_145_728,
    body: z.strictObject({ doc: givenDoc, version }),
    answers: { 200: statusReplyWith(200, z.object({ version: z.number() })) },
  }),
  'changes.startAct': defineEndpoint({
    id: 'changes.startAct',
    method: 'POST',
    path: '/api/v1/acto_admin_cambio_solicitante',
    permission: 'cases.act',
    summary: 'Empieza a proyectar el auto',
    description:
      'La hace el abogado asignado. Compone el auto con los datos de la solicitud; después se lee, se guarda y se envía a revisión.',
    body: z.strictObject({ id, obligaciones: z.string().max(4000).default(''), version: looked }),
    answers: { 200: statusReplyWith(200, z.object({ id: z.string(), version: z.number() })) },
  }),
  'changes.returnByCoordinator': defineEndpoint({
    ...movingPost,
    id: 'changes.returnByCoordinator',
    path: '/api/v1/devolver_cambio_solicitante_coordjur',
    summary: 'El coordinador jurídico devuelve el auto con su motivo',
    description: 'El auto vuelve al abogado, que lee el motivo en las correcciones.',
    body: z.strictObject({ id, correcciones, version: looked }),
  }),
  'changes.approveByCoordinator': defineEndpoint({
    ...movingPost,
    id: 'changes.approveByCoordinator',
    path: '/api/v1/aprobar_cambio_solicitante_coordjur',
    summary: 'El coordinador jurídico aprueba el auto',
    description: 'El auto pasa a firma del subdirector jurídico.',
    body: z.strictObject({ id, version: looked }),
  }),
  'changes.sign': defineEndpoint({
    id: 'changes.sign',
    method: 'POST',
    path: '/api/v1/firmar_cambio_solicitante',
    permission: 'cases.act',
    summary: 'Firma el auto con el código de create-firma-otp',
    description:
      'La hace el subdirector jurídico con el código de cuatro dígitos que pidió con `create-firma-otp` para el acto de la solicitud. Da número y fecha al auto. Sigue la notificación a las dos personas.',
    refuses: {
      429: 'Se escribieron demasiados códigos equivocados; `Retry-After` dice los segundos que faltan.',
    },
    body: z.strictObject({ id, code: z.string().regex(/^\d{4}$/), version: looked }),
    answers: {
      200: statusReplyWith(
        200,
        z.object({
          id,
          estado: inCatalogue('EstadoDelCaso'),
          version: z.number(),
          numero: z.string().nullable(),
          firmado: z.string().meta({ description: 'Lo firmado, con su número y año, en una frase' }),
        }),
      ),
    },
  }),
  'changes.returnBySubdirector': defineEndpoint({
    ...movingPost,
    id: 'changes.returnBySubdirector',
    path: '/api/v1/devolver_cambio_solicitante_subdirjur',
    summary: 'El subdirector jurídico devuelve el auto con su motivo',
    description: 'El auto vuelve al abogado antes de firmarse, con el motivo.',
    body: z.strictObject({ id, correcciones, version: looked }),
  }),
  'changes.answer': defineEndpoint({
    ...movingPost,
    id: 'changes.answer',
    path: '/api/v1/aceptar_denegar_cambio_solicitante',
    summary: 'El nuevo solicitante acepta o deniega',
    description:
      'La hace quien recibe el trámite, después de notificado el auto. Denegada, la solicitud termina; aceptada, se aplica cuando el auto esté en firme.',
    body: z.strictObject({
      id,
      state: closed({
        aceptada: 'Recibe el trámite con sus obligaciones',
        denegada: 'No lo recibe: sigue a nombre de quien lo tenía',
      }),
      version: looked,
    }),
  }),
  'changes.review': defineEndpoint({
    ...movingPost,
    id: 'changes.review',
    path: '/api/v1/review_cambio_solicitante',
    summary: 'El abogado envía el auto a revisión',
    description: 'El borrador queda quieto hasta que el coordinador lo apruebe o lo devuelva.',
    body: z.strictObject({ id, version: looked }),
  }),
  'changes.preview': defineEndpoint({
    id: 'changes.preview',
    unaudited: 'changesNothing',
    method: 'POST',
    path: '/api/v1/preview_cambio_solicitante',
    permission: 'cases.act',
    summary: 'Vista previa del auto en PDF',
    description: 'El PDF como quedará, sin número ni firma. `url` es un enlace breve.',
    refuses: {
      429: 'La persona pidió demasiadas vistas previas en la última hora, o todavía se preparan las que pidió.',
    },
    body: z.strictObject({ id }),
    answers: {
      200: z.object({
        status: z.literal(200),
        message: z.string(),
        fileName: z.string(),
        url: z.string(),
        data: z.object({ fileName: z.string(), url: z.string() }),
      }),
    },
  }),
  'changes.send': defineEndpoint({
    ...movingGet,
    id: 'changes.send',
    path: '/api/v1/enviar_cambio_solicitante/:id',
    summary: 'Envía la solicitud cuando el nuevo solicitante ya se registró',
    description:
      'La hace el solicitante actual cuando quien recibe ya aceptó el enlace. La llamada GET cambia el estado, según está especificada: exige el encabezado Authorization y repetirla responde lo mismo.',
  }),
  'changes.dataToApply': defineEndpoint({
    ...reading,
    permission: 'cases.act',
    id: 'changes.dataToApply',
    path: '/api/v1/get_data_cambio_solicitante/:id',
    summary: 'Lo que se aplicará: las dos personas, el auto y desde cuándo está en firme',
    description:
      'Quien la va a aplicar ve aquí si ya puede: `paso.vence` es el último día de espera por la firmeza.',
  }),
  'changes.apply': defineEndpoint({
    ...movingPost,
    id: 'changes.apply',
    path: '/api/v1/cambiar_solicitante',
    summary: 'Aplica el cambio: el trámite pasa al nuevo solicitante',
    description:
      'Última de las veinte llamadas; la hace la ventanilla cuando el auto está en firme. El solicitante anterior conserva la consulta de lo ocurrido hasta ese día.',
    body: z.strictObject({ id, version: looked }),
  }),
} as const
