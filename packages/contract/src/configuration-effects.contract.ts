import { z } from 'zod'
import { byItem, itemName, kindName } from './configuration-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { id } from './shapes.ts'

const named = z.object({ kind: kindName, key: z.string(), title: z.string() })

const effects = named.extend({
  /** why nothing that runs refers to the kind, and who reads it; null: something does, or could */
  unused: z.string().nullable(),
  uses: z.array(
    z.object({
      /** names it in the address of its list */
      id: z.string(),
      /** «trámite en curso que la tiene», and the same of many */
      one: z.string(),
      many: z.string(),
      /** of everything, whatever the caller reaches; null: it could not be counted in time */
      count: z.int().nullable(),
      /** the list behind the number can be asked for */
      lists: z.boolean(),
      /** the same for every item of the list */
      ofList: z.boolean(),
      /** who retires the item, or no longer offers it, accepts a warning about them */
      warns: z.boolean(),
      /** address of the portal's own list of the same, for who may open it; null: there is none */
      screen: z.string().nullable(),
    }),
  ),
  /** items in force that name it, of the kinds that the caller sees */
  items: z.array(named),
  /** those of other kinds */
  hiddenItems: z.int(),
})

const refuses = { 404: 'La clase, el elemento o el uso no existen, o quien llama no los ve.' } as const

/** What a change of the configuration affects, and what uses it. */
export const configurationEffects = {
  'configuration.effects': defineEndpoint({
    id: 'configuration.effects',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/efectos',
    permission: 'configuration.read',
    summary: 'Qué afecta un cambio de un elemento',
    description:
      'Cuántos trámites, tareas, actos, cuentas y otros elementos lo usan ahora. El número es de todo; la lista que hay detrás solo muestra lo que quien llama alcanza.',
    limit: 60,
    params: byItem,
    refuses,
    answers: { 200: effects },
  }),
  'configuration.effectsOf': defineEndpoint({
    id: 'configuration.effectsOf',
    method: 'POST',
    path: '/api/v1/configuracion/efectos',
    permission: 'configuration.read',
    unaudited: 'changesNothing',
    summary: 'Qué afectan los cambios de varios elementos',
    description:
      'Como con cada uno; lo que se cuenta, se cuenta una vez para todos los de una clase. No cambia nada.',
    limit: 60,
    refuses,
    body: z.strictObject({
      items: z.array(itemName).min(1).max(200),
      /** counts the open terms that the drafts of closed days and holiday laws among them would move */
      moves: z.boolean().optional(),
    }),
    answers: {
      200: z.object({
        rows: z.array(effects),
        /** by those drafts together; null: they could not be counted in time. Absent: not asked, or no such draft */
        moves: z.object({ cases: z.int(), terms: z.int(), people: z.int() }).nullable().optional(),
      }),
    },
  }),
  'configuration.uses': defineEndpoint({
    id: 'configuration.uses',
    method: 'GET',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/usos/:use',
    permission: 'configuration.read',
    summary: 'La lista que hay detrás de un número: lo que usa un elemento',
    description:
      'Lo más reciente primero, y solo lo que quien llama alcanza; `hidden` dice cuánto más hay. Continúa con `next` como `cursor`.',
    limit: 60,
    discloses: { what: 'lista', by: null },
    params: byItem.extend({ use: z.string().max(40) }),
    query: z.strictObject({ cursor: id.optional() }),
    refuses,
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id: z.string(),
            /** radicado of a case, title of an act, name of a person or a place */
            title: z.string(),
            detail: z.string(),
            /** case to which it belongs; null: to none */
            caseId: id.nullable(),
            /** account that it is; null: it is none */
            userId: id.nullable(),
          }),
        ),
        /** null: they could not be counted in time */
        total: z.int().nullable(),
        /** those that the caller does not reach; null: they could not be counted in time */
        hidden: z.int().nullable(),
        next: z.string().nullable(),
      }),
    },
  }),
} as const
