import { forAbsence } from '@ventanilla/domain/cases/absence-words'
import { DueText } from '../../../ui/due-text.tsx'
import type { CaseDetail, TaskDetail } from '../task-data.ts'
import styles from '../task.module.css'

/** Case and step, with the progress spine and the step's term. */
export function TaskHead({ task, detail }: { readonly task: TaskDetail; readonly detail: CaseDetail }) {
  const open = task.task.state === 'open'
  return (
    <header className={styles.head}>
      <div className="v-spine">
        <p className={styles.number}>{detail.radicado ?? 'Sin radicar'}</p>
        <h1>{task.task.title}</h1>
        <p className="v-muted v-small">
          {[detail.procedure, detail.applicant.name, detail.municipality]
            .filter((part) => part !== null && part !== '')
            .join(' · ')}
        </p>
      </div>
      <div className={styles.term}>
        <span className="v-muted">Término del paso</span>
        {open ? <DueText due={task.task.due} withDate /> : <strong>Terminado</strong>}
        <span className="v-muted">
          {!open
            ? (task.task.assignee?.name ?? '')
            : task.task.assignee === null
              ? 'Sin responsable: es de su grupo'
              : task.mine
                ? 'A su cargo'
                : task.insteadOf === null
                  ? `A cargo de ${task.task.assignee.name}`
                  : `La hace usted ${forAbsence(task.insteadOf)}`}
        </span>
      </div>
    </header>
  )
}
