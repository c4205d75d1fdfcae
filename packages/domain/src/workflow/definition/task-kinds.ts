import type { TaskKind } from './definition.ts'

/** Description of a task of each kind. */
export const TASK_KINDS: Readonly<Record<TaskKind, string>> = {
  form: 'Llenar datos y elegir un resultado',
  checklist: 'Revisar documentos uno por uno',
  prepare: 'Reunir lo que necesita un acto y pasarlo a proyección',
  create: 'Elegir la plantilla y la serie del acto',
  draft: 'Redactar el acto',
  review: 'Leer el acto y aprobarlo o devolverlo con observaciones',
  sign: 'Firmar con un código de un solo uso o con una llave de acceso',
  fee: 'Calcular un cobro',
  receipt: 'Expedir el recibo con código de barras',
  payment: 'Pagar y adjuntar el comprobante',
  paymentCheck: 'Verificar el pago',
  file: 'Abrir, completar o cerrar el expediente',
  assign: 'Elegir a la persona que atiende',
  visit: 'Hacer la visita y escribir su acta',
  attach: 'Adjuntar un papel firmado',
  concept: 'Escribir el concepto técnico',
  notify: 'Dar a conocer un acto, con su prueba',
  firmness: 'Esperar los recursos y declarar la firmeza',
  answer: 'Responder, pedir o recurrir',
}
