import { z } from 'zod'
import { closed } from './closed.ts'
import { CHANNELS } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'
import { id } from './shapes.ts'

const params = z.object({ id })
export const SEAL_FAULTS = {
  ajeno: 'Otra clave es el sello de la autoridad',
  ilegible: 'No se puede leer, o no firma',
  vencido: 'Su certificado venció',
  futuro: 'Su certificado todavía no está vigente',
} as const
export const LIMITED = {
  account: 'De una cuenta',
  person: 'De una persona',
  number: 'De un número o correo',
  address: 'De una conexión',
  portal: 'De todo el portal',
} as const
const sealOfProcess = z.object({
  can: z.boolean(),
  fault: closed(SEAL_FAULTS).nullable(),
  /** sentence for the operator of the portal */
  message: z.string().nullable(),
  /** since when this process has known the fault */
  since: z.string().nullable(),
  fingerprint: z.string().nullable(),
  origin: closed({
    given: 'La dio el operador (PEM o PKCS#12)',
    command: 'Está detrás de un programa (PKCS#11 o servicio de claves)',
    own: 'La hizo el propio portal: nadie más la respalda',
  }).nullable(),
  /** subject named in the certificate */
  subject: z.string().nullable(),
  validUntil: z.string().nullable(),
})
const queued = z.object({ queued: z.literal(true) })

/** Operations that the portal could not finish by itself, for administrators. */
export const operations = {
  'operations.messages': defineEndpoint({
    id: 'operations.messages',
    method: 'GET',
    path: '/api/v1/mensajes/dudosos',
    permission: 'parameters.admin',
    discloses: { what: 'lista', by: null },
    summary: 'Mensajes que no se pudieron enviar, que quizá llegaron dos veces o que se siguen intentando',
    description: 'Con el error de cada intento y si puede reintentarse a mano.',
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            channel: closed(CHANNELS),
            to: z.string(),
            subject: z.string(),
            state: closed({
              dudoso: 'Quizá llegó dos veces',
              fallido: 'No se pudo enviar',
              reintentando: 'Se sigue intentando',
            }),
            /** whether a later attempt was accepted */
            sent: z.boolean(),
            attempts: z.number(),
            error: z.string().nullable(),
            doubtfulSince: z.string().nullable(),
            /** time of the next automatic attempt; null: never */
            nextAt: z.string().nullable(),
            /** whether an administrator can put it into the queue again */
            canResend: z.boolean(),
            createdAt: z.string(),
            caseId: z.string().nullable(),
            radicado: z.string().nullable(),
          }),
        ),
      }),
    },
  }),
  'operations.resend': defineEndpoint({
    id: 'operations.resend',
    method: 'POST',
    path: '/api/v1/mensajes/:id/reintentar',
    permission: 'parameters.admin',
    summary: 'Vuelve a poner en cola un mensaje fallido',
    description: 'El mensaje sale en la siguiente vuelta de la cola.',
    params,
    body: z.strictObject({}),
    answers: { 200: queued },
  }),
  'operations.seal': defineEndpoint({
    id: 'operations.seal',
    method: 'GET',
    path: '/api/v1/operacion/sello',
    permission: 'parameters.admin',
    summary: 'El sello de la autoridad, y lo que cada proceso en marcha puede hacer con él',
    description:
      'La huella es el SHA-256 de la clave pública. Un proceso cuyo sello es otro no sella: sus documentos esperan.',
    answers: {
      200: z.object({
        /** null: nothing has been sealed yet */
        current: z.object({ fingerprint: z.string(), since: z.string() }).nullable(),
        processes: z.array(
          z.object({
            id,
            host: z.string(),
            version: z.string(),
            startedAt: z.string(),
            seal: sealOfProcess,
          }),
        ),
        changes: z.array(
          z.object({
            former: z.string(),
            current: z.string(),
            reason: z.string(),
            by: z.string(),
            at: z.string(),
          }),
        ),
      }),
    },
  }),
  'operations.warnings': defineEndpoint({
    id: 'operations.warnings',
    method: 'GET',
    path: '/api/v1/operacion/avisos',
    permission: 'parameters.admin',
    summary:
      'Ajustes del servidor que conviene corregir, funcionarios de sedes cerradas y cifras por confirmar',
    description:
      'Las mismas frases que el servidor dice al iniciar: sin antivirus, sin correo, y lo demás; y quiénes siguen en una sede que cerró. De las cifras con que se liquidan cobros y multas (`figures`), las que nadie ha confirmado todavía, con el motivo.',
    answers: {
      200: z.object({
        rows: z.array(z.string()),
        figures: z.array(z.object({ what: z.string(), why: z.string() })),
      }),
    },
  }),
  'operations.limits': defineEndpoint({
    id: 'operations.limits',
    method: 'GET',
    path: '/api/v1/operacion/limites',
    permission: 'parameters.admin',
    discloses: { what: 'lista', by: null },
    summary: 'Límites de intentos y envíos que están agotados ahora',
    description:
      'De una cuenta, un número, una conexión o todo el portal. Puede ser alguien que adivina códigos, o una oficina con mucha gente tras una misma dirección.',
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            name: z.string(),
            per: closed(LIMITED),
            /** the exhausted limit, in a sentence */
            about: z.string(),
            /** a connection's address, a person's name, or a masked number; null: the whole portal */
            whose: z.string().nullable(),
            /** account in which it can be reopened; null: none, or it is reopened here */
            personId: z.string().nullable(),
            /** its key for `reabrir`; null: it cannot be reopened here */
            who: z.string().nullable(),
            /** rejections since then */
            refused: z.int(),
            seconds: z.int(),
          }),
        ),
      }),
    },
  }),
  'operations.reopenLimit': defineEndpoint({
    id: 'operations.reopenLimit',
    method: 'POST',
    path: '/api/v1/operacion/limites/reabrir',
    permission: 'parameters.admin',
    summary: 'Vuelve a abrir el límite de una conexión o de todo el portal, con motivo',
    description: 'Los de una persona se abren en su cuenta. El motivo queda en la auditoría.',
    refuses: { 404: 'Ese límite no está agotado.' },
    body: z.strictObject({
      name: z.string().max(60),
      who: z.string().max(200),
      reason: z.string().trim().min(5).max(500),
    }),
    answers: { 200: z.object({ reopened: z.literal(true) }) },
  }),
  'operations.jobs': defineEndpoint({
    id: 'operations.jobs',
    method: 'GET',
    path: '/api/v1/trabajos/fallidos',
    permission: 'parameters.admin',
    summary: 'Trabajos que no terminaron después de todos sus intentos',
    description: 'Con el error del último intento.',
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            kind: z.string(),
            attempts: z.number(),
            /** it crashed its worker twice; only an administrator can restart it */
            setAside: z.boolean(),
            error: z.string().nullable(),
            createdAt: z.string(),
            caseId: z.string().nullable(),
            radicado: z.string().nullable(),
          }),
        ),
      }),
    },
  }),
  'operations.retry': defineEndpoint({
    id: 'operations.retry',
    method: 'POST',
    path: '/api/v1/trabajos/:id/reintentar',
    permission: 'parameters.admin',
    summary: 'Vuelve a poner en cola un trabajo fallido',
    description: 'El trabajo corre en la siguiente vuelta de la cola.',
    params,
    body: z.strictObject({}),
    answers: { 200: queued },
  }),
} as const
