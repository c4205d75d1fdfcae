import { IconSearch } from '@tabler/icons-react'
import { notesOf } from './field-notes.tsx'
import styles from './search-box.module.css'
import { SEARCH_MAX } from './search-max.ts'

/** Search field; its label is outside and refers to `id`. */
export function SearchBox(props: {
  readonly id: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** longest text that the call takes; omitted: the page itself searches */
  readonly maxLength?: number
  readonly placeholder?: string
  /** said outside, by the `FieldNotes` of `id` */
  readonly error?: string | undefined
}) {
  return (
    <span className={styles.box}>
      <IconSearch aria-hidden className="v-icon" />
      <input
        id={props.id}
        className="v-input"
        type="search"
        autoComplete="off"
        maxLength={props.maxLength ?? SEARCH_MAX}
        placeholder={props.placeholder}
        aria-invalid={props.error !== undefined || undefined}
        aria-describedby={notesOf(props.id, undefined, props.error)}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </span>
  )
}
