import { LONGEST } from '@ventanilla/domain/configuration/lengths'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTerritory } from '../../../client/territory.ts'
import { FieldNotes } from '../../../ui/fields/field-notes.tsx'
import { Segments } from '../../../ui/fields/segments.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from '../configuracion.module.css'
import { read, rowsOf, written } from '../field-values.ts'
import type { Content, Door, Field } from '../puertas/door.ts'
import type { Fault } from './draft-keeper.ts'
import { ColumnField } from '../capas/column-field.tsx'
import { LayerField } from '../capas/layer-field.tsx'
import { ProcedureFields } from '../tramites/procedure-fields.tsx'
import type { As, FieldProps, PlacedProps } from './field-props.ts'
import { RecordsField } from './records-field.tsx'
import { SeveralField } from './several-field.tsx'

interface KindFieldsProps {
  readonly fields: Door['fields']
  readonly content: Content
  readonly problems: readonly Fault[]
  readonly onChange: (content: Content) => void
  /** before their names, as the call names them */
  readonly prefix?: string
  /** key of the item; absent: it is new */
  readonly itsKey?: string
}

/** The fields of a kind, each with its words and the server's sentence. */
export function KindFields({ fields, content, problems, onChange, prefix = '', itsKey }: KindFieldsProps) {
  const isShown = ([name, field]: readonly [string, Field]): boolean =>
    field.applies?.(content) !== false ||
    written(field, content[name]) !== '' ||
    problems.some(({ path }) => path === name)
  return Object.entries(fields)
    .filter(isShown)
    .map(([name, field]) => (
      <KindField
        key={name}
        name={`${prefix}${name}`}
        field={field}
        value={content[name]}
        itsKey={itsKey}
        around={content}
        problems={problems.filter(({ path }) => path === name || path.startsWith(`${name}/`))}
        onChange={(value) => onChange({ ...content, [name]: value })}
      />
    ))
}

/** One field, by what it is. */
function KindField(props: PlacedProps<Field>) {
  const { name, field, value, problems, around, onChange } = props
  if (field.as === 'place') return null
  if (field.as === 'definition') return <ProcedureFields {...props} field={field} />
  if (field.as === 'records') return <RecordsField {...props} field={field} draw={KindField} />
  if (field.as === 'rows') return <RowsField {...props} field={field} />
  if (field.as === 'several') return <SeveralField {...props} field={field} />
  if (field.as === 'yesNo') return <YesNoField {...props} field={field} />
  if (field.as === 'choice')
    return (
      <SelectField
        name={name}
        label={field.label}
        value={written(field, value)}
        options={offeredOptions(field, around, written(field, value))}
        {...(field.help !== undefined && { hint: field.help })}
        {...(field.empty !== undefined && { empty: field.empty })}
        error={problems[0]?.message}
        onChange={(code) => onChange(read(field, code))}
      />
    )
  if (field.as === 'oneOf')
    return (
      <SelectField
        name={name}
        label={field.label}
        value={written(field, value)}
        options={offeredBy(field, written(field, value))}
        empty={field.empty ?? 'Elija una'}
        {...(field.help !== undefined && { hint: field.help })}
        error={problems[0]?.message}
        onChange={onChange}
      />
    )
  if (field.as === 'date')
    return (
      <TextField
        type="date"
        name={name}
        label={field.label}
        value={written(field, value)}
        {...(field.help !== undefined && { hint: field.help })}
        error={problems[0]?.message}
        onChange={(day) => onChange(read(field, day))}
      />
    )
  if (field.as === 'layer') return <LayerField {...props} field={field} />
  if (field.as === 'column') return <ColumnField {...props} field={field} />
  if (field.as === 'office') return <OfficeField {...props} field={field} />
  return <WrittenField {...props} field={field} />
}

/** What can be chosen, and what is chosen although its list no longer has it. */
function offeredBy(
  { options = [] }: As<'oneOf'>,
  chosen: string,
): readonly { value: string; label: string }[] {
  const all = options.map(({ value, label }) => ({ value: String(value), label }))
  return chosen === '' || all.some(({ value }) => value === chosen)
    ? all
    : [...all, { value: chosen, label: `${chosen} (ya no está)` }]
}

/** What a choice offers; what was chosen before stays in it. */
function offeredOptions(field: As<'choice'>, around: Content, chosen: string) {
  const offered = field.offered?.(around) ?? field.options
  const gone = chosen !== '' && !Object.hasOwn(offered, chosen)
  return [
    ...Object.entries(offered).map(([value, label]) => ({ value, label })),
    ...(gone ? [{ value: chosen, label: `${field.options[chosen] ?? chosen} (aquí no se usa)` }] : []),
  ]
}

