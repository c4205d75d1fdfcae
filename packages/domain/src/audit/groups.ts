/** Groups for searching the audit. */
export const AUDIT_GROUPS = {
  ingresos: 'Ingresos',
  'ingresos-fallidos': 'Ingresos fallidos',
  lecturas: 'Lecturas de datos ajenos',
  exportaciones: 'Exportaciones',
  roles: 'Roles y activación',
  cuentas: 'Cambios de cuenta',
  solicitudes: 'Trámite de solicitudes',
  operacion: 'Operación del portal',
  frenos: 'Intentos frenados',
} as const
export type AuditGroup = keyof typeof AUDIT_GROUPS
