import { type ReactNode, useState } from 'react'
import { ActionButton } from './action-button.tsx'
import { Note } from './note.tsx'

/** The way to the next part of a list. */
interface More {
  readonly exists: boolean
  readonly busy: boolean
  readonly failure: string | null
  readonly ask: () => void
}

/**
 * Stands under a list that comes part by part: asks for the next one, says when it did not come and tells who does not
 * see the list how long it has become. The button stays the same one throughout, so that it keeps the focus.
 */
export function MoreRows({
  more,
  shown,
  label = 'Ver más',
  loading = label,
  end,
}: {
  readonly more: More
  /** rows in the list, to be told when they grow; left out where the list tells it itself */
  readonly shown?: number
  readonly label?: string
  readonly loading?: string
  /** stands in the place of the button once everything is here */
  readonly end?: ReactNode
}) {
  const [before, setBefore] = useState<number | null>(null)
  if (!more.exists && end === undefined && before === null) return null
  const grew = shown !== undefined && before !== null && shown > before
  return (
    <div className="v-stack" data-gap="2">
      {more.failure !== null && (
        <Note tone="bad" role="alert">
          {more.failure}
        </Note>
      )}
      {more.exists ? (
        <div>
          <ActionButton
            busy={more.busy}
            onPress={() => {
              setBefore(shown ?? null)
              more.ask()
            }}
          >
            {more.busy ? loading : more.failure === null ? label : 'Reintentar'}
          </ActionButton>
        </div>
      ) : (
        end
      )}
      {shown !== undefined && (
        <span className="v-sr" role="status">
          {more.busy && 'Cargando…'}
          {grew && !more.busy && `Ahora hay ${shown} en la lista.${more.exists ? '' : ' No hay más.'}`}
        </span>
      )}
    </div>
  )
}
