import type { FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { useMemo, useState } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import type { FormSurroundings } from '../../../forms/context.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { DraftNotes, SaveState, useDraft } from '../../../forms/draft/save-state.tsx'
import { ErrorList } from '../../../forms/error-list.tsx'
import { focusField } from '../../../forms/field-ids.ts'
import { FormSection } from '../../../forms/form-section.tsx'
import { useUnarrived } from '../../../forms/kinds/document/use-uploads.ts'
import { Note } from '../../../ui/states/note.tsx'
import styles from '../mis-solicitudes.module.css'

interface TaskFormProps {
  readonly def: FormDef
  readonly engine: DraftEngine
  readonly surroundings: FormSurroundings
  /** verb on the button */
  readonly action: string
  readonly busyAction: string
  readonly busy: boolean
  readonly failure: string | null
  readonly onSend: () => void
  /** false when the screen shows the save state itself */
  readonly saving?: boolean
  readonly kind?: 'primary' | 'default'
}

/** Fields of an applicant's step with save state, errors and submit button. */
export function TaskForm(props: TaskFormProps) {
  const { def, engine, surroundings, busy } = props
  const draft = useDraft(engine)
  const [tried, setTried] = useState(0)
  const problems = useMemo<readonly Problem[]>(
    () =>
      validateForm(def, draft.answers, {
        mode: 'final',
        lists: surroundings.lists,
        today: surroundings.today,
        ...(surroundings.items !== undefined && { items: surroundings.items }),
      }),
    [def, draft.answers, surroundings],
  )
  const errors = problems.filter((one) => one.severity === 'error')
  const unarrived = useUnarrived(surroundings.uploads)
  return (
    <div className={`v-stack ${styles.form}`}>
      {props.saving !== false && <SaveState engine={engine} now={deviceNow} />}
      {draft.status === 'cerrado' && <Note tone="warn">{draft.message}</Note>}
      <DraftNotes engine={engine} def={def} lists={surroundings.lists} />
      {tried > 0 && errors.length > 0 && (
        <ErrorList key={tried} def={def} problems={errors} onJump={(path) => focusField(path)} focus />
      )}
      <FormSection
        def={def}
        answers={draft.answers}
        onChange={(changes) => engine.change(changes)}
        problems={problems}
        reveal={tried > 0}
        surroundings={surroundings}
        headings={false}
      />
      {tried > 0 && unarrived !== null && (
        <Note tone="warn" role="alert">
          {unarrived}
        </Note>
      )}
      {props.failure !== null && (
        <Note tone="bad" role="alert">
          {props.failure}
        </Note>
      )}
      <p className={styles.send}>
        <button
          type="button"
          className="v-btn"
          data-kind={props.kind ?? 'primary'}
          disabled={busy}
          onClick={() => {
            if (errors.length > 0 || unarrived !== null) setTried(tried + 1)
            else props.onSend()
          }}
        >
          {busy ? props.busyAction : props.action}
        </button>
      </p>
    </div>
  )
}
