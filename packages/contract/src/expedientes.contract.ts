import { REASON_MIN } from '@ventanilla/domain/kernel/reason'
import { z } from 'zod'
import { closed, inCatalogue } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, option } from './shapes.ts'

const params = z.object({ id })

/** A person's access to an expediente. */
const grant = z.object({
  personId: id,
  name: z.string(),
  email: z.string(),
  since: z.string(),
  /** last day; null: without end */
  until: z.string().nullable(),
  /** when it expired or was withdrawn; null: it is in force */
  endedAt: z.string().nullable(),
})

/** The expediente of a case: its foliated index and its export. */
export const expedientes = {
  'expedientes.index': defineEndpoint({
    id: 'expedientes.index',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/expediente',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Índice foliado del expediente',
    description:
      'Cada documento, por orden de su fecha, con sus folios, su huella, cómo llegó (en papel o electrónico) y el día en que se incorporó; y cuándo se abrió y se cerró el expediente.',
    params,
    answers: {
      200: z.object({
        /** null until the expediente is opened; one of the former system keeps its number there */
        number: z.string().nullable(),
        /** last day of the access granted to the reader; null: the reader needs no such access */
        until: z.string().nullable(),
        series: z.string().nullable(),
        /** dates of opening and closing; null: not yet */
        openedOn: z.string().nullable(),
        closedOn: z.string().nullable(),
        /** whether the reader can export the whole expediente as a ZIP */
        mayExport: z.boolean(),
        folios: z.number(),
        rows: z.array(
          z.object({
            position: z.number(),
            title: z.string(),
            /** original name of a file that was handed in; null: the portal made it */
            original: z.string().nullable(),
            kind: z.string(),
            pages: z.number(),
            folioFrom: z.number(),
            folioTo: z.number(),
            /** day of its signature, filing or arrival; rows are sorted by it */
            documentDate: z.string(),
            /** how the document arrived */
            cameIn: closed({ papel: 'Llegó en papel', electrónico: 'Llegó o se hizo en el portal' }),
            incorporatedAt: z.string(),
            sha256: z.string().nullable(),
            fileId: z.string().nullable(),
            actId: z.string().nullable(),
            mime: z.string(),
            size: z.number(),
          }),
        ),
      }),
    },
  }),
  'expedientes.search': defineEndpoint({
    id: 'expedientes.search',
    method: 'GET',
    path: '/api/v1/expedientes',
    permission: 'cases.read',
    discloses: { what: 'lista', by: null },
    summary:
      'Trámites que el lector puede ver: los que tienen expediente, o los de un número de solicitud, de expediente físico o interno',
    description:
      '`por` dice qué número se busca; con 1 se encuentra también por la referencia de un recibo de pago. Continúa con `next` como `cursor`.',
    query: z.strictObject({
      /** 1 número de solicitud, 2 expediente físico, 3 número interno */
      por: closed({
        1: 'Número de solicitud (radicado)',
        2: 'Número del expediente físico',
        3: 'Número interno',
      }).optional(),
      q: z.string().trim().max(60).default(''),
      cursor: z.string().max(80).optional(),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            radicado: z.string(),
            expediente: z.string().nullable(),
            procedure: z.string(),
            applicant: z.string(),
            statusLabel: z.string(),
            filedAt: z.string(),
            /** an expediente of the former system */
            migrated: z.boolean(),
            ended: z.boolean(),
            /** last day of the access granted to the reader; null: the reader needs no such access */
            until: z.string().nullable(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
  }),
  'expedientes.history': defineEndpoint({
    id: 'expedientes.history',
    method: 'GET',
    path: '/api/v1/expedientes/historico',
    permission: 'cases.read',
    discloses: { what: 'lista', by: null },
    summary:
      'Expedientes de trámites que terminaron y que el lector puede ver, los últimos primero; para un ciudadano también los que pasaron a otra persona',
    description: 'Con filtros de año, tipo, estado y texto; continúa con `next` como `cursor`.',
    query: z.strictObject({
      /** radicado, number of the expediente, holder or subject */
      q: z.string().trim().max(100).default(''),
      numero: z.string().trim().max(60).default(''),
      /** year in which the case ended */
      anio: z.coerce.number().int().min(1990).max(2100).optional(),
      tipo: z.coerce.number().int().min(1).max(99).optional(),
      estado: z.string().max(60).default(''),
      cursor: z.string().max(80).optional(),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            number: z.string().nullable(),
            radicado: z.string(),
            procedure: z.string(),
            /** null when the case passed to another applicant: only the new one can disclose it */
            applicant: z.string().nullable(),
            statusLabel: z.string().nullable(),
            endedAt: z.string(),
            migrated: z.boolean(),
            passedOn: z.boolean(),
          }),
        ),
        choices: z.object({
          types: z.array(option),
          statuses: z.array(option.extend({ value: inCatalogue('EstadoDelCaso') })),
        }),
        next: z.string().nullable(),
      }),
    },
  }),
  'expedientes.grants': defineEndpoint({
    id: 'expedientes.grants',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/accesos',
    permission: 'files.share',
    discloses: { what: 'caso', by: 'id' },
    summary: 'A quiénes se dio acceso para consultar un expediente, y hasta cuándo',
    description: 'Los accesos vigentes y los que terminaron.',
    params,
    answers: { 200: z.object({ rows: z.array(grant) }) },
  }),
  'expedientes.grant': defineEndpoint({
    id: 'expedientes.grant',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/accesos',
    permission: 'files.share',
    summary: 'Da acceso a un expediente por un período a quien consulta o controla',
    description: 'La persona debe tener una cuenta de consulta o de control. Recibe un aviso con el período.',
    params,
    body: z.strictObject({
      email: z.email().max(150),
      /** last day, 'YYYY-MM-DD' */
      until: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      reason: z.string().trim().min(REASON_MIN).max(500),
    }),
    answers: { 200: z.object({ rows: z.array(grant), message: z.string() }) },
    limit: 60,
  }),
  'expedientes.withdraw': defineEndpoint({
    id: 'expedientes.withdraw',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/accesos/:person/retirar',
    permission: 'files.share',
    summary: 'Retira el acceso a un expediente antes de que termine su período',
    description: 'Surte efecto de inmediato. El motivo queda en la auditoría.',
    params: z.object({ id, person: id }),
    body: z.strictObject({
      reason: z.string().trim().min(REASON_MIN).max(500),
    }),
    answers: { 200: z.object({ rows: z.array(grant), message: z.string() }) },
    limit: 60,
  }),
  'expedientes.notifications': defineEndpoint({
    id: 'expedientes.notifications',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/notificaciones',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary:
      'Notificaciones y comunicaciones de un expediente, las últimas primero: todas para quien lo tramita, las propias para una parte',
    description: 'Con el medio, en qué va, y desde qué día cuenta cada una.',
    params,
    query: z.strictObject({ cursor: z.string().max(80).optional() }),
    answers: {
      200: z.object({
        /** number of the expediente; null until it is opened */
        file: z.string().nullable(),
        /** an expediente of the former system, or of the archive */
        migrated: z.boolean(),
        radicado: z.string().nullable(),
        procedure: z.string(),
        rows: z.array(
          z.object({
            id,
            /** a communicated act: sent to every party, without a notification of each */
            letter: z.boolean(),
            act: z.object({
              id,
              title: z.string(),
              number: z.string().nullable(),
              signedOn: z.string().nullable(),
            }),
            /** null: every party */
            recipient: z.string().nullable(),
            /** in words; null while none is chosen */
            means: z.string().nullable(),
            standing: z.object({
              words: z.string(),
              tone: closed({ ok: 'Cumplida', info: 'En curso', warn: 'Pide atención' }),
            }),
            sentAt: z.string().nullable(),
            accessedAt: z.string().nullable(),
            /** day from which the notification has legal effect */
            legalOn: z.string().nullable(),
            proof: z
              .object({
                act: z.object({ id, title: z.string() }).nullable(),
                fileId: z.string().nullable(),
                /** tracking number of the courier */
                guide: z.string().nullable(),
              })
              .nullable(),
            /** the reader can open the act */
            readable: z.boolean(),
            /** the reader is being notified: opening the act is the access */
            toOpen: z.boolean(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
  }),
  'expedientes.export': defineEndpoint({
    id: 'expedientes.export',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/expediente/exportar',
    permission: 'cases.export',
    summary: 'El expediente en un archivo ZIP con su índice foliado',
    description: 'Todos los documentos que el lector puede abrir, con el índice y sus huellas.',
    refuses: {
      409: 'El expediente todavía no se ha creado.',
      413: 'El expediente es demasiado grande para un solo archivo.',
    },
    params,
    limit: 20,
    answers: { 200: z.unknown().meta({ description: 'Archivo ZIP', type: 'string' }) },
    media: 'application/zip',
  }),
} as const
