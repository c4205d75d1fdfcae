import type { auditing as contract } from '@ventanilla/contract/audit.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import { AUDIT_GROUPS, type AuditGroup } from '@ventanilla/domain/audit/groups'
import type { ReactNode } from 'react'
import { config } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import { StatusBadge, type Tone } from '../../ui/states/status-badge.tsx'
import styles from './auditoria.module.css'

export type AuditLineRow = EndpointAnswer<(typeof contract)['audit.list']>['body']['rows'][number]

const TONES: Readonly<Record<AuditGroup, Tone>> = {
  ingresos: 'none',
  'ingresos-fallidos': 'bad',
  lecturas: 'none',
  exportaciones: 'info',
  roles: 'info',
  cuentas: 'none',
  solicitudes: 'none',
  operacion: 'none',
  frenos: 'warn',
}
const clock = new Intl.DateTimeFormat('es-CO', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Bogota',
})

/** One audit line: time, a sentence with linked names, and origin. */
export function AuditLine({ row }: { readonly row: AuditLineRow }) {
  return (
    <li className={styles.line}>
      <time dateTime={row.at} className="v-num v-muted">
        {clock.format(new Date(row.at))}
      </time>
      <div className={styles.said}>
        <p>
          {row.pieces.map((piece, i) => (
            // pieces of a sentence are never reordered
            // oxlint-disable-next-line react/no-array-index-key
            <PieceText key={i} piece={piece} row={row} />
          ))}
        </p>
        {(row.note !== null || row.address !== null) && (
          <p className="v-hint">
            {row.note}
            {row.note !== null && row.address !== null && ' '}
            {row.address !== null && (
              <>
                Dirección{' '}
                <a className="v-num" href={href('/auditoria', {}, { direccion: row.address })}>
                  {row.address}
                </a>
              </>
            )}
          </p>
        )}
      </div>
      <StatusBadge tone={TONES[row.group]}>{AUDIT_GROUPS[row.group]}</StatusBadge>
    </li>
  )
}

function PieceText({
  piece,
  row,
}: {
  readonly piece: AuditLineRow['pieces'][number]
  readonly row: AuditLineRow
}): ReactNode {
  const { part, text } = piece
  const account = (idUser: string): string =>
    href('/usuario/:id/:idUser', { id: config.corporation.id, idUser })
  if (part === 'quien' && row.actorId !== null) return <a href={account(row.actorId)}>{text}</a>
  if (part === 'persona' && row.personId !== null) return <a href={account(row.personId)}>{text}</a>
  if (part === 'caso' && row.caseId !== null)
    return (
      <a className="v-num" href={href('/solicitudes/expediente/:id', { id: row.caseId })}>
        {text}
      </a>
    )
  return text
}
