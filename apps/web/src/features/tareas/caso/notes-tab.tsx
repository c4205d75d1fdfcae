import { cases } from '@ventanilla/contract/generated/cases'
import { noteFields } from '@ventanilla/contract/generated/fields/cases'
import { call } from '../../../client/network/http.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { formatInstant } from '../../../ui/formats.tsx'
import type { TabProps } from './case-tab.ts'
import styles from '../task.module.css'

/** Notes among officials; never visible to the applicant. */
export default function NotesTab({ detail }: TabProps) {
  const list = useList(cases.notes, { params: { id: detail.id } })
  const { field, form, reset } = usePlainForm(
    noteFields,
    { text: '' },
    {
      send: ({ text }, options) =>
        call(cases.note, { params: { id: detail.id }, body: { text: text.trim() } }, options),
      onDone: () => {
        reset()
        list.again()
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
          // not marked as required: the form is always visible and a note is optional
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
      <PlainList
        list={list}
        loading={{ rows: 3 }}
        empty={<p className="v-muted">Este caso no tiene notas.</p>}
        className={styles.history}
        renderRow={(note) => (
          <li key={note.id}>
            <span className={styles.asWritten}>{note.text}</span>
            <span className="v-hint v-num">
              {note.author} · {formatInstant(note.at)}
            </span>
          </li>
        )}
      />
    </div>
  )
}
