import { createContext, useContext, useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Note } from '../states/note.tsx'

/** Why a form was rejected: a sentence, and problems of single fields. */
export interface Refusal {
  readonly message: string
  readonly problems: readonly { readonly path: string; readonly message: string }[]
  /** differs per submission: editing a field clears its message */
  readonly cause: unknown
}

interface FormState {
  readonly ready: boolean
  readonly busy: boolean
  readonly refusal: Refusal | null
}

const FormContext = createContext<FormState>({ ready: true, busy: false, refusal: null })

interface FormProps {
  /** everything is filled and valid: enables submission */
  readonly ready: boolean
  /** the submission is pending */
  readonly busy: boolean
  readonly refusal?: Refusal | null
  readonly onSubmit: () => void
  readonly className?: string
  /** gap between its parts, as in `v-stack` */
  readonly gap?: string
  readonly children: ReactNode
}

/**
 * Form of plain fields. Submits once however often the button is pressed; a rejection is shown above the button
 * and at the fields it names (by `name`), the first of which takes focus.
 */
export function Form({ ready, busy, refusal = null, onSubmit, className = 'v-stack', ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const once = useOnce(busy)
  const cause = refusal?.cause
  useEffect(() => {
    if (cause !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [cause])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (ready && !busy) once(onSubmit)
  }
  return (
    <FormContext value={{ ready, busy, refusal }}>
      <form ref={form} className={className} data-gap={props.gap} onSubmit={submit} noValidate>
        {props.children}
      </form>
    </FormContext>
  )
}

/** Race: `busy` takes effect with the next render; a second press before it is ignored. */
export function useOnce(busy: boolean): (work: () => void) => void {
  const pressed = useRef(false)
  useEffect(() => {
    pressed.current = false
  }, [busy])
  return (work) => {
    if (pressed.current) return
    pressed.current = true
    // work rejected at once never sets `busy`
    setTimeout(() => (pressed.current = false))
    work()
  }
}

/** Submit button. While pending it says so and keeps the focus. */
export function Submit({
  kind = 'primary',
  full = false,
  sending,
  children,
}: {
  readonly kind?: 'primary' | 'default' | 'danger'
  readonly full?: boolean
  /** label while pending */
  readonly sending: string
  readonly children: ReactNode
}) {
  const { ready, busy } = useContext(FormContext)
  return (
    <button
      type="submit"
      className="v-btn"
      data-kind={kind}
      data-full={full || undefined}
      disabled={!ready && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? sending : children}
    </button>
  )
}

/** The rejection, shown where the user is: above the button they pressed. */
export function Refused() {
  const { refusal } = useContext(FormContext)
  return refusal === null ? null : (
    <Note tone="bad" role="alert">
      {refusal.message}
    </Note>
  )
}

/** The server's message for the field with this name. */
export function useProblem(name: string | undefined): { message: string; cause: unknown } | null {
  const { refusal } = useContext(FormContext)
  if (name === undefined || refusal === null) return null
  const found = refusal.problems.find(({ path }) => path.replace(/^body\./, '') === name)
  return found === undefined ? null : { message: found.message, cause: refusal.cause }
}
