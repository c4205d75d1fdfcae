import { SETTING_GROUPS } from '@ventanilla/domain/configuration/own-settings'
import { ITEM_FILTERS } from '@ventanilla/domain/configuration/words'
import { z } from 'zod'
import { closed } from './closed.ts'
import {
  byItem,
  byKind,
  byVersion,
  conflict,
  content,
  difference,
  draftHash,
  historyRow,
  itemHead,
  itemRow,
  kindRow,
  waiting,
} from './configuration-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { fault } from './problem.ts'
import { personRef, version } from './shapes.ts'

/** What the authority decides about its own portal, as it is read: kinds, items, and their versions. */
export const configurationReading = {
  'configuration.kinds': defineEndpoint({
    id: 'configuration.kinds',
    method: 'GET',
    path: '/api/v1/configuracion/clases',
    permission: 'configuration.read',
    summary: 'Clases de la configuración que quien llama puede ver',
    description:
      'Con lo que abarca un cambio de cada una, cuántas personas la publican y qué puede hacer quien llama.',
    answers: {
      200: z.object({
        rows: z.array(kindRow.extend({ items: z.int(), drafts: z.int(), waiting: z.int(), news: z.int() })),
      }),
    },
  }),
  'configuration.items': defineEndpoint({
    id: 'configuration.items',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos',
    permission: 'configuration.read',
    summary: 'Elementos de una clase, en su orden',
    description:
      'Con la versión en vigor, el borrador, lo programado y si el producto trae una versión nueva. Continúa con `next` como `cursor`.',
    params: byKind,
    query: z.strictObject({
      /** words of the name or the key */
      q: z.string().trim().max(100).default(''),
      estado: closed(ITEM_FILTERS).optional(),
      cursor: z.string().max(60).optional(),
    }),
    answers: {
      200: z.object({
        kind: kindRow,
        rows: z.array(itemRow),
        total: z.int(),
        next: z.string().nullable(),
      }),
    },
  }),
  'configuration.environment': defineEndpoint({
    id: 'configuration.environment',
    method: 'GET',
    path: '/api/v1/configuracion/entorno',
    permission: 'configuration.read',
    summary: 'Variables del servidor que se muestran junto a los ajustes del portal',
    description:
      'Las cambia quien opera el servidor, y valen desde el siguiente inicio. De un secreto solo se dice si está definido. Solo las ve quien ve los ajustes.',
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            group: closed(SETTING_GROUPS),
            variable: z.string(),
            /** empty: not set */
            value: z.string(),
            about: z.string(),
          }),
        ),
      }),
    },
  }),
  'configuration.item': defineEndpoint({
    id: 'configuration.item',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key',
    permission: 'configuration.read',
    summary: 'Un elemento: lo que está en vigor, su borrador, lo programado, lo del producto y su historia',
    description:
      'El contenido de cada versión anterior se pide aparte. `revision` se envía de vuelta al guardar; `draft.hash` al publicar.',
    params: byItem,
    answers: {
      200: itemHead.extend({
        kind: kindRow,
        revision: version,
        inForce: z.object({ version, content, retired: z.boolean(), since: z.string() }).nullable(),
        draft: z
          .object({
            revision: version,
            hash: draftHash,
            content,
            retired: z.boolean(),
            /** version from which it began; 0: none was in force */
            base: version,
            savedAt: z.string(),
            by: personRef.nullable(),
            /** everyone who saved a revision of this draft */
            editors: z.array(personRef),
            problems: z.array(fault),
            /** from what is in force to the draft */
            changes: z.array(difference),
            /** what changed in force since the draft began */
            behind: z.array(difference),
            /** it takes what the product ships */
            takesProduct: z.boolean(),
            /** why the reader cannot publish it; null: the reader can */
            whyNot: z.string().nullable(),
          })
          .nullable(),
        waiting: z.array(
          waiting.extend({
            content,
            publisher: personRef.nullable(),
            reason: z.string(),
            /** from what is in force to it */
            changes: z.array(difference),
          }),
        ),
        product: z.object({
          news: z.boolean(),
          /** it no longer ships the item */
          gone: z.boolean(),
          /** what it shipped when ours was made */
          before: content.nullable(),
          now: content.nullable(),
          /** what the product changed */
          theirs: z.array(difference),
          /** what the authority changed */
          ours: z.array(difference),
          /** places that both changed */
          conflicts: z.array(conflict),
        }),
        history: z.array(historyRow),
        /** a publisher went back alone, and another one has to confirm or undo it until that day */
        toConfirm: z
          .object({ version, by: personRef.nullable(), until: z.string(), canConfirm: z.boolean() })
          .nullable(),
      }),
    },
  }),
  'configuration.version': defineEndpoint({
    id: 'configuration.version',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/versiones/:version',
    permission: 'configuration.read',
    summary: 'El contenido de una versión, y lo que la distingue de la que está en vigor',
    description: 'Las versiones no cambian nunca.',
    params: byVersion,
    answers: {
      200: z.object({
        version,
        retired: z.boolean(),
        content,
        /** from it to what is in force */
        changes: z.array(difference),
      }),
    },
  }),
} as const
