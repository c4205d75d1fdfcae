import { DueText } from '../../../ui/due-text.tsx'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { formatLongDate, formatShortDate } from '../../../ui/formats.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

/** Running terms, and how each date is computed. */
export default function TermsTab({ detail }: TabProps) {
  const { term } = detail
  const open = detail.tasks.filter((task) => task.state === 'open')
  return (
    <div className={styles.padded}>
      <h2>Término del caso</h2>
      {term === null ? (
        <p className="v-muted">El término corre desde la radicación.</p>
      ) : (
        <>
          <p>
            {term.due === null ? 'Sin fecha de vencimiento.' : `Vence el ${formatLongDate(term.due)}.`}{' '}
            <DueText due={detail.due} />
          </p>
          <details>
            <summary>Cómo se cuenta</summary>
            <ol className={styles.counted}>
              {term.explanation.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ol>
          </details>
          <details>
            <summary>Día por día</summary>
            <ol className={styles.history}>
              {term.days.map((day) => (
                <li key={day.date}>
                  <span className={day.counted ? 'v-num' : 'v-num v-muted'}>{formatLongDate(day.date)}</span>
                  <span className="v-hint">{day.why}</span>
                </li>
              ))}
            </ol>
          </details>
          <h3>Suspensiones</h3>
          {term.suspensions.length === 0 ? (
            <p className="v-muted">El término no se ha suspendido.</p>
          ) : (
            <ul className={styles.history}>
              {term.suspensions.map((one, index) => (
                <li key={index}>
                  <strong>{one.reason}</strong>
                  <span className="v-hint v-num">
                    Desde el {formatShortDate(one.from)}{' '}
                    {one.to === null ? '(sigue suspendido)' : `hasta el ${formatShortDate(one.to)}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <h2>Pasos abiertos</h2>
      <FactList
        dense
        facts={open.map((task) => ({ label: task.title, value: <DueText due={task.due} withDate /> }))}
      />
      {detail.notifications.length > 0 && (
        <>
          <h2>Notificaciones</h2>
          <FactList
            dense
            facts={detail.notifications.map((one) => ({
              label: `${one.actTitle} · ${one.recipient}`,
              value: one.legalOn === null ? 'Sin fecha legal' : formatLongDate(one.legalOn),
            }))}
          />
        </>
      )}
    </div>
  )
}
