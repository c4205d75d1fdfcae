import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** Reason for withdrawing something from an account; its owner reads it. */
export function ReasonField({
  hint = 'La persona lo recibe por correo. Al menos cinco letras.',
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField {...field} label="Motivo" hint={hint} />
}
