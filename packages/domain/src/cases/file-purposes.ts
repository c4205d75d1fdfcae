/** Purposes for which a file is uploaded or generated. */
export const FILE_PURPOSES = {
  solicitud: 'Documento de la solicitud',
  tarea: 'Adjunto de una actuación posterior',
  cambio: 'Documento de un cambio de solicitante',
  acto: 'PDF de un acto firmado',
  comprobante: 'Comprobante de la radicación',
  formulario: 'Formulario con que se radicó',
  indice: 'Índice sellado del expediente',
  'imagen-documento': 'Imagen dentro de un acto',
  'imagen-plantilla': 'Imagen dentro de una plantilla',
  'imagen-perfil': 'Fotografía de un perfil',
  capa: 'Capa de zonas, como la entregó su autor',
} as const
