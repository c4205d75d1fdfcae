/** Sentences of the specification, word for word, and those of ours that several parts share. */
export const TEXT = {
  advanced: 'Paso de la solicitud actualizado correctamente.',
  notAdvanced: 'Error al actualizar el paso de la solicitud.',
  returned: 'La actualización del caso se ha realizado correctamente.',
  notReturned: 'Se ha producido un error durante la actualización del trámite.',
  caseFailed: 'Error consultando la data',
  previewFailed: 'Error al generar la previsualización del documento',
  otpFailed: 'Error generando la firma OTP',
  otpRefused: 'Error validando la firma OTP',
  documentFailed: 'Ha ocurrido un error el generar el documento',
} as const

export const QUESTION_URL = 'pregunta'
