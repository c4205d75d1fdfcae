import { z } from 'zod'
import { closed } from './closed.ts'
import { FILE_CARRIES, FILE_STATES, LINK_CARRIES } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'
import { id } from './shapes.ts'

const fileState = z.object({
  id,
  name: z.string(),
  size: z.number(),
  mime: z.string(),
  state: closed(FILE_STATES),
  refusal: z.string().nullable(),
  /** warning before opening it; null: none */
  carries: closed(FILE_CARRIES).nullable(),
})

/** Section 7. `urlDoc`: `{applicant}/{request}/solicitud/{unique}.{ext}` or image folder; `fileType`: label. */
const presignBody = z.strictObject({
  // the use case reports missing values in the specification's words, not as faults of a field
  urlDoc: z.string().max(300).default(''),
  fileType: z.string().max(120).default(''),
  /** ours: the displayed name, the document that it provides, its size */
  name: z.string().max(255).optional(),
  documentId: z.number().int().optional(),
  size: z.number().int().min(0).optional(),
})
const presigned = z.object({
  url: z.string(),
  urlTosaved: z.string(),
  fileId: z.string(),
  headers: z.record(z.string(), z.string()),
})
const deleteBody = z.strictObject({ urlDoc: z.string().min(1).max(300) })

const UNPAINTED = {
  413: 'El archivo es demasiado grande para mostrarlo como imágenes.',
  422: 'El archivo no se muestra como imágenes, pide una contraseña, está dañado, o la página pide más memoria o tiempo de lo permitido.',
  429: 'La persona vio demasiadas páginas en la última hora, o todavía se pintan las que pidió.',
} as const

