import { ACT_CLASSES, ACT_STATES } from '@ventanilla/domain/workflow/state/act-states'
import { REASON_MIN } from '@ventanilla/domain/kernel/reason'
import { z } from 'zod'
import { inCatalogue, oneOf } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, version } from './shapes.ts'

const params = z.object({ id })
const doc = z.unknown().meta({ description: 'Documento del editor (ProseMirror JSON)', type: 'object' })
/** Editor document in a request body; the act's own rules validate its contents. */
export const givenDoc = z
  .unknown()
  .refine(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'El documento no es válido',
  )
  .meta({ description: 'Documento del editor (ProseMirror JSON)', type: 'object' })
const said = z.object({ text: z.string(), by: z.string(), at: z.string() })
const remark = z.object({
  id,
  /** offsets in the readable text; 0 when the passage is not found */
  from: z.number(),
  to: z.number(),
  quote: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  /** closed: its passage changed or its reason was accepted */
  resolved: z.boolean(),
  /** the passage still stands unchanged in the text */
  found: z.boolean(),
  /** the drafter's reason to leave the passage as it is */
  answer: said.nullable(),
  /** who accepted which reason; null: no reason was accepted */
  accepted: said.nullable(),
  mayAnswer: z.boolean(),
  mayAccept: z.boolean(),
  /** accepting it requires the reader's own reason, because the drafter gave none */
  needsReason: z.boolean(),
})
const actProblem = z.object({
  code: z.string(),
  message: z.string(),
  section: z.string().optional(),
  variable: z.string().optional(),
  /** error: prevents the signature */
  severity: z.literal('error').optional(),
  /** offsets of the passage in the readable text */
  from: z.number().optional(),
  to: z.number().optional(),
})

/** Acts: drafting, review with remarks, preview, signature by code, opening by the notified person. */
export const acts = {
  'acts.read': defineEndpoint({
    id: 'acts.read',
    method: 'GET',
    path: '/api/v1/actos/:id',
    permission: 'cases.act',
    discloses: { what: 'acto', by: 'id' },
    summary: 'Un acto con su texto, observaciones y comprobaciones',
    description:
      'El documento del editor con lo que el lector puede hacer en él y lo que le falta para firmarse (`problems`).',
    params,
    answers: {
      200: z.object({
        id,
        caseId: id,
        template: inCatalogue('Plantilla'),
        title: z.string(),
        class: oneOf(ACT_CLASSES),
        state: oneOf(ACT_STATES),
        doc,
        docVersion: z.number(),
        number: z.string().nullable(),
        code: z.string().nullable(),
        signedOn: z.string().nullable(),
        drafter: z.string().nullable(),
        reviewer: z.string().nullable(),
        signer: z.string().nullable(),
        fileId: z.string().nullable(),
        remarks: z.array(remark),
        problems: z.array(actProblem),
        variables: z.array(z.object({ name: z.string(), label: z.string() })),
        canEdit: z.boolean(),
        canRemark: z.boolean(),
        versions: z.array(
          z.object({ version: z.number(), at: z.string(), author: z.string(), label: z.string().nullable() }),
        ),
      }),
    },
  }),
  'acts.save': defineEndpoint({
    id: 'acts.save',
    unaudited: 'unfinishedWork',
    method: 'PUT',
    path: '/api/v1/actos/:id',
    permission: 'cases.act',
    summary: 'Guarda el texto de un borrador',
    description:
      'Con la versión leída (`docVersion`); con otra responde 409. Cada guardado es una versión que puede compararse.',
    params,
    bodyLimit: 3_145_728,
    body: z.strictObject({ doc: givenDoc, version, label: z.string().max(80).optional() }),
    answers: {
      200: z.object({ docVersion: z.number(), savedAt: z.string(), problems: z.array(actProblem) }),
    },
  }),
  'acts.version': defineEndpoint({
    id: 'acts.version',
    method: 'GET',
    path: '/api/v1/actos/:id/versiones/:version',
    permission: 'cases.act',
    discloses: { what: 'acto', by: 'id' },
    summary: 'Una versión del texto y sus diferencias con la actual',
    description: 'Las diferencias van párrafo por párrafo.',
    params: z.object({ id, version: z.coerce.number().int().min(1) }),
    answers: {
      200: z.object({
        doc,
        differences: z.array(z.unknown().meta({ description: 'ParagraphDiff', type: 'object' })),
      }),
    },
  }),
  'acts.remark': defineEndpoint({
    id: 'acts.remark',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/actos/:id/observaciones',
    permission: 'cases.act',
    summary: 'Observación sobre un pasaje',
    description: '`from` y `to` son posiciones del documento. La ve quien proyecta.',
    params,
    body: z.strictObject({
      from: z.number().int().min(0),
      to: z.number().int().min(1),
      text: z.string().trim().min(3).max(2000),
    }),
    answers: { 201: remark },
  }),
  'acts.answerRemark': defineEndpoint({
    id: 'acts.answerRemark',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/actos/:id/observaciones/:remarkId/responder',
    permission: 'cases.act',
    summary: 'Motivo de quien proyecta para dejar el pasaje como está',
    description:
      'Lo escribe quien proyecta. La observación sigue abierta hasta que se acepte el motivo o cambie el pasaje.',
    params: z.object({ id, remarkId: id }),
    body: z.strictObject({ reason: z.string().trim().min(REASON_MIN).max(2000) }),
    answers: { 200: remark },
  }),
  'acts.acceptRemark': defineEndpoint({
    id: 'acts.acceptRemark',
    method: 'POST',
    path: '/api/v1/actos/:id/observaciones/:remarkId/aceptar',
    permission: 'cases.act',
    summary: 'Acepta el motivo y cierra la observación; queda en la historia del caso',
    description:
      'La acepta quien la hizo o, si lleva dos días hábiles ausente desde la respuesta, otra persona que revisa o firma. Sin respuesta, su autor la retira con `reason`.',
    params: z.object({ id, remarkId: id }),
    body: z.strictObject({ reason: z.string().trim().min(REASON_MIN).max(2000).optional() }),
    answers: { 200: remark.extend({ version }) },
  }),
  'acts.open': defineEndpoint({
    id: 'acts.open',
    auditsItself: true,
    method: 'POST',
    path: '/api/v1/actos/:id/acceso',
    permission: 'acts.read',
    summary: 'Abre un acto notificado: el acceso queda registrado y fija la fecha legal',
    description:
      'La primera vez es el acceso que notifica (Ley 1437 de 2011): responde el enlace al PDF y la fecha legal.',
    params,
    body: z.strictObject({}),
    answers: { 200: z.object({ url: z.string(), legalOn: z.string().nullable(), recorded: z.boolean() }) },
  }),
} as const

