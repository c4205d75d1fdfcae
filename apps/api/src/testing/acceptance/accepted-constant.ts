type Value = string | number | readonly Value[] | { readonly id: number; readonly name: string }

/** A number, limit or id, with the source that must contain it or the value measured on it; null: none yet. */
export interface AcceptedConstant {
  readonly id: string
  readonly value: Value
  readonly file: string | null
  readonly says: string | null
  readonly measured?: () => Value
}

export const constant = (
  id: string,
  value: Value,
  file: string | null = null,
  says: string | null = null,
): AcceptedConstant => ({
  id,
  value,
  file,
  says,
})

export const counted = (id: string, value: Value, measured: () => Value): AcceptedConstant => ({
  ...constant(id, value),
  measured,
})
