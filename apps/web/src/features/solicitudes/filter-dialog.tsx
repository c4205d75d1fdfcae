import { PUBLICATION } from '@ventanilla/domain/cases/inbox-views'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import type { Filter, InboxRow, InboxState } from './inbox-query.ts'

type Values = Partial<Record<Filter, string>>

interface FilterDialogProps {
  readonly state: InboxState
  readonly choices: FilterChoices
  readonly onApply: (values: Values) => void
  readonly onClose: () => void
}

export interface FilterChoices {
  readonly tramites: readonly (readonly [string, string])[]
  readonly municipios: readonly (readonly [string, string])[]
  readonly pasos: readonly (readonly [string, string])[]
  readonly responsables: readonly (readonly [string, string])[]
}

/** Steps and officials among the loaded rows, plus the pseudo-step for acts pending publication. */
export function choicesOf(
  rows: readonly InboxRow[],
  publishes: boolean,
): Pick<FilterChoices, 'pasos' | 'responsables'> {
  const pasos = new Map(
    rows.flatMap((row) => (row.step === null ? [] : [[row.step, row.stepTitle] as const])),
  )
  if (publishes) pasos.set(PUBLICATION, 'Publicar en el boletín')
  const people = new Map(
    rows.flatMap((row) => (row.assignee === null ? [] : [[row.assignee.id, row.assignee.name] as const])),
  )
  const sorted = (map: ReadonlyMap<string, string>) =>
    [...map].toSorted(([, a], [, b]) => a.localeCompare(b, 'es'))
  return { pasos: sorted(pasos), responsables: [['nadie', 'Sin asignar'], ...sorted(people)] }
}

/** Filters of the list; each becomes a removable chip. */
export function FilterDialog({ state, choices, onApply, onClose }: FilterDialogProps) {
  const [values, setValues] = useState<Values>(state.filters)
  const field = (name: Filter, label: string, options: readonly (readonly [string, string])[]) => (
    <div className="v-field">
      <label htmlFor={`filtro-${name}`}>{label}</label>
      <select
        id={`filtro-${name}`}
        className="v-input"
        value={values[name] ?? ''}
        onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
      >
        <option value="">Todos</option>
        {values[name] !== undefined &&
          values[name] !== '' &&
          !options.some(([value]) => value === values[name]) && (
            <option value={values[name]}>{values[name]}</option>
          )}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
  return (
    <Dialog
      open
      title="Filtrar"
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            onClick={() =>
              onApply({
                tramite: undefined,
                municipio: undefined,
                paso: undefined,
                estado: undefined,
                responsable: undefined,
              })
            }
          >
            Limpiar
          </button>
          <button type="button" className="v-btn" data-kind="primary" onClick={() => onApply(values)}>
            Aplicar
          </button>
        </>
      }
    >
      <div className="v-stack">
        {field('tramite', 'Trámite', choices.tramites)}
        {field('municipio', 'Municipio', choices.municipios)}
        {field('paso', 'Paso', choices.pasos)}
        {field('responsable', 'Responsable', choices.responsables)}
      </div>
    </Dialog>
  )
}
