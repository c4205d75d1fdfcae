import { IconSearch } from '@tabler/icons-react'
import styles from './search-box.module.css'

/** Search field; its label is outside and refers to `id`. */
export function SearchBox(props: {
  readonly id: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength: number
  readonly placeholder?: string
}) {
  return (
    <span className={styles.box}>
      <IconSearch aria-hidden className="v-icon" />
      <input
        id={props.id}
        className="v-input"
        type="search"
        autoComplete="off"
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </span>
  )
}
