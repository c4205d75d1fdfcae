import { useMutation } from '@tanstack/react-query'
import { acts } from '@ventanilla/contract/generated/acts'
import { call, failureText } from '../../client/network/http.ts'
import { formatLongDate } from '../../ui/formats.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/states/note.tsx'
import type { CaseAct } from './case-data.ts'
import { useRefreshCase } from './use-case.ts'

interface OpenActDialogProps {
  readonly act: CaseAct | null
  readonly caseId: string
  readonly onClose: () => void
}

/**
 * Explains the effect before opening a notification: that moment sets the legal date (CPACA art. 56). Then
 * opens the document in another tab.
 */
export function OpenActDialog({ act, caseId, onClose }: OpenActDialogProps) {
  const refresh = useRefreshCase(caseId)
  const open = useMutation({
    mutationFn: async ({ id, tab }: { id: string; tab: Window | null }) => {
      try {
        const { body } = await call(acts.open, { params: { id }, body: {} })
        if (tab !== null) tab.location.href = body.url
        return body
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
  const close = (): void => {
    // refetches only on close: prevents the explanation from vanishing while it is read
    if (open.isSuccess) void refresh()
    open.reset()
    onClose()
  }
  const begin = (): void => {
    if (act === null || open.isPending) return
    // opens within the click: prevents the popup blocker
    const tab = window.open('about:blank', '_blank')
    if (tab !== null) tab.opener = null
    open.mutate({ id: act.id, tab })
  }
  const opened = open.data
  return (
    <Dialog
      open={act !== null}
      title={opened === undefined ? 'Antes de abrir la notificación' : 'Notificación abierta'}
      onClose={close}
      actions={
        opened === undefined ? (
          <>
            <button type="button" className="v-btn" data-kind="default" onClick={close}>
              Ahora no
            </button>
            <button
              type="button"
              className="v-btn"
              data-kind="primary"
              disabled={open.isPending}
              onClick={begin}
            >
              {open.isPending ? 'Abriendo…' : 'Abrir y notificarme'}
            </button>
          </>
        ) : (
          <>
            <a
              className="v-btn"
              data-kind="default"
              href={opened.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              Ver el documento
            </a>
            <button type="button" className="v-btn" data-kind="primary" onClick={close}>
              Continuar
            </button>
          </>
        )
      }
    >
      {opened === undefined ? (
        <div className="v-stack">
          <p>
            Va a abrir <strong>{act?.title}</strong>.
          </p>
          <p>
            Al abrirla, usted queda notificado: ese momento es la fecha legal de la notificación. Desde el día
            hábil siguiente corren los plazos para responder o presentar recursos.
          </p>
          <p className="v-small v-muted">
            Artículo 56 de la Ley 1437 de 2011. Si no la abre, se le notificará por otro medio.
          </p>
          {open.isError && (
            <Note tone="bad" role="alert">
              {failureText(open.error)}
            </Note>
          )}
        </div>
      ) : (
        <Note tone="ok" role="status">
          {opened.legalOn === null
            ? 'El documento se abrió en otra pestaña.'
            : `Quedó notificado el ${formatLongDate(opened.legalOn)}. El documento se abrió en otra pestaña.`}
        </Note>
      )}
    </Dialog>
  )
}
