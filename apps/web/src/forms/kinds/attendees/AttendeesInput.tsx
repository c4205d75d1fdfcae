import { IconPlus, IconSignature, IconUserPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { ATTENDEE_MAX } from '@ventanilla/domain/forms/kinds/attendees/attendees'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { fieldIds } from '../../field-ids.ts'
import type { InputProps } from '../../input-props.ts'
import { type Party, useSurroundings } from '../../context.ts'
import { useRowKeys } from '../../row-keys.ts'
import { useUploads } from '../document/use-uploads.ts'
import { SignaturePad } from './SignaturePad.tsx'
import { RemoveRow } from '../../remove-row.tsx'
import styles from '../../forms.module.css'

const COLUMNS: readonly FieldDef[] = [
  { key: 'name', kind: 'text', label: 'Nombre', required: true, maxLength: ATTENDEE_MAX.text },
  { key: 'document', kind: 'text', label: 'Documento', required: true, maxLength: ATTENDEE_MAX.document },
  {
    key: 'capacity',
    kind: 'text',
    label: 'Calidad en que asiste',
    required: true,
    maxLength: ATTENDEE_MAX.text,
  },
]

/** Attendees, each with an optional drawn signature. */
export default function AttendeesInput({ field, value, onChange, path, problems, Field }: InputProps) {
  const { uploads, parties = [] } = useSurroundings()
  const people = Array.isArray(value) ? value.map((one: unknown) => (isRecord(one) ? one : {})) : []
  const keys = useRowKeys(people.length)
  const latest = useRef(people)
  latest.current = people
  const [signing, setSigning] = useState<number | null>(null)
  const store = (next: readonly Readonly<Record<string, unknown>>[]): void =>
    onChange(next.length > 0 ? next : null)
  const set = (index: number, key: string, cell: unknown): void =>
    store(
      latest.current.map((one, at) =>
        at === index
          ? Object.fromEntries(Object.entries({ ...one, [key]: cell }).filter(([, part]) => part !== null))
          : one,
      ),
    )
  const queue = useUploads(uploads, path, (file, row) => {
    if (typeof row === 'number') set(row, 'signatureFileId', file.fileId)
  })
  return (
    <div className={styles.rows} data-wide>
      {people.map((one, index) => (
        <fieldset key={keys.of(index)} id={fieldIds(`${path}.${index}`).field} className={styles.row}>
          <legend className={styles.rowName}>Persona {index + 1}</legend>
          <div className={styles.stack}>
            <div className={styles.cells}>
              {COLUMNS.map((column) => (
                <Field
                  key={column.key}
                  field={{ ...column, readOnly: field.readOnly ?? false }}
                  path={`${path}.${index}.${column.key}`}
                  value={one[column.key]}
                  onChange={(cell) => set(index, column.key, cell)}
                  problems={problems}
                  compact
                />
              ))}
            </div>
            {signing === index ? (
              <SignaturePad
                label={`Espacio para la firma de la persona ${index + 1}`}
                onCancel={() => setSigning(null)}
                onDone={(file) => {
                  setSigning(null)
                  queue.add(file, index)
                }}
              />
            ) : (
              <div className={styles.tools}>
                <span className="v-small">
                  {one.signatureFileId === undefined ? 'Sin firma.' : 'Firmado.'}
                </span>
                {!field.readOnly && (
                  <button
                    type="button"
                    className="v-btn"
                    data-kind="default"
                    onClick={() => setSigning(index)}
                  >
                    <IconSignature aria-hidden className="v-icon" />
                    {one.signatureFileId === undefined ? 'Firmar' : 'Firmar de nuevo'}
                  </button>
                )}
              </div>
            )}
          </div>
          {!field.readOnly && (
            <RemoveRow
              what={`Quitar la persona ${index + 1}`}
              onRemove={() => {
                keys.remove(index)
                store(people.filter((_, at) => at !== index))
              }}
            />
          )}
        </fieldset>
      ))}
      {queue.sending.map((one) =>
        one.error === null ? (
          <progress
            key={one.id}
            className={styles.progress}
            max={1}
            value={one.progress}
            aria-label="Guardando la firma"
          />
        ) : (
          <p key={one.id} className="v-error" role="alert">
            La firma no se guardó.{' '}
            <button type="button" className="v-btn" data-kind="quiet" onClick={() => queue.retry(one.id)}>
              Reintentar
            </button>
            <button type="button" className="v-btn" data-kind="quiet" onClick={() => queue.cancel(one.id)}>
              Descartar
            </button>
          </p>
        ),
      )}
      {!field.readOnly && (
        <div className={styles.tools}>
          {parties
            .filter((party) => !people.some((one) => one.name === party.name))
            .map((party) => (
              <button
                key={party.id}
                type="button"
                className="v-btn"
                data-kind="default"
                onClick={() => store([...people, attendeeOf(party)])}
              >
                <IconUserPlus aria-hidden className="v-icon" />
                Agregar a {party.name}
                {party.capacity !== undefined && ` (${party.capacity.toLowerCase()})`}
              </button>
            ))}
          <button type="button" className="v-btn" data-kind="default" onClick={() => store([...people, {}])}>
            <IconPlus aria-hidden className="v-icon" />
            Agregar {parties.length === 0 ? 'persona' : 'otra persona'}
          </button>
        </div>
      )}
    </div>
  )
}

/** A party of the case as an attendee; the document without dots or dashes. */
function attendeeOf(party: Party): Readonly<Record<string, unknown>> {
  const document = party.document?.replace(/[^0-9A-Za-z]/g, '')
  return {
    name: party.name,
    ...(document !== undefined && document !== '' && { document }),
    ...(party.capacity !== undefined && { capacity: party.capacity }),
  }
}
