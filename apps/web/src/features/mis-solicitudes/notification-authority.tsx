import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { useState } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { useUser } from '../../client/session/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Note } from '../../ui/states/note.tsx'
import type { CaseDetail } from './case-data.ts'
import { useRefreshCase } from './use-case.ts'

/** Authority for electronic notification: the applicant gives and withdraws it (CPACA art. 56). */
export function NotificationAuthority({ detail }: { readonly detail: CaseDetail }) {
  const user = useUser()
  const refresh = useRefreshCase(detail.id)
  const [asking, setAsking] = useState(false)
  const given = detail.electronicNotification
  const change = useMutation({
    mutationFn: async () => call(accounts.setElectronicNotification, { body: { authorized: !given } }),
    onSuccess: async () => {
      setAsking(false)
      showMessage(given ? 'Retiró la autorización' : 'Autorizó la notificación electrónica', 'success')
      await refresh()
    },
  })
  // a proxy cannot give or withdraw the applicant's authority
  const own = user?.id === detail.applicant.id
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="medio">
      <h2 id="medio">Cómo se le notifica</h2>
      <p>
        {given
          ? 'Por medios electrónicos: le avisamos al correo y la notificación se abre aquí.'
          : 'Personalmente o por aviso. Puede autorizar que sea por medios electrónicos.'}
      </p>
      {own && (
        <p>
          <button type="button" className="v-btn" data-kind="default" onClick={() => setAsking(true)}>
            {given ? 'Retirar la autorización' : 'Autorizar la notificación electrónica'}
          </button>
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title={given ? '¿Retirar la autorización?' : '¿Autorizar la notificación electrónica?'}
        confirm={given ? 'Retirar' : 'Autorizar'}
        busy={change.isPending}
        onConfirm={() => change.mutate()}
        onClose={() => setAsking(false)}
      >
        <div className="v-stack">
          <p>
            {given
              ? 'Los actos que falten se le notificarán personalmente o por aviso. Vale para todas sus solicitudes.'
              : 'Los actos se le notificarán en este portal, con aviso a su correo. Queda notificado cuando los abra. Vale para todas sus solicitudes y puede retirarla cuando quiera.'}
          </p>
          {change.isError && (
            <Note tone="bad" role="alert">
              {failureText(change.error)}
            </Note>
          )}
        </div>
      </ConfirmDialog>
    </section>
  )
}
