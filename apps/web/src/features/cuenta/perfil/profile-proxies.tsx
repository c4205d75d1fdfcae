import { useMutation, useQuery } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { NAME_MAX, normalizeName, personNameFault } from '@ventanilla/domain/identity/names'
import { useState } from 'react'
import { call, failureText, refusalOf } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { queryClient } from '../../../client/network/query.tsx'
import { useDeviceForm } from '../../../keeping/use-device-form.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { ProfileCard } from './profile-card.tsx'

const NOBODY = { name: '', document: '', email: '' }

/** Proxies: named here, confirmed by their link, ended here. */
export function ProfileProxies() {
  const [written, setWritten] = useState(NOBODY)
  const { name, document, email } = written
  const write = (change: Partial<typeof NOBODY>): void => setWritten((now) => ({ ...now, ...change }))
  const [left, setLeft] = useState({ name: false, document: false, email: false })
  useDeviceForm('perfil: apoderado', written, NOBODY, write)
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
      setWritten(NOBODY)
      setLeft({ name: false, document: false, email: false })
      refresh()
    },
  })
  const end = useMutation({
    mutationFn: (id: string) => call(accounts.endProxy, { params: { id } }),
    onSuccess: () => setEnding(null),
    onSettled: refresh,
  })
  const faults = {
    name: personNameFault(normalizeName(name)),
    document: /^\d{4,15}$/.test(document) ? null : 'El documento tiene entre 4 y 15 dígitos',
    email: isEmail(email) ? null : text.fault.email,
  }
  const fault = (field: keyof typeof faults): string | undefined =>
    left[field] && written[field] !== '' ? (faults[field] ?? undefined) : undefined
  const leave = (field: keyof typeof faults) => () => setLeft((now) => ({ ...now, [field]: true }))
  return (
    <ProfileCard title="Apoderados">
      {list.isPending && <SkeletonRows rows={1} />}
      {list.isError && <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>}
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
      <Form
        ready={Object.values(faults).every((one) => one === null)}
        busy={give.isPending}
        refusal={refusalOf(give.error)}
        onSubmit={() => give.mutate()}
      >
        <h3>Nombrar un apoderado</h3>
        <TextField
          label="Nombre completo"
          name="name"
          maxLength={NAME_MAX}
          required
          value={name}
          onChange={(value) => write({ name: value })}
          onBlur={leave('name')}
          error={fault('name')}
          autoComplete="off"
        />
        <TextField
          label="Número de documento"
          name="document"
          inputMode="numeric"
          required
          value={document}
          onChange={(value) => write({ document: value.replace(/\D/g, '').slice(0, 15) })}
          onBlur={leave('document')}
          error={fault('document')}
          autoComplete="off"
        />
        <TextField
          label="Correo electrónico"
          name="email"
          type="email"
          required
          value={email}
          onChange={(value) => write({ email: normalizeEmail(value) })}
          onBlur={leave('email')}
          error={fault('email')}
          autoComplete="off"
        />
        <p className="v-hint">Verá sus trámites y podrá actuar en ellos hasta que usted termine el poder.</p>
        <Refused />
        <Submit kind="default" sending="Enviando…">
          Nombrar apoderado
        </Submit>
      </Form>
      <ConfirmDialog
        open={ending !== null}
        title="Terminar el poder"
        confirm="Terminar"
        danger
        busy={end.isPending}
        onConfirm={() => ending !== null && end.mutate(ending.id)}
        onClose={() => {
          setEnding(null)
          end.reset()
        }}
      >
        <div className="v-stack">
          <p>{ending?.name} dejará de ver sus trámites de inmediato.</p>
          {end.isError && (
            <Note tone="bad" role="alert">
              {failureText(end.error)}
            </Note>
          )}
        </div>
      </ConfirmDialog>
    </ProfileCard>
  )
}
