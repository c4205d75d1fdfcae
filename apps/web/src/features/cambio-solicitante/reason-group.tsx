import { useId } from 'react'
import { FieldNotes, notesOf } from '../../ui/fields/field-notes.tsx'
import { useProblem } from '../../ui/fields/form.tsx'
import { Note } from '../../ui/states/note.tsx'
import { reasonsFor } from './ask-values.ts'
import { useFresh } from './use-fresh.ts'
import styles from './cambio-solicitante.module.css'

/** Reasons for the change, each with the proof it needs. */
export function ReasonGroup({
  atWindow,
  value,
  onChange,
}: {
  readonly atWindow: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  const error = useFresh(useProblem('motivo'), value)?.message
  return (
    <>
      <div
        role="radiogroup"
        aria-label="Motivo"
        tabIndex={-1}
        aria-invalid={error !== undefined}
        aria-describedby={notesOf(id, undefined, error)}
        className={styles.reasons}
      >
        {reasonsFor(atWindow).map((reason) => (
          <label key={reason.value}>
            <input
              type="radio"
              name="motivo"
              value={reason.value}
              checked={value === reason.value}
              aria-describedby={`${id}-${reason.value}`}
              onChange={() => onChange(reason.value)}
            />
            {reason.label}
            <span className="v-small v-muted" id={`${id}-${reason.value}`}>
              Se prueba con: {reason.proof}
            </span>
          </label>
        ))}
        <FieldNotes id={id} error={error} />
      </div>
      {!atWindow && (
        <Note title="¿Murió el solicitante, o se disolvió o fusionó la empresa?">
          Esa petición la recibe la ventanilla de la Corporación. Quien toma el lugar del solicitante lleva
          allí los documentos que lo prueban.
        </Note>
      )}
    </>
  )
}
