import type { ComponentType } from 'react'
import type { FieldDef, Problem } from '@ventanilla/domain/forms/definition'
import type { FieldIds } from './field-ids.ts'

export interface FieldProps {
  readonly field: FieldDef
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly problems: readonly Problem[]
  /** in a table row: no help card, smaller spaces */
  readonly compact?: boolean
}

/** What every input of a kind gets. */
export interface InputProps {
  readonly field: FieldDef
  /** the answer as it is stored; undefined while unanswered */
  readonly value: unknown
  /** null empties the field */
  readonly onChange: (value: unknown) => void
  /** where the field stands: 'correo', 'predios.0.municipio' */
  readonly path: string
  readonly ids: FieldIds
  /** ids of help and error, for aria-describedby */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** problems at or below this field that may be shown now */
  readonly problems: readonly Problem[]
  /** a whole question with label and problems, for kinds that hold others */
  readonly Field: ComponentType<FieldProps>
}
