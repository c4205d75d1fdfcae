/**
 * Requirements of an upload, in the specification's words (section 5): the browser shows them before it calls,
 * the server returns them to other clients.
 */
export const UPLOAD_NEEDS = {
  file: 'No se proporcionó un archivo válido.',
  name: 'No hemos podido encontrar el nombre del archivo.',
  type: 'El tipo de archivo no está presente.',
} as const
