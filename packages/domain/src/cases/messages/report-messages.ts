import { message, variable } from './declared-message.ts'

/** Messages about saved reports. They name no person and no case: the figures are opened in the portal. */
export const REPORT_MESSAGES = {
  'reporte.enviado': message('Reporte programado', 'mail with a button', {
    pregunta: variable('qué se preguntó', 'Notificaciones: percentil 90'),
    cifra: variable('la cifra de todas las filas', '1.234 filas'),
    instante: variable('cuándo se calculó', '2 de febrero de 2026, 7:00'),
  }),
} as const
