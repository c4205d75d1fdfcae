import { type ReactNode, useState } from 'react'
import { ActionButton } from '../action-button.tsx'
import { Note } from '../states/note.tsx'

/** Loads the next page of a list. */
interface More {
  readonly exists: boolean
  readonly busy: boolean
  readonly failure: string | null
  readonly ask: () => void
}

/** Load-more button; reports a failed load, announces progress, keeps focus. */
export function MoreRows({
  more,
  shown,
  label = 'Ver más',
  loading = label,
  end,
}: {
  readonly more: More
  /** number of rows, announced when it grows; omitted when the list announces it itself */
  readonly shown?: number
  readonly label?: string
  readonly loading?: string
  /** replaces the button once everything is loaded */
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
