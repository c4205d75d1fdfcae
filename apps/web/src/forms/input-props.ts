import type { ComponentType } from 'react'
import type { FieldDef, Problem } from '@ventanilla/domain/forms/definition'
import type { FieldIds } from './field-ids.ts'

export interface FieldProps {
  readonly field: FieldDef
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly problems: readonly Problem[]
  /** in a table row: no help card, tighter spacing */
  readonly compact?: boolean
}

/** Props of every input kind. */
export interface InputProps {
  readonly field: FieldDef
  /** the answer as stored; undefined while unanswered */
  readonly value: unknown
  /** null clears the field */
  readonly onChange: (value: unknown) => void
  /** path of the field: 'correo', 'predios.0.municipio' */
  readonly path: string
  readonly ids: FieldIds
  /** ids of help and error, for aria-describedby */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** problems at or below this field that may be shown */
  readonly problems: readonly Problem[]
  /** a whole question with label and problems, for kinds that nest others */
  readonly Field: ComponentType<FieldProps>
}
