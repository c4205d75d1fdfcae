import { useMutation, useQueryClient } from '@tanstack/react-query'
import { drafts } from '@ventanilla/contract/generated/drafts'
import { call, failureText } from '../client/network/http.ts'
import { showMessage } from '../client/messages.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Note } from '../ui/states/note.tsx'

/** Call that deletes a draft: the user's own, or one begun at the window. */
type Drop = (id: string) => Promise<unknown>
const dropOwn: Drop = (id) => call(drafts.discard, { params: { id } })

/** Deletes an unsent draft, which only its author could see. */
export function useDiscard(done?: () => void, drop: Drop = dropOwn) {
  const client = useQueryClient()
  const discarding = useMutation({
    mutationFn: drop,
    onSuccess: async () => {
      showMessage('El borrador se descartó. No se envió nada.', 'success')
      done?.()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['mis-solicitudes'] }),
        client.invalidateQueries({ queryKey: ['vinculados'] }),
        client.invalidateQueries({ queryKey: ['ventanilla'] }),
      ])
    },
  })
  return {
    busy: discarding.isPending,
    /** why the deletion failed: shown until retried */
    failure: discarding.isError ? failureText(discarding.error) : null,
    now: (id: string) => discarding.mutate(id),
  }
}

/** Shows that a draft still exists, and why. */
export function StillThere({ failure }: { readonly failure: string | null }) {
  return failure === null ? null : (
    <Note tone="bad" role="alert" title="El borrador no se descartó.">
      {failure}
    </Note>
  )
}

/** Confirms before deleting an application with its answers and uploads. */
export function DiscardDraft({
  draft,
  drop,
  onClose,
}: {
  readonly draft: { readonly id: string; readonly procedure: string } | null
  readonly drop?: Drop
  readonly onClose: () => void
}) {
  const discard = useDiscard(onClose, drop)
  return (
    <ConfirmDialog
      open={draft !== null}
      title="¿Descartar este borrador?"
      confirm="Descartar"
      danger
      busy={discard.busy}
      onConfirm={() => draft !== null && discard.now(draft.id)}
      onClose={onClose}
    >
      <p>
        Se borran las respuestas y los archivos del borrador de {draft?.procedure ?? ''}. No se puede
        deshacer.
      </p>
      <StillThere failure={discard.failure} />
    </ConfirmDialog>
  )
}
