import { failureText } from '../../../client/network/http.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import { useAll } from '../item-data.ts'
import { itemAddress } from '../puertas/doors.ts'
import { whenWords } from './documents-part.tsx'
import { procedureIn } from './stored-procedure.ts'

/** Which procedures ask for a document, when, and in which place. Asking for it or not is decided in each. */
export function AskedBy({ document }: { readonly document: number }) {
  const list = useAll('tramite')
  return (
    <section className={styles.panel} aria-labelledby="quien-lo-pide">
      <h2 id="quien-lo-pide">Qué trámites lo piden</h2>
      {list.error !== null && list.data === undefined ? (
        <ErrorState onRetry={() => void list.refetch()}>{failureText(list.error)}</ErrorState>
      ) : list.data === undefined ? (
        <SkeletonRows rows={3} height={32} />
      ) : (
        <Asking rows={list.data} document={document} />
      )}
    </section>
  )
}

function Asking({
  rows,
  document,
}: {
  readonly rows: NonNullable<ReturnType<typeof useAll>['data']>
  readonly document: number
}) {
  const asking = rows.flatMap(({ key, title, content }) => {
    const { documents } = procedureIn(content['definition'])
    const at = documents.findIndex(({ kind }) => kind === document)
    const row = documents[at]
    return row === undefined ? [] : [{ key, title, place: at + 1, of: documents.length, row }]
  })
  return (
    <>
      {asking.length === 0 && <p className="v-muted">Ninguno.</p>}
      <ul className={styles.lines}>
        {asking.map(({ key, title, place, of, row }) => (
          <li key={key}>
            <a href={`${itemAddress('tramite', key)}?parte=documentos`}>{`${key}. ${title}`}</a>
            <p className="v-small">{whenWords(row)}</p>
            <p className="v-muted v-small">
              {`Puesto ${place} de ${of} · ${row.accept.map((one) => one.toUpperCase()).join(', ')}, hasta ${row.maxMegabytes ?? 20} MB`}
            </p>
            {row.link !== undefined && (
              <p className="v-small">
                <a href={row.link.url}>{row.link.text}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="v-hint">Se pide o se deja de pedir en los documentos de cada trámite.</p>
    </>
  )
}
