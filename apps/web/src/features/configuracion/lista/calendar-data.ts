import type { ContentOf, KindId } from '@ventanilla/domain/configuration/kinds'
import { calendarIn, type Contents } from '@ventanilla/domain/configuration/readings'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import type { ItemRow } from '../item-data.ts'
import type { Content } from '../puertas/door.ts'
import type { ClosedRow } from './year-days.ts'

const textOf = (content: Content, name: string): string | null => {
  const value = content[name]
  return typeof value === 'string' ? value : null
}

/** The authority's closed days, as drafts say them or as they are in force; what was lifted is left out. */
export const closedRows = (rows: readonly ItemRow[]): readonly ClosedRow[] =>
  rows.flatMap(({ key, state, content, draft }) => {
    const date = textOf(content, 'date')
    const gone = draft === null ? state === 'retirado' : draft.retired
    if (date === null || gone || content['active'] !== true) return []
    return [
      {
        key,
        date,
        name: textOf(content, 'name') ?? '',
        office: textOf(content, 'office'),
        draft: draft !== null,
      },
    ]
  })

/** The calendar that only the laws of holidays make. */
export function holidaysOf(laws: readonly ItemRow[]): Calendar {
  const inForce = new Map(
    laws.filter(({ state }) => state === 'vigente').map(({ key, content }) => [key, content] as const),
  )
  const none: ReadonlyMap<string, Content> = new Map()
  const contents: Pick<Contents, 'of'> = {
    of: <Id extends KindId>(kind: Id) =>
      // the server checked each by its kind
      (kind === 'ley_festivos' ? inForce : none) as ReadonlyMap<string, ContentOf<Id>>,
  }
  return calendarIn(contents, null)
}
