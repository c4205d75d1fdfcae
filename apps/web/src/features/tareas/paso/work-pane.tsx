import type { FieldDef, FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { useMemo, type ReactNode } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import type { FormSurroundings } from '../../../forms/context.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { DraftNotes, SaveState, useDraft } from '../../../forms/draft/save-state.tsx'
import { ErrorList } from '../../../forms/error-list.tsx'
import { focusField } from '../../../forms/field-ids.ts'
import { FormSection } from '../../../forms/form-section.tsx'
import { FormView } from '../../../forms/form-view.tsx'
import { capturedBy } from '../../../keeping/step-form.ts'
import { Note } from '../../../ui/states/note.tsx'
import type { TaskDetail } from '../task-data.ts'
import styles from '../task.module.css'

interface WorkPaneProps {
  readonly task: TaskDetail
  readonly def: FormDef
  readonly surroundings: FormSurroundings
  readonly facts: Readonly<Record<string, unknown>>
  /** null: the user may not do this task now */
  readonly engine: DraftEngine | null
  readonly problems: readonly Problem[]
  readonly reveal: boolean
  /** document of the step */
  readonly children?: ReactNode
}

/** A step whose question is one of its fields still asks it in the modal, in the specification's words. */
const isYesNo = ({ kind }: FieldDef): boolean => kind === 'yesNo'

/** Work of the step: its fields, then its document. */
export function WorkPane(props: WorkPaneProps) {
  const { task, def, engine } = props
  const capture = capturedBy(task.definition)
  const empty = capture.length === 0
  return (
    <section className={styles.pane} aria-labelledby="trabajo-titulo">
      <div className={styles.workHead}>
        <h2 id="trabajo-titulo">Trabajo de este paso</h2>
        {engine !== null && <SaveState engine={engine} now={deviceNow} />}
      </div>
      <div className={`${styles.scroll} ${styles.work}`} tabIndex={0} role="group" aria-label="Trabajo">
        {task.blocked !== null && <Note tone="info">{task.blocked}</Note>}
        {task.definition.note !== null && engine !== null && (
          <p className="v-small v-muted">{task.definition.note}</p>
        )}
        {engine === null ? (
          !empty &&
          task.blocked !== null && (
            <FormView
              def={def}
              answers={task.data}
              surroundings={props.surroundings}
              facts={props.facts}
              headings={false}
            />
          )
        ) : (
          <Capture {...props} engine={engine} />
        )}
        {empty && task.definition.question === null && !props.children && (
          <p className="v-muted">Este paso no pide datos: revise el caso y elija un resultado.</p>
        )}
        {task.definition.question !== null && !capture.some(isYesNo) && (
          <div>
            <p className={styles.question}>{task.definition.question}</p>
            {task.canAct && <p className="v-hint">Se responde al continuar.</p>}
          </div>
        )}
        {props.children}
      </div>
    </section>
  )
}

function Capture(props: WorkPaneProps & { readonly engine: DraftEngine }) {
  const { def, engine, surroundings, facts, problems, reveal, task } = props
  const draft = useDraft(engine)
  const isProposed = ({ key }: FieldDef): boolean => task.data[key] !== undefined && task.data[key] !== null
  const errors = useMemo(() => problems.filter((one) => one.severity === 'error'), [problems])
  return (
    <>
      <DraftNotes engine={engine} def={def} lists={surroundings.lists} />
      {draft.message !== undefined && (
        <Note tone="bad" role="alert">
          {draft.message}
        </Note>
      )}
      {task.proposed &&
        draft.savedAt === null &&
        def.sections.some(({ fields }) => fields.some(isProposed)) && (
          <p className="v-small v-muted">
            El portal propuso estos datos con lo que ya sabe del caso. Revíselos antes de continuar.
          </p>
        )}
      {reveal && errors.length > 0 && (
        <ErrorList def={def} problems={errors} onJump={(path) => focusField(path)} focus />
      )}
      <FormSection
        def={def}
        answers={draft.answers}
        onChange={(changes) => engine.change(changes)}
        problems={problems}
        reveal={reveal}
        surroundings={surroundings}
        facts={facts}
        headings={false}
      />
    </>
  )
}
