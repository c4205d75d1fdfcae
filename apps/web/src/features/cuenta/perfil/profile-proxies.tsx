import { useMutation } from '@tanstack/react-query'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { nameProxyFields } from '@ventanilla/contract/generated/fields/accounts'
import { DOCUMENT_DIGITS, isDocumentNumber, typedDocumentNumber } from '@ventanilla/domain/identity/documents'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { typedNameFault } from '../typed-name-fault.ts'
import { ProfileCard } from './profile-card.tsx'

const NOT_A_DOCUMENT = `El documento tiene entre ${DOCUMENT_DIGITS.min} y ${DOCUMENT_DIGITS.max} dígitos`
const NOBODY = { name: '', document: '', email: '' }

/** Proxies: named here, confirmed by their link, ended here. */
export function ProfileProxies() {
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null)
  const list = useList(accounts.listProxies, {})
  const { field, form, reset, write } = usePlainForm(nameProxyFields, NOBODY, {
    send: (written, options) => call(accounts.nameProxy, { body: { ...written, caseId: null } }, options),
    onDone: (_, { email }) => {
      showMessage(`Enviamos un enlace a ${email} para que acepte`, 'success')
      reset()
      list.again()
    },
    checks: {
      name: typedNameFault,
      document: (number) => (isDocumentNumber(number) ? null : NOT_A_DOCUMENT),
      email: (written) => (isEmail(written) ? null : text.fault.email),
    },
    kept: 'perfil: apoderado',
  })
  const end = useMutation({
    mutationFn: (id: string) => call(accounts.endProxy, { params: { id } }),
    onSuccess: () => setEnding(null),
    onSettled: list.again,
  })
  return (
    <ProfileCard title="Apoderados">
      <PlainList
        list={list}
        loading={{ rows: 1 }}
        empty={<p className="v-muted">No ha nombrado apoderados.</p>}
        className={styles.rows}
        renderRow={(power) => (
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
        )}
      />
      <Form {...form}>
        <h3>Nombrar un apoderado</h3>
        <TextField {...field('name')} label="Nombre completo" autoComplete="off" />
        <TextField
          {...field('document')}
          label="Número de documento"
          inputMode="numeric"
          autoComplete="off"
          onChange={(typed) => write('document', typedDocumentNumber(1, typed))}
        />
        <TextField
          {...field('email')}
          label="Correo electrónico"
          type="email"
          autoComplete="off"
          onChange={(typed) => write('email', normalizeEmail(typed))}
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
