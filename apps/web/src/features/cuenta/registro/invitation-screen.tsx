import { accounts } from '@ventanilla/contract/generated/accounts'
import { call, CallError } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { showMessage } from '../../../client/messages.ts'
import { navigate } from '../../../client/address/navigation.ts'
import { useLoad } from '../../../client/use-load.ts'
import { forgetLinkToken, useLinkToken } from '../../../keeping/change-link.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { NewPasswordForm } from '../recuperacion/new-password.tsx'

/** Key under which the tab stores the link's token. */
const PLACE = 'invitacion'

/** An invited official sets the first password of their account; nobody else has known one. */
export default function InvitationScreen() {
  const token = useLinkToken(PLACE)
  const loaded = useLoad<{ email: string } | { refused: string }>(`invitacion ${token}`, async (signal) => {
    if (token === '') return { refused: text.invitation.noLink }
    try {
      return (await call(accounts.readInvitation, { body: { token } }, { signal })).body
    } catch (error) {
      // these statuses concern the link and are final; other errors can be retried
      if (error instanceof CallError && [410, 422].includes(error.status)) return { refused: error.message }
      throw error
    }
  })
  return (
    <div className={styles.narrow}>
      <h1>{text.invitation.heading}</h1>
      {loaded.data === undefined ? (
        loaded.failure === null ? (
          <SkeletonRows rows={3} />
        ) : (
          <ErrorState onRetry={loaded.retry}>{loaded.failure}</ErrorState>
        )
      ) : 'refused' in loaded.data ? (
        <>
          <Note tone="bad" role="alert">
            {loaded.data.refused}
          </Note>
          <a className="v-btn" data-kind="primary" data-full href={href('/olvidar-contrasena-funcionario')}>
            {text.invitation.recover}
          </a>
        </>
      ) : (
        <FirstPassword token={token} email={loaded.data.email} />
      )}
      <p>
        <a href={href('/iniciar-sesion-funcionario')}>{text.reset.back}</a>
      </p>
    </div>
  )
}

function FirstPassword({ token, email }: { readonly token: string; readonly email: string }) {
  const save = async (password: string): Promise<null> => {
    const { body } = await call(accounts.acceptInvitation, { body: { token, password } })
    forgetLinkToken(PLACE)
    showMessage(body.message, 'success')
    navigate(href('/iniciar-sesion-funcionario'))
    return null
  }
  return (
    <>
      <p className="v-muted">{text.invitation.lead(email)}</p>
      <NewPasswordForm forWhom="official" name="password" email={email} save={save} />
    </>
  )
}
