import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { acts } from '@ventanilla/contract/generated/acts'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TEXT } from '../tareas.text.ts'
import styles from './act.module.css'

/** Print preview of the act, rendered on request and again by the button. */
export function PreviewPanel({
  actId,
  doc,
}: {
  readonly actId: string
  readonly doc: () => EditorNode | undefined
}) {
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const latest = useRef(doc)
  latest.current = doc
  const draw = async (): Promise<void> => {
    setBusy(true)
    setFailed(null)
    try {
      const current = latest.current()
      const { body } = await call(acts.preview, {
        body: { id: actId, ...(current !== undefined && { doc: current }) },
      })
      if (!body.data.fileName) {
        setFailed(TEXT.noFileName)
        showMessage(TEXT.noFileName, 'error')
        return
      }
      setUrl(body.data.url)
    } catch {
      setFailed(TEXT.previewFailed)
      showMessage(TEXT.previewFailed, 'error')
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    void draw()
    // once per act; again by the button
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [actId])
  return (
    <section className={styles.card} aria-labelledby="vista-pdf" data-grow>
      <div className={styles.cardHead}>
        <h2 id="vista-pdf">Vista previa PDF</h2>
        <div className="v-row">
          <button
            type="button"
            className="v-icon-btn"
            aria-label="Actualizar la vista previa"
            disabled={busy}
            onClick={() => void draw()}
          >
            <IconRefresh aria-hidden className="v-icon" />
          </button>
          {url !== null && (
            <a
              className="v-icon-btn"
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label="Abrir la vista previa en otra pestaña"
            >
              <IconExternalLink aria-hidden className="v-icon" />
            </a>
          )}
        </div>
      </div>
      <div className={styles.sheet} aria-busy={busy}>
        {failed !== null ? (
          <ErrorState onRetry={() => void draw()}>{failed}. Su texto está guardado.</ErrorState>
        ) : url === null ? (
          <Skeleton height={420} />
        ) : (
          <iframe src={url} title="Vista previa del acto en PDF" />
        )}
      </div>
    </section>
  )
}
