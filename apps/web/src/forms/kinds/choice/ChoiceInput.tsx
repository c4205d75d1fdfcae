import { optionsOf } from '@ventanilla/domain/forms/lists'
import { OFFICE_LIST } from '@ventanilla/domain/forms/kinds/office/office'
import { isRadio } from '../../control-shape.ts'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import styles from '../../forms.module.css'

/** Option that clears an optional answer (specification, section 9). */
const EMPTY_OPTION = '----'

/** A stored option that is not offered anymore: its internal code means nothing to a reader. */
const GONE_OPTION = 'Una opción que ya no se ofrece'

/** Single choice: buttons for few options, a native select for many. */
export function ChoiceInput({ field, value, onChange, ids, describedBy, invalid }: InputProps) {
  const { lists } = useSurroundings()
  const listed = field.kind === 'office' ? { ...field, optionsFrom: field.optionsFrom ?? OFFICE_LIST } : field
  const options = optionsOf(listed, lists) ?? []
  if (isRadio(field))
    return (
      <div
        className={styles.options}
        data-short={options.every((option) => option.label.length <= 14) || undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={ids.input}
              value={option.value}
              checked={value === option.value}
              disabled={field.readOnly}
              required={field.required}
              aria-invalid={invalid || undefined}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    )
  const known = typeof value === 'string' && options.some((option) => option.value === value)
  return (
    <select
      id={ids.input}
      className="v-input"
      value={typeof value === 'string' ? value : ''}
      disabled={field.readOnly}
      required={field.required}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">{field.required ? 'Escoja…' : EMPTY_OPTION}</option>
      {!known && typeof value === 'string' && <option value={value}>{GONE_OPTION}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
