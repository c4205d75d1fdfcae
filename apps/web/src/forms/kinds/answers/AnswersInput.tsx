import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { ANSWER_MAX } from '@ventanilla/domain/forms/kinds/answers/answers'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import { FieldProblems } from '../../field-frame.tsx'
import { fieldIds } from '../../field-ids.ts'
import type { InputProps } from '../../input-props.ts'
import { useSurroundings } from '../../context.ts'
import { standsAt } from '@ventanilla/domain/forms/filled/status'
import { SendingFile } from '../document/SendingFile.tsx'
import { useUploads } from '../document/use-uploads.ts'
import { VerdictLines } from '../checklist/VerdictLines.tsx'
import styles from '../../forms.module.css'

interface AnswerProps {
  readonly path: string
  readonly number: number
  readonly text: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly readOnly: boolean
  readonly problems: InputProps['problems']
}

/** One requirement with its answer: text, files, or both. */
function Answer({ path, number, text, value, onChange, readOnly, problems }: AnswerProps) {
  const { uploads, fileAddress, discardFile } = useSurroundings()
  const ids = fieldIds(path)
  const chooser = useRef<HTMLInputElement>(null)
  const item = isRecord(value) ? value : {}
  const files = Array.isArray(item.fileIds)
    ? item.fileIds.filter((id): id is string => typeof id === 'string')
    : []
  const words = typeof item.text === 'string' ? item.text : ''
  const store = (next: { text?: string; fileIds?: readonly string[] }): void => {
    const said = next.text ?? words
    onChange({ ...(said === '' ? {} : { text: said }), fileIds: next.fileIds ?? files })
  }
  /* several files may arrive before the answers re-render: always append to the newest list */
  const latest = useRef(files)
  latest.current = files
  const queue = useUploads(uploads, path, (file) => {
    latest.current = [...latest.current, file.fileId]
    store({ fileIds: latest.current })
  })
  return (
    <li id={ids.field} className={styles.row}>
      <div className={styles.stack}>
        <p id={ids.label}>
          <b>{number}.</b> {text}
        </p>
        <div className="v-field">
          <label htmlFor={ids.input}>Su respuesta</label>
          <textarea
            id={ids.input}
            className={`v-input ${styles.long}`}
            rows={4}
            maxLength={ANSWER_MAX}
            value={words}
            readOnly={readOnly}
            aria-describedby={`${ids.label} ${ids.error}`}
            onChange={(event) => store({ text: event.target.value })}
          />
        </div>
        {files.length > 0 && (
          <ul className={styles.files} aria-label={`Archivos del requerimiento ${number}`}>
            {files.map((fileId, index) => (
              <li key={fileId} className={styles.file}>
                <span className={styles.fileName}>Archivo {index + 1}</span>
                <span className={styles.fileActions}>
                  {fileAddress && (
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      onClick={() =>
                        void fileAddress(fileId).then((address) => window.open(address, '_blank', 'noopener'))
                      }
                    >
                      Ver<span className="v-sr"> archivo {index + 1}</span>
                    </button>
                  )}
                  {!readOnly && (
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="quiet"
                      onClick={() => {
                        store({ fileIds: files.filter((one) => one !== fileId) })
                        discardFile?.(fileId)
                      }}
                    >
                      Quitar<span className="v-sr"> archivo {index + 1}</span>
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        {queue.sending.map((one) => (
          <SendingFile
            key={one.id}
            one={one}
            onRetry={() => queue.retry(one.id)}
            onDrop={() => queue.cancel(one.id)}
          />
        ))}
        {!readOnly && (
          <div>
            <button
              type="button"
              className="v-btn"
              data-kind="default"
              onClick={() => chooser.current?.click()}
            >
              <IconUpload aria-hidden className="v-icon" />
              Adjuntar archivos<span className="v-sr"> al requerimiento {number}</span>
            </button>
            <input
              ref={chooser}
              hidden
              type="file"
              multiple
              aria-label={`Archivos para el requerimiento ${number}`}
              onChange={(event) => {
                for (const file of event.target.files ?? []) queue.add(file)
                event.target.value = ''
              }}
            />
          </div>
        )}
        <FieldProblems id={ids.error} problems={problems.filter((problem) => standsAt(problem, path))} />
      </div>
    </li>
  )
}

/** Applicant's answers to the requirements, or the authority's verdicts on them. */
export default function AnswersInput({ field, value, onChange, path, problems }: InputProps) {
  const { items } = useSurroundings()
  const asked = items?.requirements ?? []
  const record = isRecord(value) ? value : {}
  if (asked.length === 0) return <p className="v-hint">No hay requerimientos por responder.</p>
  if (field.answeredBy !== 'solicitante')
    return (
      <VerdictLines
        path={path}
        lines={asked}
        value={value}
        onChange={onChange}
        problems={problems}
        readOnly={field.readOnly ?? false}
      />
    )
  return (
    <ol className={styles.rows} data-wide>
      {asked.map((one, index) => (
        <Answer
          key={one.id}
          path={`${path}.${one.id}`}
          number={index + 1}
          text={one.text}
          value={Object.hasOwn(record, one.id) ? record[one.id] : undefined}
          onChange={(answer) => onChange({ ...record, [one.id]: answer })}
          readOnly={field.readOnly ?? false}
          problems={problems}
        />
      ))}
    </ol>
  )
}
