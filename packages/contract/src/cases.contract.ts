import { z } from 'zod'
import { closed, inCatalogue } from './closed.ts'
import { TURNS } from './meanings.ts'
import { caseFlow } from './case-flow.ts'
import { caseOverview, caseSummary, historyEntry } from './case-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { data, id, personRef, remaining, version } from './shapes.ts'

const params = z.object({ id })

/** Cases: applicants follow them, officials work on them. */
export const cases = {
  'cases.mine': defineEndpoint({
    id: 'cases.mine',
    method: 'GET',
    path: '/api/v1/mis-solicitudes',
    permission: 'cases.draft',
    summary: 'Solicitudes propias, las que esperan al lector primero',
    description:
      'Borradores y trámites de la persona y de quienes la nombraron apoderada, con lo que cada uno espera.',
    query: z.strictObject({
      estado: closed({
        todas: 'Todas',
        borradores: 'Sin radicar',
        'en-curso': 'Radicadas y sin terminar',
        terminadas: 'Terminadas',
        'me-esperan': 'Las que esperan al lector',
      }).default('todas'),
      q: z.string().max(100).default(''),
      cursor: z.string().max(200).optional(),
    }),
    answers: { 200: z.object({ rows: z.array(caseSummary), next: z.string().nullable() }) },
  }),
  'cases.waiting': defineEndpoint({
    id: 'cases.waiting',
    method: 'GET',
    path: '/api/v1/mis-solicitudes/esperan',
    permission: 'cases.draft',
    summary: 'Todo lo que espera por el lector en sus casos',
    description:
      'Tareas, pagos, notificaciones por abrir, recursos que puede presentar y borradores, lo que vence primero arriba. Lo opcional se ofrece y no se exige: nada termina si no se hace.',
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            kind: closed({
              tarea: 'Una tarea por hacer',
              pago: 'Un recibo por pagar',
              notificacion: 'Una notificación por abrir',
              recurso: 'Un término para recurrir',
              borrador: 'Algo que se empezó y no se ha enviado',
            }),
            /** what to do, without full stop, and the label of the button */
            title: z.string(),
            action: z.string(),
            /** optional task: leaving it undone neither ends the case nor makes anyone wait */
            optional: z.boolean(),
            taskId: z.string().nullable(),
            /** route pattern of the screen that does the task */
            screen: z.string().nullable(),
            caseId: id,
            ttId: z.number(),
            family: inCatalogue('Flujo').nullable(),
            radicado: z.string().nullable(),
            procedure: z.string(),
            municipality: z.string().nullable(),
            due: remaining,
          }),
        ),
      }),
    },
  }),
  'cases.inMunicipality': defineEndpoint({
    id: 'cases.inMunicipality',
    method: 'GET',
    path: '/api/v1/territorio/:city/solicitudes',
    permission: 'cases.read',
    discloses: { what: 'lista', by: null },
    summary: 'Solicitudes radicadas de un municipio que el lector puede ver, las últimas primero',
    description: 'Para el mapa; continúa con `next` como `cursor`.',
    /** number of the municipality; a municipality's name finds nothing */
    params: z.object({ city: z.string().max(100) }),
    refuses: { 404: 'El municipio no es de la jurisdicción.' },
    query: z.strictObject({
      estado: closed({ 'en-curso': 'Sin terminar', terminadas: 'Terminadas', todas: 'Todas' }).default(
        'en-curso',
      ),
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
    description:
      'Todo lo que el lector puede ver del caso. `id` es el que respondió la radicación o una lista.',
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
    description:
      'Cada hecho con su fecha y su autor, unido al anterior por una huella: si algo se quitara, se notaría.',
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
    description: 'En palabras, para el solicitante y para el funcionario.',
    params,
    answers: {
      200: z.object({
        summary: caseSummary,
        steps: z.array(
          z.object({
            /** null: the filing of a case without a workflow */
            step: inCatalogue('Paso').nullable(),
            title: z.string(),
            state: closed({ hecho: 'Ya se hizo', actual: 'Está abierto', por_venir: 'Falta' }),
            openedAt: z.string().nullable(),
            doneAt: z.string().nullable(),
            holder: z.string().nullable(),
            outcome: z.string().nullable(),
            due: remaining.nullable(),
            turn: closed(TURNS),
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
    description: 'Pasos y resultados declarados de cada flujo, con los ya recorridos.',
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
    description:
      'Una vez y antes de que venza el término. Si procede se concede de inmediato y responde la fecha nueva.',
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
    description:
      'Con lo escrito en el borrador del recurso y dentro del término. Abre el trámite del recurso.',
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
    description: 'El término termina ese día y el caso sigue. No puede deshacerse.',
    params,
    body: z.strictObject({ version, taskId: id, data }),
    answers: { 200: z.object({ version: z.number(), message: z.string() }) },
  }),
  'cases.note': defineEndpoint({
    id: 'cases.note',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/notas',
    permission: 'cases.act',
    summary: 'Nota interna de los funcionarios',
    description: 'No la ven el solicitante ni terceros y no es parte del expediente.',
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
    description: 'Las más nuevas primero.',
    params,
    answers: {
      200: z.object({
        rows: z.array(z.object({ id, text: z.string(), at: z.string(), author: z.string() })),
      }),
    },
  }),
  'cases.presence': defineEndpoint({
    id: 'cases.presence',
    unaudited: 'ownDesk',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/presencia',
    permission: 'cases.act',
    summary: 'Dice que el lector tiene abierto el caso y quién más lo tiene',
    description:
      'Se repite mientras el caso está abierto en pantalla; evita que dos personas trabajen lo mismo sin saberlo.',
    params,
    byItself: true,
    body: z.strictObject({}),
    answers: { 200: z.object({ others: z.array(personRef), version: z.number() }) },
  }),
} as const
