import { failureText } from '../../../client/network/http.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { ItemName } from '../item-data.ts'
import { type Moves, useMovedTerms } from './effects-data.ts'

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** '«…» mueve 3 plazos abiertos de 2 trámites, y se avisa a 2 personas.' */
export function movesWords(moves: NonNullable<Moves>): string {
  if (moves.terms === 0) return 'Hoy no mueve ningún plazo abierto.'
  const told = counted(moves.people, 'persona', 'personas')
  const terms = counted(moves.terms, 'plazo abierto', 'plazos abiertos')
  return `Mueve ${terms} de ${counted(moves.cases, 'trámite', 'trámites')}, y se avisa a ${told}.`
}

/** The open terms that drafts of the calendar would move. */
export function MovedTerms({
  names,
  stamp,
}: {
  readonly names: readonly ItemName[]
  readonly stamp: string
}) {
  const read = useMovedTerms(names, stamp)
  const again = (): void => void read.refetch()
  if (read.error !== null && read.data === undefined)
    return <ErrorState onRetry={again}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={1} height={32} />
  if (read.data !== null) return <p>{movesWords(read.data)}</p>
  return (
    <div className="v-row">
      <span>No se alcanzó a contar cuántos plazos abiertos mueve.</span>
      <ActionButton busy={read.isFetching} onPress={again}>
        Contar de nuevo
      </ActionButton>
    </div>
  )
}
