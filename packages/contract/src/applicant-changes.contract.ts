import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { id, instant } from './shapes.ts'

const params = z.object({ id })
const linkParams = z.object({ id: z.string().max(60) })

const passedOn = z.object({
  id,
  radicado: z.string(),
  procedure: z.string(),
  filedAt: instant,
  passedOn: instant,
})

/** Calls that the screens of a change of applicant need in addition to those of section 7. */
export const applicantChanges = {
  'changes.ofCase': defineEndpoint({
    id: 'changes.ofCase',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/cambios-solicitante',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Los cambios de solicitante de un caso, y si el lector puede pedir otro',
    description:
      'Las solicitudes de cambio de un trámite y quiénes fueron antes sus solicitantes. `ask.reason` dice por qué no puede pedirse otra ahora.',
    params,
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            radicado: z.string(),
            statusLabel: z.string(),
            askedAt: instant,
            ended: z.boolean(),
            newApplicant: z.string(),
          }),
        ),
        /** former applicants, who can still read the case up to `until`; for officials */
        former: z.array(z.object({ personId: z.string(), name: z.string(), until: instant })),
        /** null: not available to this reader; `reason`: why they cannot ask yet, null if they can */
        ask: z.object({ reason: z.string().nullable() }).nullable(),
      }),
    },
  }),
  'changes.findCase': defineEndpoint({
    id: 'changes.findCase',
    method: 'GET',
    path: '/api/v1/cambios-solicitante/caso',
    permission: 'changes.ask',
    discloses: { what: 'persona', by: null },
    summary:
      'El caso para el que la ventanilla recibe un cambio, por su radicado y el documento del solicitante',
    description:
      'La ventanilla encuentra el trámite por su radicado junto con el documento del solicitante, y así no se recorren trámites ajenos.',
    refuses: {
      404: 'No hay un trámite con ese radicado y ese documento.',
    },
    query: z.strictObject({
      radicado: z.string().max(60).default(''),
      documento: z.string().max(40).default(''),
    }),
    answers: {
      200: z.object({
        id,
        radicado: z.string(),
        procedure: z.string(),
        applicant: z.object({ id: z.string(), name: z.string(), document: z.string() }),
        reason: z.string().nullable(),
      }),
    },
    limit: 30,
  }),
  'changes.resendLink': defineEndpoint({
    id: 'changes.resendLink',
    method: 'POST',
    path: '/api/v1/cambios-solicitante/:id/reenviar-enlace',
    permission: 'changes.ask',
    summary: 'Envía otro enlace a quien recibe el trámite; el anterior deja de servir',
    description: 'Mientras la solicitud espera a quien recibe.',
    params,
    body: z.strictObject({}),
    answers: { 200: z.object({ message: z.string() }) },
    limit: 20,
  }),
  'changes.readOffer': defineEndpoint({
    id: 'changes.readOffer',
    unaudited: 'otherVerb',
    method: 'POST',
    path: '/api/v1/cambios-solicitante/:id/oferta',
    permission: 'cases.draft',
    summary: 'Lo que ofrece un enlace a quien ya tiene cuenta; leerlo no lo gasta',
    description:
      '`id` es el trámite y `token` la parte final del enlace del correo. Solo la persona a quien se ofreció lo lee.',
    refuses: {
      403: 'El enlace se ofreció a otra persona.',
      404: 'El enlace no es válido.',
      409: 'La solicitud ya no espera a quien recibe.',
      410: 'El enlace ya se usó o venció.',
    },
    params: linkParams,
    body: z.strictObject({ token: z.string().max(200) }),
    answers: {
      200: z.object({ from: z.string(), procedure: z.string(), radicado: z.string(), to: z.string() }),
    },
    limit: 60,
  }),
  'changes.takeOffer': defineEndpoint({
    id: 'changes.takeOffer',
    method: 'POST',
    path: '/api/v1/cambios-solicitante/:id/aceptar-enlace',
    permission: 'cases.draft',
    summary: 'Quien ya tiene cuenta queda vinculado como nuevo solicitante; el enlace se gasta',
    description: 'Después, el solicitante actual puede enviar la solicitud con `enviar_cambio_solicitante`.',
    refuses: {
      403: 'El enlace se ofreció a otra persona.',
      404: 'El enlace no es válido.',
      409: 'La solicitud ya no espera a quien recibe.',
      410: 'El enlace ya se usó o venció.',
    },
    params: linkParams,
    body: z.strictObject({ token: z.string().max(200) }),
    answers: { 200: z.object({ id, message: z.string() }) },
    limit: 60,
  }),
  'changes.formerCases': defineEndpoint({
    id: 'changes.formerCases',
    method: 'GET',
    path: '/api/v1/solicitudes-cedidas',
    permission: 'cases.draft',
    summary: 'Casos que fueron del lector y pasaron a otra persona',
    description: 'Con la fecha en que cada uno pasó a la otra persona.',
    answers: { 200: z.object({ rows: z.array(passedOn) }) },
  }),
  'changes.formerCase': defineEndpoint({
    id: 'changes.formerCase',
    method: 'GET',
    path: '/api/v1/solicitudes-cedidas/:id',
    permission: 'cases.draft',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Lo que había pasado en un caso hasta que dejó de ser del lector',
    description: 'Pasos, archivos y actos hasta el día del cambio; nada de lo posterior.',
    params,
    answers: {
      200: passedOn.extend({
        expediente: z.string().nullable(),
        steps: z.array(
          z.object({
            title: z.string(),
            openedAt: instant,
            doneAt: instant.nullable(),
            outcome: z.string().nullable(),
          }),
        ),
        files: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            mime: z.string(),
            size: z.number(),
            createdAt: instant,
          }),
        ),
        acts: z.array(
          z.object({
            title: z.string(),
            number: z.string().nullable(),
            signedOn: z.string(),
            fileId: z.string().nullable(),
          }),
        ),
      }),
    },
  }),
  'changes.endFormer': defineEndpoint({
    id: 'changes.endFormer',
    method: 'POST',
    path: '/api/v1/solicitudes-cedidas/:id/terminar',
    permission: 'session',
    summary:
      'Termina la consulta de quien fue solicitante: la persona misma, o gestión documental con el motivo',
    description:
      'Sin `personId` es la propia consulta la que termina. Gestión documental nombra a la persona y escribe el motivo.',
    params,
    body: z.strictObject({ personId: id.optional(), reason: z.string().max(1000).default('') }),
    answers: { 200: z.object({ message: z.string() }) },
  }),
} as const
