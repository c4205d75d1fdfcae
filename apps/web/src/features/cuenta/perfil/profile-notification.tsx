import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { showMessage } from '../../../client/messages.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { formatLongDate } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import LegalDialog from '../registro/legal-dialog.tsx'
import { ProfileCard } from './profile-card.tsx'
import type { OwnProfile } from './profile-types.ts'

/** Consent to electronic notification: given and withdrawn here, with its date. */
export function ProfileNotification({ profile }: { readonly profile: OwnProfile }) {
  const [legal, setLegal] = useState(false)
  const given = profile.electronicNotification
  const change = useMutation({
    mutationFn: async () =>
      (await call(accounts.setElectronicNotification, { body: { authorized: !given } })).body,
    onSuccess: (fresh) => {
      queryClient.setQueryData(['perfil'], fresh)
      showMessage(
        fresh.electronicNotification ? 'Autorizó la notificación electrónica' : 'Retiró la autorización',
        'success',
      )
    },
  })
  const since = profile.electronicNotificationAt
  return (
    <ProfileCard title="Notificación electrónica">
      <Note tone={given ? 'ok' : 'info'}>
        {given
          ? `Autorizada${since === null ? '' : ` desde el ${formatLongDate(since)}`}. Los actos se le notifican en ${profile.email}.`
          : 'No autorizada. Los actos se le notifican personalmente o por aviso.'}
      </Note>
      <p>
        <button type="button" className="v-btn" data-kind="quiet" onClick={() => setLegal(true)}>
          Qué acepta al autorizarla
        </button>
      </p>
      {change.isError && (
        <Note tone="bad" role="alert">
          {failureText(change.error)}
        </Note>
      )}
      <ActionButton
        kind={given ? 'default' : 'primary'}
        busy={change.isPending}
        onPress={() => change.mutate()}
      >
        {given ? 'Retirar la autorización' : 'Autorizar la notificación electrónica'}
      </ActionButton>
      {legal && <LegalDialog id="notificacion-electronica" onClose={() => setLegal(false)} />}
    </ProfileCard>
  )
}
