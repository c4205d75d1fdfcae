import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CAPTION_MAX, type PhotoValue } from '@ventanilla/domain/forms/kinds/photos/photos'
import { degreesText, isPoint } from '@ventanilla/domain/forms/kinds/point/point'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { formatNumber } from '@ventanilla/domain/forms/numbers'
import { FieldProblems } from '../../field-frame.tsx'
import { fieldIds } from '../../field-ids.ts'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { standsAt } from '@ventanilla/domain/forms/filled/status'
import { SendingFile } from '../document/SendingFile.tsx'
import { useUploads } from '../document/use-uploads.ts'
import { whereAmI } from '../map/where-am-i.ts'
import { RemoveRow } from '../../remove-row.tsx'
import styles from '../../forms.module.css'

/** Time and place of a picture, kept with it: a late upload keeps its own. */
interface Taken {
  readonly at: string
  readonly position: Exclude<Awaited<ReturnType<typeof whereAmI>>, string> | null
}

/** Pictures taken in the field: time and position are those of capture, not of upload. */
export default function PhotosInput({
  field,
  value,
  onChange,
  path,
  ids,
  describedBy,
  problems,
}: InputProps) {
  const { uploads, now, fileAddress, discardFile } = useSurroundings()
  const photos = Array.isArray(value)
    ? value.filter((one): one is PhotoValue => isRecord(one) && typeof one.fileId === 'string')
    : []
  const latest = useRef(photos)
  latest.current = photos
  const camera = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState('')
  const store = (next: readonly PhotoValue[]): void => {
    latest.current = [...next]
    onChange(next.length > 0 ? next : null)
  }
  const queue = useUploads(uploads, path, (file, note) => {
    // noted below when the picture was taken; an older one may lack some of it
    const noted = isRecord(note) ? (note as Partial<Taken>) : {}
    const position = noted.position ?? null
    store([
      ...latest.current,
      {
        fileId: file.fileId,
        lat: position?.lat ?? null,
        lon: position?.lon ?? null,
        accuracy: position ? Math.round(position.accuracy) : null,
        at: noted.at ?? new Date(now()).toISOString(),
        caption: '',
      },
    ])
  })
  async function take(files: readonly File[]): Promise<void> {
    const at = new Date(now()).toISOString()
    setNote('Tomando la posición…')
    const position = await whereAmI()
    setNote(
      typeof position === 'string'
        ? position
        : `Posición tomada, con un margen de ${formatNumber(position.accuracy, 0)} m.`,
    )
    const taken: Taken = { at, position: typeof position === 'string' ? null : position }
    for (const file of files) queue.add(file, taken)
  }
  const set = (index: number, caption: string): void =>
    store(photos.map((photo, at) => (at === index ? { ...photo, caption } : photo)))
  return (
    <div className={styles.rows} data-wide>
      <ol className={styles.rows}>
        {photos.map((photo, index) => {
          const at = `${path}.${index}`
          const mine = fieldIds(at)
          return (
            <li key={photo.fileId} id={mine.field} className={styles.row}>
              <div className={styles.stack}>
                <p className="v-small v-muted v-num">
                  Fotografía {index + 1}.{' '}
                  {isPoint(photo)
                    ? `${degreesText(photo)} (±${formatNumber(photo.accuracy ?? 0, 0)} m).`
                    : 'Sin posición.'}
                </p>
                <div className="v-field">
                  <label htmlFor={mine.input}>¿Qué muestra?</label>
                  <input
                    id={mine.input}
                    className="v-input"
                    maxLength={CAPTION_MAX}
                    value={photo.caption}
                    readOnly={field.readOnly}
                    aria-describedby={mine.error}
                    onChange={(event) => set(index, event.target.value)}
                  />
                </div>
                <FieldProblems
                  id={mine.error}
                  problems={problems.filter((problem) => standsAt(problem, at))}
                />
                {fileAddress && (
                  <div>
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      onClick={() =>
                        void fileAddress(photo.fileId).then((address) =>
                          window.open(address, '_blank', 'noopener'),
                        )
                      }
                    >
                      Ver<span className="v-sr"> fotografía {index + 1}</span>
                    </button>
                  </div>
                )}
              </div>
              {!field.readOnly && (
                <RemoveRow
                  what={`Quitar la fotografía ${index + 1}`}
                  onRemove={() => {
                    store(photos.filter((_, i) => i !== index))
                    discardFile?.(photo.fileId)
                  }}
                />
              )}
            </li>
          )
        })}
      </ol>
      {queue.sending.map((one) => (
        <SendingFile
          key={one.id}
          one={one}
          onRetry={() => queue.retry(one.id)}
          onDrop={() => queue.cancel(one.id)}
        />
      ))}
      {!field.readOnly && (
        <div>
          <button
            id={ids.input}
            type="button"
            className="v-btn"
            data-kind="default"
            aria-describedby={describedBy}
            onClick={() => camera.current?.click()}
          >
            <IconCamera aria-hidden className="v-icon" />
            Tomar fotografía
          </button>
          <input
            ref={camera}
            hidden
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            aria-label="Fotografía"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              void take(files)
            }}
          />
        </div>
      )}
      <p role="status" className="v-hint">
        {note}
      </p>
    </div>
  )
}
