import { formatLongDate } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import type { ProcedureRow } from './procedure.ts'

/** Whether a procedure can be begun in the portal today. */
export const isReceived = ({ online, offLine }: Pick<ProcedureRow, 'online' | 'offLine'>): boolean =>
  online && offLine?.now !== true

/** The sentence of a procedure that the portal does not receive for some days, now or soon. */
export function OffLineNote({ row: { offLine } }: { readonly row: Pick<ProcedureRow, 'offLine'> }) {
  // absent in responses that this device kept before the field existed
  if (offLine === null || offLine === undefined) return null
  const { now, from, until, notice } = offLine
  const days = `${now ? 'Desde' : 'Será desde'} el ${formatLongDate(from)}${until === null ? '' : ` y hasta el ${formatLongDate(until)}`}.`
  return (
    <Note
      tone="warn"
      title={now ? 'Por ahora no se recibe en línea.' : 'Dejará de recibirse en línea por un tiempo.'}
    >
      <p>{notice}</p>
      <p className="v-small">{days}</p>
    </Note>
  )
}
