import { useQuery } from '@tanstack/react-query'
import { absences } from '@ventanilla/contract/generated/absences'
import { call } from '../../client/network/http.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whose absences the reader registers, and who can stand in for one of them in these days; none without days. */
export function useStandIns(person: string, from: string, until: string) {
  const days = DAY.test(from) && DAY.test(until) ? { desde: from, hasta: until } : {}
  const query = { ...days, ...(person !== '' && { persona: person }) }
  return useQuery({
    queryKey: [absences.choices.id, query],
    queryFn: async ({ signal }) => (await call(absences.choices, { query }, { signal })).body,
    placeholderData: (before) => before,
  })
}

export interface StandInChoice {
  readonly id: string
  readonly name: string
  readonly rolesLeft: readonly string[]
}

/** Options of the field that names the stand-in. */
export const standInOptions = (rows: readonly StandInChoice[]) =>
  rows.map(({ id, name, rolesLeft }) => ({
    value: id,
    label: rolesLeft.length === 0 ? name : `${name} (no como ${rolesLeft.join(', ')})`,
  }))
