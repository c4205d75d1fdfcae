import { ITEM_FILTERS, ITEM_STATES, PRODUCT_CHOICES } from '@ventanilla/domain/configuration/words'
import { z } from 'zod'
import { closed } from './closed.ts'
import {
  accepted,
  byItem,
  byKind,
  byVersion,
  closing,
  conflict,
  content,
  difference,
  draftHash,
  draftListed,
  draftSaved,
  draftsSeen,
  finding,
  given,
  handOver,
  historyRow,
  itemName,
  kindRow,
  norm,
  reason,
  seen,
  waiting,
  kindName,
} from './configuration-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { fault } from './problem.ts'
import { isoDate, personRef, version } from './shapes.ts'

const refusesDraft = {
  409: 'Otra persona guardó, descartó o publicó el borrador mientras tanto (`current` trae lo que hay), o el elemento ya no está como se creía.',
  422: 'La clave o el contenido no tienen la forma que se pide.',
} as const
const refusesPublication = {
  403: 'Quien llama no publica esa clase, o participó en el borrador y la clase la publica otra persona.',
  404: 'La clase o el elemento no existen, o quien llama no los ve.',
  409: 'El borrador cambió o ya no está, entró en vigor otra versión, o hay contradicciones con otros elementos (`current` las trae).',
  422: 'Falta el motivo o la norma, el contenido no es válido, o el día no sirve.',
} as const

