import { IconPlus } from '@tabler/icons-react'
import {
  LINES,
  type Requirement,
  REQUIREMENT_MAX,
} from '@ventanilla/domain/forms/kinds/requirements/requirements'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { FieldProblems } from '../../field-frame.tsx'
import { fieldIds, focusField } from '../../field-ids.ts'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { standsAt } from '@ventanilla/domain/forms/filled/status'
import { RemoveRow } from '../../remove-row.tsx'
import styles from '../../forms.module.css'

/** Numbered requirements for the applicant; each has its own id, under which it is answered. */
export default function RequirementsInput({ field, value, onChange, path, problems }: InputProps) {
  const { items } = useSurroundings()
  const list = Array.isArray(value)
    ? value.filter((one): one is Requirement => isRecord(one) && typeof one.id === 'string')
    : []
  const words = LINES[field.lineOf ?? 'requerimiento']
  // only a requirement can refer to a filed document
  const documents = (field.lineOf ?? 'requerimiento') === 'requerimiento' ? (items?.documents ?? []) : []
  const store = (next: readonly Requirement[]): void => onChange(next.length > 0 ? next : null)
  const set = (index: number, change: Partial<Requirement>): void =>
    store(
      list.map((one, at) => {
        if (at !== index) return one
        const entries = Object.entries({ ...one, ...change }).filter(
          ([key, part]) => key === 'text' || part !== '',
        )
        // the parts of a requirement, without those that may be absent and are empty
        return Object.fromEntries(entries) as unknown as Requirement
      }),
    )
  return (
    <div className={styles.rows} data-wide>
      <ol className={styles.rows}>
        {list.map((one, index) => {
          const at = `${path}.${index}`
          const ids = fieldIds(at)
          return (
            <li key={one.id} id={ids.field} className={styles.row}>
              <div className={styles.stack}>
                <div className="v-field">
                  <label htmlFor={ids.input}>
                    {words.one} {index + 1}
                  </label>
                  <textarea
                    id={ids.input}
                    className={`v-input ${styles.long}`}
                    rows={3}
                    maxLength={REQUIREMENT_MAX.text}
                    value={one.text ?? ''}
                    readOnly={field.readOnly}
                    aria-describedby={ids.error}
                    onChange={(event) => set(index, { text: event.target.value })}
                  />
                  <FieldProblems
                    id={ids.error}
                    problems={problems.filter((problem) => standsAt(problem, at))}
                  />
                </div>
                <div className={styles.pair}>
                  <div className="v-field">
                    <label htmlFor={`${ids.input}-norma`}>Norma (opcional)</label>
                    <input
                      id={`${ids.input}-norma`}
                      className="v-input"
                      maxLength={REQUIREMENT_MAX.basis}
                      value={one.basis ?? ''}
                      readOnly={field.readOnly}
                      onChange={(event) => set(index, { basis: event.target.value })}
                    />
                  </div>
                  {documents.length > 0 && (
                    <div className="v-field">
                      <label htmlFor={`${ids.input}-documento`}>Documento (opcional)</label>
                      <select
                        id={`${ids.input}-documento`}
                        className="v-input"
                        value={one.documentId ?? ''}
                        disabled={field.readOnly}
                        onChange={(event) => set(index, { documentId: event.target.value })}
                      >
                        <option value="">Ninguno</option>
                        {documents.map((document) => (
                          <option key={document.id} value={document.id}>
                            {document.title}
                          </option>
                        ))}
                      </select>
                    </div>
                  )}
                </div>
              </div>
              {!field.readOnly && (
                <RemoveRow
                  what={`${words.remove} ${index + 1}`}
                  onRemove={() => store(list.filter((_, i) => i !== index))}
                />
              )}
            </li>
          )
        })}
      </ol>
      {!field.readOnly && (
        <div>
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            onClick={() => {
              store([...list, { id: crypto.randomUUID(), text: '' }])
              requestAnimationFrame(() => focusField(`${path}.${list.length}`))
            }}
          >
            <IconPlus aria-hidden className="v-icon" />
            {words.add}
          </button>
        </div>
      )}
    </div>
  )
}
