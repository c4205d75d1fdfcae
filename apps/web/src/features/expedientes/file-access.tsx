import { useMutation } from '@tanstack/react-query'
import { fieldFault } from '@ventanilla/contract/field-rules'
import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { grantFields, withdrawFields } from '@ventanilla/contract/generated/fields/expedientes'
import { EMAIL_INVALID, isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { REASON_HINT } from '@ventanilla/domain/kernel/reason'
import { call, failureText } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Note } from '../../ui/states/note.tsx'
import styles from './expedientes.module.css'

const EMPTY = { reason: '', email: '', until: '' }

/**
 * Readers of the file and until when; access is granted for a period and withdrawn with a reason (decision 51).
 */
export function FileAccess({ caseId }: { readonly caseId: string }) {
  const list = useList(expedientes.grants, { params: { id: caseId } })
  const { field, form, reset, values, write } = usePlainForm(grantFields, EMPTY, {
    send: (body, options) => call(expedientes.grant, { params: { id: caseId }, body }, options),
    onDone: ({ body: { rows, message } }) => {
      list.put({ rows })
      reset()
      showMessage(message, 'success')
    },
    checks: { email: (written) => (isEmail(written) ? null : EMAIL_INVALID) },
  })
  const withdraw = useMutation({
    mutationFn: async (person: string) =>
      (
        await call(expedientes.withdraw, {
          params: { id: caseId, person },
          body: { reason: values.reason.trim() },
        })
      ).body,
    onSuccess: ({ rows, message }) => {
      list.put({ rows })
      showMessage(message, 'success')
    },
  })
  const reasoned = fieldFault(withdrawFields.reason, values.reason) === null
  return (
    <section className="v-stack" aria-labelledby="accesos-titulo">
      <h2 id="accesos-titulo">Quién puede consultarlo</h2>
      {withdraw.isError && (
        <Note tone="bad" role="alert" title="El acceso no se retiró.">
          {failureText(withdraw.error)}
        </Note>
      )}
      <PlainList
        list={list}
        loading={{ rows: 2 }}
        empty={<p className="v-muted">No se ha dado acceso a nadie.</p>}
        className={styles.rows}
        renderRow={(row) => (
          <li key={row.personId}>
            <strong>{row.name}</strong>
            <span className="v-small v-muted">
              {row.email} ·{' '}
              {row.endedAt !== null
                ? `Terminó el ${formatShortDate(row.endedAt)}`
                : row.until === null
                  ? 'Sin fecha de fin'
                  : `Hasta el ${formatShortDate(row.until)}`}
            </span>
            {row.endedAt === null && (
              <button
                type="button"
                className="v-btn"
                data-kind="default"
                disabled={!reasoned}
                aria-disabled={withdraw.isPending || undefined}
                onClick={() => withdraw.isPending || withdraw.mutate(row.personId)}
              >
                Retirar el acceso de {row.name}
              </button>
            )}
          </li>
        )}
      />
      {/* the reason alone withdraws an access: the other fields may stay empty */}
      <Form {...form}>
        <TextField
          {...field('reason')}
          required={false}
          label="Motivo"
          hint={`Se guarda al dar y al retirar un acceso. ${REASON_HINT}`}
        />
        <TextField
          {...field('email')}
          required={false}
          type="email"
          label="Correo de quien consulta"
          hint="De una persona con rol de consulta o de control."
          autoComplete="off"
          onChange={(typed) => write('email', normalizeEmail(typed))}
        />
        <TextField {...field('until')} required={false} type="date" label="Último día del acceso" />
        <Refused />
        <Submit sending="Dando acceso…">Dar acceso</Submit>
      </Form>
    </section>
  )
}
