import { IconChevronLeft, IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../client/network/http.ts'
import { downloadFile, fileLink } from '../../../client/network/upload.ts'
import { CarriedMark, carriedSentence } from './carried.tsx'
import { PagePictures } from './page-pictures.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatBytes, formatShortDate } from '../../../ui/formats.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

interface Shown {
  readonly fileId: string
  readonly title: string
  readonly detail: string
  readonly mime: string
}

const ACT_STATES: Readonly<Record<string, string>> = {
  draft: 'En proyecto',
  review: 'En revisión',
  sign: 'Para firma',
  signed: 'Firmado',
  sealed: 'Firmado y sellado',
}

/** Applicant's documents and the authority's acts; the selected one opens here, next to the work. */
export default function DocumentsTab({ detail }: TabProps) {
  const [open, setOpen] = useState<Shown | null>(null)
  if (open !== null) return <Preview shown={open} onBack={() => setOpen(null)} />
  const ofActs = new Set(detail.acts.map((act) => act.fileId))
  const files = detail.files.filter((file) => !ofActs.has(file.id))
  return (
    <div className={styles.padded}>
      <h2>Aportados</h2>
      {files.length === 0 && <p className="v-muted">Todavía no hay documentos aportados.</p>}
      <ol className={styles.documents}>
        {files.map((file) => {
          const title = file.title ?? file.name
          const about = `${file.name} · ${formatBytes(file.size)} · ${formatShortDate(file.createdAt)}`
          return (
            <li key={file.id}>
              <button
                type="button"
                className={styles.document}
                onClick={() => setOpen({ fileId: file.id, title, detail: about, mime: file.mime })}
              >
                <strong>{title}</strong>
                <span className="v-hint">{about}</span>
                <CarriedMark carries={file.carries} />
              </button>
            </li>
          )
        })}
      </ol>
      <h2>Actos de la Corporación</h2>
      {detail.acts.length === 0 && <p className="v-muted">Todavía no hay actos.</p>}
      <ol className={styles.documents}>
        {detail.acts.map((act) => {
          const title = act.number === null ? act.title : `${act.title} ${act.number}`
          const about = act.signedOn === null ? 'Sin firmar' : `Firmado el ${formatShortDate(act.signedOn)}`
          const fileId = act.fileId
          return (
            <li key={act.id}>
              {fileId === null ? (
                <div className={styles.document}>
                  <strong>{title}</strong>
                  <StatusBadge tone="info">{ACT_STATES[act.state] ?? act.state}</StatusBadge>
                </div>
              ) : (
                <button
                  type="button"
                  className={styles.document}
                  onClick={() => setOpen({ fileId, title, detail: about, mime: 'application/pdf' })}
                >
                  <strong>{title}</strong>
                  <span className="v-hint">{about}</span>
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function Preview({ shown, onBack }: { readonly shown: Shown; readonly onBack: () => void }) {
  const link = useQuery({
    queryKey: ['archivo', shown.fileId],
    queryFn: () => fileLink(shown.fileId),
    staleTime: 240_000,
  })
  return (
    <div className={styles.viewer}>
      <div className={styles.viewerBar}>
        <button type="button" className="v-icon-btn" aria-label="Volver a la lista" onClick={onBack}>
          <IconChevronLeft aria-hidden className="v-icon" />
        </button>
        <div className={styles.viewerTitle}>
          <strong>{shown.title}</strong>
          <span className="v-hint">{shown.detail}</span>
        </div>
        {link.data?.carries === null && (
          <a
            className="v-icon-btn"
            href={link.data.url}
            target="_blank"
            rel="noreferrer"
            aria-label="Abrir en otra pestaña"
          >
            <IconExternalLink aria-hidden className="v-icon" />
          </a>
        )}
        <button
          type="button"
          className="v-icon-btn"
          aria-label={`Descargar ${shown.title}`}
          onClick={() => void downloadFile(shown.fileId)}
        >
          <IconDownload aria-hidden className="v-icon" />
        </button>
      </div>
      <div className={styles.viewerPage}>
        {link.error !== null ? (
          <ErrorState onRetry={() => void link.refetch()}>{failureText(link.error)}</ErrorState>
        ) : link.data === undefined ? (
          <Skeleton height={480} />
        ) : link.data.carries === 'programacion' || link.data.carries === 'cifrado' ? (
          <PagePictures fileId={shown.fileId} title={shown.title} why={carriedSentence(link.data.carries)} />
        ) : link.data.carries !== null ? (
          <p className={styles.padded}>{carriedSentence(link.data.carries)}</p>
        ) : shown.mime.startsWith('image/') ? (
          // photos have any shape, and nothing is shown below
          <img src={link.data.url} alt={shown.title} />
        ) : shown.mime === 'application/pdf' ? (
          <iframe src={link.data.url} title={shown.title} />
        ) : (
          <p className={styles.padded}>
            Este tipo de archivo no se ve aquí. Descárguelo con el botón de arriba.
          </p>
        )}
      </div>
    </div>
  )
}
