import { IconKey } from '@tabler/icons-react'
import { addFields, beginFields } from '@ventanilla/contract/generated/fields/passkeys'
import { passkeys } from '@ventanilla/contract/generated/passkeys'
import type { PasskeyRow } from '@ventanilla/contract/passkeys.contract'
import { useState } from 'react'
import { config } from '../../../client/config.ts'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { noKeysHere } from '../../../client/session/passkey-words.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { useSecretForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { DateText } from '../../../ui/formats.tsx'
import { Form, type Refusal, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { deviceWords } from './device-words.ts'
import { keyNameFault, RemovePasskey, RenamePasskey } from './passkey-dialog.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useOwnPasskeys } from './use-passkeys.ts'

/** Shows the device's own error message instead of a failed-request message. */
function inItsWords(refusal: Refusal | null): Refusal | null {
  const cause = refusal?.cause
  if (refusal === null || !(cause instanceof Error) || cause.name !== 'DeviceFault') return refusal
  return { ...refusal, message: cause.message }
}

/** Passkeys: an optional second factor that the user adds, renames and removes. */
export function ProfilePasskeys() {
  const own = useOwnPasskeys()
  const [open, setOpen] = useState<{ readonly what: 'rename' | 'remove'; readonly row: PasskeyRow } | null>(
    null,
  )
  const rows = own.data?.rows ?? []
  const nowhere = noKeysHere({
    isSecure: window.isSecureContext,
    hasKeys: window.PublicKeyCredential !== undefined,
    origin: location.origin,
    portal: config.publicUrl,
  })
  const owes = own.data?.obliged === true && rows.length === 0
  return (
    <ProfileCard title="Llaves de acceso">
      {owes && nowhere === null && (
        <Note tone="warn" title="Agregue una llave para continuar">
          La Corporación exige a sus funcionarios una llave de acceso. Mientras no tenga una, no puede hacer
          nada más en el portal.
        </Note>
      )}
      <p>
        Con una llave de acceso (huella, rostro, PIN del equipo o llave de seguridad) nadie entra a su cuenta
        solo con su contraseña.
      </p>
      {own.isPending && <SkeletonRows rows={1} />}
      {own.isError && <ErrorState onRetry={() => void own.refetch()}>{failureText(own.error)}</ErrorState>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <strong>{row.name}</strong>
              <p className="v-hint">
                Agregada el <DateText value={row.createdAt} form="instant" />
                <br />
                {row.lastUsedAt === null ? (
                  'No se ha usado'
                ) : (
                  <>
                    Último uso: <DateText value={row.lastUsedAt} form="instant" />
                  </>
                )}
              </p>
            </div>
            <div className="v-row">
              <button
                type="button"
                className="v-btn"
                data-kind="quiet"
                aria-label={`Renombrar ${row.name}`}
                onClick={() => setOpen({ what: 'rename', row })}
              >
                Renombrar
              </button>
              <button
                type="button"
                className="v-btn"
                data-kind="quiet"
                aria-label={`Quitar ${row.name}`}
                onClick={() => setOpen({ what: 'remove', row })}
              >
                Quitar
              </button>
            </div>
          </li>
        ))}
      </ul>
      {nowhere !== null && (
        <Note tone={owes ? 'bad' : 'info'} title="Aquí no se puede agregar una llave">
          <p>{nowhere.words}</p>
          {nowhere.href !== null && <a href={nowhere.href}>Abrir {nowhere.href}</a>}
        </Note>
      )}
      {own.data !== undefined && nowhere === null && <AddPasskey owed={owes} />}
      {open?.what === 'rename' && (
        <RenamePasskey key={open.row.id} row={open.row} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'remove' && <RemovePasskey row={open.row} onClose={() => setOpen(null)} />}
    </ProfileCard>
  )
}

function AddPasskey({ owed }: { readonly owed: boolean }) {
  const { field, form, reset, write } = useSecretForm(
    { ...addFields, ...beginFields },
    { name: deviceWords(navigator.userAgent) },
    { password: '' },
    {
      // two calls: after the first was answered, its key would bring the same options again
      send: async ({ name, password }) => {
        const { options } = (await call(passkeys.begin, { body: { password } })).body
        const { makeKey } = await import('../../../client/session/passkey-device.ts')
        const response = await makeKey(options)
        return call(passkeys.add, { body: { name, response } })
      },
      onDone: () => {
        reset()
        showMessage('La llave quedó en su cuenta', 'success')
        // a first required passkey unlocks the portal, so every query is refetched
        void queryClient.invalidateQueries(owed ? undefined : { queryKey: ['llaves'] })
      },
      checks: { name: keyNameFault },
      kept: 'perfil: llave',
    },
  )
  return (
    <Form {...form} refusal={inItsWords(form.refusal)}>
      <TextField {...field('name')} label="Nombre de la llave" hint="Para reconocerla después." />
      <PasswordField
        {...field('password')}
        label="Contraseña de su cuenta"
        autoComplete="current-password"
        onChange={(typed) => write('password', typed.replace(/\s/gu, ''))}
      />
      <Refused />
      <Submit kind={owed ? 'primary' : 'default'} sending="Esperando su llave…">
        <IconKey aria-hidden className="v-icon" />
        Agregar una llave
      </Submit>
    </Form>
  )
}
