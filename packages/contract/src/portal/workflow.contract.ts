import { z } from 'zod'
import { closed } from '../closed.ts'
import { YES_NO } from '../meanings.ts'
import { caseDetail } from '../case-shapes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { fault } from '../problem.ts'
import { data, id, version } from '../shapes.ts'

const component = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  conditionalText: z.string().optional(),
  referenceGuide: z.string().nullable().optional(),
  idTerritorial: z.string().nullable().optional(),
})

/** Section 7 of the specification, with its exact names; bodies according to decision 47. */
export const portalWorkflow = {
  'workflow.continue': defineEndpoint({
    id: 'workflow.continue',
    method: 'POST',
    path: '/api/v1/workflow/components/continueNextComponent',
    saysNo: 202,
    permission: 'cases.act',
    summary:
      'Avanza un paso: 200 avanzó o pregunta, 202 una regla lo impide ahora, 400 no hay personas con el rol',
    description:
      '`idComponent` es la tarea abierta, `outcome` uno de los resultados que ofrece su lectura y `data` lo que ella captura. 202 dice por qué ese resultado no se puede ahora y cuáles sí.',
    bodyLimit: 2_097_152,
    body: z.strictObject({
      /** the task */
      idComponent: id,
      idSolicitud: id,
      version: version.optional(),
      /** code of the outcome, or the answer to the question */
      outcome: z.string().max(60).optional(),
      dataComponentAnswer: z
        .strictObject({
          answer: closed(YES_NO),
          referenceGuide: z.string().max(200).nullish(),
          idTerritorial: z.string().max(60).nullish(),
        })
        .optional(),
      data: data.optional(),
      reason: z.string().max(2000).optional(),
    }),
    answers: {
      200: z.object({
        status: z.literal(200),
        message: z.string(),
        data: z.object({ component: component.nullable(), version: z.number(), closed: z.boolean() }),
      }),
      /** `problems[].accepted`: codes of the outcomes that are available now */
      202: z.object({
        status: z.literal(202),
        message: z.string(),
        data: z.null(),
        problems: z.array(fault).optional(),
      }),
    },
  }),
  'workflow.previous': defineEndpoint({
    id: 'workflow.previous',
    method: 'POST',
    path: '/api/v1/workflow/components/continuePreviousComponent',
    permission: 'cases.act',
    summary: 'Devuelve el documento a quien lo proyectó, con el motivo',
    description: 'Para quien revisa o firma. El motivo se envía a quien proyectó.',
    body: z.strictObject({
      idComponent: id,
      idSolicitud: id,
      version: version.optional(),
      reason: z.string().max(2000).optional(),
    }),
    answers: {
      200: z.object({
        status: z.number(),
        message: z.string(),
        data: z.object({ version: z.number() }).nullable(),
      }),
    },
  }),
  'cases.shared': defineEndpoint({
    id: 'cases.shared',
    method: 'GET',
    path: '/api/v1/get-solicitud-shared/:id',
    permission: 'session',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Datos compartidos de una solicitud',
    description: 'Lo que las pantallas de un trámite comparten. 403 a quien no puede acceder a la solicitud.',
    params: z.object({ id }),
    query: z.strictObject({
      isFromRevocatoria: closed({
        true: 'La pide la pantalla de revocatoria directa',
        false: 'La pide otra pantalla',
        '': 'Como `false`',
      }).default('false'),
    }),
    answers: {
      200: z.object({ status: z.literal(200), message: z.string(), data: caseDetail }),
      403: z.object({ status: z.literal(403), message: z.string(), data: z.null() }),
    },
  }),
  'cases.stageOne': defineEndpoint({
    id: 'cases.stageOne',
    method: 'GET',
    path: '/api/v1/etapa-uno/solicitud/:id',
    permission: 'session',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Una solicitud de la etapa uno',
    description: 'Los mismos datos que `get-solicitud-shared`, con la dirección de la etapa uno.',
    params: z.object({ id }),
    answers: {
      200: z.object({ status: z.literal(200), message: z.string(), data: caseDetail }),
      403: z.object({ status: z.literal(403), message: z.string(), data: z.null() }),
    },
  }),
} as const
