import { useQuery } from '@tanstack/react-query'
import { reports } from '@ventanilla/contract/generated/reports'
import { type Dimension, isUnlisted } from '@ventanilla/domain/reports/dimensions'
import { call } from '../../client/network/http.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/** What the authority's data offer to filter by, and the roles with which a report is shared. */
export const useChoices = () =>
  useQuery({
    queryKey: [reports.choices.id],
    queryFn: async ({ signal }) => (await call(reports.choices, {}, { signal })).body,
  })

/** Values by which a dimension is filtered; null: through a number of that group, as there is no list of them. */
export function valuesOf(
  { kind, values = {} }: Dimension,
  choices: ReturnType<typeof useChoices>['data'],
): readonly Option[] | null {
  if (kind === 'lista') return Object.entries(values).map(([value, label]) => ({ value, label }))
  if (isUnlisted(kind)) return null
  return choices?.[kind] ?? []
}
