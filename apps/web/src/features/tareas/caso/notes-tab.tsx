import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

/** Notes among officials; never visible to the applicant. */
export default function NotesTab({ detail }: TabProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const key = ['notas', detail.id]
  const notes = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(cases.notes, { params: { id: detail.id } }, { signal })).body.rows,
  })
  const add = useMutation({
    mutationFn: (note: string) => call(cases.note, { params: { id: detail.id }, body: { text: note } }),
    onSuccess: async () => {
      setText('')
      await client.invalidateQueries({ queryKey: key })
    },
  })
  return (
    <div className={styles.padded}>
      <form
        className="v-stack"
        data-gap="2"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') add.mutate(text.trim())
        }}
      >
        <div className="v-field">
          <label htmlFor="nota-nueva">Nota interna</label>
          <span className="v-hint" id="nota-nueva-ayuda">
            La leen los funcionarios del caso. El solicitante no la ve.
          </span>
          <textarea
            id="nota-nueva"
            className="v-input"
            rows={3}
            maxLength={2000}
            value={text}
            aria-describedby="nota-nueva-ayuda"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
        {add.error !== null && (
          <Note tone="bad" role="alert">
            {failureText(add.error)} Su nota sigue escrita.
          </Note>
        )}
        <div>
          <button
            type="submit"
            className="v-btn"
            data-kind="default"
            disabled={add.isPending || text.trim() === ''}
          >
            Guardar nota
          </button>
        </div>
      </form>
      {notes.error !== null ? (
        <ErrorState onRetry={() => void notes.refetch()}>{failureText(notes.error)}</ErrorState>
      ) : notes.data === undefined ? (
        <SkeletonRows rows={3} />
      ) : notes.data.length === 0 ? (
        <p className="v-muted">Este caso no tiene notas.</p>
      ) : (
        <ul className={styles.history}>
          {notes.data.map((note) => (
            <li key={note.id}>
              <span className={styles.asWritten}>{note.text}</span>
              <span className="v-hint v-num">
                {note.author} · {formatInstant(note.at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
