import { TextField } from '../../../ui/fields/text-field.tsx'

const SHORTEST = 5

/** Whether a reason is long enough. */
export const isReason = (reason: string): boolean => reason.trim().length >= SHORTEST

/** Reason for withdrawing something from an account; its owner reads it. */
export function ReasonField({
  value,
  onChange,
  hint = 'La persona lo recibe por correo. Al menos cinco letras.',
}: {
  readonly value: string
  readonly hint?: string
  readonly onChange: (value: string) => void
}) {
  return (
    <TextField
      label="Motivo"
      name="reason"
      hint={hint}
      value={value}
      onChange={onChange}
      minLength={SHORTEST}
      maxLength={500}
      required
    />
  )
}
