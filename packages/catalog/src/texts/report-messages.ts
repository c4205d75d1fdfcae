import type { REPORT_MESSAGES } from '@ventanilla/domain/cases/messages/report-messages'
import { mail, type MessageText } from './message-text.ts'

/** Words of the messages about saved reports. */
export const REPORT_TEXTS: Readonly<Record<keyof typeof REPORT_MESSAGES, MessageText>> = {
  'reporte.enviado': mail(
    'Su reporte: {pregunta}',
    [
      'El reporte que usted pidió por correo da {cifra}. Se calculó el {instante} con lo que usted puede ver.',
      'Para no recibirlo más, cambie su envío en la lista de reportes guardados.',
    ],
    'Abrir el reporte',
  ),
}