/** What the authority decides about its own portal: items of every kind, their drafts, versions and publications. */
export const configuration = {
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
        rows: z.array(
          z.object({
            key: z.string(),
            title: z.string(),
            state: closed(ITEM_STATES),
            /** place in its list; null: the kind has no order of its own */
            order: z.number().nullable(),
            /** offered to who chooses from the list; null: the kind knows no such thing */
            active: z.boolean().nullable(),
            version: version.nullable(),
            since: z.string().nullable(),
            draft: draftListed.nullable(),
            waiting: z.array(waiting),
            /** the product ships a newer version than the one on which this one stands */
            news: z.boolean(),
          }),
        ),
        total: z.int(),
        next: z.string().nullable(),
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
      200: z.object({
        kind: kindRow,
        key: z.string(),
        title: z.string(),
        state: closed(ITEM_STATES),
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
  'configuration.create': defineEndpoint({
    id: 'configuration.create',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos',
    permission: 'configuration.edit',
    summary: 'Empieza un elemento nuevo como borrador',
    description: 'Nada entra en vigor. Sin clave, el portal da la siguiente si la clase las numera.',
    params: byKind,
    refuses: refusesDraft,
    body: z.strictObject({ key: z.string().trim().max(60).nullable().default(null), content: given }),
    answers: { 201: draftSaved },
  }),
  'configuration.saveDraft': defineEndpoint({
    id: 'configuration.saveDraft',
    method: 'PUT',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/borrador',
    permission: 'configuration.edit',
    summary: 'Guarda el borrador de un elemento',
    description:
      'Nada entra en vigor. Un borrador incompleto también se guarda: la respuesta dice qué le falta. `base` es la versión en vigor que se tenía a la vista.',
    params: byItem,
    refuses: refusesDraft,
    body: z.strictObject({
      revision: seen,
      base: version,
      retired: z.boolean().default(false),
      content: given,
    }),
    answers: { 200: draftSaved },
  }),
  'configuration.discard': defineEndpoint({
    id: 'configuration.discard',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/borrador/descartar',
    permission: 'configuration.edit',
    summary: 'Descarta el borrador de un elemento',
    description: 'Lo que está en vigor no cambia.',
    params: byItem,
    refuses: refusesDraft,
    body: z.strictObject({ revision: seen }),
    answers: { 200: z.object({ revision: version }) },
  }),
  'configuration.retire': defineEndpoint({
    id: 'configuration.retire',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/retirar',
    permission: 'configuration.edit',
    summary: 'Prepara el retiro de un elemento, como borrador',
    description: 'El elemento se retira cuando ese borrador se publica; su historia queda.',
    params: byItem,
    refuses: refusesDraft,
    body: z.strictObject({ revision: seen }),
    answers: { 200: draftSaved },
  }),
  'configuration.reactivate': defineEndpoint({
    id: 'configuration.reactivate',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/reactivar',
    permission: 'configuration.edit',
    summary: 'Prepara el regreso de un elemento retirado, como borrador',
    description: 'Vuelve con su último contenido cuando ese borrador se publica.',
    params: byItem,
    refuses: refusesDraft,
    body: z.strictObject({ revision: seen }),
    answers: { 200: draftSaved },
  }),
  'configuration.takeProduct': defineEndpoint({
    id: 'configuration.takeProduct',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/producto',
    permission: 'configuration.edit',
    summary: 'Adopta, combina o deja la versión nueva que trae el producto',
    description:
      'Adoptar y combinar hacen un borrador; dejar anota la decisión y quita el borrador que se hubiera hecho con la del producto. Nada se publica. Donde los dos cambiaron lo mismo queda lo de la autoridad, y `conflicts` dice dónde.',
    params: byItem,
    refuses: refusesDraft,
    body: z.strictObject({ choice: closed(PRODUCT_CHOICES), revision: seen }),
    answers: { 200: z.object({ draft: draftSaved.nullable(), conflicts: z.array(conflict) }) },
  }),
  'configuration.review': defineEndpoint({
    id: 'configuration.review',
    method: 'POST',
    path: '/api/v1/configuracion/revision',
    permission: 'configuration.read',
    unaudited: 'changesNothing',
    summary: 'Qué cambia y qué está mal si se publican unos borradores',
    description:
      'Con `day`, como quedaría ese día. Sin elementos dice las contradicciones que la configuración ya tiene. No cambia nada.',
    refuses: {
      404: 'La clase o el elemento no existen, o quien llama no los ve.',
    },
    body: z.strictObject({ items: z.array(itemName).max(200), day: isoDate.nullable().default(null) }),
    answers: {
      200: z.object({
        items: z.array(
          z.object({
            kind: kindName,
            key: z.string(),
            title: z.string(),
            /** null: there is no draft */
            hash: draftHash.nullable(),
            changes: z.array(difference),
            problems: z.array(fault),
            /** why the reader cannot publish it; null: the reader can */
            whyNot: z.string().nullable(),
          }),
        ),
        closings: z.array(closing),
        /** what this publication would bring about */
        findings: z.array(finding),
        /** what is wrong with or without it */
        already: z.array(finding),
      }),
    },
  }),
  'configuration.publish': defineEndpoint({
    id: 'configuration.publish',
    method: 'POST',
    path: '/api/v1/configuracion/publicaciones',
    permission: 'configuration.publish',
    summary: 'Pone en vigor unos borradores, todos o ninguno',
    description:
      'Cada borrador se nombra con el `hash` del que se vio. Los errores impiden publicar; los avisos se aceptan uno por uno con su motivo. Una sede que cierra entrega lo que tiene a otra, que se nombra en `handOver`.',
    refuses: refusesPublication,
    body: z.strictObject({
      items: draftsSeen,
      reason,
      norm,
      accepted,
      handOver,
    }),
    answers: {
      200: z.object({
        release: z.int(),
        versions: z.array(z.object({ kind: kindName, key: z.string(), version })),
      }),
    },
  }),
  'configuration.schedule': defineEndpoint({
    id: 'configuration.schedule',
    method: 'POST',
    path: '/api/v1/configuracion/programaciones',
    permission: 'configuration.publish',
    summary: 'Programa unos borradores para el comienzo de un día, todos o ninguno',
    description:
      'Entran en vigor a medianoche en Bogotá, de un día posterior a hoy. Lo demás, como al publicar.',
    refuses: refusesPublication,
    body: z.strictObject({
      items: draftsSeen,
      day: isoDate,
      reason,
      norm,
      accepted,
      handOver,
    }),
    answers: {
      200: z.object({
        due: z.string(),
        versions: z.array(z.object({ kind: kindName, key: z.string(), version })),
      }),
    },
  }),
  'configuration.callOff': defineEndpoint({
    id: 'configuration.callOff',
    method: 'POST',
    path: '/api/v1/configuracion/programaciones/retirar',
    permission: 'configuration.publish',
    summary: 'Desprograma versiones que esperan su día, todas o ninguna',
    description: 'No entran en vigor; quedan en la historia.',
    refuses: refusesPublication,
    body: z.strictObject({
      items: z
        .array(itemName.extend({ due: z.iso.datetime({ offset: true }) }))
        .min(1)
        .max(200),
      reason,
      accepted,
    }),
    answers: { 200: z.object({ calledOff: z.int() }) },
  }),
  'configuration.goBack': defineEndpoint({
    id: 'configuration.goBack',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/versiones/:version/volver',
    permission: 'configuration.publish',
    summary: 'Vuelve a una versión anterior de un elemento',
    description:
      'Publica otra vez su contenido, con motivo. En una clase que publican dos personas se vuelve así, a solas, a la versión inmediatamente anterior, y otra persona lo confirma o lo deshace.',
    params: byVersion,
    refuses: refusesPublication,
    body: z.strictObject({
      /** version in force that the caller has seen */
      inForce: version,
      reason,
      norm,
      accepted,
    }),
    answers: { 200: z.object({ release: z.int(), version }) },
  }),
  'configuration.confirm': defineEndpoint({
    id: 'configuration.confirm',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/versiones/:version/confirmar',
    permission: 'configuration.publish',
    summary: 'Confirma que se volvió a una versión anterior',
    description: 'Lo hace otra persona que la que volvió; para deshacerlo se vuelve a la que había.',
    params: byVersion,
    refuses: refusesPublication,
    body: z.strictObject({}),
    answers: { 200: z.object({ confirmed: z.literal(true) }) },
  }),
} as const
