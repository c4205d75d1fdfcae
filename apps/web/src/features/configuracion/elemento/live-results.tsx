import { useEffect, useState } from 'react'
import styles from '../configuracion.module.css'
import type { Content, Door, Live } from '../puertas/door.ts'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import type { Fault } from './draft-keeper.ts'

/** The rules of a door that judge as one writes; null: it has none, or they are not here yet. */
export function useLive({ live }: Door): Live | null {
  const [rules, setRules] = useState<Live | null>(null)
  useEffect(() => {
    let here = true
    void live?.().then(
      (loaded) => here && setRules(loaded),
      // without the rules the server's sentences stand at the fields of the saved draft
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [live])
  return rules
}

/** What is wrong now, before what the server said of the draft that it has. */
export const withLive = (live: Live | null, content: Content, problems: readonly Fault[]): readonly Fault[] =>
  live === null ? problems : [...live.faults(content), ...problems]

/** What the content brings about, as it is written. */
export function LiveResults({ live, content }: { readonly live: Live | null; readonly content: Content }) {
  const results = live?.results(content) ?? []
  if (live === null || results.length === 0) return null
  return (
    <div className="v-field">
      <strong>{live.title}</strong>
      <ul className={styles.lines}>
        {results.map(({ label, words, good, working }, i) => (
          <li key={i}>
            {label}: {words}.{' '}
            {good !== null && (
              <StatusBadge tone={good ? 'ok' : 'bad'}>{good ? 'Se cumple' : 'No se cumple'}</StatusBadge>
            )}
            {working.length > 0 && (
              <details>
                <summary>{live.seeing}</summary>
                <ol className={styles.working}>
                  {working.map((line, j) => (
                    <li key={j}>{line}</li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
