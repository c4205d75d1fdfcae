import { useMutation, useQuery } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { useState } from 'react'
import { call, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import { queryClient } from '../../client/query.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'

/** Who may act for the person: named here, confirmed by their link, ended here. */
export function ProfileProxies() {
  const [name, setName] = useState('')
  const [document, setDocument] = useState('')
  const [email, setEmail] = useState('')
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null)
  const list = useQuery({
    queryKey: ['apoderados'],
    queryFn: async ({ signal }) => (await call(accounts.listProxies, {}, { signal })).body.rows,
  })
  const refresh = (): void => void queryClient.invalidateQueries({ queryKey: ['apoderados'] })
  const give = useMutation({
    mutationFn: () => call(accounts.nameProxy, { body: { name, document, email, caseId: null } }),
    onSuccess: () => {
      showMessage(`Enviamos un enlace a ${email} para que acepte`, 'success')
      setName('')
      setDocument('')
      setEmail('')
      refresh()
    },
  })
  const end = useMutation({
    mutationFn: (id: string) => call(accounts.endProxy, { params: { id } }),
    onSettled: () => {
      setEnding(null)
      refresh()
    },
  })
  const ready = name.trim() !== '' && /^\d{4,15}$/.test(document) && isEmail(email)
  return (
    <ProfileCard title="Apoderados">
      {list.isPending && <SkeletonRows rows={1} />}
      {list.data?.length === 0 && <p className="v-muted">No ha nombrado apoderados.</p>}
      <ul className={styles.rows}>
        {(list.data ?? []).map((power) => (
          <li key={power.id}>
            <div>
              <strong>{power.name}</strong>
              <p className="v-hint">{power.email}</p>
            </div>
            <div className="v-row">
              <StatusBadge tone={power.confirmedAt === null ? 'warn' : 'ok'}>
                {power.confirmedAt === null ? 'Falta que acepte' : 'Vigente'}
              </StatusBadge>
              <button
                type="button"
                className="v-btn"
                data-kind="quiet"
                aria-label={`Terminar el poder de ${power.name}`}
                onClick={() => setEnding(power)}
              >
                Terminar
              </button>
            </div>
          </li>
        ))}
      </ul>
      <form
        className="v-stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) give.mutate()
        }}
      >
        <h3>Nombrar un apoderado</h3>
        <TextField
          label="Nombre completo"
          maxLength={120}
          value={name}
          onChange={setName}
          autoComplete="off"
        />
        <TextField
          label="Número de documento"
          inputMode="numeric"
          value={document}
          onChange={(value) => setDocument(value.replace(/\D/g, '').slice(0, 15))}
          autoComplete="off"
        />
        <TextField
          label="Correo electrónico"
          type="email"
          value={email}
          onChange={(value) => setEmail(normalizeEmail(value))}
          autoComplete="off"
        />
        <p className="v-hint">Verá sus trámites y podrá actuar en ellos hasta que usted termine el poder.</p>
        {give.isError && (
          <Note tone="bad" role="alert">
            {failureText(give.error)}
          </Note>
        )}
        <button type="submit" className="v-btn" data-kind="default" disabled={!ready || give.isPending}>
          Nombrar apoderado
        </button>
      </form>
      <ConfirmDialog
        open={ending !== null}
        title="Terminar el poder"
        confirm="Terminar"
        danger
        busy={end.isPending}
        onConfirm={() => ending !== null && end.mutate(ending.id)}
        onClose={() => setEnding(null)}
      >
        <p>{ending?.name} dejará de ver sus trámites de inmediato.</p>
      </ConfirmDialog>
    </ProfileCard>
  )
}
