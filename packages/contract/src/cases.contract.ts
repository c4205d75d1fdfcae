import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { actRef, data, fileRef, id, outcomeRef, personRef, remaining, taskRef, version } from './shapes.ts'

const params = z.object({ id })

export const caseSummary = z.object({
  id,
  ttId: z.number(),
  procedure: z.string(),
  radicado: z.string().nullable(),
  expediente: z.string().nullable(),
  status: z.string(),
  statusLabel: z.string(),
  applicant: personRef,
  office: z.string().nullable(),
  municipality: z.string().nullable(),
  filedAt: z.string().nullable(),
  due: remaining,
  updatedAt: z.string(),
  /** what happens now, for the applicant */
  now: z.string(),
  /** task that waits for the reader, if any */
  waitsForMe: z
    .object({ taskId: z.string(), title: z.string(), due: remaining, step: z.string() })
    .nullable(),
})

export const caseDetail = caseSummary.extend({
  version,
  officeName: z.string().nullable(),
  filedBusinessDate: z.string().nullable(),
  suspended: z.boolean(),
  answers: data,
  form: z
    .unknown()
    .meta({ description: 'Definición del formulario con que se radicó (FormDef)', type: 'object' })
    .nullable(),
  documents: z.array(z.unknown().meta({ description: 'ProcedureDocument', type: 'object' })),
  files: z.array(fileRef),
  acts: z.array(actRef),
  tasks: z.array(taskRef),
  notifications: z.array(
    z.object({
      id,
      actId: z.string(),
      actTitle: z.string(),
      recipient: z.string(),
      means: z.string().nullable(),
      state: z.string(),
      sentAt: z.string().nullable(),
      legalOn: z.string().nullable(),
    }),
  ),
  receipts: z.array(
    z.object({
      id,
      reference: z.string(),
      concept: z.string(),
      amount: z.number(),
      issuedOn: z.string(),
      dueOn: z.string(),
      state: z.string(),
      fileId: z.string().nullable(),
    }),
  ),
  term: z
    .object({
      due: z.string().nullable(),
      explanation: z.array(z.string()),
      suspensions: z.array(z.object({ from: z.string(), to: z.string().nullable(), reason: z.string() })),
    })
    .nullable(),
  electronicNotification: z.boolean(),
  facts: data,
  lists: z.unknown().meta({ description: 'Listas del catálogo (Lists)', type: 'object' }),
  /** what the reader may do from the case itself */
  actions: z.object({
    appeal: z.object({ taskId: z.string(), due: remaining }).nullable(),
    extend: z.object({ taskId: z.string() }).nullable(),
  }),
})

export const historyEntry = z.object({
  seq: z.number(),
  type: z.string(),
  label: z.string(),
  at: z.string(),
  by: z.string(),
  detail: data,
})

/** The same without form, lists and working of the term, with the newest history. */
export const caseOverview = caseDetail
  .omit({ form: true, documents: true, lists: true, term: true })
  .extend({ history: z.array(historyEntry) })

