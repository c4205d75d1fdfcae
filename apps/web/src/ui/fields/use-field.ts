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
  /** error found by the screen */
  readonly error?: string | undefined
  /** omitted: a generated id */
  readonly fieldId?: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
}

/** Current state of a field, and the props of its control. */
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
 * Messages of a field: the screen's error, the server's until it is edited, and "required" once it has lost
 * focus.
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

/** Delays work during a press. Prevents a missed click: a message under a field moves the button below it. */
function afterPress(work: () => void): void {
  if (document.querySelector(':active') === null) return work()
  const done = (): void => {
    removeEventListener('pointerup', done)
    removeEventListener('pointercancel', done)
    // the click follows the pointer release
    setTimeout(work)
  }
  addEventListener('pointerup', done)
  addEventListener('pointercancel', done)
}
