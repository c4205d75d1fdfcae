import { CHANGE_STATE } from '@ventanilla/domain/cases/applicant-change'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { statusReplyWith } from './fields.ts'

/** Form of the new applicant (decision 19). `id` is the case; the token is in the link of the mail. */

const params = z.object({ id: z.string().max(60) })
const query = z.strictObject({ token: z.string().max(200) })
const path = '/api/v1/cambio_solicitante/prefill/:id'

export const applicantChangePortal = {
  readApplicantChange: defineEndpoint({
    id: 'accounts.readApplicantChange',
    method: 'GET',
    path,
    permission: 'public',
    summary:
      'Los siete datos de quien recibe una solicitud, mientras esta lo espera y con el enlace de su correo',
    description:
      'Para el formulario de registro de quien recibe un trámite y aún no tiene cuenta. `id` es la solicitud y `token` viene en el enlace de su correo; leerlos no lo gasta.',
    refuses: {
      403: 'El enlace se ofreció a otra persona.',
      404: 'El enlace no es válido.',
      409: 'La solicitud ya no espera a quien recibe.',
      410: 'El enlace ya se usó o venció.',
    },
    params,
    query,
    answers: {
      200: statusReplyWith(
        200,
        z.object({
          cs_tipo_persona: z.int(),
          cs_jur_tipo: z.int().nullable(),
          cs_nombre_o_razon_social: z.string(),
          cs_id_tipo_documento: z.int(),
          cs_nro_doc: z.string(),
          cs_telefonos: z.string(),
          cs_email: z.string(),
        }),
      ),
    },
    limit: 60,
  }),
  registerNewApplicant: defineEndpoint({
    id: 'accounts.registerNewApplicant',
    method: 'PUT',
    path,
    permission: 'public',
    summary:
      'Dice a la solicitud quién es su nuevo solicitante, ya con el celular verificado; el enlace se gasta',
    description:
      'Después de `verificar_persona`: une la persona recién creada a la solicitud de cambio. El enlace sirve una sola vez.',
    refuses: {
      403: 'El enlace se ofreció a otra persona.',
      404: 'El enlace no es válido.',
      409: 'La solicitud ya no espera a quien recibe.',
      410: 'El enlace ya se usó o venció.',
    },
    params,
    query,
    body: z.strictObject({
      cs_new_usr_id: z.uuid(),
      cs_estado: z.literal(CHANGE_STATE.newApplicantRegistered),
      cs_id_solicitud: z.string().max(60),
    }),
    answers: { 200: statusReplyWith(200, z.null()) },
    limit: 60,
  }),
} as const