export const files = {
  'files.presign': defineEndpoint({
    id: 'files.presign',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/generatePresignedUrl',
    permission: 'files.upload',
    summary: 'Enlace para subir un archivo al almacén',
    description:
      'Una carga son tres pasos: esta llamada; un PUT de los bytes a `url` con `headers`, sin más; y `archivos/{id}/confirmar`. `urlTosaved` es el nombre único del archivo: con él se nombra donde una llamada pide un archivo y se elimina.',
    refuses: {
      404: 'El caso de la ruta no existe, no es de quien llama, o el solicitante de la ruta no es el suyo.',
      429: 'Hay demasiadas cargas sin terminar, o la persona ya subió lo que cabe en un día.',
    },
    body: presignBody,
    answers: { 200: presigned },
  }),
  'files.presignDelete': defineEndpoint({
    id: 'files.presignDelete',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/generatePresignedUrlDelete',
    permission: 'files.upload',
    summary: 'Enlace para eliminar un archivo propio',
    description:
      'Recibe el `urlTosaved` de la carga y responde un enlace que vale quince minutos; se usa con DELETE, sin sesión.',
    refuses: {
      404: 'El archivo no existe o no es de quien llama.',
      409: 'Más de un archivo tiene ese nombre.',
    },
    body: deleteBody,
    answers: { 200: z.object({ url: z.string() }) },
  }),
  'files.presignOld': defineEndpoint({
    id: 'files.presignOld',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/files-presigned-url',
    permission: 'files.upload',
    summary: 'Enlace para subir un archivo al almacén (segunda familia)',
    description:
      'Igual que `generatePresignedUrl`, con la dirección de la segunda familia: los archivos de una se nombran y eliminan también en la otra.',
    refuses: {
      404: 'El caso de la ruta no existe, no es de quien llama, o el solicitante de la ruta no es el suyo.',
      429: 'Hay demasiadas cargas sin terminar, o la persona ya subió lo que cabe en un día.',
    },
    body: presignBody,
    answers: { 200: presigned },
  }),
  'files.deleteOld': defineEndpoint({
    id: 'files.deleteOld',
    method: 'POST',
    path: '/api/v1/files-delete',
    permission: 'files.upload',
    summary: 'Elimina un archivo propio que todavía no es parte de un caso',
    description: 'Recibe el `urlTosaved` de la carga y elimina de inmediato.',
    refuses: {
      404: 'El archivo no existe o no es de quien llama.',
      409: 'El archivo ya es parte del caso, o más de uno tiene ese nombre.',
    },
    body: deleteBody,
    answers: { 200: z.object({ status: z.literal(200), message: z.string() }) },
  }),
  'files.remove': defineEndpoint({
    id: 'files.remove',
    method: 'DELETE',
    path: '/api/v1/archivos/:id',
    permission: 'files.upload',
    summary: 'Elimina un archivo propio que todavía no es parte de un caso',
    description: 'Por el id que respondió la carga (`fileId`).',
    params: z.object({ id }),
    answers: { 200: z.object({ status: z.literal(200), message: z.string() }) },
  }),
  'files.removeByLink': defineEndpoint({
    id: 'files.removeByLink',
    method: 'DELETE',
    path: '/api/v1/archivos/:id/enlace-eliminar',
    permission: 'public',
    summary: 'Elimina el archivo que nombra un enlace firmado por generatePresignedUrlDelete; no pide sesión',
    description:
      'El enlace nombra archivo, persona y hora, y está firmado: no se cambia ni se adivina. Lo ya radicado se conserva.',
    refuses: {
      403: 'El enlace no es válido o ya venció.',
      409: 'El archivo ya es parte del caso.',
    },
    params: z.object({ id }),
    query: z.strictObject({
      persona: id,
      vence: z.coerce.number().int().min(0).max(99_999_999_999),
      firma: z.string().min(1).max(100),
    }),
    answers: { 200: z.object({ status: z.literal(200), message: z.string() }) },
    limit: 60,
  }),
  'files.confirm': defineEndpoint({
    id: 'files.confirm',
    unaudited: 'ownRecord',
    method: 'POST',
    path: '/api/v1/archivos/:id/confirmar',
    permission: 'files.upload',
    summary: 'Revisa un archivo subido: contenido, tamaño, virus',
    description:
      'Tercer paso de una carga. `state` es `ready` cuando el archivo puede usarse, `refused` con el motivo en `refusal`, o `scanning` mientras se busca un virus: entonces se repite.',
    params: z.object({ id }),
    body: z.strictObject({}),
    answers: { 200: fileState },
  }),
  'files.state': defineEndpoint({
    id: 'files.state',
    method: 'GET',
    path: '/api/v1/archivos/:id',
    permission: 'session',
    discloses: { what: 'dato-archivo', by: 'id' },
    summary: 'Estado de un archivo',
    description: 'Para esperar el resultado de la revisión y mostrar el nombre y tamaño verdaderos.',
    params: z.object({ id }),
    answers: { 200: fileState },
  }),
  'files.link': defineEndpoint({
    id: 'files.link',
    method: 'GET',
    path: '/api/v1/archivos/:id/enlace',
    permission: 'session',
    discloses: { what: 'archivo', by: 'id' },
    summary: 'Enlace breve para ver o descargar un archivo',
    description:
      'Vale cinco minutos. Con `ver=si` el navegador lo muestra en lugar de descargarlo; lo que trae `carries` se descarga siempre.',
    params: z.object({ id }),
    query: z.strictObject({
      ver: closed({ si: 'Para verlo en el navegador', no: 'Para descargarlo' }).default('no'),
    }),
    answers: {
      200: z.object({
        url: z.string(),
        name: z.string(),
        mime: z.string(),
        carries: closed(LINK_CARRIES).nullable(),
      }),
    },
  }),
  'files.pages': defineEndpoint({
    id: 'files.pages',
    method: 'GET',
    path: '/api/v1/archivos/:id/paginas',
    permission: 'session',
    discloses: { what: 'archivo', by: 'id' },
    summary: 'Cuántas páginas tiene un PDF que se muestra como imágenes',
    description:
      'De un PDF con `carries` `programacion` o `cifrado`, que el navegador no muestra. `shown` es hasta qué página se pinta.',
    refuses: UNPAINTED,
    params: z.object({ id }),
    answers: { 200: z.object({ pages: z.number().int(), shown: z.number().int() }) },
  }),
  'files.page': defineEndpoint({
    id: 'files.page',
    method: 'GET',
    path: '/api/v1/archivos/:id/paginas/:page',
    permission: 'session',
    discloses: { what: 'archivo', by: 'id' },
    summary: 'Una página de un PDF, como imagen PNG',
    description:
      'De los mismos PDF que `archivos/{id}/paginas`, contada desde 1. Se pinta sin ejecutar nada de lo que el archivo trae.',
    refuses: UNPAINTED,
    params: z.object({ id, page: z.coerce.number().int().min(1).max(100_000) }),
    answers: { 200: z.unknown().meta({ description: 'Imagen PNG', type: 'string' }) },
    media: 'image/png',
  }),
} as const
