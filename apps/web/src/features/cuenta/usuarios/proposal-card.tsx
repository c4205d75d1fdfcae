import { useMutation } from '@tanstack/react-query'
import type { ProposalRow } from '@ventanilla/contract/account-proposals.contract'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { refuseProposalFields } from '@ventanilla/contract/generated/fields/accounts'
import { useEffect, useId, useRef, useState } from 'react'
import { config } from '../../../client/config.ts'
import { call, refusalOf } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { showMessage } from '../../../client/messages.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { type Fact, FactList } from '../../../ui/lists/fact-list.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import { givesWords, heldWords, KIND_WORDS } from './proposal-words.ts'
import { ReasonField } from './reason-field.tsx'

/** One pending change: account, current and proposed state, and the buttons that confirm or reject it. */
export function ProposalCard({
  row,
  onDecided,
}: {
  readonly row: ProposalRow
  readonly onDecided: () => void
}) {
  const title = useId()
  const [refusing, setRefusing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cameBack = useRef(false)
  useEffect(() => {
    // cancelling the rejection returns focus to the button that opened the form
    if (!refusing && cameBack.current) opener.current?.focus()
    cameBack.current = refusing
  }, [refusing])
  const confirm = useMutation({
    mutationFn: () => call(accounts.confirmProposal, { params: { id: row.id }, body: {} }),
    onSuccess: () => {
      showMessage('El cambio quedó confirmado', 'success')
      onDecided()
    },
  })
  const refusal = refusalOf(confirm.error)
  return (
    <section className="v-card v-pad v-stack" aria-labelledby={title}>
      <div>
        <StatusBadge tone={row.mine ? 'info' : 'warn'}>
          {row.mine ? 'Propuesto por usted' : KIND_WORDS[row.kind]}
        </StatusBadge>
        <h2 id={title}>
          {row.person.id === null ? (
            row.person.name
          ) : (
            <a href={href('/usuario/:id/:idUser', { id: config.corporation.id, idUser: row.person.id })}>
              {row.person.name}
            </a>
          )}
        </h2>
        <p className="v-muted v-small">
          Lo propuso {row.by.name} el {formatInstant(row.at)} · Vence el {formatInstant(row.expiresAt)}
        </p>
      </div>
      <FactList facts={factsOf(row)} />
      {row.gives.length > 0 && <Note>{givesWords(row.gives)}</Note>}
      {row.whyNot !== null &&
        (row.mine ? <p className="v-muted">{row.whyNot}</p> : <Note tone="warn">{row.whyNot}</Note>)}
      {refusal !== null && (
        <Note tone="bad" role="alert" title="El cambio no se confirmó.">
          {refusal.message}
        </Note>
      )}
      {refusing ? (
        <RefusalForm row={row} onBack={() => setRefusing(false)} onDone={onDecided} />
      ) : (
        <div className="v-row">
          {row.whyNot === null && (
            <button
              type="button"
              className="v-btn"
              data-kind="primary"
              disabled={confirm.isPending}
              aria-label={`Confirmar el cambio de ${row.person.name}`}
              onClick={() => confirm.mutate()}
            >
              {confirm.isPending ? 'Guardando…' : 'Confirmar el cambio'}
            </button>
          )}
          <button
            ref={opener}
            type="button"
            className="v-btn"
            data-kind="default"
            disabled={confirm.isPending}
            aria-label={`${row.mine ? 'Retirar' : 'Rechazar'} el cambio de ${row.person.name}`}
            onClick={() => setRefusing(true)}
          >
            {row.mine ? 'Retirar' : 'Rechazar'}
          </button>
        </div>
      )}
    </section>
  )
}

function factsOf({ kind, person, before, after, key }: ProposalRow): readonly Fact[] {
  const who = [
    { label: 'Correo', value: person.email },
    { label: 'Documento', value: person.document },
  ]
  if (key !== null)
    return [...who, { label: 'Llave que se quita', value: key.name }, { label: 'Motivo', value: key.reason }]
  return [
    ...who,
    {
      label: 'Hoy',
      value:
        before === null
          ? kind === 'crear'
            ? 'La cuenta no existe'
            : 'No puede ingresar'
          : heldWords(before),
    },
    { label: 'Quedaría', value: after === null ? null : heldWords(after) },
  ]
}

function RefusalForm({
  row,
  onBack,
  onDone,
}: {
  readonly row: ProposalRow
  readonly onBack: () => void
  readonly onDone: () => void
}) {
  const place = useRef<HTMLDivElement>(null)
  // the button that opened the form has disappeared
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const { field, form, forget } = usePlainForm(
    refuseProposalFields,
    { reason: '' },
    {
      send: (body, options) => call(accounts.refuseProposal, { params: { id: row.id }, body }, options),
      onDone: () => {
        showMessage(row.mine ? 'El cambio quedó retirado' : 'El cambio quedó rechazado', 'success')
        onDone()
      },
      kept: `propuesta: ${row.id}`,
    },
  )
  return (
    <div ref={place}>
      <Form {...form}>
        <ReasonField
          {...field('reason')}
          hint={
            row.mine
              ? 'Queda en la auditoría. Al menos cinco letras.'
              : 'Lo lee quien lo propuso. Al menos cinco letras.'
          }
        />
        <Refused />
        <div className="v-row">
          <Submit kind="danger" sending="Guardando…">
            {row.mine ? 'Retirar el cambio' : 'Rechazar el cambio'}
          </Submit>
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            onClick={() => {
              forget()
              onBack()
            }}
          >
            Cancelar
          </button>
        </div>
      </Form>
    </div>
  )
}
