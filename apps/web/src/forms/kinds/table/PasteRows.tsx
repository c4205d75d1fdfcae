import { IconClipboardPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { pasteColumns } from '@ventanilla/domain/forms/filled/pasted-rows'
import styles from '../../forms.module.css'

/** Input for rows copied from a spreadsheet, for users who do not know that a table cell accepts them too. */
export function PasteRows({
  field,
  onPaste,
}: {
  readonly field: FieldDef
  readonly onPaste: (text: string) => void
}) {
  const id = useId()
  const [text, setText] = useState<string | null>(null)
  if (text === null)
    return (
      <button type="button" className="v-btn" data-kind="quiet" onClick={() => setText('')}>
        <IconClipboardPlus aria-hidden className="v-icon" />
        Pegar filas
      </button>
    )
  const columns = pasteColumns(field).map((column) => column.label)
  return (
    <div className={styles.paste}>
      <label htmlFor={id} className={styles.label}>
        Filas copiadas de una hoja de cálculo
      </label>
      <p id={`${id}-ayuda`} className="v-small v-muted">
        Cópielas con el nombre de sus columnas, o en este orden: {columns.join(', ')}.
      </p>
      <textarea
        id={id}
        className="v-input"
        rows={4}
        value={text}
        aria-describedby={`${id}-ayuda`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.tools}>
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          disabled={text.trim() === ''}
          onClick={() => {
            onPaste(text)
            setText(null)
          }}
        >
          Agregar las filas
        </button>
        <button type="button" className="v-btn" data-kind="quiet" onClick={() => setText(null)}>
          Cancelar
        </button>
      </div>
    </div>
  )
}
