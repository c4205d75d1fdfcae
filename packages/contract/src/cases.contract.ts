import { z } from 'zod'
import { caseFlow } from './case-flow.ts'
import { defineEndpoint } from './endpoint.ts'
import { actRef, data, fileRef, id, personRef, remaining, taskRef, version } from './shapes.ts'

const params = z.object({ id })

export const caseSummary = z.object({
  id,
  ttId: z.number(),
  procedure: z.string(),
  /** workflow family of a case that runs beside another one, which `parentId` names */
  family: z.string().nullable(),
  parentId: z.string().nullable(),
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
      /** every day looked at, in order, with its place in the count or why it does not count */
      days: z.array(z.object({ date: z.string(), why: z.string(), counted: z.boolean() })),
      suspensions: z.array(z.object({ from: z.string(), to: z.string().nullable(), reason: z.string() })),
    })
    .nullable(),
  electronicNotification: z.boolean(),
  facts: data,
  lists: z.unknown().meta({ description: 'Listas del catálogo (Lists)', type: 'object' }),
  /** appeals that were received, in the order in which they were filed */
  appeals: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      filedOn: z.string(),
      state: z.enum(['espera', 'estudio', 'rechazado', 'superior', 'decidido']),
      mine: z.boolean(),
      /** what was written; null for other parties */
      reasons: z.string().nullable(),
    }),
  ),
  /** what the reader may do from the case itself */
  actions: z.object({
    appeal: z
      .object({
        taskId: z.string(),
        due: remaining,
        /** kinds of appeal that the act announced */
        ways: z.array(z.object({ value: z.string(), label: z.string() })),
        /** why others are not open against it */
        whyNot: z.string().nullable(),
      })
      .nullable(),
    /** why the reader cannot appeal, where an act of the case can be appealed */
    whyNoAppeal: z.string().nullable(),
    extend: z.object({ taskId: z.string() }).nullable(),
    /** a term of their own that they may waive: to appeal, or to complete */
    waive: z.object({ taskId: z.string(), of: z.enum(['recurso', 'plazo']), due: remaining }).nullable(),
    /** it ended with a permit of theirs that may be extended, changed or transferred */
    changePermit: z.boolean(),
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
  'cases.inMunicipality': defineEndpoint({
    id: 'cases.inMunicipality',
    method: 'GET',
    path: '/api/v1/territorio/:city/solicitudes',
    permission: 'cases.read',
    discloses: { what: 'lista', by: null },
    summary: 'Solicitudes radicadas de un municipio que el lector puede ver, las últimas primero',
    /** number of the municipality; any other name finds nothing */
    params: z.object({ city: z.string().max(100) }),
    query: z.strictObject({
      estado: z.enum(['en-curso', 'terminadas', 'todas']).default('en-curso'),
      cursor: z.string().max(80).optional(),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            radicado: z.string(),
            procedure: z.string(),
            applicant: z.string(),
            statusLabel: z.string(),
            filedAt: z.string(),
            due: remaining,
            ended: z.boolean(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
  }),
  'cases.read': defineEndpoint({
    id: 'cases.read',
    method: 'GET',
    path: '/api/v1/solicitudes/:id',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Un caso con sus tareas, documentos, actos y términos',
    params,
    answers: { 200: caseOverview },
  }),
  'cases.history': defineEndpoint({
    id: 'cases.history',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/historia',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
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
    discloses: { what: 'caso', by: 'id' },
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
  'cases.flow': defineEndpoint({
    id: 'cases.flow',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/flujo',
    permission: 'cases.act',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Los flujos declarados por los que va el caso, con lo hecho y el paso actual, para dibujarlos',
    params,
    answers: {
      200: caseFlow,
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
  'cases.waive': defineEndpoint({
    id: 'cases.waive',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/renuncia',
    permission: 'cases.draft',
    summary: 'El solicitante renuncia al resto de un término suyo: para recurrir o para completar',
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
    discloses: { what: 'caso', by: 'id' },
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
