/** Verbatim sentences of the specification, and shared ones of the portal. */
export const TEXT = {
  advanced: 'Paso de la solicitud actualizado correctamente.',
  notAdvanced: 'Error al actualizar el paso de la solicitud.',
  caseNotAdvanced: 'Error al actualizar el paso del caso.',
  returned: 'La actualización del caso se ha realizado correctamente.',
  notReturned: 'Se ha producido un error durante la actualización del trámite.',
  caseFailed: 'Error consultando la data',
  previewFailed: 'Error al generar la previsualización del documento',
  otpFailed: 'Error generando la firma OTP',
  otpRefused: 'Error validando la firma OTP',
  noFileName: 'No se puede previsualizar archivo',
  imagesUnread: 'Ha ocurrido un error al procesar las imágenes del documento',
  imagesNotSent: 'Ha ocurrido un error al subir las imágenes del documento',
  documentFailed: 'Ha ocurrido un error el generar el documento',
} as const

/** Screens the specification assigns to the request; all its other tasks belong to a case's workflow. */
const OF_REQUEST = /^\/(solicitudes|mis-solicitudes|tramites-ambientales)(\/|$)/

/**
 * Failure message when a step did not advance: the request's step, or the case's on the workflow screens (gaps
 * 107).
 */
export function notAdvanced(screen: string): string {
  return screen === '' || OF_REQUEST.test(screen) ? TEXT.notAdvanced : TEXT.caseNotAdvanced
}

export const QUESTION_URL = 'pregunta'
