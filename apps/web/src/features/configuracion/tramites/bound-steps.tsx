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
  // a share is the product's: the days of one stage that several steps divide
  const shared = binds.some((one) => typeof one !== 'string')
  if (onChange === null || shared)
    return <p className="v-hint">Da término a: {boundWords(stage, choices)}.</p>
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
        options={freeSteps(of, choices)}
        onChange={(step) => step !== '' && onChange([...binds, step])}
      />
    </div>
  )
}

/** Steps of a procedure's workflows that take no term of it yet. */
export function freeSteps(
  { workflow: { family, alternative }, terms }: PartProps['of'],
  choices: PartProps['choices'],
): readonly { readonly value: string; readonly label: string }[] {
  const families = [family, alternative?.family]
  const taken = new Set(terms.flatMap(({ binds }) => binds.map(stepOf)))
  return (choices['steps'] ?? []).flatMap(({ value, label, partOf }) =>
    (partOf === undefined || families.includes(partOf)) && !taken.has(String(value))
      ? [{ value: String(value), label }]
      : [],
  )
}
