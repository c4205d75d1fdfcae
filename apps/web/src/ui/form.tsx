import { createContext, useContext, useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Note } from './note.tsx'

/** Why a form was not taken: a sentence, and what is said of single fields. */
export interface Refusal {
  readonly message: string
  readonly problems: readonly { readonly path: string; readonly message: string }[]
  /** another one for another sending: a field that is written in again forgets what was said of it */
  readonly cause: unknown
}

interface FormState {
  readonly ready: boolean
  readonly busy: boolean
  readonly refusal: Refusal | null
}

const FormContext = createContext<FormState>({ ready: true, busy: false, refusal: null })

interface FormProps {
  /** everything is filled and looks right: only then may it be sent */
  readonly ready: boolean
  /** it is on its way */
  readonly busy: boolean
  readonly refusal?: Refusal | null
  readonly onSubmit: () => void
  readonly className?: string
  /** distance of its parts, as `v-stack` has it */
  readonly gap?: string
  readonly children: ReactNode
}

/**
 * A form of plain fields. It is sent once, however often somebody presses; what is refused stands above its button and
 * at the fields it speaks of (by their `name`), the first of which takes the focus.
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

/** `busy` is seen with the next drawing, and a second press may come before it: it is not heard. */
export function useOnce(busy: boolean): (work: () => void) => void {
  const pressed = useRef(false)
  useEffect(() => {
    pressed.current = false
  }, [busy])
  return (work) => {
    if (pressed.current) return
    pressed.current = true
    // work that is refused at once never makes it busy
    setTimeout(() => (pressed.current = false))
    work()
  }
}

/** The button that sends the form. While it is on its way the button says so and keeps the focus. */
export function Submit({
  kind = 'primary',
  full = false,
  sending,
  children,
}: {
  readonly kind?: 'primary' | 'default' | 'danger'
  readonly full?: boolean
  /** words while it is on its way */
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

/** What was refused, in the place where the person is: above the button that they pressed. */
export function Refused() {
  const { refusal } = useContext(FormContext)
  return refusal === null ? null : (
    <Note tone="bad" role="alert">
      {refusal.message}
    </Note>
  )
}

/** What the server said of the field with this name. */
export function useProblem(name: string | undefined): { message: string; cause: unknown } | null {
  const { refusal } = useContext(FormContext)
  if (name === undefined || refusal === null) return null
  const found = refusal.problems.find(({ path }) => path.replace(/^body\./, '') === name)
  return found === undefined ? null : { message: found.message, cause: refusal.cause }
}
