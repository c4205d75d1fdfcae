import { SelectField } from '../../../ui/fields/select-field.tsx'
import type { As, PlacedProps } from '../elemento/field-props.ts'
import { written } from '../field-values.ts'
import { useLayer } from './use-layer.ts'

/** A column of the layer, with some of its values so that it is recognised. */
export function ColumnField({ name, field, value, around, problems, onChange }: PlacedProps<As<'column'>>) {
  const layer = useLayer(around[field.of])
  const columns = layer.data?.columns ?? []
  const chosen = written(field, value)
  const gone = chosen !== '' && !columns.some((column) => column.name === chosen)
  return (
    <SelectField
      name={name}
      label={field.label}
      value={chosen}
      empty={field.empty}
      options={[
        ...columns.map((column) => ({
          value: column.name,
          label:
            column.examples.length === 0
              ? column.name
              : `${column.name} (${column.examples.slice(0, 3).join(', ')})`,
        })),
        ...(gone ? [{ value: chosen, label: `${chosen} (la capa no la tiene)` }] : []),
      ]}
      {...(field.help !== undefined && { hint: field.help })}
      error={problems[0]?.message}
      onChange={onChange}
    />
  )
}
