/** States of the specification's machine `change-of-applicant`, in order, with their case status. */
export const CHANGE_STATES = {
  created: 'cambio_creado',
  sent: 'cambio_enviado',
  approved: 'cambio_aprobado',
  rejected: 'cambio_rechazado',
  'lawyer-assigned': 'cambio_asignado',
  'act-drafted': 'cambio_proyectado',
  'returned-by-legal-coordinator': 'cambio_devuelto_coordinador',
  'approved-by-legal-coordinator': 'cambio_revisado',
  signed: 'cambio_firmado',
  'returned-by-legal-sub-director': 'cambio_devuelto_subdirector',
  accepted: 'cambio_aceptado',
  denied: 'cambio_denegado',
  'applicant-changed': 'cambio_aplicado',
} as const
