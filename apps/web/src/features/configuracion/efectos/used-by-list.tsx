import { configuration } from '@ventanilla/contract/generated/configuration'
import { href } from '../../../client/address/links.ts'
import { config } from '../../../client/config.ts'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import styles from '../configuracion.module.css'
import type { UsedBy } from './effects-data.ts'

interface UsedByListProps {
  readonly kind: string
  readonly itsKey: string
  readonly use: string
  /** what they are, for the name of the list */
  readonly words: string
}

/** The list behind a number: what the reader reaches of it, and how much more there is. */
export function UsedByList({ kind, itsKey, use, words }: UsedByListProps) {
  const list = useList(configuration.uses, { params: { kind, key: itsKey, use } })
  const [first] = list.parts
  const hidden = first?.hidden ?? 0
  return (
    <>
      <PlainList
        list={list}
        loading={{ rows: 2, height: 32 }}
        label={words}
        className={styles.lines}
        empty={
          <p className="v-muted">
            {first?.total === null
              ? 'No se alcanzaron a contar. Ábralos de nuevo en unos minutos.'
              : hidden === 0
                ? 'Ya no hay ninguno.'
                : ''}
          </p>
        }
        renderRow={(row) => (
          <li key={row.id}>
            <UsedByRow row={row} />
          </li>
        )}
      />
      {list.loaded && hidden > 0 && <p className="v-muted">{hiddenWords(hidden)}</p>}
    </>
  )
}

/** What its reader does not reach is counted and not shown. */
export const hiddenWords = (hidden: number): string =>
  hidden === 1 ? 'Hay uno que usted no alcanza a ver.' : `Hay ${hidden} que usted no alcanza a ver.`

function addressOf({ caseId, userId }: UsedBy): string | null {
  if (caseId !== null) return href('/solicitudes/expediente/:id', { id: caseId })
  if (userId !== null) return href('/usuario/:id/:idUser', { id: config.corporation.id, idUser: userId })
  return null
}

export function UsedByRow({ row }: { readonly row: UsedBy }) {
  const to = addressOf(row)
  return (
    <>
      {to === null ? row.title : <a href={to}>{row.title}</a>}
      {row.detail !== '' && <span className="v-muted v-small"> · {row.detail}</span>}
    </>
  )
}
