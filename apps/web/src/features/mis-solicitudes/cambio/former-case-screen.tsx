import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changes } from '@ventanilla/contract/generated/changes'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { showMessage } from '../../../client/messages.ts'
import { navigate, useParam } from '../../../client/address/navigation.ts'
import { usePageTitle } from '../../../client/address/page-title.ts'
import { downloadFile } from '../../../client/network/upload.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FileList } from '../../../ui/lists/file-list.tsx'
import { formatLongDate, formatShortDate } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { FailedRead } from '../../../keeping/failed-read.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { FORMER_KEY } from '../case-data.ts'
import styles from '../mis-solicitudes.module.css'

const readFormer = async (id: string, signal: AbortSignal) =>
  (await call(changes.formerCase, { params: { id } }, { signal })).body
type Former = Awaited<ReturnType<typeof readFormer>>

/** A former case of the user, as it stood on the day of its transfer. */
export default function FormerCaseScreen() {
  const id = useParam('id')
  const read = useQuery({
    // outside the list's key: a refetch after access has ended would be rejected
    queryKey: ['cedida', id],
    queryFn: ({ signal }) => readFormer(id, signal),
    gcTime: 0,
  })
  const former = read.data
  usePageTitle(former === undefined ? undefined : `${former.radicado} · ${former.procedure}`)
  if (former === undefined) {
    if (read.isPending) return <SkeletonRows rows={8} />
    return (
      <FailedRead
        title="Trámite que pasó a otra persona"
        error={read.error}
        retry={() => void read.refetch()}
      >
        No fue suyo, o ya terminó su consulta.
      </FailedRead>
    )
  }
  return (
    <>
      <PageHeader
        title={former.procedure}
        number={former.radicado}
        subtitle={
          <>
            Radicada el {formatLongDate(former.filedAt)} · Pasó a otra persona el{' '}
            {formatLongDate(former.passedOn)}
            {former.expediente !== null && <> · Expediente {former.expediente}</>}
          </>
        }
      />
      <div className={styles.columns}>
        <div className="v-stack" data-gap="5">
          <Note title={`Así estaba el ${formatLongDate(former.passedOn)}`}>
            Ese día el trámite pasó a otra persona. Lo que ocurre desde entonces ya no es suyo y no aparece
            aquí.
          </Note>
          <FormerPapers former={former} />
        </div>
        <aside className="v-stack" data-gap="5" aria-label="Sobre este trámite">
          <section className="v-card v-pad v-stack" aria-labelledby="recorrido">
            <h2 id="recorrido">Recorrido hasta ese día</h2>
            <Timeline
              label="Recorrido hasta ese día"
              steps={former.steps.map((step, index) => ({
                id: `${index}`,
                title: step.title,
                state: step.doneAt === null ? 'por-venir' : 'hecho',
                detail:
                  step.doneAt === null
                    ? `Empezó el ${formatShortDate(step.openedAt)} y seguía abierto`
                    : [formatShortDate(step.doneAt), step.outcome]
                        .filter((part) => part !== null)
                        .join(' · '),
              }))}
            />
          </section>
          <EndReading former={former} />
        </aside>
      </div>
    </>
  )
}

function FormerPapers({ former }: { readonly former: Former }) {
  const [failure, setFailure] = useState<string | null>(null)
  const download = (fileId: string | null | undefined): void => {
    if (fileId == null) return
    setFailure(null)
    downloadFile(fileId).catch((error: unknown) => setFailure(failureText(error)))
  }
  const acts = former.acts.filter((act) => act.fileId !== null)
  return (
    <section className="v-stack" aria-labelledby="papeles">
      <h2 id="papeles">Documentos y actos</h2>
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
      {acts.length > 0 && (
        <>
          <h3>Actos de la Corporación</h3>
          <FileList
            files={acts.map((act) => ({
              id: act.fileId ?? '',
              name: act.number === null ? act.title : `${act.title} ${act.number}`,
              detail: formatShortDate(act.signedOn),
            }))}
            onDownload={download}
          />
        </>
      )}
      {former.files.length > 0 && (
        <>
          <h3>Sus documentos y constancias</h3>
          <FileList
            files={former.files.map((file) => ({
              id: file.id,
              name: file.name,
              detail: formatShortDate(file.createdAt),
              bytes: file.size,
            }))}
            onDownload={download}
          />
        </>
      )}
      {acts.length === 0 && former.files.length === 0 && (
        <p className="v-muted">Hasta ese día no había documentos.</p>
      )}
    </section>
  )
}

/** Ends a former applicant's own read access; it cannot be restored. */
function EndReading({ former }: { readonly former: Former }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const end = useMutation({
    mutationFn: async () => (await call(changes.endFormer, { params: { id: former.id }, body: {} })).body,
    onSuccess: ({ message }) => {
      showMessage(message, 'success')
      navigate(href('/mis-solicitudes'), { replace: true })
      void client.invalidateQueries({ queryKey: FORMER_KEY })
    },
  })
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="terminar">
      <h2 id="terminar">Su consulta</h2>
      <p>Puede consultar este trámite mientras quiera.</p>
      <p>
        <button type="button" className="v-btn" data-kind="default" onClick={() => setAsking(true)}>
          Dejar de consultar este trámite
        </button>
      </p>
      <ConfirmDialog
        open={asking}
        title="¿Dejar de consultar este trámite?"
        confirm="Dejar de consultar"
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => {
          end.reset()
          setAsking(false)
        }}
      >
        <div className="v-stack">
          <p>
            Ya no verá {former.radicado} ni sus documentos. No se puede deshacer: si los necesita,
            descárguelos antes.
          </p>
          {end.isError && (
            <Note tone="bad" role="alert">
              {failureText(end.error)}
            </Note>
          )}
        </div>
      </ConfirmDialog>
    </section>
  )
}
