import { PASTE_MOST } from '@ventanilla/domain/configuration/pasted-items'
import { PASTE_VERDICTS } from '@ventanilla/domain/configuration/words'
import { z } from 'zod'
import { closed } from './closed.ts'
import { byKind, content, difference, draftSaved, given, seen } from './configuration-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { fault } from './problem.ts'
import { version } from './shapes.ts'

/** Many items of a kind at once, as rows of a spreadsheet give them. */
export const configurationPaste = {
  'configuration.judgePasted': defineEndpoint({
    id: 'configuration.judgePasted',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/borradores/revision',
    permission: 'configuration.edit',
    unaudited: 'changesNothing',
    summary: 'Qué haría cada fila pegada: un elemento nuevo, un cambio, nada, o por qué no se puede',
    description:
      'Una fila cambia el elemento que tiene su mismo `by`, y lo que no trae queda como está; sin ninguno empieza uno nuevo sobre `begin`. No guarda nada: `key`, `revision`, `base` y `content` de cada fila se envían de vuelta al guardar.',
    params: byKind,
    body: z.strictObject({
      /** datum that identifies an item of the kind */
      by: z.string().min(1).max(60),
      begin: given,
      rows: z.array(given).min(1).max(PASTE_MOST.rows),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            verdict: closed(PASTE_VERDICTS),
            /** null: a new item */
            key: z.string().nullable(),
            title: z.string(),
            revision: version,
            /** version in force that was seen; 0: none */
            base: version,
            content,
            /** from what there is to the row */
            changes: z.array(difference),
            problems: z.array(fault),
          }),
        ),
      }),
    },
  }),
  'configuration.saveDrafts': defineEndpoint({
    id: 'configuration.saveDrafts',
    method: 'PUT',
    path: '/api/v1/configuracion/clases/:kind/borradores',
    permission: 'configuration.edit',
    summary: 'Guarda de una vez los borradores de varios elementos de una clase, todos o ninguno',
    description:
      'Nada entra en vigor. A diferencia de un borrador que se escribe a mano, cada contenido tiene que estar completo. Los elementos sin clave son nuevos. Lo que ya dice lo mismo no se guarda otra vez.',
    params: byKind,
    refuses: {
      409: 'Otra persona cambió uno de los elementos mientras tanto, o se retiró: no se guarda ninguno.',
      422: 'Un contenido o una clave no tienen la forma que se pide, o un elemento está dos veces: no se guarda ninguno.',
    },
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            /** null: a new item, to which the portal gives its key */
            key: z.string().max(60).nullable(),
            revision: seen,
            base: version,
            content: given,
          }),
        )
        .min(1)
        .max(PASTE_MOST.rows),
    }),
    answers: {
      200: z.object({
        saved: z.array(draftSaved.omit({ problems: true })),
        /** number of those that already said the same */
        unchanged: z.int(),
      }),
    },
  }),
} as const
