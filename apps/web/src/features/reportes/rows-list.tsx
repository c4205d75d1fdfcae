import { reports } from '@ventanilla/contract/generated/reports'
import type { AskedReport } from '@ventanilla/domain/reports/question'
import { figureWords } from '@ventanilla/domain/reports/figure-words'
import { SUBJECT_NAMES, subjectOf } from '@ventanilla/domain/reports/subjects'
import { href } from '../../client/address/links.ts'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { formatInstant, formatNumber, formatShortDate } from '../../ui/formats.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Note } from '../../ui/states/note.tsx'
import { reportAddress } from './asked.ts'

interface RowsListProps {
  readonly asked: AskedReport
  /** of the number; null: now */
  readonly instante: string | null
  /** how many rows a mailed number counted; null: the number was on the screen */
  readonly counted: number | null
}

/** The rows behind a number, each leading to its case. */
export function RowsList({ asked, instante, counted }: RowsListProps) {
  const list = useList(reports.rows, { query: { ...asked, ...(instante !== null && { instante }) } })
  const [first] = list.parts
  const { day, amount } = subjectOf(asked.tema)
  return (
    <>
      <PageHeader
        title={SUBJECT_NAMES[asked.tema]}
        subtitle={
          first === undefined
            ? 'Las filas que cuenta una cifra.'
            : `${formatNumber(first.all, 0)} ${first.all === 1 ? 'fila' : 'filas'}, como estaban el ${formatInstant(first.at)}`
        }
        actions={
          <a className="v-btn" data-kind="default" href={reportAddress(asked)}>
            Ver las cifras
          </a>
        }
      />
      {first !== undefined && counted !== null && counted > first.all && (
        <Note tone="warn">
          Cuando se envió la cifra eran {formatNumber(counted, 0)}. {formatNumber(counted - first.all, 0)} ya
          no están entre lo que usted puede ver, y no se muestran.
        </Note>
      )}
      <PlainList
        list={list}
        loading={{ rows: 6, height: 72 }}
        more={{ label: 'Cargar más' }}
        label={`${SUBJECT_NAMES[asked.tema]}: filas`}
        empty={
          <EmptyState title="Ninguna fila">
            Lo que contaba esta cifra ya no está en sus listas, o los filtros no dejan nada.
          </EmptyState>
        }
        renderRow={(row) => (
          <li key={row.key} className="v-card v-pad v-stack" data-gap="1">
            <p>
              <a className="v-num" href={href('/solicitudes/expediente/:id', { id: row.caseId })}>
                {row.radicado}
              </a>{' '}
              {row.procedure}
            </p>
            <p>{row.named}</p>
            <p className="v-small v-muted">
              {row.day !== null && `${formatShortDate(row.day)} (${day})`}
              {row.amount !== null && amount !== null && (
                <>
                  {' · '}
                  {amount.unit === 'pesos'
                    ? figureWords(asked.tema, 'suma', row.amount)
                    : figureWords(asked.tema, 'mediana', row.amount)}
                </>
              )}
              {row.inTime !== null && (row.inTime ? ' · Dentro del término' : ' · Fuera del término')}
            </p>
          </li>
        )}
      />
    </>
  )
}
