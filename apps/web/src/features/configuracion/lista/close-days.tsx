import { configuration } from '@ventanilla/contract/generated/configuration'
import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import { isIsoDate, shortDate } from '@ventanilla/domain/terms/dates'
import { showMessage } from '../../../client/messages.ts'
import { call } from '../../../client/network/http.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../configuracion.module.css'
import { useRefresh } from '../item-data.ts'
import type { OpenKind } from '../puertas/doors.ts'
import { type ClosedRow, daysToClose, MOST_DAYS } from './year-days.ts'
import type { Span } from './year-grid.tsx'

interface CloseDaysProps {
  readonly kind: OpenKind
  readonly holidays: Calendar
  readonly rows: readonly ClosedRow[]
  readonly offices: readonly { readonly code: string; readonly name: string }[]
  /** chosen in the year or written here */
  readonly span: Span | null
  readonly onSpan: (span: Span) => void
  /** place of the first of them in the list */
  readonly order: number
  readonly onDone: () => void
}

type Written = Readonly<Record<'name' | 'office', string>>

const NOTHING: Written = { name: '', office: '' }
const NO_SPAN: Span = { from: '', to: '' }

/** A day, or weeks of vacation at once: one draft for each business day of the span. */
export function CloseDays({ kind, holidays, rows, offices, span, onSpan, order, onDone }: CloseDaysProps) {
  const refresh = useRefresh()
  const { from, to } = span ?? NO_SPAN
  const chosen = ({ office }: Written): readonly string[] =>
    isIsoDate(from) && isIsoDate(to)
      ? daysToClose({ from, to }, office === '' ? null : office, holidays, rows)
      : []
  const { field, form, values } = usePlainForm(
    { name: { required: true, maxLength: LONGEST.name }, office: { required: false } },
    NOTHING,
    {
      send: async (written): Promise<number> => {
        const dates = chosen(written)
        const office = written.office === '' ? null : written.office
        let saved = 0
        try {
          for (const date of dates) {
            const content = { order: order + saved, name: written.name.trim(), active: true, date, office }
            // a failure leaves whole drafts behind, and the days that are still open
            await call(configuration.create, { params: { kind }, body: { key: null, content } })
            saved += 1
          }
        } finally {
          if (saved > 0) await refresh()
        }
        return dates.length
      },
      onDone: (count) => {
        showMessage(count === 1 ? 'Quedó como borrador' : `Quedaron ${count} borradores`, 'success')
        onDone()
      },
    },
  )
  const days = chosen(values)
  return (
    <section className={styles.panel} aria-labelledby="cerrar-dias">
      <h2 id="cerrar-dias">Cerrar días</h2>
      <Form {...form} ready={form.ready && days.length > 0}>
        <TextField
          name="from"
          type="date"
          label="Primer día"
          value={from}
          onChange={(text) => onSpan({ from: text, to: to === '' ? text : to })}
        />
        <TextField
          name="to"
          type="date"
          label="Último día"
          hint={`Hasta ${MOST_DAYS} días a la vez.`}
          value={to}
          onChange={(text) => onSpan({ from: from === '' ? text : from, to: text })}
        />
        <TextField {...field('name')} label="Motivo del cierre" autoComplete="off" />
        <SelectField
          {...field('office')}
          label="Para quién"
          empty="Todas las sedes"
          options={offices.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <p className="v-hint" role="status">
          {from === '' || to === '' ? 'Elija los días en el año o escríbalos aquí.' : saying(days)}
        </p>
        <Refused />
        <div className="v-row">
          <Submit sending="Guardando…">
            {days.length > 1 ? `Guardar ${days.length} borradores` : 'Guardar el borrador'}
          </Submit>
        </div>
      </Form>
    </section>
  )
}

function saying(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return 'En esos días ya no se atiende.'
  return days.length === 1
    ? `Se cierra el ${shortDate(first)}.`
    : `Se cierran ${days.length} días hábiles, del ${shortDate(first)} al ${shortDate(last)}.`
}