function OfficeField({ name, field, value, problems, onChange }: FieldProps<As<'office'>>) {
  const offices = useTerritory().data?.offices ?? []
  const code = written(field, value)
  // one that is closed keeps its code
  const known = code === '' || offices.some((office) => office.code === code)
  return (
    <SelectField
      name={name}
      label={field.label}
      empty={field.all}
      value={code}
      options={[
        ...offices.map((office) => ({ value: office.code, label: office.name })),
        ...(known ? [] : [{ value: code, label: code }]),
      ]}
      error={problems[0]?.message}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  )
}

/** Text as it is typed, and as it was understood once the field is left. */
function WrittenField({
  name,
  field,
  value,
  problems,
  onChange,
}: FieldProps<As<'line' | 'whole' | 'decimal'>>) {
  const [typed, setTyped] = useState<string | null>(null)
  const number = field.as !== 'line'
  const given = {
    name,
    label: number && field.unit !== '' ? `${field.label} (${field.unit})` : field.label,
    value: typed ?? written(field, value),
    ...(field.help !== undefined && { hint: field.help }),
    error: problems[0]?.message,
    onChange: (text: string) => {
      setTyped(text)
      onChange(read(field, text))
    },
    onBlur: () => setTyped(null),
  }
  if (field.as === 'line' && field.rows !== undefined)
    return <TextArea {...given} rows={field.rows} maxLength={field.maxLength} />
  return (
    <TextField
      {...given}
      autoComplete="off"
      maxLength={field.as === 'line' ? field.maxLength : LONGEST.number}
      // keypads of numbers have no minus
      {...(number && !('signed' in field) && { inputMode: 'decimal' as const })}
    />
  )
}

function YesNoField({ name, field, value, problems, onChange }: FieldProps<As<'yesNo'>>) {
  const id = useId()
  return (
    <div className="v-field">
      <strong id={id}>{field.label}</strong>
      <Segments
        labelledBy={id}
        name={`${id}${name}`}
        options={[
          { value: 'si', label: field.yes },
          { value: 'no', label: field.no },
        ]}
        value={value === true ? 'si' : 'no'}
        onChange={(chosen) => onChange(chosen === 'si')}
      />
      <FieldNotes id={id} hint={field.help} error={problems[0]?.message} />
    </div>
  )
}

/** A table of numbers. Its rows have no name of their own: they are told apart by their place. */
function RowsField({ name, field, value, problems, onChange }: FieldProps<As<'rows'>>) {
  const id = useId()
  const rows = rowsOf(value)
  const columns = Object.entries(field.columns)
  const put = (next: readonly Content[]): void => onChange(next.length === 0 ? null : next)
  const own = problems.filter(({ path }) => path === name)
  const at = (row: number, column: string): readonly Fault[] =>
    problems.filter(({ path }) => path === `${name}/${row}/${column}`)
  return (
    <fieldset className={styles.rows} aria-describedby={`${id}-ayuda`}>
      <legend>{field.label}</legend>
      {field.help !== undefined && (
        <p className="v-hint" id={`${id}-ayuda`}>
          {field.help}
        </p>
      )}
      {rows.map((row, i) => (
        <div key={i} className={styles.row} role="group" aria-label={`${capital(field.one)} ${i + 1}`}>
          {columns.map(([column, { label, unit }]) => (
            <WrittenField
              key={column}
              name={`${name}/${i}/${column}`}
              field={{ as: 'whole', label, unit }}
              value={row[column]}
              itsKey={undefined}
              problems={at(i, column)}
              onChange={(cell) => put(rows.map((one, j) => (j === i ? { ...one, [column]: cell } : one)))}
            />
          ))}
          <button
            type="button"
            className="v-icon-btn"
            aria-label={`Quitar el ${field.one} ${i + 1}`}
            onClick={() => put(rows.filter((_, j) => j !== i))}
          >
            <IconTrash aria-hidden className="v-icon" />
          </button>
        </div>
      ))}
      {own[0] !== undefined && <p className="v-error">{own[0].message}</p>}
      <button
        type="button"
        className="v-btn"
        data-kind="quiet"
        onClick={() => put([...rows, Object.fromEntries(columns.map(([column]) => [column, null]))])}
      >
        <IconPlus aria-hidden className="v-icon" /> Agregar un {field.one}
      </button>
    </fieldset>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
