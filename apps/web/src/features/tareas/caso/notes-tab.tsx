import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import { noteFields } from '@ventanilla/contract/generated/fields/cases'
import { call, failureText } from '../../../client/network/http.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

/** Notes among officials; never visible to the applicant. */
export default function NotesTab({ detail }: TabProps) {
  const client = useQueryClient()
  const key = ['notas', detail.id]
  const notes = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(cases.notes, { params: { id: detail.id } }, { signal })).body.rows,
  })
  const { field, form, reset } = usePlainForm(
    noteFields,
    { text: '' },
    {
      send: ({ text }, options) =>
        call(cases.note, { params: { id: detail.id }, body: { text: text.trim() } }, options),
      onDone: () => {
        reset()
        void client.invalidateQueries({ queryKey: key })
      },
    },
  )
  const { refusal } = form
  const stays = refusal === null ? null : { ...refusal, message: `${refusal.message} Su nota sigue escrita.` }
  return (
    <div className={styles.padded}>
      <Form {...form} refusal={stays} gap="2">
        <TextArea
          {...field('text')}
          // it stands here whether or not somebody wants to write
          required={false}
          label="Nota interna"
          hint="La leen los funcionarios del caso. El solicitante no la ve."
          rows={3}
        />
        <Refused />
        <div>
          <Submit kind="default" sending="Guardando…">
            Guardar nota
          </Submit>
        </div>
      </Form>
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
