import {
  CONTACT_PARTS,
  CORRESPONDENCE_MAX,
  CORRESPONDENCE_PLACE_MAX,
  THIRD_PARTY_ORDERS,
} from '@ventanilla/domain/cases/third-party-contact'
import { GIVEN_MAX } from '@ventanilla/domain/cases/window-person'
import { EMAIL_MAX } from '@ventanilla/domain/identity/email'
import { REASON_MIN } from '@ventanilla/domain/kernel/reason'
import { z } from 'zod'
import { closed } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { orderedPages } from './list-order.ts'
import { id, isoDate, version } from './shapes.ts'

const permission = 'thirdParties.manage'
const params = z.object({ id })
const reason = z.string().trim().min(REASON_MIN).max(500)
const KINDS = { natural: 'Persona natural', juridica: 'Persona jurídica' } as const

/** The act by which a capacity began or ended. */
const decidedBy = z.object({
  id,
  title: z.string(),
  number: z.string().nullable(),
  signedOn: z.string().nullable(),
})

/** The capacity of third party in one case. */
const capacity = z.object({
  caseId: id,
  radicado: z.string().nullable(),
  expediente: z.string().nullable(),
  procedure: z.string(),
  /** the case has ended */
  closed: z.boolean(),
  since: z.string(),
  /** when it ended; null: in force */
  until: z.string().nullable(),
  /** null: it came with a joined case, or from the former system */
  recognisedBy: decidedBy.nullable(),
})

const shown = z.object({
  id,
  name: z.string(),
  kind: closed(KINDS),
  /** 'CC 65.741.208'; null: none is stored */
  document: z.string().nullable(),
})

const contact = z.object({
  /** '': never given */
  address: z.string(),
  municipality: z.string(),
  /** '573001234567' */
  phone: z.string().nullable(),
  email: z.string(),
})

const person = shown.extend({
  /** who acts for a company */
  representative: z.string().nullable(),
  /** logs in with an account of their own, whose e-mail and telephone only they change */
  account: z.boolean(),
  /** authorised electronic notification */
  electronic: z.boolean(),
  contact,
  /** of the data of this person; accompanies a correction */
  version,
  /** latest first */
  capacities: z.array(
    capacity.extend({
      /** version of the case; accompanies the end of the capacity */
      version,
      /** acts of this case that can say so */
      acts: z.array(decidedBy),
      /** why it cannot end now; null: it can, or has ended */
      whyNot: z.string().nullable(),
      ended: z.object({ act: decidedBy, on: z.string(), reason: z.string(), by: z.string() }).nullable(),
    }),
  ),
  /** latest first */
  corrections: z.array(
    z.object({
      id,
      at: z.iso.datetime(),
      by: z.string(),
      reason: z.string(),
      changes: z.array(z.object({ part: closed(CONTACT_PARTS), before: z.string(), after: z.string() })),
    }),
  ),
})
export type ThirdParty = z.infer<typeof person>

/** Recognised third parties of the cases that an official reaches (Ley 99 of 1993, art. 69). */
export const thirdParties = {
  list: defineEndpoint({
    id: 'thirdParties.list',
    method: 'GET',
    path: '/api/v1/intervinientes',
    permission,
    discloses: { what: 'lista', by: null },
    summary: 'Terceros intervinientes reconocidos en los trámites que el lector puede ver',
    description:
      'Se buscan por nombre, documento, radicado o expediente; los últimos reconocidos primero mientras `orden` no diga otra cosa; continúa con `next` como `cursor`, en el mismo orden. La lectura queda en la auditoría y tiene un tope por persona.',
    query: z.strictObject({
      /** name, document, radicado or expediente; at least three characters */
      q: z.string().trim().max(100).default(''),
      estado: closed({
        vigentes: 'Intervienen hoy en algún trámite',
        todos: 'También quienes ya no intervienen',
      }).default('vigentes'),
      ...orderedPages(THIRD_PARTY_ORDERS),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          shown.extend({
            contact,
            /** of the cases in reach; `capacities` has the latest */
            count: z.int(),
            capacities: z.array(capacity),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
    limit: 60,
  }),
  read: defineEndpoint({
    id: 'thirdParties.read',
    method: 'GET',
    path: '/api/v1/intervinientes/:id',
    permission,
    discloses: { what: 'persona', by: 'id' },
    summary: 'Un tercero interviniente: cómo se le escribe, en qué trámites interviene y qué se le corrigió',
    description:
      '`id` es el de la persona. Solo trae los trámites que el lector puede ver; de cada uno, los actos con los que su calidad puede terminar.',
    params,
    answers: { 200: person },
    limit: 60,
  }),
  correct: defineEndpoint({
    id: 'thirdParties.correct',
    method: 'PUT',
    path: '/api/v1/intervinientes/:id/contacto',
    permission,
    summary: 'Corrige cómo se le escribe a un tercero interviniente, con motivo',
    description:
      'El correo y el celular de quien tiene cuenta propia solo los cambia su titular. Queda anotado en cada trámite abierto en el que interviene, y la persona recibe aviso en su correo anterior y en el nuevo. Un correo corregido no notifica: la persona lo autoriza de nuevo.',
    refuses: { 403: 'Quien corrige es parte de alguno de esos trámites.' },
    params,
    body: z.strictObject({
      address: z.string().trim().min(1).max(CORRESPONDENCE_MAX),
      municipality: z.string().trim().min(1).max(CORRESPONDENCE_PLACE_MAX),
      /** empty: none */
      phone: z.string().max(GIVEN_MAX.phone).default(''),
      email: z.string().max(EMAIL_MAX).default(''),
      reason,
      version,
    }),
    answers: { 200: z.object({ person, message: z.string() }) },
    limit: 30,
  }),
  end: defineEndpoint({
    id: 'thirdParties.end',
    method: 'POST',
    path: '/api/v1/intervinientes/:id/tramites/:caseId/terminar',
    permission,
    summary: 'Termina la calidad de tercero interviniente en un trámite, con el acto que lo dice',
    description:
      'Con uno de los `acts` de esa calidad, el día desde el que rige y el motivo. Desde entonces la persona no lee el trámite ni se le notifica en él. Se rechaza mientras se le notifica un acto, corre su término para recurrir o se decide su recurso.',
    refuses: {
      403: 'Quien la termina es parte del trámite.',
      409: 'Ya había terminado, el trámite cambió, o algo suyo está pendiente.',
    },
    params: params.extend({ caseId: id }),
    body: z.strictObject({
      actId: id,
      /** first day without the capacity, 'YYYY-MM-DD' */
      on: isoDate,
      reason,
      version,
    }),
    answers: { 200: z.object({ person, message: z.string() }) },
    limit: 30,
  }),
} as const
