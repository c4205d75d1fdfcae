import { type Days, daysWords } from '@ventanilla/domain/cases/absence-words'
import type { ABSENCE_MESSAGES } from '@ventanilla/domain/cases/messages/absence-messages'
import type { ValuesOf } from '@ventanilla/domain/cases/messages/messages'

/** A message about an absence, in the authority's words, with what the program fills. */
export type AbsenceMessage = {
  [Id in keyof typeof ABSENCE_MESSAGES]: { readonly id: Id; readonly values: ValuesOf<Id> }
}[keyof typeof ABSENCE_MESSAGES]

/** What the messages name. */
export interface Told {
  readonly person: string
  /** null: nobody */
  readonly standIn: string | null
  readonly by: string
  readonly days: Days
}

export const registeredForPerson = ({ standIn, by, days }: Told): AbsenceMessage => ({
  id: 'ausencia.registrada',
  values: {
    dias: daysWords(days),
    por: by,
    reemplazo:
      standIn === null
        ? 'Nadie hará sus tareas mientras tanto: esperan, o las asigna de nuevo quien reparte el trabajo.'
        : `Mientras tanto ${standIn} ve y hace las tareas que usted tiene asignadas; lo que quede sin hacer sigue siendo suyo.`,
  },
})

export const registeredForStandIn = ({ person, by, days }: Told): AbsenceMessage => ({
  id: 'ausencia.reemplaza',
  values: { persona: person, dias: daysWords(days), por: by },
})

export const begunForStandIn = ({ person, days }: Told): AbsenceMessage => ({
  id: 'ausencia.empieza',
  values: { persona: person, dias: daysWords(days) },
})

export const overForPerson = ({ standIn, days }: Told): AbsenceMessage => ({
  id: 'ausencia.termina',
  values: {
    dias: daysWords(days),
    tareas: `${standIn === null ? 'Sus tareas' : `${standIn} ya no ve sus tareas; las que quedaron`} lo esperan en su bandeja.`,
  },
})

export const overForStandIn = ({ person, days }: Told): AbsenceMessage => ({
  id: 'ausencia.termina_reemplazo',
  values: { persona: person, dias: daysWords(days) },
})

/** For the absent official, who registered the absence, and who can name another. */
export const leftUncovered = ({ person, days }: Told, why: string): AbsenceMessage => ({
  id: 'ausencia.sin_reemplazo',
  values: { persona: person, dias: daysWords(days), por_que: why },
})
