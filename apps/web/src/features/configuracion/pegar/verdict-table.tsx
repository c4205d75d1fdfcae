import { PASTE_VERDICTS, type PasteVerdict } from '@ventanilla/domain/configuration/words'
import { StatusBadge, type Tone } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { Changes } from '../elemento/changes.tsx'
import { doorOf, type OpenKind } from '../puertas/doors.ts'
import type { JudgedRow } from './judged-rows.ts'

const TONES: Readonly<Record<PasteVerdict, Tone>> = { nuevo: 'ok', cambia: 'info', igual: 'none', mal: 'bad' }

/** Each pasted row with what it would do; the wrong ones first. */
export function VerdictTable({
  kind,
  rows,
}: {
  readonly kind: OpenKind
  readonly rows: readonly JudgedRow[]
}) {
  const { fields } = doorOf(kind)
  return (
    <table className={styles.table}>
      <caption className="v-sr">Lo que haría cada fila</caption>
      <thead>
        <tr>
          <th scope="col">Fila</th>
          <th scope="col">Nombre</th>
          <th scope="col">Qué hace</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, title, verdict, reasons, changes }) => (
          <tr key={number}>
            <td className="v-num">Fila {number}</td>
            <td>{title}</td>
            <td>
              <StatusBadge tone={TONES[verdict]}>{PASTE_VERDICTS[verdict]}</StatusBadge>
              {reasons.map((reason) => (
                <p key={reason} className="v-error">
                  {reason}
                </p>
              ))}
              {verdict === 'cambia' && <Changes fields={fields} changes={changes} none="" />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
