/** Value of `aria-describedby` for a field: its hint and its error. */
export function notesOf(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const names = [hint === undefined ? '' : `${id}-ayuda`, error === undefined ? '' : `${id}-error`]
  return names.join(' ').trim() || undefined
}

export function FieldNotes(props: {
  readonly id: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}) {
  const { id, hint, error } = props
  return (
    <>
      {hint !== undefined && (
        <span className="v-hint" id={`${id}-ayuda`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="v-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </>
  )
}
