/** `cs_estado` of a request that passes a case to another applicant. The specification names 11 alone; the other is ours. */
export const CHANGE_STATE = { waitsForNewApplicant: 10, newApplicantRegistered: 11 } as const

/** Why a case passes to somebody else: the values of `cambio.motivo`, with the words that people read. */
export const CHANGE_REASONS = {
  cesion: 'Cesión o traspaso',
  muerte: 'Muerte del solicitante',
  disolucion: 'Disolución o fusión de la persona jurídica',
  venta_predio: 'Venta del predio',
} as const
