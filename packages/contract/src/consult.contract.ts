import { VERIFICATION_CODE_MAX } from '@ventanilla/domain/acts/verification-code'
import { withoutUnseen } from '@ventanilla/domain/identity/names'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { remaining } from './shapes.ts'

/** Public consultation without an account: the state of a known case, and whether an act is genuine. */
export const consult = {
  'consult.case': defineEndpoint({
    id: 'consult.case',
    unaudited: 'changesNothing',
    method: 'POST',
    path: '/api/v1/consulta',
    permission: 'public',
    summary: 'Estado de una solicitud por radicado y número de documento del solicitante',
    description:
      'Sin cuenta. Los dos datos deben coincidir; si no, responde igual para lo que no existe y lo que es de otra persona.',
    refuses: {
      404: 'No hay una solicitud con esos dos datos.',
    },
    limit: 12,
    bodyLimit: 4096,
    body: z.strictObject({
      // pasted from a message, it carries blanks and invisible characters
      radicado: z
        .string()
        .max(80)
        .transform((text) => text.replace(/[\s\p{Cf}]+/gu, ''))
        .pipe(z.string().min(1).max(40)),
      documento: z.string().max(60).transform(withoutUnseen).pipe(z.string().trim().min(1).max(30)),
    }),
    answers: {
      200: z.object({
        radicado: z.string(),
        procedure: z.string(),
        filedOn: z.string(),
        status: z.string(),
        /** the case's current stage; null once it has ended */
        stage: z.string().nullable(),
        waitsForApplicant: z.boolean(),
        due: remaining,
      }),
    },
  }),
  'verify.act': defineEndpoint({
    id: 'verify.act',
    method: 'GET',
    path: '/api/v1/verificar/:codigo',
    permission: 'public',
    summary: 'Comprueba un acto firmado por su código de verificación',
    description:
      'El código y la dirección están impresos en cada acto. Responde si es auténtico y qué es, sin datos de personas.',
    limit: 30,
    refuses: { 404: 'Ningún documento firmado tiene ese código.' },
    params: z.object({ codigo: z.string().min(1).max(VERIFICATION_CODE_MAX) }),
    answers: {
      200: z.object({
        code: z.string(),
        title: z.string(),
        number: z.string().nullable(),
        date: z.string(),
        signedAt: z.string(),
        authority: z.string(),
        signer: z.object({ name: z.string(), position: z.string() }),
        radicado: z.string().nullable(),
        expediente: z.string().nullable(),
        /** of the sealed PDF; null between the signature and the seal */
        sha256: z.string().nullable(),
        pages: z.number().nullable(),
        /** warning before relying on the document, e.g. an annulled receipt and why; null: none */
        warning: z.string().nullable(),
      }),
    },
  }),
  'copies.open': defineEndpoint({
    id: 'copies.open',
    // its answer has a link that a stored reply would keep
    auditsItself: true,
    method: 'POST',
    path: '/api/v1/copias-de-actos/abrir',
    permission: 'public',
    summary: 'Abre la copia de un acto que un ente de control recibió por correo',
    description:
      'Sin cuenta: `token` es la parte final del enlace del correo. Cada apertura queda registrada. `url` sirve cinco minutos.',
    limit: 30,
    bodyLimit: 4096,
    refuses: { 404: 'El enlace no es válido.', 410: 'El enlace ya venció.' },
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    answers: {
      200: z.object({
        /** name of the control body */
        body: z.string(),
        /** verification code of the act */
        code: z.string(),
        title: z.string(),
        number: z.string().nullable(),
        date: z.string(),
        radicado: z.string().nullable(),
        /** last day on which the link opens it */
        until: z.string(),
        /** signed document; null between the signature and the seal */
        url: z.string().nullable(),
      }),
    },
  }),
} as const
