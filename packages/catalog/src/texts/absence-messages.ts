import type { ABSENCE_MESSAGES } from '@ventanilla/domain/cases/messages/absence-messages'
import { mail, type MessageText } from './message-text.ts'

const SIGNATURE = 'La firma no pasa por una ausencia.'
const told = (subject: string, body: string): MessageText => mail(subject, [body], 'Ver las ausencias')

/** Words of the messages about absences of officials. */
export const ABSENCE_TEXTS: Readonly<Record<keyof typeof ABSENCE_MESSAGES, MessageText>> = {
  'ausencia.registrada': told(
    'Quedó registrada su ausencia {dias}',
    `La registró {por}. {reemplazo} ${SIGNATURE}`,
  ),
  'ausencia.reemplaza': told(
    'Usted reemplaza a {persona} {dias}',
    `Las tareas que {persona} tiene asignadas aparecerán entre las suyas en esos días, si usted tiene el rol de la tarea en esa oficina. ${SIGNATURE} Si no puede, avísele a {por}, quien registró la ausencia.`,
  ),
  'ausencia.empieza': told(
    'Hoy empieza a reemplazar a {persona}',
    `Es {dias}. Las tareas que tiene asignadas aparecen entre las suyas. ${SIGNATURE}`,
  ),
  'ausencia.termina': told('Su ausencia terminó', 'Era {dias}. {tareas}'),
  'ausencia.termina_reemplazo': told(
    'Ya no reemplaza a {persona}',
    'Era {dias}. Las tareas que quedaron sin hacer son otra vez solo de {persona}.',
  ),
  'ausencia.sin_reemplazo': told(
    'Las tareas de {persona} quedan sin reemplazo',
    'Está ausente {dias}. {por_que} Mientras tanto sus tareas esperan, o las asigna de nuevo quien reparte el trabajo.',
  ),
}
