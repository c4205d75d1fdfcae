import { ABSENCE_REASONS, ABSENCE_STATES } from '@ventanilla/domain/cases/absence-words'
import { CURSOR_MAX } from '@ventanilla/domain/kernel/list-order'
import { z } from 'zod'
import { closed } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, isoDate, personRef } from './shapes.ts'

const permission = 'absences.manage'
const params = z.object({ id })
/** who does the tasks meanwhile; null: nobody, they wait or are assigned one by one */
const standIn = id.nullable()

const absence = z.object({
  id,
  person: personRef,
  /** null: nobody */
  standIn: personRef.nullable(),
  /** name of the office of the absent official; null: of the whole authority */
  office: z.string().nullable(),
  /** first and last day, both included */
  from: z.string(),
  until: z.string(),
  /** null: the reader neither registers absences of this person nor is that person */
  situation: closed(ABSENCE_REASONS).nullable(),
  state: closed(ABSENCE_STATES),
  /** why nobody does their tasks now or will, in Spanish; null: the stand-in does, or it has passed */
  uncovered: z.string().nullable(),
  /** names of the roles that the stand-in does not have in that office; their tasks wait */
  rolesLeft: z.array(z.string()),
  /** open tasks that are assigned to the absent official */
  open: z.int(),
  /** of those, what the stand-in does not do: another role, a signature, an affair of their own */
  left: z.int(),
  registeredBy: z.string(),
  /** the reader changes and ends it */
  keeps: z.boolean(),
})
export type Absence = z.infer<typeof absence>

const done = z.object({ id, message: z.string() })

/** Absences of officials and who does their tasks meanwhile. */
export const absences = {
  list: defineEndpoint({
    id: 'absences.list',
    method: 'GET',
    path: '/api/v1/ausencias',
    permission,
    summary: 'Ausencias de funcionarios y quién los reemplaza',
    description:
      'Las del lector, aquellas en las que reemplaza a otro y, si reparte el trabajo o administra cuentas, las de quienes tiene a cargo. Continúa con `next` como `cursor`.',
    query: z.strictObject({
      estado: closed({
        vigentes: 'En curso o por empezar',
        todas: 'También las que ya pasaron',
      }).default('vigentes'),
      cursor: z.string().max(CURSOR_MAX).optional(),
    }),
    answers: { 200: z.object({ rows: z.array(absence), next: z.string().nullable() }) },
    limit: 60,
  }),
  choices: defineEndpoint({
    id: 'absences.choices',
    method: 'GET',
    path: '/api/v1/ausencias/opciones',
    permission,
    summary: 'De quién puede registrar una ausencia el lector, y quién puede reemplazar a esa persona',
    description:
      'Sin `desde` y `hasta` no trae reemplazos. Un reemplazo es de la misma oficina cuando el rol lo pide, está activo y no está ausente en esos días.',
    query: z.strictObject({
      /** who will be absent; omitted: the reader */
      persona: id.optional(),
      desde: isoDate.optional(),
      hasta: isoDate.optional(),
    }),
    answers: {
      200: z.object({
        people: z.array(personRef),
        standIns: z.array(personRef.extend({ rolesLeft: z.array(z.string()) })),
      }),
    },
    limit: 60,
  }),
  register: defineEndpoint({
    id: 'absences.register',
    method: 'POST',
    path: '/api/v1/ausencias',
    permission,
    summary: 'Registra una ausencia y quién hace las tareas mientras tanto',
    description:
      'Las tareas asignadas a la persona, abiertas o nuevas, se le ofrecen también al reemplazo en esos días; lo que quede sin hacer sigue siendo de la persona. La firma no pasa. Las dos personas reciben aviso.',
    body: z.strictObject({
      person: id,
      standIn,
      from: isoDate,
      until: isoDate,
      situation: closed(ABSENCE_REASONS),
    }),
    answers: { 200: done },
    limit: 30,
  }),
  change: defineEndpoint({
    id: 'absences.change',
    method: 'PUT',
    path: '/api/v1/ausencias/:id',
    permission,
    summary: 'Cambia el último día o el reemplazo de una ausencia que no ha pasado',
    description:
      'Termina la que había y registra otra en su lugar, de modo que se sepa quién reemplazaba en cada momento. Responde el `id` de la nueva.',
    refuses: { 409: 'La ausencia ya terminó o la cambió otra persona.' },
    params,
    body: z.strictObject({ standIn, until: isoDate }),
    answers: { 200: done },
    limit: 30,
  }),
  end: defineEndpoint({
    id: 'absences.end',
    method: 'POST',
    path: '/api/v1/ausencias/:id/terminar',
    permission,
    summary: 'Termina una ausencia ahora, o la retira antes de que empiece',
    description: 'Desde ese momento el reemplazo no ve ni hace las tareas. Las dos personas reciben aviso.',
    refuses: { 409: 'La ausencia ya había terminado.' },
    params,
    answers: { 200: done },
    limit: 30,
  }),
} as const
