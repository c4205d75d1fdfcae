import { type IsoDate, longDate } from '../terms/dates.ts'
import type { CaseAnswer } from './place-checks.ts'
import type { ZoneState } from './zone-answers.ts'
import { type ZoneClassId, divides } from './zone-classes.ts'

/** Variable of an act with what the zones said of its case; an act whose text has it is not signed while one is unknown. */
export const ZONES_COMPARED = 'zonas.comparadas'

/** What an act says of a zone of which nobody knew when it was written. */
export const UNKNOWN_WHEN_WRITTEN = 'Sin verificar al escribir este documento'

/** A check of a case, as an act reads it. */
interface WrittenCheck {
  readonly zone: string
  readonly name: string
  readonly class: ZoneClassId
  readonly state: ZoneState
  readonly crossed: readonly { readonly place: string; readonly name: string }[]
  readonly source: string
  readonly sourceDate: IsoDate
  /** who verified it, and what they looked at; null: the portal compared it */
  readonly by: string | null
  readonly note: string | null
}

/** A row of the table that an act prints. */
export interface ZoneRow {
  readonly zona: string
  readonly resultado: string
  readonly capa: string
}

/** The last word on each zone, with layer and date; `checks` oldest first. Boundaries of municipalities and basins are no zone. */
export function zoneRows(checks: readonly WrittenCheck[]): readonly ZoneRow[] {
  const last = new Map(checks.filter((one) => !divides(one.class)).map((check) => [check.zone, check]))
  return [...last.values()].map((check) => ({
    zona: check.name,
    resultado: resultOf(check),
    capa: `${check.source}, ${longDate(check.sourceDate)}`,
  }))
}

const RESULTS: Readonly<Record<CaseAnswer['state'], string>> = {
  cruza: 'La cruza',
  no_cruza: 'No la cruza',
  sin_verificar: UNKNOWN_WHEN_WRITTEN,
}

function resultOf({ state, crossed, by, note }: WrittenCheck): string {
  const shapes = [...new Set(crossed.map(({ place, name }) => (name === '' ? place : `${name} (${place})`)))]
  const said = shapes.length === 0 ? RESULTS[state] : `${RESULTS[state]}: ${shapes.join('; ')}`
  return by === null ? said : `${said}. Lo verificó ${by}: ${note ?? ''}`
}