/** Response to a signature, whatever factor proved the signer. */
export const signedAnswer = z.object({
  status: z.literal(200),
  message: z.string(),
  data: z.object({
    number: z.string().nullable(),
    code: z.string(),
    version: z.number(),
    signed: z.string().meta({ description: 'Lo firmado, con su número y año, en una frase' }),
  }),
})

const otpAnswer = z.object({
  status: z.literal(200),
  message: z.string(),
  data: z.object({
    expiresAt: z.string(),
    sentTo: z
      .string()
      .meta({ description: 'Celular y correo a los que salió el código, sin mostrarlos completos' }),
    expiresIn: z.number().meta({ description: 'Segundos durante los que vale el código' }),
    againIn: z.number().meta({ description: 'Segundos que faltan para poder pedir otro' }),
  }),
})

/** Section 7: preview and signature. */
export const portalDocuments = {
  'acts.preview': defineEndpoint({
    id: 'acts.preview',
    unaudited: 'changesNothing',
    method: 'POST',
    path: '/api/v1/preview-editor',
    permission: 'cases.act',
    summary: 'Vista previa del documento en PDF',
    description: 'Con `doc`, el texto que se está escribiendo y no se ha guardado. Sin número ni firma.',
    refuses: {
      422: 'El documento trae lo que no se admite, o pide más memoria o tiempo de lo permitido.',
      429: 'La persona pidió demasiadas vistas previas en la última hora, o todavía se preparan las que pidió.',
    },
    bodyLimit: 3_145_728,
    body: z.strictObject({ id, doc: givenDoc.optional() }),
    answers: {
      200: z.object({
        status: z.literal(200),
        message: z.string(),
        data: z.object({ fileName: z.string(), url: z.string() }),
      }),
    },
  }),
  'acts.createOtp': defineEndpoint({
    id: 'acts.createOtp',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/create-firma-otp',
    permission: 'cases.act',
    summary: 'Envía el código de firma; confirma la huella del contenido',
    description:
      'Para quien debe firmar el acto `id`. El código llega a su celular y a su correo y vale diez minutos. Con `keep` no se envía otro mientras el último siga siendo válido.',
    refuses: {
      409: 'El acto no espera su firma, o tiene una llave de acceso y el portal exige firmar con ella.',
      429: 'Hace menos de un minuto se envió un código, o se usaron los códigos o los intentos de la hora o del día; `Retry-After` dice los segundos que faltan.',
    },
    body: z.strictObject({
      id,
      keep: z
        .boolean()
        .optional()
        .meta({ description: 'Seguir con el código que ya se envió, si todavía vale' }),
    }),
    answers: { 200: otpAnswer },
  }),
  'acts.confirmOtp': defineEndpoint({
    id: 'acts.confirmOtp',
    method: 'POST',
    path: '/api/v1/confirmar-firma-otp',
    permission: 'cases.act',
    summary: 'Firma con el código: número, fecha y verificación en la misma transacción',
    description:
      'El código firma el texto cuya huella se confirmó al pedirlo; si cambió, hay que pedir otro. El acto no se modifica más.',
    refuses: {
      429: 'Se escribieron demasiados códigos equivocados; `Retry-After` dice los segundos que faltan.',
    },
    body: z.strictObject({ id, code: z.string().regex(/^\d{4}$/), version: version.optional() }),
    answers: {
      200: signedAnswer,
    },
  }),
} as const
