import { INBOX_VIEW_MEANINGS, INBOX_VIEWS, PUBLICATION } from '@ventanilla/domain/cases/inbox-views'
import { z } from 'zod'
import { closed, inCatalogue, ofCatalogue, someOf } from './closed.ts'
import { TURNS } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, personRef, remaining } from './shapes.ts'

/** View and filters of the inbox; the screen's address uses the same names. */
const filter = {
  vista: someOf(INBOX_VIEW_MEANINGS, INBOX_VIEWS).default('mias'),
  /** radicado, expediente, applicant or matter; at least three characters */
  q: z.string().trim().max(100).default(''),
  tramite: z.coerce.number().int().min(1).max(99).optional(),
  /** DANE code */
  municipio: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  /** step id; 'publicacion': acts that wait for the bulletin */
  paso: z
    .union([
      z
        .string()
        .regex(/^[A-Z]{2,4}-\w{2,4}$/)
        .meta(ofCatalogue('Paso')),
      z.literal(PUBLICATION),
    ])
    .optional(),
  /** case status */
  estado: z
    .string()
    .regex(/^[a-z_]{3,40}$/)
    .meta(ofCatalogue('EstadoDelCaso'))
    .optional(),
  /** assignee of the task; 'nadie': unassigned */
  responsable: z.union([id, z.literal('nadie')]).optional(),
}

/** A task of a workflow, or an act that waits for the bulletin, listed for officials who can publish it. */
export const inboxRow = z.object({
  /** null: an act to be published, which has no assignee */
  taskId: id.nullable(),
  /** the act to be published; null: a task */
  actId: id.nullable(),
  caseId: id,
  radicado: z.string().nullable(),
  procedure: z.string(),
  applicant: z.string(),
  municipality: z.string().nullable(),
  /** null: an act to be published */
  step: inCatalogue('Paso').nullable(),
  stepTitle: z.string(),
  /** address of the screen that does the task */
  screen: z.string(),
  due: remaining,
  assignee: personRef.nullable(),
  /** the assignee is absent and the reader does it meanwhile */
  insteadOf: z.boolean(),
  turn: closed(TURNS),
  statusLabel: z.string(),
})

const savedView = z.object({ id, screen: z.string(), name: z.string(), query: z.string() })
const viewBody = {
  name: z.string().trim().min(1).max(60),
  query: z.string().max(500),
}

/** The officials' inbox: tasks in order of their due date. */
export const inbox = {
  'inbox.list': defineEndpoint({
    id: 'inbox.list',
    method: 'GET',
    path: '/api/v1/tareas',
    permission: 'cases.act',
    summary: 'Bandeja de tareas, las que vencen primero arriba',
    description:
      'Con los filtros de la bandeja; continúa con `next` como `cursor`. Quien publica en el boletín encuentra también, entre las de su grupo, los actos que faltan por publicar.',
    query: z.strictObject({ ...filter, cursor: z.string().max(80).optional() }),
    answers: { 200: z.object({ rows: z.array(inboxRow), next: z.string().nullable() }) },
  }),
  'inbox.counts': defineEndpoint({
    id: 'inbox.counts',
    method: 'GET',
    path: '/api/v1/tareas/conteos',
    permission: 'cases.act',
    summary: 'Cuántas tareas hay en cada vista de la bandeja',
    description: 'Los números que muestra cada vista.',
    answers: {
      200: z.object({
        mias: z.number(),
        grupo: z.number(),
        'por-vencer': z.number(),
        vencidas: z.number(),
        esperando: z.number(),
        todas: z.number(),
      }),
    },
  }),
  'inbox.tray': defineEndpoint({
    id: 'inbox.tray',
    method: 'GET',
    path: '/api/v1/tareas/bandeja',
    permission: 'cases.act',
    summary: 'De quién son las tareas de una lista, y si el lector las atiende o las reparte',
    description:
      'Antes de mostrar una lista de tareas: dice sus pasos y los nombres de los roles que los hacen. Quien reparte ve las de todos con `vista=todas`; quien no las atiende ni las reparte no encontrará ninguna. Si `lista` no es la dirección de ninguna, `problems` dice cuáles hay.',
    query: z.strictObject({
      /** address of the list in the portal, with its parameters by name; the rejection of another names all */
      lista: z.string().max(100),
    }),
    answers: {
      200: z.object({
        steps: z.array(z.object({ id: inCatalogue('Paso'), title: z.string() })),
        own: z.boolean(),
        supervises: z.boolean(),
        /** names of the roles */
        doneBy: z.array(z.string()),
      }),
    },
  }),
  'inbox.export': defineEndpoint({
    id: 'inbox.export',
    method: 'GET',
    path: '/api/v1/tareas/exportar',
    permission: 'cases.act',
    summary: 'Exactamente lo filtrado, en CSV o XLSX',
    description: 'Los mismos filtros que la bandeja, sin páginas.',
    query: z.strictObject({
      ...filter,
      formato: closed({ csv: 'Texto separado por comas', xlsx: 'Hoja de cálculo' }).default('csv'),
    }),
    answers: { 200: z.unknown().meta({ description: 'Archivo CSV o XLSX', type: 'string' }) },
    media: 'application/octet-stream',
  }),
  'inbox.views': defineEndpoint({
    id: 'inbox.views',
    method: 'GET',
    path: '/api/v1/vistas',
    permission: 'cases.act',
    summary: 'Vistas guardadas del lector',
    description: 'Filtros guardados con nombre, de una pantalla.',
    query: z.strictObject({ pantalla: z.string().max(60).default('bandeja') }),
    answers: { 200: z.object({ rows: z.array(savedView) }) },
  }),
  'inbox.saveView': defineEndpoint({
    id: 'inbox.saveView',
    unaudited: 'ownDesk',
    method: 'POST',
    path: '/api/v1/vistas',
    permission: 'cases.act',
    summary: 'Guarda los filtros actuales con un nombre',
    description: 'Solo la ve quien la guarda.',
    body: z.strictObject({ screen: z.string().min(1).max(60).default('bandeja'), ...viewBody }),
    answers: { 201: savedView },
  }),
  'inbox.changeView': defineEndpoint({
    id: 'inbox.changeView',
    unaudited: 'ownDesk',
    method: 'PUT',
    path: '/api/v1/vistas/:id',
    permission: 'cases.act',
    summary: 'Cambia el nombre o los filtros de una vista propia',
    description: 'Reemplaza nombre y filtros.',
    params: z.object({ id }),
    body: z.strictObject(viewBody),
    answers: { 200: savedView },
  }),
  'inbox.removeView': defineEndpoint({
    id: 'inbox.removeView',
    unaudited: 'ownDesk',
    method: 'DELETE',
    path: '/api/v1/vistas/:id',
    permission: 'cases.act',
    summary: 'Elimina una vista propia',
    description: 'No cambia ninguna tarea.',
    params: z.object({ id }),
    answers: { 200: z.object({ removed: z.literal(true) }) },
  }),
} as const