/** Cases: what applicants follow and officials work on. */
export const cases = {
  'cases.mine': defineEndpoint({
    id: 'cases.mine',
    method: 'GET',
    path: '/api/v1/mis-solicitudes',
    permission: 'cases.draft',
    summary: 'Solicitudes propias, las que esperan al lector primero',
    query: z.strictObject({
      estado: z.enum(['todas', 'borradores', 'en-curso', 'terminadas', 'me-esperan']).default('todas'),
      q: z.string().max(100).default(''),
      cursor: z.string().max(200).optional(),
    }),
    answers: { 200: z.object({ rows: z.array(caseSummary), next: z.string().nullable() }) },
  }),
  'cases.read': defineEndpoint({
    id: 'cases.read',
    method: 'GET',
    path: '/api/v1/solicitudes/:id',
    permission: 'cases.read',
    summary: 'Un caso con sus tareas, documentos, actos y términos',
    params,
    answers: { 200: caseOverview },
  }),
  'cases.history': defineEndpoint({
    id: 'cases.history',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/historia',
    permission: 'cases.read',
    summary: 'Historia encadenada del caso',
    params,
    query: z.strictObject({ desde: z.coerce.number().int().min(0).default(0) }),
    answers: { 200: z.object({ rows: z.array(historyEntry), next: z.number().nullable() }) },
  }),
  'cases.timeline': defineEndpoint({
    id: 'cases.timeline',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/linea-tiempo',
    permission: 'cases.read',
    summary: 'Pasos hechos, el actual y los que siguen, con fechas y responsables',
    params,
    answers: {
      200: z.object({
        summary: caseSummary,
        steps: z.array(
          z.object({
            step: z.string(),
            title: z.string(),
            state: z.enum(['hecho', 'actual', 'por_venir']),
            openedAt: z.string().nullable(),
            doneAt: z.string().nullable(),
            holder: z.string().nullable(),
            outcome: z.string().nullable(),
            due: remaining.nullable(),
            turn: z.enum(['usuario', 'corporacion']),
            norm: z.string().nullable(),
          }),
        ),
        term: z.object({ due: z.string().nullable(), explanation: z.array(z.string()) }).nullable(),
      }),
    },
  }),
  'cases.extend': defineEndpoint({
    id: 'cases.extend',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/prorroga',
    permission: 'cases.draft',
    summary: 'El solicitante pide prórroga del término para responder',
    params,
    body: z.strictObject({ version, taskId: id, data }),
    answers: { 200: z.object({ version: z.number(), message: z.string() }) },
  }),
  'cases.appeal': defineEndpoint({
    id: 'cases.appeal',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/recurso',
    permission: 'cases.draft',
    summary: 'El solicitante presenta un recurso contra la decisión notificada',
    params,
    body: z.strictObject({ version, taskId: id, data }),
    answers: { 200: z.object({ version: z.number(), message: z.string() }) },
  }),
  'cases.note': defineEndpoint({
    id: 'cases.note',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/notas',
    permission: 'cases.act',
    summary: 'Nota interna de los funcionarios',
    params,
    body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
    answers: { 201: z.object({ id, text: z.string(), at: z.string(), author: z.string() }) },
  }),
  'cases.notes': defineEndpoint({
    id: 'cases.notes',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/notas',
    permission: 'cases.act',
    summary: 'Notas internas del caso',
    params,
    answers: {
      200: z.object({
        rows: z.array(z.object({ id, text: z.string(), at: z.string(), author: z.string() })),
      }),
    },
  }),
  'cases.presence': defineEndpoint({
    id: 'cases.presence',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/presencia',
    permission: 'cases.act',
    summary: 'Dice que el lector tiene abierto el caso y quién más lo tiene',
    params,
    body: z.strictObject({}),
    answers: { 200: z.object({ others: z.array(personRef), version: z.number() }) },
  }),
} as const

export const taskDetail = z.object({
  task: taskRef,
  caseId: id,
  caseVersion: version,
  definition: z.object({
    step: z.string(),
    title: z.string(),
    kind: z.string(),
    capture: z.array(z.unknown().meta({ description: 'FieldDef', type: 'object' })),
    question: z.string().nullable(),
    norm: z.string().nullable(),
    note: z.string().nullable(),
  }),
  /** saved work or, before any, what the portal proposes */
  data,
  proposed: z.boolean(),
  workVersion: z.number(),
  outcomes: z.array(outcomeRef),
  /** items that checklists and answers speak about: documents or requirements */
  items: z.unknown().meta({ description: 'CaseItems', type: 'object' }),
  /** what fields of this step offer: parties of the case and the authority's rates of professionals */
  choices: z.object({
    parties: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** in which capacity, as people read it */
        capacity: z.string(),
        document: z.string().nullable(),
        address: z.string().nullable(),
        /** only where the person authorised notification by mail */
        email: z.string().nullable(),
      }),
    ),
    feeCategories: z.array(z.object({ name: z.string(), dailyFee: z.number(), perDiem: z.number() })),
  }),
  mine: z.boolean(),
  canTake: z.boolean(),
  canAct: z.boolean(),
  /** why the reader cannot act, in Spanish */
  blocked: z.string().nullable(),
  actToStart: z.object({ template: z.string(), name: z.string() }).nullable(),
  act: actRef.nullable(),
  previous: z.boolean(),
})

