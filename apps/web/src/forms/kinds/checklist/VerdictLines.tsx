import { VERDICT_LABELS, VERDICT_REASON_MAX } from '@ventanilla/domain/forms/kinds/checklist/checklist'
import type { Problem } from '@ventanilla/domain/forms/definition'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { FieldProblems } from '../../field-frame.tsx'
import { fieldIds } from '../../field-ids.ts'
import { standsAt } from '@ventanilla/domain/forms/filled/status'
import styles from '../../forms.module.css'

interface VerdictLinesProps {
  readonly path: string
  readonly lines: readonly { readonly id: string; readonly text: string; readonly note?: string }[]
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly problems: readonly Problem[]
  readonly readOnly: boolean
}

const VERDICTS = keysIn(VERDICT_LABELS)

/** One verdict per line, with a reason unless plainly approved; the screen handles keys J and K. */
export function VerdictLines({ path, lines, value, onChange, problems, readOnly }: VerdictLinesProps) {
  const record = isRecord(value) ? value : {}
  return (
    <ol className={styles.verdicts}>
      {lines.map((line) => {
        const at = `${path}.${line.id}`
        const ids = fieldIds(at)
        const stored = Object.hasOwn(record, line.id) ? record[line.id] : undefined
        const item = isRecord(stored) ? stored : {}
        const set = (change: Record<string, unknown>): void => {
          const next = Object.entries({ ...item, ...change }).filter(([, one]) => one !== '')
          onChange({ ...record, [line.id]: Object.fromEntries(next) })
        }
        return (
          <li key={line.id} id={ids.field}>
            <fieldset className={styles.verdict} aria-describedby={ids.error}>
              <legend>{line.text}</legend>
              {line.note !== undefined && <p className="v-hint">{line.note}</p>}
              <div className={styles.segments}>
                {VERDICTS.map((verdict) => (
                  <label key={verdict} data-verdict={verdict}>
                    <input
                      type="radio"
                      name={ids.input}
                      checked={item.verdict === verdict}
                      disabled={readOnly}
                      onChange={() => set({ verdict })}
                    />
                    <span>{VERDICT_LABELS[verdict]}</span>
                  </label>
                ))}
              </div>
              {(item.verdict === 'no_cumple' || item.verdict === 'no_aplica') && (
                <div className="v-field">
                  <label htmlFor={`${ids.input}-motivo`}>Motivo</label>
                  <textarea
                    id={`${ids.input}-motivo`}
                    className={`v-input ${styles.long}`}
                    rows={2}
                    maxLength={VERDICT_REASON_MAX}
                    value={typeof item.reason === 'string' ? item.reason : ''}
                    readOnly={readOnly}
                    onChange={(event) => set({ reason: event.target.value })}
                  />
                </div>
              )}
              <FieldProblems id={ids.error} problems={problems.filter((problem) => standsAt(problem, at))} />
            </fieldset>
          </li>
        )
      })}
    </ol>
  )
}
