/**
 * What an upload needs, in the specification's words (section 5): the browser says it before it asks, the server to
 * whoever asks without a browser of ours.
 */
export const UPLOAD_NEEDS = {
  file: 'No se proporcionó un archivo válido.',
  name: 'No hemos podido encontrar el nombre del archivo.',
  type: 'El tipo de archivo no está presente.',
} as const
