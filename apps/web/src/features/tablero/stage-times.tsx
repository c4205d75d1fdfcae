import { amountWords, type TermUnit } from '@ventanilla/domain/terms/term'
import { useState } from 'react'
import { formatNumber } from '../../ui/formats.tsx'
import styles from './tablero.module.css'

export interface StageTime {
  readonly step: string
  readonly title: string
  readonly done: number
  readonly unit: 'habiles' | 'calendario'
  /** the stage waits for a legal term: its days are those after expiry */
  readonly waits: boolean
  readonly medianDays: number
  readonly slowDays: number
  readonly term: { readonly amount: number; readonly unit: string; readonly norm: string } | null
  readonly inTime: number
  readonly href: string
}

function days(value: number, { unit, waits }: StageTime): string {
  const one = value === 1
  const of = unit === 'habiles' ? (one ? 'día hábil' : 'días hábiles') : one ? 'día' : 'días'
  return `${formatNumber(value, 1)} ${of}${waits ? ' después' : ''}`
}

const termWords = (term: NonNullable<StageTime['term']>, waits: boolean): string =>
  // the contract lists the units, but its type is plain text
  `${amountWords(term.amount, term.unit as TermUnit)}${waits ? ', que corren por ley' : ''}`

/** Stages shown before expanding the list. */
const SHOWN = 8

/** Share of late completions; stages without a term sort last. */
const lateShare = (stage: StageTime): number =>
  stage.term === null || stage.done === 0 ? -1 : 1 - stage.inTime / stage.done

/** Duration of each stage over the last half year against its legal term, most often late first. */
export function StageTimes({ stages }: { readonly stages: readonly StageTime[] }) {
  const [all, setAll] = useState(false)
  const sorted = stages.toSorted((a, b) => lateShare(b) - lateShare(a) || b.slowDays - a.slowDays)
  return (
    <section className={styles.card} aria-labelledby="tiempos-por-etapa">
      <div className={styles.cardHead}>
        <h2 id="tiempos-por-etapa">Tiempo por etapa</h2>
        {stages.length > SHOWN && (
          <button type="button" className="v-btn" data-kind="quiet" onClick={() => setAll(!all)}>
            {all ? `Ver solo ${SHOWN}` : `Ver las ${stages.length}`}
          </button>
        )}
      </div>
      <p className="v-small v-muted">
        Pasos terminados en los últimos seis meses, contados en los días de su término. La espera que ordena
        la ley no es demora: de ella se cuenta lo que tardó la oficina después de cumplida. Primero, lo que
        más se demora.
      </p>
      {stages.length === 0 ? (
        <p className="v-muted">Todavía no hay pasos terminados que medir.</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="tiempos-por-etapa">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Etapa</th>
                <th scope="col">La mitad, en</th>
                <th scope="col">Nueve de diez, en</th>
                <th scope="col">Término</th>
                <th scope="col">A tiempo</th>
              </tr>
            </thead>
            <tbody>
              {sorted.slice(0, all ? undefined : SHOWN).map((stage) => (
                <tr key={stage.step}>
                  <td>
                    <a href={stage.href}>{stage.title}</a>
                  </td>
                  <td className="v-num" data-label="La mitad, en">
                    {days(stage.medianDays, stage)}
                  </td>
                  <td className="v-num" data-label="Nueve de diez, en">
                    {days(stage.slowDays, stage)}
                  </td>
                  <td data-label="Término" title={stage.term?.norm}>
                    {stage.term === null ? 'Sin término' : termWords(stage.term, stage.waits)}
                  </td>
                  <td
                    className="v-num"
                    data-label={stage.term === null ? 'Hechos' : 'A tiempo'}
                    data-late={(stage.term !== null && stage.inTime < stage.done) || undefined}
                  >
                    {stage.term === null
                      ? stage.done === 1
                        ? '1 hecho'
                        : `${stage.done} hechos`
                      : `${stage.inTime} de ${stage.done}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
