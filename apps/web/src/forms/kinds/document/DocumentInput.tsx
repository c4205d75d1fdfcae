import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import {
  acceptText,
  fileFault,
  isStoredFile,
  type StoredFile,
} from '@ventanilla/domain/forms/kinds/document/document'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { FileLine } from './FileLine.tsx'
import { acceptAttribute, mimeOfFile, takesPhotos } from './file-text.ts'
import { SendingFile } from './SendingFile.tsx'
import { useUploads } from './use-uploads.ts'
import styles from '../../forms.module.css'

/**
 * Files of one document: dropped, chosen or photographed; each with progress, preview, retry and replacement.
 */
export default function DocumentInput({
  field,
  value,
  onChange,
  path,
  ids,
  describedBy,
  invalid,
}: InputProps) {
  const { uploads, discardFile } = useSurroundings()
  const files: readonly StoredFile[] = Array.isArray(value) ? value.filter(isStoredFile) : []
  /* several files may arrive before the answers re-render: always append to the newest list */
  const latest = useRef(files)
  latest.current = files
  const replacing = useRef<string | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [over, setOver] = useState(false)
  const max = field.maxFiles ?? 5
  const store = (next: readonly StoredFile[]): void => {
    latest.current = next
    onChange(next.length > 0 ? next : null)
  }
  const queue = useUploads(uploads, path, (file, note) => {
    const replaced = typeof note === 'string' ? note : null
    const at = latest.current.findIndex((one) => one.fileId === replaced)
    store(
      at < 0 ? [...latest.current, file] : latest.current.map((one, index) => (index === at ? file : one)),
    )
    if (replaced !== null && at >= 0) discardFile?.(replaced)
  })
  const room = max - files.length - queue.sending.length

  function take(chosen: Iterable<File>): void {
    const said: string[] = []
    let left = replacing.current === null ? room : 1
    for (const file of chosen) {
      const fault = fileFault({ name: file.name, size: file.size, mime: mimeOfFile(file) }, field)
      if (fault) said.push(fault.message)
      else if (left <= 0) said.push(`«${file.name}» no cabe: se adjuntan máximo ${max} archivos.`)
      else {
        left--
        queue.add(file, replacing.current)
      }
    }
    replacing.current = null
    setRefusals(said)
  }
  const inputProps = { hidden: true, type: 'file', accept: acceptAttribute(field.accept) } as const
  return (
    <div>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Archivos adjuntos">
          {files.map((file) => (
            <FileLine
              key={file.fileId}
              file={file}
              {...(field.readOnly
                ? {}
                : {
                    onReplace: () => {
                      replacing.current = file.fileId
                      chooser.current?.click()
                    },
                    onRemove: () => {
                      store(files.filter((one) => one.fileId !== file.fileId))
                      discardFile?.(file.fileId)
                    },
                  })}
            />
          ))}
        </ul>
      )}
      {queue.sending.length > 0 && (
        <ul className={styles.files} aria-label="Archivos en camino">
          {queue.sending.map((one) => (
            <li key={one.id}>
              <SendingFile
                one={one}
                withSize
                onRetry={() => queue.retry(one.id)}
                onDrop={() => queue.cancel(one.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {!field.readOnly && (
        <div
          className={styles.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            replacing.current = null
            take(event.dataTransfer.files)
          }}
        >
          <div className={styles.tools}>
            <button
              id={ids.input}
              type="button"
              className="v-btn"
              data-kind="default"
              disabled={room <= 0}
              aria-describedby={[`${ids.input}-limites`, describedBy].filter(Boolean).join(' ')}
              data-invalid={invalid || undefined}
              onClick={() => {
                replacing.current = null
                chooser.current?.click()
              }}
            >
              <IconUpload aria-hidden className="v-icon" />
              Escoger archivo
            </button>
            {takesPhotos(field.accept) && (
              <button
                type="button"
                className="v-btn"
                data-kind="default"
                disabled={room <= 0}
                onClick={() => {
                  replacing.current = null
                  camera.current?.click()
                }}
              >
                <IconCamera aria-hidden className="v-icon" />
                Tomar foto
              </button>
            )}
          </div>
          <p id={`${ids.input}-limites`} className="v-hint">
            {field.accept ? `${acceptText(field.accept)}. ` : ''}
            {field.maxMegabytes ? `Hasta ${field.maxMegabytes} MB por archivo. ` : ''}
            También puede arrastrarlo aquí.
          </p>
          {field.link !== undefined && (
            <p className="v-small">
              <a href={field.link.url} target="_blank" rel="noreferrer">
                {field.link.text}
              </a>
            </p>
          )}
          <input
            {...inputProps}
            ref={chooser}
            multiple={max > 1}
            aria-label={`Archivo de ${field.label}`}
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <input
            {...inputProps}
            ref={camera}
            accept="image/jpeg"
            capture="environment"
            aria-label={`Foto de ${field.label}`}
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </div>
      )}
      <div role="alert">
        {refusals.map((text) => (
          <p key={text} className="v-error">
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
