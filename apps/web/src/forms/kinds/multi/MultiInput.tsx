import { optionsOf } from '@ventanilla/domain/forms/lists'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import styles from '../../forms.module.css'

/** Multiple choice; stored in option order, so that equal selections give equal answers. */
export function MultiInput({ field, value, onChange, invalid }: InputProps) {
  const { lists } = useSurroundings()
  const options = optionsOf(field, lists) ?? []
  const marked = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  const toggle = (option: string, on: boolean): void => {
    const chosen = new Set(marked)
    if (on) chosen.add(option)
    else chosen.delete(option)
    const next = options.map((one) => one.value).filter((one) => chosen.has(one))
    onChange(next.length > 0 ? next : null)
  }
  if (field.readOnly) {
    const names = options.filter(({ value: one }) => marked.includes(one)).map(({ label }) => label)
    return <p>{names.length === 0 ? 'No hay' : names.join(', ')}</p>
  }
  return (
    <>
      <p className="v-hint">Marque todas las que correspondan.</p>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="checkbox"
              value={option.value}
              checked={marked.includes(option.value)}
              disabled={field.readOnly}
              aria-invalid={invalid || undefined}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </>
  )
}
