import { useMutation } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { type Intention, isAnswered, useIntention } from '../../../client/network/intention.ts'
import { href } from '../../../client/address/links.ts'
import { showMessage } from '../../../client/messages.ts'
import { navigate } from '../../../client/address/navigation.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { CaseDetail } from '../case-data.ts'
import { useRefreshCase } from '../use-case.ts'
import styles from '../mis-solicitudes.module.css'

type Waivable = NonNullable<CaseDetail['actions']['waive']>

const WORDS = {
  recurso: {
    offer: 'Renunciar a recurrir',
    what: 'Si está de acuerdo con la decisión, puede renunciar al tiempo que le queda para recurrir. Aceptada la renuncia, la decisión queda en firme desde el día siguiente a aquel en que la presentó, si no hay otros interesados.',
  },
  plazo: {
    offer: 'Renunciar al plazo que queda',
    what: 'Si no va a aportar nada más, puede renunciar al tiempo que le queda. La Corporación decide con la información que tiene.',
  },
} as const

/**
 * Waives the rest of an applicant's own term (CPACA arts. 17 and 87); confirmed twice because it is
 * irrevocable.
 */
export function WaiverOffer({
  detail,
  look = styles.inlineButton,
  onFiled,
}: {
  readonly detail: CaseDetail
  readonly look?: string | undefined
  readonly onFiled?: () => void
}) {
  const { waive } = detail.actions
  const [open, setOpen] = useState(false)
  // here and not in the dialog: closing it does not answer what was sent
  const intention = useIntention()
  if (waive === null) return null
  return (
    <>
      <button type="button" className={look} data-kind="default" onClick={() => setOpen(true)}>
        {WORDS[waive.of].offer}
      </button>
      {open && (
        <WaiverDialog
          detail={detail}
          waive={waive}
          intention={intention}
          onClose={() => setOpen(false)}
          onFiled={onFiled ?? (() => undefined)}
        />
      )}
    </>
  )
}

/** Page of a waiver not begun: its consequences, and the case's offer. */
export function WaiverPage({ title, detail }: { readonly title: string; readonly detail: CaseDetail }) {
  const { waive } = detail.actions
  if (waive === null) return null
  return (
    <>
      <PageHeader
        title={title}
        {...(detail.radicado !== null && { number: detail.radicado })}
        subtitle={detail.procedure}
      />
      <section className="v-card v-pad v-stack">
        <p>{WORDS[waive.of].what}</p>
        <p className="v-row">
          <WaiverOffer
            detail={detail}
            look="v-btn"
            onFiled={() => navigate(href('/mis-solicitudes/ver-solicitud/:id', { id: detail.id }))}
          />
          <a href={href('/mis-solicitudes/ver-solicitud/:id', { id: detail.id })}>Ver la solicitud</a>
        </p>
      </section>
    </>
  )
}

function WaiverDialog({
  detail,
  waive,
  intention,
  onClose,
  onFiled,
}: {
  readonly detail: CaseDetail
  readonly waive: Waivable
  readonly intention: Intention
  readonly onClose: () => void
  readonly onFiled: () => void
}) {
  const refresh = useRefreshCase(detail.id)
  const [sure, setSure] = useState(false)
  const [tried, setTried] = useState(false)
  const file = useMutation({
    mutationFn: async () =>
      (
        await intention.send(
          { version: detail.version, taskId: waive.taskId, data: { 'renuncia.declaracion': true } },
          (body, options) => call(cases.waive, { params: { id: detail.id }, body }, options),
        )
      ).body,
    onSuccess: async ({ message }) => {
      showMessage(message, 'success')
      onClose()
      await refresh()
      onFiled()
    },
    onError: (error) => {
      if (isAnswered(error)) void refresh()
    },
  })
  return (
    <ConfirmDialog
      open
      title={WORDS[waive.of].offer}
      onClose={onClose}
      confirm={file.isPending ? 'Enviando…' : 'Presentar la renuncia'}
      busy={file.isPending}
      onConfirm={() => {
        setTried(true)
        if (sure) file.mutate()
      }}
    >
      <div className="v-stack">
        <p>
          <strong>
            {detail.procedure}
            {detail.radicado !== null && `, radicado ${detail.radicado}`}.
          </strong>
        </p>
        <p>{WORDS[waive.of].what}</p>
        <label className="v-row">
          <input
            type="checkbox"
            checked={sure}
            aria-invalid={tried && !sure}
            aria-describedby={tried && !sure ? 'renuncia-error' : undefined}
            onChange={(event) => setSure(event.target.checked)}
          />
          <span>Renuncio de manera expresa e inequívoca. Entiendo que después no podré usar ese tiempo.</span>
        </label>
        {tried && !sure && (
          <span className="v-error" id="renuncia-error">
            Marque la casilla para presentar la renuncia.
          </span>
        )}
        {file.isError && (
          <Note tone="bad" role="alert">
            {failureText(file.error)}
          </Note>
        )}
      </div>
    </ConfirmDialog>
  )
}
