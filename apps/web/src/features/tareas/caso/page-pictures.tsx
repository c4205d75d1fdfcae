import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { files } from '@ventanilla/contract/generated/files'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from '../task.module.css'

const ZOOMS = [100, 150, 200, 300] as const

interface PagePicturesProps {
  readonly fileId: string
  readonly title: string
  /** why it is shown as pictures */
  readonly why: string
}

/** A PDF whose scripts must not run: pages rendered by the server, one at a time. */
export function PagePictures({ fileId, title, why }: PagePicturesProps) {
  const [page, setPage] = useState(1)
  const count = useQuery({
    queryKey: ['paginas', fileId],
    queryFn: async () => (await call(files.pages, { params: { id: fileId } })).body,
    retry: false,
    staleTime: Infinity,
  })
  const picture = useQuery({
    queryKey: ['paginas', fileId, page],
    queryFn: async ({ signal }) =>
      // a body that is not JSON is read as a blob
      (await call(files.page, { params: { id: fileId, page: String(page) } }, { signal })).body as Blob,
    enabled: count.data !== undefined && count.data.pages > 0,
    retry: false,
    staleTime: Infinity,
    // a picture may weigh megabytes
    gcTime: 60_000,
  })
  const url = useAddress(picture.data)
  const failed = count.error ?? picture.error
  return (
    <PageBook
      title={title}
      why={why}
      page={page}
      pages={count.data?.pages ?? null}
      shown={count.data?.shown ?? 1}
      url={url}
      failure={failed === null ? null : failureText(failed)}
      onPage={setPage}
      onRetry={() => void (count.error === null ? picture : count).refetch()}
    />
  )
}

/** Object URL of a blob, revoked when no longer shown. */
function useAddress(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (blob === undefined) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

interface PageBookProps {
  readonly title: string
  readonly why: string
  readonly page: number
  /** null: not known yet */
  readonly pages: number | null
  /** last rendered page */
  readonly shown: number
  readonly url: string | null
  readonly failure: string | null
  readonly onPage: (page: number) => void
  readonly onRetry: () => void
}

export function PageBook(props: PageBookProps) {
  const { title, why, page, pages, shown, url, failure, onPage, onRetry } = props
  const [zoom, setZoom] = useState(0)
  const place = pages === null ? 'Contando las páginas…' : `Página ${page} de ${pages}`
  const turn = (to: number): void => {
    if (to >= 1 && to <= shown) onPage(to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { PageUp: page - 1, PageDown: page + 1, Home: 1, End: shown }[event.key]
    if (to === undefined) return
    event.preventDefault()
    turn(to)
  }
  return (
    <div className={styles.book}>
      <p className={styles.bookWhy}>
        {why}
        {pages !== null && shown < pages && ` Aquí se ven las primeras ${shown} páginas.`}
      </p>
      <div className={styles.bookBar} role="group" aria-label="Páginas">
        <button
          type="button"
          className="v-icon-btn"
          aria-label="Página anterior"
          disabled={page <= 1}
          onClick={() => turn(page - 1)}
        >
          <IconChevronLeft aria-hidden className="v-icon" />
        </button>
        <span role="status">{place}</span>
        <button
          type="button"
          className="v-icon-btn"
          aria-label="Página siguiente"
          disabled={page >= shown}
          onClick={() => turn(page + 1)}
        >
          <IconChevronRight aria-hidden className="v-icon" />
        </button>
        <button
          type="button"
          className="v-icon-btn"
          aria-label="Alejar"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <IconZoomOut aria-hidden className="v-icon" />
        </button>
        <span className="v-small">{ZOOMS[zoom]} %</span>
        <button
          type="button"
          className="v-icon-btn"
          aria-label="Acercar"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconZoomIn aria-hidden className="v-icon" />
        </button>
      </div>
      {failure !== null ? (
        <ErrorState onRetry={onRetry}>{failure}</ErrorState>
      ) : (
        <div
          className={styles.bookPage}
          role="region"
          aria-label={`${title}: ${place.toLowerCase()}`}
          aria-busy={url === null}
          // a scrollable region must be reachable by keyboard
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          {url === null ? (
            <Skeleton height={480} />
          ) : (
            <img
              src={url}
              alt={`${title}, página ${page} de ${pages ?? 1}`}
              // letter size, until the real one is known
              width={1275}
              height={1650}
              style={{ width: `${ZOOMS[zoom]}%` }}
            />
          )}
        </div>
      )}
    </div>
  )
}
