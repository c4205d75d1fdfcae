import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import styles from '../configuracion.module.css'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** Fields of the workshop. Each shows its text to who only reads. */

interface Written {
  readonly label: string
  readonly name: string
  readonly value: string
  /** null: to read only */
  readonly onChange: ((value: string) => void) | null
  readonly hint?: string
  readonly error?: string | undefined
  readonly maxLength?: number
}

function Read({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="v-field">
      <strong>{label}</strong>
      <p>{value === '' ? 'Sin dato' : value}</p>
    </div>
  )
}

/** One line of text. */
export function Line({ onChange, maxLength = LONGEST.name, ...field }: Written & { readonly type?: 'date' }) {
  if (onChange === null) return <Read label={field.label} value={field.value} />
  return <TextField {...field} maxLength={maxLength} autoComplete="off" onChange={onChange} />
}

/** Several lines of text. */
export function Paragraph({
  onChange,
  maxLength = 4_000,
  rows = 3,
  ...field
}: Written & { readonly rows?: number }) {
  if (onChange === null) return <Read label={field.label} value={field.value} />
  return <TextArea {...field} rows={rows} maxLength={maxLength} onChange={onChange} />
}

/** A list of texts, one on each line. */
export function Lines({
  value,
  onChange,
  ...field
}: Omit<Written, 'value' | 'onChange'> & {
  readonly value: readonly string[]
  readonly onChange: ((value: readonly string[]) => void) | null
}) {
  return (
    <Paragraph
      {...field}
      value={value.join('\n')}
      rows={Math.min(10, value.length + 1)}
      onChange={onChange && ((text) => onChange(text.split('\n')))}
    />
  )
}

/** One of some words. */
export function Choice<V extends string>({
  onChange,
  options,
  value,
  ...field
}: {
  readonly label: string
  readonly name: string
  readonly value: V
  readonly options: Readonly<Record<V, string>>
  readonly onChange: ((value: V) => void) | null
  readonly error?: string | undefined
}) {
  if (onChange === null) return <Read label={field.label} value={options[value]} />
  return (
    <SelectField
      {...field}
      value={value}
      options={Object.entries<string>(options).map(([code, label]) => ({ value: code, label }))}
      // only the words of the table are offered
      onChange={(chosen) => onChange(chosen as V)}
    />
  )
}

/** Whole numbers as they are typed; anything else goes as text, and the server says why at its field. */
export const wholeOr = (text: string): number =>
  // the draft keeps what was typed: a text where a number should be is said by the server
  (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : text) as number

/** Yes or no, as a box. */
export function Yes({
  label,
  checked,
  onChange,
}: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: ((checked: boolean) => void) | null
}) {
  if (onChange === null) return <p>{`${label}: ${checked ? 'sí' : 'no'}`}</p>
  return (
    <label className={styles.yes}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}
