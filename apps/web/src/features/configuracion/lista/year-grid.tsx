import { useRef } from 'react'
import { weekdayName } from '@ventanilla/domain/terms/dates'
import styles from './calendar.module.css'
import { dayAfterKey, dayLabel, type DayShown, type MonthShown } from './year-days.ts'

export interface Span {
  readonly from: string
  readonly to: string
}

interface YearGridProps {
  readonly year: number
  readonly months: readonly MonthShown[]
  readonly span: Span | null
  /** null: days are only looked at */
  readonly onSpan: ((span: Span) => void) | null
  /** the day that the keyboard is at */
  readonly at: string
  readonly onAt: (date: string) => void
}

const WEEK = [
  '2026-11-02',
  '2026-11-03',
  '2026-11-04',
  '2026-11-05',
  '2026-11-06',
  '2026-11-07',
  '2026-11-08',
].map(weekdayName)

/**
 * Twelve months. One day at a time is in the order of the Tab key; arrows, Inicio, Fin and the page keys lead on, and
 * Enter or a press chooses. With Shift the span is made longer.
 */
export function YearGrid({ year, months, span, onSpan, at, onAt }: YearGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const go = (date: string): void => {
    onAt(date)
    grid.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()
  }
  const choose = (date: string, longer: boolean): void => {
    onAt(date)
    onSpan?.(longer && span !== null ? { from: span.from, to: date } : { from: date, to: date })
  }
  return (
    <div ref={grid} className={styles.year} role="group" aria-label={`Año ${year}`}>
      {months.map((month) => (
        <table key={month.name} className={styles.month} role="grid">
          <caption>{month.name}</caption>
          <thead>
            <tr>
              {WEEK.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 1).toUpperCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, i) => (
              <tr key={i}>
                {week.map((day, j) => (
                  <td key={day?.date ?? `vacío ${j}`}>
                    {day !== null && (
                      <button
                        type="button"
                        data-day={day.date}
                        data-kind={day.kind}
                        data-draft={day.closed.some((one) => one.draft) || undefined}
                        aria-label={dayLabel(day)}
                        title={day.reason === '' ? undefined : day.reason}
                        aria-pressed={isIn(span, day.date)}
                        tabIndex={day.date === at ? 0 : -1}
                        onClick={(event) => choose(day.date, event.shiftKey)}
                        onKeyDown={(event) => {
                          const next = dayAfterKey(day.date, event.key)
                          if (next === null) return
                          event.preventDefault()
                          go(next)
                          if (event.shiftKey) onSpan?.({ from: span?.from ?? day.date, to: next })
                        }}
                      >
                        {Number(day.date.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

function weeksOf({ before, days }: MonthShown): readonly (readonly (DayShown | null)[])[] {
  const cells = [...Array.from({ length: before }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, i) => cells.slice(i * 7, i * 7 + 7))
}

const isIn = (span: Span | null, date: string): boolean => {
  if (span === null) return false
  return span.from <= span.to ? date >= span.from && date <= span.to : date >= span.to && date <= span.from
}
