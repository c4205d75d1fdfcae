import { useId } from 'react'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { nameIn, type PartProps } from './stored-procedure.ts'
import { boundWords, type Stage } from './term-words.ts'

type Bound = Stage['binds'][number]
const stepOf = (one: Bound): string => (typeof one === 'string' ? one : one[0])

/** The steps that take the term of a stage: each of them from one stage alone. */
export function BoundSteps({
  of,
  at,
  choices,
  onChange,
}: Pick<PartProps, 'of' | 'choices'> & {
  /** place of the stage */
  readonly at: number
  /** null: to read only */
  readonly onChange: ((binds: Stage['binds']) => void) | null
}) {
  const id = useId()
  const stage = of.terms[at]
  if (stage === undefined) return null
  const { binds } = stage
  const families = [of.workflow.family, of.workflow.alternative?.family ?? of.workflow.family]
  const taken = new Set(of.terms.flatMap((one) => one.binds.map(stepOf)))
  // a share is the product's: the days of one stage that several steps divide
  const shared = binds.some((one) => typeof one !== 'string')
  if (onChange === null || shared)
    return <p className="v-hint">Da término a: {boundWords(stage, choices)}.</p>
  const free = stepsOf(choices, families).filter(({ value }) => !taken.has(String(value)))
  return (
    <div className="v-stack" data-gap="2" role="group" aria-labelledby={id}>
      <strong id={id}>Pasos que toman este plazo</strong>
      {binds.length === 0 && <p className="v-muted">Ninguno: solo se lee en la página del trámite.</p>}
      <ul className="v-stack" data-gap="2">
        {binds.map((one) => (
          <li key={stepOf(one)} className="v-row">
            <span>{nameIn(choices, 'steps', stepOf(one))}</span>
            <button
              type="button"
              className="v-btn"
              data-kind="quiet"
              aria-label={`Quitar el paso ${nameIn(choices, 'steps', stepOf(one))}`}
              onClick={() => onChange(binds.filter((other) => other !== one))}
            >
              Quitar
            </button>
          </li>
        ))}
      </ul>
      <SelectField
        label="Agregar un paso"
        empty="Elija un paso sin plazo"
        value=""
        options={free.map(({ value, label }) => ({ value: String(value), label }))}
        onChange={(step) => step !== '' && onChange([...binds, step])}
      />
    </div>
  )
}

/** Steps of some workflows, as the kind offers them. */
export function stepsOf(choices: PartProps['choices'], families: readonly string[]) {
  return (choices['steps'] ?? []).filter(({ partOf }) => partOf === undefined || families.includes(partOf))
}
