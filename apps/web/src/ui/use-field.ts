import { useId, useState } from 'react'
import { notesOf } from './field-notes.tsx'
import { useProblem } from './form.tsx'

const REQUIRED = 'Este dato es obligatorio'

interface FieldProps {
  readonly value: string
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly hint?: string | undefined
  /** what is wrong, as far as the screen knows */
  readonly error?: string | undefined
  /** left out: an id of its own */
  readonly fieldId?: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
}

/** A field as it stands now, and what its control is given. */
export interface LiveField {
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly control: {
    readonly id: string
    readonly className: string
    readonly name: string | undefined
    readonly value: string
    readonly required: boolean | undefined
    readonly disabled: boolean | undefined
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string | undefined
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
    readonly onBlur: () => void
  }
}

/**
 * What a field says of itself: what its screen found, what the server refused until it is written in again, and that it
 * must be filled once somebody has passed it by.
 */
export function useField(props: FieldProps): LiveField {
  const { value, name, required, onChange, onBlur } = props
  const own = useId()
  const id = props.fieldId ?? own
  const problem = useProblem(name)
  const [mended, setMended] = useState<unknown>(null)
  const [left, setLeft] = useState(false)
  const served = problem === null || problem.cause === mended ? undefined : problem.message
  const empty = required === true && left && value.trim() === '' ? REQUIRED : undefined
  const error = props.error ?? served ?? empty
  return {
    hint: props.hint,
    error,
    control: {
      id,
      className: 'v-input',
      name,
      value,
      required,
      disabled: props.disabled,
      'aria-invalid': error !== undefined,
      'aria-describedby': notesOf(id, props.hint, error),
      onChange: (event) => {
        setMended(problem?.cause ?? null)
        onChange(event.currentTarget.value)
      },
      onBlur: () =>
        afterPress(() => {
          setLeft(true)
          onBlur?.()
        }),
    },
  }
}

/**
 * A sentence that appears below a field moves what stands under it. While something is being pressed it waits, or the
 * button would be gone from under the finger.
 */
function afterPress(work: () => void): void {
  if (document.querySelector(':active') === null) return work()
  const done = (): void => {
    removeEventListener('pointerup', done)
    removeEventListener('pointercancel', done)
    // the click comes right after the finger is up
    setTimeout(work)
  }
  addEventListener('pointerup', done)
  addEventListener('pointercancel', done)
}
