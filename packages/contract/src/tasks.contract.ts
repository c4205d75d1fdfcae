import { CHANGE_PARTS } from '@ventanilla/domain/cases/applicant-change'
import { TASK_KINDS } from '@ventanilla/domain/workflow/definition/task-kinds'
import { REASON_MIN } from '@ventanilla/domain/kernel/reason'
import { z } from 'zod'
import { closed, inCatalogue, oneOf } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { actRef, data, id, outcomeRef, taskRef, version } from './shapes.ts'

const params = z.object({ id })

export const taskDetail = z.object({
  task: taskRef,
  caseId: id,
  caseVersion: version,
  definition: z.object({
    step: inCatalogue('Paso'),
    title: z.string(),
    kind: oneOf(TASK_KINDS),
    /** the task's part in the act's life */
    actPart: closed({ draft: 'Proyectarlo', review: 'Revisarlo', sign: 'Firmarlo' }).nullable(),
    /** its part in a change of applicant; null in other workflows */
    changePart: closed(CHANGE_PARTS).nullable(),
    capture: z.array(z.unknown().meta({ description: 'FieldDef', type: 'object' })),
    /** rules between its answers; omitted when there are none */
    checks: z.array(z.unknown().meta({ description: 'CrossCheck', type: 'object' })).optional(),
    question: z.string().nullable(),
    norm: z.string().nullable(),
    note: z.string().nullable(),
    /** right that the user irrevocably gives up by sending it */
    loses: z.string().nullable(),
  }),
  /** saved work or, before any, the portal's proposal */
  data,
  proposed: z.boolean(),
  workVersion: z.number(),
  outcomes: z.array(outcomeRef),
  /** items of checklists and point-by-point answers: documents or requirements */
  items: z.unknown().meta({ description: 'CaseItems', type: 'object' }),
  /** options of this step's fields: parties of the case and the authority's rates of professionals */
  choices: z.object({
    parties: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** capacity in which the party takes part, in words */
        capacity: z.string(),
        document: z.string().nullable(),
        address: z.string().nullable(),
        /** only when the person authorised notification by mail */
        email: z.string().nullable(),
      }),
    ),
    feeCategories: z.array(z.object({ name: z.string(), dailyFee: z.number(), perDiem: z.number() })),
  }),
  mine: z.boolean(),
  /** name of the absent official for whom the reader does it; null: for nobody */
  insteadOf: z.string().nullable(),
  canTake: z.boolean(),
  canAct: z.boolean(),
  /** why the reader cannot act, in Spanish */
  blocked: z.string().nullable(),
  actToStart: z.object({ template: inCatalogue('Plantilla'), name: z.string() }).nullable(),
  act: actRef.nullable(),
  /** open remarks on that act, oldest first: while there is one, the act cannot be approved or signed */
  openRemarks: z.array(id),
  previous: z.boolean(),
})

/** Tasks: one set of calls for every step of every workflow. */
export const tasks = {
  'tasks.read': defineEndpoint({
    id: 'tasks.read',
    method: 'GET',
    path: '/api/v1/tareas/:id',
    permission: 'cases.act',
    discloses: { what: 'tarea', by: 'id' },
    summary: 'Una tarea con lo que captura, produce y permite ahora',
    description:
      'Qué campos captura (`definition`, con sus opciones), de quiénes puede elegir, qué documento produce y qué resultados permite ahora (`outcomes`, cada uno con el motivo si está cerrado).',
    params,
    answers: { 200: taskDetail },
  }),
  'tasks.current': defineEndpoint({
    id: 'tasks.current',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/tareas',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Tareas abiertas del caso que el lector puede hacer',
    description: 'El `id` de cada una se usa en `tareas` y como `idComponent` al avanzar.',
    params,
    answers: { 200: z.object({ rows: z.array(taskRef) }) },
  }),
  'tasks.save': defineEndpoint({
    id: 'tasks.save',
    unaudited: 'unfinishedWork',
    method: 'PUT',
    path: '/api/v1/tareas/:id/borrador',
    permission: 'cases.act',
    summary: 'Guarda el trabajo de una tarea sin terminarla',
    description:
      'Con la versión del trabajo leída (`workVersion`). Responde lo que falta para cada resultado.',
    params,
    bodyLimit: 2_097_152,
    body: z.strictObject({ data, version }),
    answers: {
      200: z.object({
        version: z.number(),
        savedAt: z.string(),
        outcomes: z.array(outcomeRef),
        actToStart: z.object({ template: inCatalogue('Plantilla'), name: z.string() }).nullable(),
      }),
    },
  }),
  'tasks.take': defineEndpoint({
    id: 'tasks.take',
    method: 'POST',
    path: '/api/v1/tareas/:id/tomar',
    permission: 'cases.act',
    summary: 'Toma una tarea de su grupo',
    description: 'La tarea deja de ofrecerse a las demás personas del grupo.',
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
    description: 'Lo guardado en ella se conserva.',
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
    description:
      'Varias tareas a la vez; con `to` null vuelven al grupo. Responde cuántas y por qué no las demás.',
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
    description:
      'Las que tienen el rol y la oficina del paso, con las tareas que ya llevan; primero las que propone una zona que el caso cruza, luego las de algún grupo de la oficina. Un grupo no da el rol a nadie. Solo para funcionarios.',
    params,
    query: z.strictObject({ campo: z.string().max(120).optional() }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            name: z.string(),
            role: inCatalogue('Rol'),
            office: inCatalogue('Territorial').nullable(),
            open: z.number(),
            overdue: z.number(),
            /** keys of the groups in which they count */
            groups: z.array(z.string()),
            /** zone that the case crosses and that proposes them; null: none does */
            zone: z.string().nullable(),
            /** they are absent today; null: they are not */
            absent: z
              .object({
                /** last day */
                until: z.iso.date(),
                /** who does their assigned tasks meanwhile; null: nobody */
                standIn: z.string().nullable(),
              })
              .nullable(),
          }),
        ),
        /** groups of people that the authority named for this office, in its order */
        groups: z.array(z.object({ key: z.string(), name: z.string() })),
      }),
    },
  }),
  'tasks.startAct': defineEndpoint({
    id: 'tasks.startAct',
    method: 'POST',
    path: '/api/v1/tareas/:id/documento',
    permission: 'cases.act',
    summary: 'Abre el documento que este paso debe producir',
    description:
      'Compone el borrador con los datos del caso y de la tarea. Después se lee y guarda en `actos`.',
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
    description: 'El borrador queda quieto y pasa a quien lo revisa o firma.',
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
    description: 'Solo antes de entregarlo. La tarea puede abrir otro.',
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
    description: 'Avisa a las partes de la fecha nueva.',
    params,
    body: z.strictObject({ version, date: z.iso.date(), reason: z.string().trim().min(REASON_MIN).max(500) }),
    answers: { 200: z.object({ version: z.number() }) },
  }),
} as const
