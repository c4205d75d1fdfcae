import { useMutation } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { EXTENSION_REASON_MAX } from '@ventanilla/domain/workflow/definition/party-texts'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { isAnswered, useIntention } from '../../../client/network/intention.ts'
import { showMessage } from '../../../client/messages.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { CaseDetail } from '../case-data.ts'
import { useRefreshCase } from '../use-case.ts'

interface ExtensionDialogProps {
  readonly open: boolean
  readonly detail: CaseDetail
  readonly taskId: string
  /** most business days that can be requested */
  readonly most: number
  readonly onClose: () => void
  /** called after filing */
  readonly onFiled?: () => void
}

/** Requests more time to answer: once, before the term ends (CPACA art. 17). */
export function ExtensionDialog({ open, detail, taskId, most, onClose, onFiled }: ExtensionDialogProps) {
  const refresh = useRefreshCase(detail.id)
  const [why, setWhy] = useState('')
  const [days, setDays] = useState('')
  const [tried, setTried] = useState(false)
  const intention = useIntention()
  const count = Number(days)
  const badDays = !Number.isInteger(count) || count < 1 || count > most
  const ask = useMutation({
    mutationFn: async () =>
      (
        await intention.send(
          {
            version: detail.version,
            taskId,
            data: { 'prorroga.justificacion': why.trim(), 'prorroga.dias_pedidos': count },
          },
          (body, options) => call(cases.extend, { params: { id: detail.id }, body }, options),
        )
      ).body,
    onSuccess: async ({ message }) => {
      showMessage(message, 'success')
      onClose()
      await refresh()
      onFiled?.()
    },
    onError: (error) => {
      if (isAnswered(error)) void refresh()
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title="Pedir más tiempo"
      onClose={onClose}
      confirm={ask.isPending ? 'Enviando…' : 'Pedir la prórroga'}
      busy={ask.isPending}
      onConfirm={() => {
        setTried(true)
        if (why.trim() !== '' && !badDays) ask.mutate()
      }}
    >
      <div className="v-stack">
        <p>Se pide una sola vez y antes de que venza el plazo. Lo que ya escribió se conserva.</p>
        <div className="v-field">
          <label htmlFor="prorroga-motivo">Por qué necesita más tiempo</label>
          <textarea
            id="prorroga-motivo"
            className="v-input"
            rows={4}
            maxLength={EXTENSION_REASON_MAX}
            value={why}
            aria-invalid={tried && why.trim() === ''}
            aria-describedby={tried && why.trim() === '' ? 'prorroga-motivo-error' : undefined}
            onChange={(event) => setWhy(event.target.value)}
          />
          {tried && why.trim() === '' && (
            <span className="v-error" id="prorroga-motivo-error">
              Escriba por qué necesita más tiempo.
            </span>
          )}
        </div>
        <TextField
          label="Días hábiles que pide"
          inputMode="numeric"
          value={days}
          onChange={(value) => setDays(value.replace(/\D/g, ''))}
          hint={`Entre 1 y ${most}.`}
          error={tried && badDays ? `Escriba un número entre 1 y ${most}.` : undefined}
        />
        {ask.isError && (
          <Note tone="bad" role="alert">
            {failureText(ask.error)}
          </Note>
        )}
      </div>
    </ConfirmDialog>
  )
}
