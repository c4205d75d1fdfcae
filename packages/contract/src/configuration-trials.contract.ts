import { TRIAL_OUTDATED, TRIAL_STATES } from '@ventanilla/domain/configuration/words'
import { z } from 'zod'
import { closed } from './closed.ts'
import { byItem, draftHash } from './configuration-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, personRef } from './shapes.ts'

const name = z.string().max(40)
/** names a number in the address of its list */
const lineName = z.string().max(120)

const shown = z.object({
  /** why drafts of the kind are not tried; null: they are */
  none: z.string().nullable(),
  /** what a trial judges, in its order */
  parts: z.array(
    z.object({
      id: name,
      judges: z.string(),
      /** sentence when there were none */
      nothing: z.string(),
    }),
  ),
  /** the last of the item; null: nobody has tried one */
  trial: z
    .object({
      id,
      state: closed(TRIAL_STATES),
      by: personRef,
      at: z.string(),
      endedAt: z.string().nullable(),
      done: z.int(),
      /** null: not counted yet */
      total: z.int().nullable(),
      /** why it says nothing of the draft that there is; null: it tried just this one */
      outdated: closed(TRIAL_OUTDATED).nullable(),
      /** so far, by part; of all cases, whatever the caller reaches */
      sums: z.array(
        z.object({
          /** the part of which they are */
          piece: name,
          tried: z.int(),
          lines: z.array(z.object({ id: lineName, one: z.string(), many: z.string(), count: z.int() })),
          /** whole pesos; null: it is no matter of money */
          money: z.object({ before: z.int(), after: z.int() }).nullable(),
        }),
      ),
    })
    .nullable(),
})

const missing = 'La clase, el elemento o la prueba no existen, o quien llama no los ve.'

/** Drafts tried on what really happened, before anybody meets them. A trial changes nothing. */
export const configurationTrials = {
  'configuration.trial': defineEndpoint({
    id: 'configuration.trial',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/prueba',
    permission: 'configuration.read',
    summary: 'La última prueba de un elemento, y si lo es del borrador que hay',
    description: 'La lee quien lee el borrador. Los números son de todos los trámites.',
    limit: 120,
    params: byItem,
    refuses: { 404: missing },
    answers: { 200: shown },
  }),
  'configuration.startTrial': defineEndpoint({
    id: 'configuration.startTrial',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/prueba',
    permission: 'configuration.read',
    summary: 'Empezar la prueba de un borrador',
    description:
      'En segundo plano, sobre lo que de verdad pasó; no cambia nada. Una prueba en curso no se empieza dos veces.',
    limit: 30,
    params: byItem,
    body: z.strictObject({
      /** of the draft that was seen */
      hash: draftHash,
    }),
    refuses: {
      404: missing,
      409: 'El borrador es otro, lo retira, o su clase no se prueba: la respuesta dice por qué.',
      422: 'El borrador está incompleto o no se puede reunir con lo que está en vigor.',
    },
    answers: { 200: shown },
  }),
  'configuration.stopTrial': defineEndpoint({
    id: 'configuration.stopTrial',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/prueba/detener',
    permission: 'configuration.read',
    summary: 'Detener la prueba de un borrador',
    description: 'Queda lo que alcanzó a juzgar. La que ya terminó queda como terminó.',
    limit: 30,
    params: byItem,
    refuses: { 404: missing },
    answers: { 200: shown },
  }),
  'configuration.trialCases': defineEndpoint({
    id: 'configuration.trialCases',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/prueba/casos',
    permission: 'configuration.read',
    summary: 'Los trámites que hay detrás de un número de una prueba',
    description:
      'Solo los que quien llama alcanza; `hidden` dice cuántos más hay, y `unnamed` cuántos no se guardaron. Continúa con `next` como `cursor`.',
    limit: 60,
    discloses: { what: 'lista', by: null },
    params: byItem,
    query: z.strictObject({
      trial: id,
      /** part of the trial */
      piece: name,
      line: lineName,
      cursor: z.coerce.number().int().min(0).max(10_000).optional(),
    }),
    refuses: { 404: missing },
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            title: z.string(),
            /** name of the procedure */
            detail: z.string(),
            caseId: id,
            userId: z.null(),
            /** whole pesos as it was and as it would be; null: it is no matter of money */
            before: z.int().nullable(),
            after: z.int().nullable(),
          }),
        ),
        total: z.int(),
        hidden: z.int(),
        unnamed: z.int(),
        next: z.int().nullable(),
      }),
    },
  }),
  'configuration.casesToPrint': defineEndpoint({
    id: 'configuration.casesToPrint',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/casos-para-imprimir',
    permission: 'configuration.read',
    summary: 'Casos con los que se puede imprimir el borrador de un acto',
    description: 'Los últimos diez que ya tienen ese acto firmado y que quien llama alcanza.',
    limit: 60,
    discloses: { what: 'lista', by: null },
    params: byItem,
    refuses: { 404: missing },
    answers: {
      200: z.object({
        rows: z.array(
          z.object({ actId: id, caseId: id, title: z.string(), signedOn: z.string().nullable() }),
        ),
      }),
    },
  }),
  'configuration.printDraft': defineEndpoint({
    id: 'configuration.printDraft',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/impresiones/:actId',
    permission: 'configuration.read',
    summary: 'Imprimir el borrador de un acto con lo que dice un caso real',
    description:
      'Con la marca de borrador en cada página; no guarda ni numera nada. La dirección deja de servir a los cinco minutos.',
    limit: 30,
    discloses: { what: 'acto', by: 'actId' },
    params: byItem.extend({ actId: id }),
    refuses: {
      404: missing,
      409: 'No hay un borrador completo que imprimir (`incompleto`).',
      422: 'No se pudo imprimir (`previsualizacion`).',
    },
    answers: { 200: z.object({ caseId: id, url: z.string(), title: z.string() }) },
  }),
} as const
