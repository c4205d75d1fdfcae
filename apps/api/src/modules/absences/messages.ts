import { type Days, daysWords } from '@ventanilla/domain/cases/absence-words'
import { mail, type MessagePayload } from '../../db/outbox.ts'

/** Texts of the notices and mails about absences; the notice of the portal and the mail say the same. */

export interface AbsenceWords {
  readonly title: string
  readonly body: string
}

/** What the messages name. */
export interface Told {
  readonly person: string
  /** null: nobody */
  readonly standIn: string | null
  readonly by: string
  readonly days: Days
}

const SIGNATURE = 'La firma no pasa por una ausencia.'
const inDays = (days: Days): string => daysWords(days)

export const registeredForPerson = ({ standIn, by, days }: Told): AbsenceWords => ({
  title: `Quedó registrada su ausencia ${inDays(days)}`,
  body: `La registró ${by}. ${
    standIn === null
      ? 'Nadie hará sus tareas mientras tanto: esperan, o las asigna de nuevo quien reparte el trabajo.'
      : `Mientras tanto ${standIn} ve y hace las tareas que usted tiene asignadas; lo que quede sin hacer sigue siendo suyo.`
  } ${SIGNATURE}`,
})

export const registeredForStandIn = ({ person, by, days }: Told): AbsenceWords => ({
  title: `Usted reemplaza a ${person} ${inDays(days)}`,
  body: `Las tareas que ${person} tiene asignadas aparecerán entre las suyas en esos días, si usted tiene el rol de la tarea en esa oficina. ${SIGNATURE} Si no puede, avísele a ${by}, quien registró la ausencia.`,
})

export const begunForStandIn = ({ person, days }: Told): AbsenceWords => ({
  title: `Hoy empieza a reemplazar a ${person}`,
  body: `Es ${inDays(days)}. Las tareas que tiene asignadas aparecen entre las suyas. ${SIGNATURE}`,
})

export const overForPerson = ({ standIn, days }: Told): AbsenceWords => ({
  title: 'Su ausencia terminó',
  body: `Era ${inDays(days)}. ${standIn === null ? 'Sus tareas' : `${standIn} ya no ve sus tareas; las que quedaron`} lo esperan en su bandeja.`,
})

export const overForStandIn = ({ person, days }: Told): AbsenceWords => ({
  title: `Ya no reemplaza a ${person}`,
  body: `Era ${inDays(days)}. Las tareas que quedaron sin hacer son otra vez solo de ${person}.`,
})

/** For the absent official, who registered the absence and who administers accounts. */
export const leftUncovered = ({ person, days }: Told, why: string): AbsenceWords => ({
  title: `Las tareas de ${person} quedan sin reemplazo`,
  body: `Está ausente ${inDays(days)}. ${why} Mientras tanto sus tareas esperan, o las asigna de nuevo quien reparte el trabajo.`,
})

/** A notice as a mail. */
export const absenceMail = ({ title, body }: AbsenceWords, url: string): MessagePayload =>
  mail({ subject: title, paragraphs: [body], action: { label: 'Ver las ausencias', url } })
