import { PRODUCT_CHOICES } from '@ventanilla/domain/configuration/words'
import { z } from 'zod'
import { closed } from './closed.ts'
import { byItem, byKind, conflict, draftSaved, given, seen } from './configuration-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { version } from './shapes.ts'

const refusesDraft = {
  409: 'Otra persona guardó, descartó o publicó el borrador mientras tanto (`current` trae lo que hay), o el elemento ya no está como se creía.',
  422: 'La clave o el contenido no tienen la forma que se pide.',
} as const

/** Drafts of what the authority decides: nothing here comes into force. */
export const configurationDrafting = {
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
} as const
