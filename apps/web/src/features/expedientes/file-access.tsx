import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { useState } from 'react'
import { call, failureText, refusalOf } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Note } from '../../ui/states/note.tsx'
import styles from './expedientes.module.css'

const EMPTY = { email: '', until: '', reason: '' }
const SHORTEST_REASON = 10

/**
 * Readers of the file and until when; access is granted for a period and withdrawn with a reason (decision 51).
 */
export function FileAccess({ caseId }: { readonly caseId: string }) {
  const client = useQueryClient()
  const key = ['expediente-accesos', caseId]
  const [given, setGiven] = useState(EMPTY)
  const list = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(expedientes.grants, { params: { id: caseId } }, { signal })).body.rows,
  })
  const grant = useMutation({
    mutationFn: async () => (await call(expedientes.grant, { params: { id: caseId }, body: given })).body,
    onSuccess: ({ rows, message }) => {
      client.setQueryData(key, rows)
      setGiven(EMPTY)
      showMessage(message, 'success')
    },
  })
  const withdraw = useMutation({
    mutationFn: async (person: string) =>
      (
        await call(expedientes.withdraw, {
          params: { id: caseId, person },
          body: { reason: given.reason.trim() },
        })
      ).body,
    onSuccess: ({ rows, message }) => {
      client.setQueryData(key, rows)
      showMessage(message, 'success')
    },
  })
  const reasoned = given.reason.trim().length >= SHORTEST_REASON
  return (
    <section className="v-stack" aria-labelledby="accesos-titulo">
      <h2 id="accesos-titulo">Quién puede consultarlo</h2>
      {withdraw.isError && (
        <Note tone="bad" role="alert" title="El acceso no se retiró.">
          {failureText(withdraw.error)}
        </Note>
      )}
      {list.error !== null ? (
        <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>
      ) : list.data === undefined ? (
        <SkeletonRows rows={2} />
      ) : list.data.length === 0 ? (
        <p className="v-muted">No se ha dado acceso a nadie.</p>
      ) : (
        <ul className={styles.rows}>
          {list.data.map((row) => (
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
          ))}
        </ul>
      )}
      <Form
        ready={given.email.includes('@') && given.until !== '' && reasoned}
        busy={grant.isPending}
        refusal={refusalOf(grant.error)}
        onSubmit={() => grant.mutate()}
      >
        <TextField
          name="reason"
          label="Motivo"
          hint="Se guarda al dar y al retirar un acceso. Al menos 10 letras."
          value={given.reason}
          maxLength={500}
          onChange={(reason) => setGiven({ ...given, reason })}
        />
        <TextField
          name="email"
          type="email"
          label="Correo de quien consulta"
          hint="De una persona con rol de consulta o de control."
          autoComplete="off"
          value={given.email}
          maxLength={150}
          onChange={(email) => setGiven({ ...given, email })}
        />
        <TextField
          name="until"
          type="date"
          label="Último día del acceso"
          value={given.until}
          onChange={(until) => setGiven({ ...given, until })}
        />
        <Refused />
        <Submit sending="Dando acceso…">Dar acceso</Submit>
      </Form>
    </section>
  )
}
