import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { FILE_PATH, placeOfFile } from '@ventanilla/domain/cases/file-address'
import type { ReactNode } from 'react'
import { href } from '../../client/address/links.ts'
import { partsOf, useRows } from '../../client/use-rows.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import { MoreRows } from '../../ui/lists/more-rows.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './expedientes.module.css'

/** Search criteria; listing every case with a file is not offered. */
interface Asked {
  readonly por?: '1' | '2' | '3'
  readonly q?: string
}

/** Cases visible to the user, each linked to its file; `empty` is shown when there are none. */
export function CaseRows({ asked, empty }: { readonly asked: Asked; readonly empty: ReactNode }) {
  const { rows, ...list } = useRows({
    key: ['expedientes', asked],
    read: partsOf(expedientes.search, { query: asked }),
  })
  if (list.failure !== null) return <ErrorState onRetry={list.again}>{list.failure}</ErrorState>
  if (!list.loaded) return <SkeletonRows rows={5} height={72} />
  if (rows.length === 0) return empty
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <a className="v-num" href={href(FILE_PATH, placeOfFile(row.id, row.migrated))}>
              {row.expediente ?? row.radicado}
            </a>
            <span>{row.procedure}</span>
            <span className="v-small v-muted">
              {row.applicant} · Radicado {row.radicado} del {formatShortDate(row.filedAt)} · {row.statusLabel}
            </span>
            {row.until !== null && (
              <span>
                <StatusBadge tone="info">{`Hasta el ${formatShortDate(row.until)}`}</StatusBadge>
              </span>
            )}
          </li>
        ))}
      </ul>
      <MoreRows more={list.more} shown={rows.length} />
    </>
  )
}
