import styles from './segments.module.css'

interface SegmentsProps<V extends string> {
  /** accessible name, when no visible text gives it */
  readonly label?: string
  /** id of the element that gives it */
  readonly labelledBy?: string
  readonly name: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: V) => void
}

/** Single choice, side by side: radio buttons styled as one control. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      className={styles.segments}
    >
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
