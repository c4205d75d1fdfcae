import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../../client/address/page-title.ts'
import { DueText } from '../../ui/due-text.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { Note } from '../../ui/states/note.tsx'
import { FailedRead } from '../../keeping/failed-read.tsx'
import { CasePane } from './caso/case-pane.tsx'
import { FileIndex } from './caso/file-index.tsx'
import { OwnTasks } from './task-list.tsx'
import { caseKey, readCase } from './task-data.ts'
import { useTaskSurroundings } from './use-surroundings.ts'
import styles from './task.module.css'

/** Read-only case with the user's own tasks and the foliated index of its expediente. */
export function CaseReader({
  caseId,
  title,
  note,
}: {
  readonly caseId: string
  readonly title: string
  /** why the task's screen is not shown */
  readonly note?: string
}) {
  const detail = useQuery({
    queryKey: caseKey(caseId),
    queryFn: ({ signal }) => readCase(caseId, 'compartida', signal),
  })
  const surroundings = useTaskSurroundings(undefined, detail.data)
  usePageTitle(detail.data === undefined ? undefined : `${title} · ${detail.data.radicado ?? 'sin radicar'}`)
  if (detail.error !== null && detail.data === undefined)
    return <FailedRead title={title} error={detail.error} retry={() => void detail.refetch()} />
  if (detail.data === undefined || surroundings === null)
    return (
      <>
        <h1 className="v-sr">{title}</h1>
        <Loading />
      </>
    )
  const one = detail.data
  return (
    <div className={styles.shell} data-crumbs data-read>
      <header className={styles.head}>
        <div className="v-spine">
          <p className={styles.number}>{one.radicado ?? 'Sin radicar'}</p>
          <h1>{one.expediente ?? one.procedure}</h1>
          <p className="v-muted v-small">
            {[one.procedure, one.applicant.name, one.municipality, one.statusLabel]
              .filter((part) => part !== null && part !== '')
              .join(' · ')}
          </p>
        </div>
        <div className={styles.term}>
          <span className="v-muted">Término del caso</span>
          <DueText due={one.due} withDate />
        </div>
      </header>
      <div className={styles.panes}>
        <CasePane detail={one} surroundings={surroundings} task={undefined} />
        <section className={styles.pane} aria-labelledby="expediente-titulo">
          <div className={styles.workHead}>
            <h2 id="expediente-titulo">Expediente</h2>
          </div>
          <div
            className={`${styles.scroll} ${styles.work}`}
            tabIndex={0}
            role="group"
            aria-label="Expediente"
          >
            {note !== undefined && <Note>{note}</Note>}
            <OwnTasks caseId={caseId} />
            <FileIndex caseId={caseId} />
          </div>
        </section>
      </div>
    </div>
  )
}
