import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { reopenLimitFields } from '@ventanilla/contract/generated/fields/operations'
import { operations } from '@ventanilla/contract/generated/operations'
import type { operations as contract } from '@ventanilla/contract/operations.contract'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import { useState } from 'react'
import { config } from '../../client/config.ts'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { showMessage } from '../../client/messages.ts'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { Note } from '../../ui/states/note.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './operacion.module.css'

type Limit = EndpointAnswer<(typeof contract)['operations.limits']>['body']['rows'][number]

const LIMITS = ['operacion', 'limites']

/**
 * Limits exhausted at the moment: someone is guessing, or many users share an address. Renders nothing when
 * there are none.
 */
export function LimitsCard() {
  const limits = useQuery({
    queryKey: LIMITS,
    queryFn: async ({ signal }) => (await call(operations.limits, {}, { signal })).body.rows,
  })
  const [chosen, setChosen] = useState<string | null>(null)
  if (limits.isError)
    return (
      <Note tone="bad" role="alert">
        {failureText(limits.error)}
      </Note>
    )
  const rows = limits.data ?? []
  if (rows.length === 0) return null
  return (
    <section className="v-stack" data-gap="3" aria-labelledby="limites">
      <div>
        <h2 id="limites">Límites agotados ({rows.length})</h2>
        <p className="v-muted">
          Puede ser alguien que adivina códigos, o una oficina con mucha gente tras una misma dirección. En la
          auditoría están los intentos.
        </p>
      </div>
      <ul className={styles.processes}>
        {rows.map((row) => {
          const key = `${row.name} ${row.who ?? row.personId ?? row.whose ?? ''}`
          return (
            <li key={key} className="v-card v-stack" data-gap="2">
              <p>
                <strong>{whoseWords(row)}</strong>{' '}
                <span className="v-small v-muted">se abre solo en {waitWords(row.seconds)}</span>
              </p>
              <p>{row.about}</p>
              {row.personId !== null && (
                <p>
                  <a href={href('/usuario/:id/:idUser', { id: config.corporation.id, idUser: row.personId })}>
                    Abrir la cuenta de {row.whose}
                  </a>
                </p>
              )}
              {row.who !== null &&
                (chosen === key ? (
                  <Reopening name={row.name} who={row.who} onDone={() => setChosen(null)} />
                ) : (
                  <div>
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="default"
                      aria-label={`Volver a abrir: ${whoseWords(row)}`}
                      onClick={() => setChosen(key)}
                    >
                      Volver a abrir
                    </button>
                  </div>
                ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const whoseWords = ({ per, whose }: Limit): string =>
  per === 'portal'
    ? 'Todo el portal'
    : per === 'address'
      ? `Conexión ${whose ?? ''}`
      : (whose ?? 'Una cuenta que no existe')

function Reopening({
  name,
  who,
  onDone,
}: {
  readonly name: string
  readonly who: string
  readonly onDone: () => void
}) {
  const client = useQueryClient()
  const readAgain = (): void => void client.invalidateQueries({ queryKey: LIMITS })
  const { field, form, forget } = usePlainForm(
    reopenLimitFields,
    { reason: '' },
    {
      // another administrator may have reopened it: the list is read again after any reply
      send: ({ reason }, options) =>
        call(operations.reopenLimit, { body: { name, who, reason } }, options).finally(readAgain),
      onDone: () => {
        showMessage('El límite quedó abierto', 'success')
        onDone()
      },
      kept: `operación: límite ${name} ${who}`,
    },
  )
  return (
    <Form {...form}>
      <TextField {...field('reason')} label="Motivo" hint="Queda en la auditoría. Al menos cinco letras." />
      <Refused />
      <div className="v-row">
        <Submit sending="Guardando…">Volver a abrir</Submit>
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          onClick={() => {
            forget()
            onDone()
          }}
        >
          Cancelar
        </button>
      </div>
    </Form>
  )
}
