import { message, PERSON, variable } from './declared-message.ts'

const DAYS = variable('los días', 'del 30 de noviembre de 2026 al 4 de diciembre de 2026')
const BY = variable('quién la registró', 'Luz Marina Restrepo Echavarría')
const INSTEAD = variable(
  'quién hace las tareas, o que nadie las hace',
  'Mientras tanto Luz Marina Restrepo Echavarría ve y hace las tareas que usted tiene asignadas; lo que quede sin hacer sigue siendo suyo.',
)

/** Messages about absences of officials, also shown in the portal's bell. */
export const ABSENCE_MESSAGES = {
  'ausencia.registrada': message('Ausencia registrada', 'mail with a button', {
    dias: DAYS,
    por: BY,
    reemplazo: INSTEAD,
  }),
  'ausencia.reemplaza': message('Reemplazo de un colega', 'mail with a button', {
    persona: PERSON,
    dias: DAYS,
    por: BY,
  }),
  'ausencia.empieza': message('Un reemplazo empieza hoy', 'mail with a button', {
    persona: PERSON,
    dias: DAYS,
  }),
  'ausencia.termina': message('Terminó la ausencia', 'mail with a button', {
    dias: DAYS,
    tareas: variable('qué pasa con las tareas', 'Sus tareas lo esperan en su bandeja.'),
  }),
  'ausencia.termina_reemplazo': message('Terminó un reemplazo', 'mail with a button', {
    persona: PERSON,
    dias: DAYS,
  }),
  'ausencia.sin_reemplazo': message('Tareas de un ausente sin reemplazo', 'mail with a button', {
    persona: PERSON,
    dias: DAYS,
    por_que: variable(
      'por qué',
      'La cuenta de Luz Marina Restrepo Echavarría no está activa. Elija a otra persona.',
    ),
  }),
} as const
