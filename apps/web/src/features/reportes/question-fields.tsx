import { IconX } from '@tabler/icons-react'
import type { Fault } from '@ventanilla/domain/kernel/problem'
import {
  type AskedReport,
  FILTERS_MAX,
  FILTERS_TEXT_MAX,
  readFilters,
  type ReportFilter,
  writeFilters,
} from '@ventanilla/domain/reports/question'
import {
  MEASURES,
  measuresOf,
  SUBJECT_NAMES,
  subjectOf,
  dimensionOf,
} from '@ventanilla/domain/reports/subjects'
import { useState } from 'react'
import type { QueryValues } from '../../client/address/navigation.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './reportes.module.css'
import { useChoices, valuesOf } from './use-choices.ts'

interface QuestionFieldsProps {
  readonly asked: AskedReport
  readonly faults: readonly Fault[]
  /** words of the filters, as the server knows them */
  readonly named: readonly (ReportFilter & { readonly label: string })[]
  readonly change: (values: QueryValues) => void
}

/** The parts of a question; each change stands in the address, and is answered at once. */
export function QuestionFields({ asked, faults, named, change }: QuestionFieldsProps) {
  const subject = subjectOf(asked.tema)
  const dimensions = Object.entries(subject.dimensions).map(([value, { label }]) => ({ value, label }))
  const faultOf = (path: string): string | undefined => faults.find((one) => one.path === path)?.message
  return (
    <search className={`v-card v-pad ${styles.question ?? ''}`}>
      <SelectField
        label="De qué"
        value={asked.tema}
        options={Object.entries(SUBJECT_NAMES).map(([value, label]) => ({ value, label }))}
        onChange={(tema) =>
          change({ tema, medida: undefined, grupo: undefined, subgrupo: undefined, filtros: undefined })
        }
      />
      <SelectField
        label="Qué se calcula"
        value={asked.medida}
        options={measuresOf(asked.tema).map((value) => ({ value, label: MEASURES[value] }))}
        error={faultOf('medida')}
        hint={hintOf(asked)}
        onChange={(medida) => change({ medida })}
      />
      <SelectField
        label="Por"
        value={asked.grupo ?? ''}
        empty="Todo junto"
        options={dimensions}
        error={faultOf('grupo')}
        onChange={(grupo) => change({ grupo, ...(grupo === '' && { subgrupo: undefined }) })}
      />
      <SelectField
        label="Y por"
        value={asked.subgrupo ?? ''}
        empty="Nada más"
        disabled={asked.grupo === undefined}
        options={dimensions.filter(({ value }) => value !== asked.grupo)}
        error={faultOf('subgrupo')}
        onChange={(subgrupo) => change({ subgrupo })}
      />
      <TextField
        label="Desde"
        type="date"
        value={asked.desde ?? ''}
        hint={`Según la ${subject.day}.`}
        onChange={(desde) => change({ desde })}
      />
      <TextField
        label="Hasta"
        type="date"
        value={asked.hasta ?? ''}
        error={faultOf('hasta')}
        onChange={(hasta) => change({ hasta })}
      />
      <SelectField
        label="Comparar"
        value={asked.comparar ?? ''}
        empty="Con nada"
        options={[{ value: 'si', label: 'Con el período anterior' }]}
        error={faultOf('comparar')}
        onChange={(comparar) => change({ comparar })}
      />
      <QuestionFilters asked={asked} named={named} error={faultOf('filtros')} change={change} />
    </search>
  )
}

/** What the measured number is, in words. */
function hintOf({ tema, medida }: AskedReport): string | undefined {
  const { amount, inTime } = subjectOf(tema)
  if (medida === 'cuenta') return undefined
  return medida === 'a_tiempo' ? `De las ${inTime ?? ''}.` : `De ${amount?.label ?? ''}.`
}

function QuestionFilters({
  asked,
  named,
  error,
  change,
}: Pick<QuestionFieldsProps, 'asked' | 'named' | 'change'> & { readonly error: string | undefined }) {
  const choices = useChoices()
  const [chosen, setChosen] = useState('')
  const filters = readFilters(asked.filtros ?? '')
  const put = (next: readonly ReportFilter[]) => change({ filtros: writeFilters(next) })
  const dimension = dimensionOf(asked.tema, chosen)
  const options = Object.entries(subjectOf(asked.tema).dimensions).filter(
    ([, one]) => valuesOf(one, choices.data) !== null,
  )
  const isFull =
    filters.length >= FILTERS_MAX ||
    writeFilters(filters).length > FILTERS_TEXT_MAX - FILTERS_TEXT_MAX / FILTERS_MAX
  return (
    <div className={styles.filters}>
      {filters.length > 0 && (
        <ul className="v-row" aria-label="Filtros">
          {filters.map((one, i) => {
            const label = dimensionOf(asked.tema, one.dimension)?.label ?? one.dimension
            const words =
              named.find(({ dimension: of, value }) => of === one.dimension && value === one.value)?.label ??
              one.value
            return (
              // two equal filters are one
              <li key={`${one.dimension}:${one.value}`}>
                <button
                  type="button"
                  className="v-btn"
                  data-kind="default"
                  aria-label={`Quitar el filtro ${label}: ${words}`}
                  onClick={() => put(filters.filter((_, at) => at !== i))}
                >
                  {label}: {words} <IconX aria-hidden className="v-icon" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <SelectField
        label="Filtrar por"
        value={chosen}
        empty="Elija"
        options={options.map(([value, { label }]) => ({ value, label }))}
        error={error}
        hint={isFull ? 'Quite un filtro para poner otro.' : undefined}
        disabled={isFull}
        onChange={setChosen}
      />
      {dimension !== undefined && !isFull && (
        <SelectField
          label={dimension.label}
          value=""
          empty={choices.isPending ? 'Cargando…' : 'Elija'}
          options={valuesOf(dimension, choices.data) ?? []}
          error={
            choices.isError ? 'No se pudieron leer los valores. Elija otra vez en «Filtrar por».' : undefined
          }
          onChange={(value) => {
            setChosen('')
            put([...filters.filter((one) => one.dimension !== chosen), { dimension: chosen, value }])
          }}
        />
      )}
    </div>
  )
}
