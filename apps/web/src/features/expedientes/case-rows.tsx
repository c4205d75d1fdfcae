import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { FILE_PATH, placeOfFile } from '@ventanilla/domain/cases/file-address'
import type { ReactNode } from 'react'
import { href } from '../../client/address/links.ts'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { formatShortDate } from '../../ui/formats.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './expedientes.module.css'

/** Search criteria; listing every case with a file is not offered. */
interface Asked {
  readonly por?: '1' | '2' | '3'
  readonly q?: string
}

/** Cases visible to the user, each linked to its file; `empty` is shown when there are none. */
export function CaseRows({ asked, empty }: { readonly asked: Asked; readonly empty: ReactNode }) {
  const list = useList(expedientes.search, { query: asked })
  return (
    <PlainList
      list={list}
      loading={{ rows: 5, height: 72 }}
      empty={empty}
      className={styles.rows}
      renderRow={(row) => (
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
      )}
    />
  )
}
