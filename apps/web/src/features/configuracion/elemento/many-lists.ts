import { useTerritory } from '../../../client/territory.ts'
import type { ListNames } from '../field-values.ts'
import type { Door, ManyFrom } from '../puertas/door.ts'

/** One of a list, with the item that has it now. */
export interface Offered {
  readonly code: string
  readonly name: string
  readonly heldBy: { readonly key: string; readonly name: string } | null
}

/** A list of which an item can have several; `offered` undefined: it is not read yet. */
export interface ManyList {
  readonly offered: readonly Offered[] | undefined
  readonly error: Error | null
  readonly retry: () => void
}

function useMunicipalities(needed: boolean): ManyList {
  const read = useTerritory(needed)
  const offices = new Map(read.data?.offices.map(({ code, name }) => [code, name]))
  return {
    offered: read.data?.municipalities.map(({ dane, name, office }) => ({
      code: dane,
      name,
      heldBy: { key: office, name: offices.get(office) ?? office },
    })),
    error: read.error,
    retry: () => void read.refetch(),
  }
}

/** How each list is read; `needed` false: it is not asked for. */
export const MANY_LISTS: Readonly<Record<ManyFrom, (needed: boolean) => ManyList>> = {
  municipios: useMunicipalities,
}

/** Names of what the fields of a kind choose from. */
export function useListNames(fields: Door['fields']): ListNames {
  const needed = Object.values(fields).some((field) => field.as === 'many' && field.from === 'municipios')
  const municipalities = MANY_LISTS.municipios(needed).offered
  const names = new Map(municipalities?.map(({ code, name }) => [code, name]))
  return (_, code) => names.get(code) ?? code
}