/** Tasks: one shell for every step of every workflow. */
export const tasks = {
  'tasks.read': defineEndpoint({
    id: 'tasks.read',
    method: 'GET',
    path: '/api/v1/tareas/:id',
    permission: 'cases.act',
    summary: 'Una tarea con lo que captura, produce y permite ahora',
    params,
    answers: { 200: taskDetail },
  }),
  'tasks.current': defineEndpoint({
    id: 'tasks.current',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/tareas',
    permission: 'cases.act',
    summary: 'Tareas abiertas del caso que el lector puede hacer',
    params,
    answers: { 200: z.object({ rows: z.array(taskRef) }) },
  }),
  'tasks.save': defineEndpoint({
    id: 'tasks.save',
    method: 'PUT',
    path: '/api/v1/tareas/:id/borrador',
    permission: 'cases.act',
    summary: 'Guarda el trabajo de una tarea sin terminarla',
    params,
    bodyLimit: 2_097_152,
    body: z.strictObject({ data, version }),
    answers: {
      200: z.object({
        version: z.number(),
        savedAt: z.string(),
        outcomes: z.array(outcomeRef),
        actToStart: z.object({ template: z.string(), name: z.string() }).nullable(),
      }),
    },
  }),
  'tasks.take': defineEndpoint({
    id: 'tasks.take',
    method: 'POST',
    path: '/api/v1/tareas/:id/tomar',
    permission: 'cases.act',
    summary: 'Toma una tarea de su grupo',
    params,
    body: z.strictObject({}),
    answers: { 200: z.object({ version: z.number() }) },
  }),
  'tasks.release': defineEndpoint({
    id: 'tasks.release',
    method: 'POST',
    path: '/api/v1/tareas/:id/soltar',
    permission: 'cases.act',
    summary: 'Devuelve una tarea propia a su grupo',
    params,
    body: z.strictObject({}),
    answers: { 200: z.object({ version: z.number() }) },
  }),
  'tasks.assign': defineEndpoint({
    id: 'tasks.assign',
    method: 'POST',
    path: '/api/v1/tareas/asignar',
    permission: 'cases.supervise',
    summary: 'Asigna tareas a una persona',
    body: z.strictObject({ tasks: z.array(id).min(1).max(200), to: id.nullable() }),
    answers: {
      200: z.object({
        assigned: z.number(),
        refused: z.array(z.object({ taskId: z.string(), reason: z.string() })),
      }),
    },
  }),
  'tasks.candidates': defineEndpoint({
    id: 'tasks.candidates',
    method: 'GET',
    path: '/api/v1/tareas/:id/candidatos',
    permission: 'cases.act',
    summary: 'Personas que pueden recibir la tarea o que un campo ofrece, con su carga',
    params,
    query: z.strictObject({ campo: z.string().max(120).optional() }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            name: z.string(),
            role: z.string(),
            office: z.string().nullable(),
            open: z.number(),
            overdue: z.number(),
          }),
        ),
      }),
    },
  }),
  'tasks.startAct': defineEndpoint({
    id: 'tasks.startAct',
    method: 'POST',
    path: '/api/v1/tareas/:id/documento',
    permission: 'cases.act',
    summary: 'Abre el documento que este paso debe producir',
    params,
    body: z.strictObject({ version, data }),
    answers: { 200: z.object({ actId: z.string(), version: z.number() }) },
  }),
  'tasks.submitAct': defineEndpoint({
    id: 'tasks.submitAct',
    method: 'POST',
    path: '/api/v1/tareas/:id/documento/enviar',
    permission: 'cases.act',
    summary: 'Entrega el documento a revisión o firma',
    params,
    body: z.strictObject({ version }),
    answers: { 200: z.object({ version: z.number() }) },
  }),
  'tasks.withdrawAct': defineEndpoint({
    id: 'tasks.withdrawAct',
    method: 'POST',
    path: '/api/v1/tareas/:id/documento/descartar',
    permission: 'cases.act',
    summary: 'Descarta el borrador del documento',
    params,
    body: z.strictObject({ version }),
    answers: { 200: z.object({ version: z.number() }) },
  }),
  'tasks.reschedule': defineEndpoint({
    id: 'tasks.reschedule',
    method: 'POST',
    path: '/api/v1/tareas/:id/fecha-visita',
    permission: 'cases.supervise',
    summary: 'Cambia la fecha de una visita, con su motivo',
    params,
    body: z.strictObject({ version, date: z.iso.date(), reason: z.string().trim().min(10).max(500) }),
    answers: { 200: z.object({ version: z.number() }) },
  }),
} as const
