import { href } from '../../../client/address/links.ts'
import picture from '../../../ui/illustrations/exito.svg'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** Confirmation after an answer or appeal: what was sent and what follows; it stays on screen. */
export function SentState({
  title,
  children,
  caseId,
}: {
  readonly title: string
  readonly children: string
  readonly caseId: string
}) {
  return (
    <div role="status">
      <EmptyState
        title={title}
        picture={picture}
        heading="h1"
        action={
          <a
            className="v-btn"
            data-kind="primary"
            href={href('/mis-solicitudes/ver-solicitud/:id', { id: caseId })}
          >
            Ver mi solicitud
          </a>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
