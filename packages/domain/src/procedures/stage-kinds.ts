/**
 * What a stage of a procedure is, whatever its words: rules and icons ask for the kind. A stage that joins
 * several has the one that says most to the applicant: a visit before what opens or follows it, a decision
 * before the auto that precedes it.
 */
export const STAGE_KINDS = {
  preliminary: 'Lo que se pide definir antes de radicar',
  opening: 'Auto con que comienza, o requerimiento en su lugar',
  acknowledgement: 'Acuse de recibo',
  review: 'Revisión de lo radicado',
  validation: 'Validación de lo que el usuario reportó',
  documents: 'El solicitante entrega los documentos que faltan',
  completion: 'El solicitante completa la petición o entrega información adicional',
  meeting: 'Reunión en que se pide información',
  fee: 'Liquidación o pago',
  notice: 'Publicación de un aviso',
  visit: 'Visita, con la orden o el aviso que la preparan',
  emergency: 'Atención de un riesgo inminente',
  opinion: 'Concepto, informe o evaluación técnica',
  third_parties: 'Respuesta u oposición de terceros',
  decision: 'Resolución que decide',
  issuance: 'Registro, certificación o aprobación',
  answer: 'Respuesta a lo pedido',
  forwarding: 'Envío a otra autoridad',
  appeal: 'Recurso contra la decisión',
  follow_up: 'Seguimiento de la autoridad',
  report: 'Informe de quien tiene el permiso',
  yearly_update: 'Actualización anual de un registro',
} as const
export type StageKind = keyof typeof STAGE_KINDS
