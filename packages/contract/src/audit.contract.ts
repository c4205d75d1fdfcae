import { AUDIT_GROUPS } from '@ventanilla/domain/audit/groups'
import { AUDIT_ORDERS } from '@ventanilla/domain/audit/orders'
import { SEARCH_MIN } from '@ventanilla/domain/kernel/search-text'
import { z } from 'zod'
import { closed } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { orderedPages, orderOf } from './list-order.ts'
import { id, isoDate } from './shapes.ts'

const group = closed(AUDIT_GROUPS)

/** Filters of the audit, shared by the list and its export. */
const filter = {
  evento: group.optional(),
  /** who acted: a person's id, or words of a name or e-mail */
  quien: z.string().trim().min(SEARCH_MIN).max(100).optional(),
  /** subject: radicado, expediente, id, or words of a person's name or e-mail */
  sobre: z.string().trim().min(SEARCH_MIN).max(100).optional(),
  desde: isoDate.optional(),
  /** inclusive */
  hasta: isoDate.optional(),
  direccion: z
    .string()
    .trim()
    .max(45)
    // an address, the /64 as which an IPv6 address is stored, or the word for an unreadable one
    .regex(/^([0-9a-fA-F.:]+(\/64)?|desconocida)$/)
    .optional(),
}

const piece = z.object({
  part: closed({
    quien: 'Quien lo hizo',
    persona: 'A quien se refiere',
    caso: 'El trámite',
    cosa: 'Otra cosa: archivo, acto o lista',
  }).nullable(),
  text: z.string(),
})

/** Who did what, and who read whose data. */
export const auditing = {
  'audit.list': defineEndpoint({
    id: 'audit.list',
    method: 'GET',
    path: '/api/v1/auditoria',
    permission: 'audit.read',
    discloses: { what: 'lista', by: null },
    summary: 'Auditoría: ingresos, fallos, cambios y lecturas de datos ajenos',
    description:
      'Quién hizo o leyó qué, cuándo y desde dónde, lo último primero mientras `orden` no diga otra cosa; continúa con `next` como `cursor`, en el mismo orden.',
    query: z.strictObject({ ...filter, ...orderedPages(AUDIT_ORDERS) }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            at: z.string(),
            group,
            /** the sentence in parts, so that the names of people and things can be links */
            pieces: z.array(piece),
            /** further details, in words */
            note: z.string().nullable(),
            address: z.string().nullable(),
            actorId: z.string().nullable(),
            personId: z.string().nullable(),
            caseId: z.string().nullable(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
  }),
  'audit.export': defineEndpoint({
    id: 'audit.export',
    method: 'GET',
    path: '/api/v1/auditoria/exportar',
    permission: 'audit.read',
    summary: 'Exactamente lo filtrado de la auditoría, en CSV',
    description: 'Los mismos filtros y el mismo orden que la lista. La exportación queda en la auditoría.',
    query: z.strictObject({ ...filter, ...orderOf(AUDIT_ORDERS) }),
    answers: { 200: z.unknown().meta({ description: 'Archivo CSV', type: 'string' }) },
    media: 'application/octet-stream',
    limit: 20,
  }),
} as const
