import type { ReactNode } from 'react'
import { FieldNotes } from './field-notes.tsx'
import type { LiveField } from './use-field.ts'

/** Label, control, hint and error tied together; shared by the plain fields. */
export function LabelledField({
  label,
  field,
  children,
}: {
  readonly label: string
  readonly field: LiveField
  readonly children: ReactNode
}) {
  const { id } = field.control
  return (
    <div className="v-field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldNotes id={id} hint={field.hint} error={field.error} />
    </div>
  )
}
