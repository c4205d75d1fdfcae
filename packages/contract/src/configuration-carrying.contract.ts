import { CARRY_MOST } from '@ventanilla/domain/configuration/lengths'
import { CARRY_VERDICTS } from '@ventanilla/domain/configuration/words'
import { z } from 'zod'
import { closed } from './closed.ts'
import { difference, itemName, kindName } from './configuration-shapes.ts'
import { defineEndpoint } from './endpoint.ts'

/** Administrators read every kind, and an archive has all of them. */
const permission = 'parameters.admin'
/** base64 makes four characters of three bytes */
const longest = Math.ceil(CARRY_MOST.bytes / 3) * 4
const archive = z
  .string()
  .min(1)
  .max(longest)
  .meta({
    description: `El ZIP de una configuración, en base64: hasta ${CARRY_MOST.bytes / 1_048_576} MB, y hasta ${CARRY_MOST.unpacked / 1_048_576} MB descomprimido`,
  })
/** the archive and the names of two thousand items */
const bodyLimit = longest + 262_144
const limit = 20
const UNREADABLE =
  'El archivo no es una configuración que este portal pueda leer: `problems` dice por qué, una frase por lugar. No se guarda nada.'

/** The whole configuration, carried from one portal to another as an archive of readable files. */
export const configurationCarrying = {
  'configuration.export': defineEndpoint({
    id: 'configuration.export',
    method: 'GET',
    path: '/api/v1/configuracion/archivo',
    permission,
    summary: 'Toda la configuración vigente, en un archivo ZIP',
    description:
      'Un archivo JSON por elemento, y `manifest.json` con la huella de cada uno. Los mismos contenidos dan los mismos bytes. Es la misma carpeta que escribe el comando del servidor.',
    refuses: { 409: 'El portal todavía no tiene configuración.' },
    answers: { 200: z.unknown().meta({ description: 'Archivo ZIP', type: 'string' }) },
    media: 'application/zip',
    limit,
  }),
  'configuration.compare': defineEndpoint({
    id: 'configuration.compare',
    method: 'POST',
    path: '/api/v1/configuracion/archivo/comparacion',
    permission,
    unaudited: 'changesNothing',
    summary: 'Qué cambiaría una configuración que llega en un archivo',
    description:
      'Revisa el archivo como el comando del servidor, y dice qué haría cada elemento que no es igual. No guarda nada, tampoco el archivo: para traerlo se envía otra vez. El archivo se lee en memoria, dentro de los límites de `archive`. Una zona se apoya en la capa de este portal que salió del mismo archivo; si nadie la cargó, `why` la nombra, también en la que dice lo mismo.',
    refuses: { 422: UNREADABLE },
    body: z.strictObject({ archive }),
    answers: {
      200: z.object({
        /** those that say something else than the portal, and those whose layer is not here */
        rows: z.array(
          z.object({
            kind: kindName,
            /** what an item of the kind is called */
            one: z.string(),
            key: z.string(),
            title: z.string(),
            verdict: closed(CARRY_VERDICTS),
            /** it can become a draft */
            brings: z.boolean(),
            /** what to look at first, or why it cannot be brought; empty: nothing to say */
            why: z.string(),
            /** from what is in force to what comes; of a new one nothing */
            changes: z.array(difference),
            /** it changes more than `changes` says */
            more: z.boolean(),
          }),
        ),
        /** number of those that say the same, with those in `rows` */
        same: z.int(),
        /** number of items of the portal that do not come: they stay as they are */
        left: z.int(),
      }),
    },
    bodyLimit,
    limit,
  }),
  'configuration.bring': defineEndpoint({
    id: 'configuration.bring',
    method: 'POST',
    path: '/api/v1/configuracion/archivo/borradores',
    permission,
    summary: 'Hace borradores de los elementos escogidos de un archivo, todos o ninguno',
    description:
      'Nada entra en vigor. Si un elemento ya tiene un borrador, los dos se juntan. Lo que ya dice lo mismo no se guarda otra vez.',
    refuses: {
      409: 'Un elemento ya tiene un borrador que cambia lo mismo, o su número solo lo da el producto: no se guarda ninguno.',
      422: UNREADABLE,
    },
    body: z.strictObject({
      archive,
      items: z.array(itemName).min(1).max(CARRY_MOST.drafts),
    }),
    answers: {
      200: z.object({
        /** drafts by kind, of those that were made */
        drafted: z.array(z.object({ kind: kindName, many: z.string(), count: z.int() })),
        /** number of those that already said the same */
        unchanged: z.int(),
      }),
    },
    bodyLimit,
    limit,
  }),
} as const
