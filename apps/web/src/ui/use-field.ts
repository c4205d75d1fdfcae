import { useState } from 'react'
import { useProblem } from './form.tsx'

const REQUIRED = 'Este dato es obligatorio'

interface FieldProps {
  readonly value: string
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  /** what is wrong, as far as the screen knows */
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
}

/**
 * What a field says of itself: what its screen found, what the server refused until it is written in again, and that it
 * must be filled once somebody has passed it by.
 */
export function useField({ value, name, required, error, onChange, onBlur }: FieldProps): {
  readonly error: string | undefined
  readonly change: (value: string) => void
  readonly blur: () => void
} {
  const problem = useProblem(name)
  const [mended, setMended] = useState<unknown>(null)
  const [left, setLeft] = useState(false)
  const served = problem === null || problem.cause === mended ? undefined : problem.message
  const empty = required === true && left && value.trim() === '' ? REQUIRED : undefined
  return {
    error: error ?? served ?? empty,
    change: (next) => {
      setMended(problem?.cause ?? null)
      onChange(next)
    },
    blur: () =>
      afterPress(() => {
        setLeft(true)
        onBlur?.()
      }),
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
