import { CHANGE_FAMILY } from '@ventanilla/domain/cases/applicant-change'
import { lazy, Suspense } from 'react'
import type { FormSurroundings } from '../../../forms/context.ts'
import { useQueryState } from '../../../client/address/navigation.ts'
import { PaneTabs } from '../../../ui/pane-tabs.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { CaseDetail, TaskDetail } from '../task-data.ts'
import styles from '../task.module.css'

const ChangeTab = lazy(() => import('./change-tab.tsx'))
const FactsTab = lazy(() => import('./facts-tab.tsx'))
const MapTab = lazy(() => import('./map-tab.tsx'))
const DocumentsTab = lazy(() => import('./documents-tab.tsx'))
const HistoryTab = lazy(() => import('./history-tab.tsx'))
const NotesTab = lazy(() => import('./notes-tab.tsx'))
const TermsTab = lazy(() => import('./terms-tab.tsx'))
const PathTab = lazy(() => import('./path-tab.tsx'))

const TABS = ['datos', 'mapa', 'documentos', 'historial', 'notas', 'terminos', 'recorrido'] as const
type TabKey = (typeof TABS)[number]
const LABELS: Readonly<Record<TabKey, string>> = {
  datos: 'Datos',
  mapa: 'Mapa',
  documentos: 'Documentos',
  historial: 'Historial',
  notas: 'Notas',
  terminos: 'Términos',
  recorrido: 'Diagrama',
}

/** The case, independent of its step: facts, map, documents, history, notes, terms, workflow. */
export function CasePane({
  detail,
  surroundings,
  task,
}: {
  readonly detail: CaseDetail
  readonly surroundings: FormSurroundings
  readonly task: TaskDetail | undefined
}) {
  const [query, change] = useQueryState()
  const wanted = query.get('ver')
  const first: TabKey = task?.definition.capture.some(isChecklist) === true ? 'documentos' : 'datos'
  // a linked case has no form and no place of its own
  const tabs = detail.family === null ? TABS : TABS.filter((key) => key !== 'mapa')
  const active = tabs.find((tab) => tab === wanted) ?? first
  return (
    <section className={styles.pane} aria-label="El caso">
      <PaneTabs
        label="Partes del caso"
        active={active}
        onChange={(ver) => change({ ver })}
        tabs={tabs.map((key) => ({
          key,
          label: LABELS[key],
          count: key === 'documentos' ? detail.files.length + detail.acts.length : undefined,
        }))}
        panelClass={styles.scroll}
      >
        <Suspense fallback={<SkeletonRows rows={6} />}>
          {active === 'datos' && detail.family === CHANGE_FAMILY && <ChangeTab id={detail.id} />}
          {active === 'datos' && detail.family !== CHANGE_FAMILY && (
            <FactsTab detail={detail} surroundings={surroundings} />
          )}
          {active === 'mapa' && <MapTab detail={detail} surroundings={surroundings} />}
          {active === 'documentos' && <DocumentsTab detail={detail} surroundings={surroundings} />}
          {active === 'historial' && <HistoryTab detail={detail} surroundings={surroundings} />}
          {active === 'notas' && <NotesTab detail={detail} surroundings={surroundings} />}
          {active === 'terminos' && <TermsTab detail={detail} surroundings={surroundings} />}
          {active === 'recorrido' && <PathTab detail={detail} surroundings={surroundings} />}
        </Suspense>
      </PaneTabs>
    </section>
  )
}

const isChecklist = (field: unknown): boolean =>
  typeof field === 'object' && field !== null && 'kind' in field && field.kind === 'checklist'
