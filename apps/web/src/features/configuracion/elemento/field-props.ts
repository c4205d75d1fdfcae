import type { Content, Field } from '../puertas/door.ts'
import type { Fault } from './draft-keeper.ts'

/** What draws one field of a kind. */
export interface FieldProps<F extends Field> {
  readonly name: string
  readonly field: F
  readonly value: unknown
  /** key of the item; undefined: it is new */
  readonly itsKey: string | undefined
  readonly problems: readonly Fault[]
  readonly onChange: (value: unknown) => void
}

/** What draws a field whose choices can depend on the whole content. */
export interface PlacedProps<F extends Field> extends FieldProps<F> {
  readonly around: Content
}

export type As<S extends Field['as']> = Extract<Field, { as: S }>
