import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { FeeBasis } from '@ventanilla/domain/procedures/procedure'
import { settlementOf } from '@ventanilla/domain/fees/method'
import { PROJECT_VALUE } from '@ventanilla/domain/forms/project-value'
import { sectionStatus } from '@ventanilla/domain/forms/filled/status'
import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { asksPlaces } from '@ventanilla/domain/places/answered-places'
import { deviceNow } from '../../client/clock.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { usePageTitle } from '../../client/address/page-title.ts'
import type { FormSurroundings } from '../../forms/context.ts'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { DraftNotes, SaveState, useDraft } from '../../forms/draft/save-state.tsx'
import { focusFieldSoon } from '../../forms/field-ids.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { sectionOf } from '../../forms/problems.ts'
import { SectionList } from '../../forms/section-list.tsx'
import { Note } from '../../ui/states/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FilingReceipt, type Filed, type ReceiptProps } from './filing-receipt.tsx'
import { FormNews } from './form-news.tsx'
import { ReviewStep } from './review-step.tsx'
import type { ReviewStepProps } from './review-step-props.ts'
import styles from './tramites.module.css'
import type { Charge, Draft } from './use-application.ts'

/** Lazy: pulls in decimal arithmetic, which no other part of a form needs. */
const MaximumFee = lazy(() => import('./maximum-fee.tsx'))
/** Lazy: only sections with a place show it. */
const ZoneWarnings = lazy(() => import('./zone-warnings.tsx'))

interface ApplicationFormProps {
  readonly id: string
  readonly name: string
  readonly def: FormDef
  readonly engine: DraftEngine
  readonly surroundings: FormSurroundings
  readonly version: () => number
  /** the form can be reopened on this device without a network */
  readonly ready: boolean
  /** changes of a newer form revision, until read */
  readonly news: Draft['news']
  /** basis of the evaluation fee; null when unknown, as in an older response kept on this device */
  readonly charge: Charge | null
  /** last step: review and declaration before filing */
  readonly Review?: ComponentType<ReviewStepProps>
  readonly Receipt?: ComponentType<ReceiptProps>
  /** shown above the form: norms to read first */
  readonly above?: ReactNode
}

const REVIEW = 'revision'
const QUIET_MS = 250

/**
 * Debounced value: typing shows at once, validation waits for a pause. Validating hundreds of rows per
 * keystroke blocks typing on a slow phone.
 */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** One section per page, with progress and save state always visible; the review comes last. */
export function ApplicationForm({
  id,
  name,
  def,
  engine,
  surroundings,
  version,
  ready,
  news,
  charge,
  Review = ReviewStep,
  Receipt = FilingReceipt,
  above,
}: ApplicationFormProps) {
  const snapshot = useDraft(engine)
  const [query, change] = useQueryState()
  const [filed, setFiled] = useState<Filed | null>(null)
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const judged = useSettled(snapshot.answers)
  const { lists, today } = surroundings
  const { problems, sections } = useMemo(() => {
    const found = validateForm(def, judged, { mode: 'final', lists, today })
    return { problems: found, sections: sectionStatus(def, judged, { lists, today, problems: found }) }
    // lists and day do not change while the form is open
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [def, judged])
  const wanted = query.get('seccion') ?? sections[0]?.key ?? ''
  const index = sections.findIndex((section) => section.key === wanted)
  const review = wanted === REVIEW
  const current = review ? null : (sections[index] ?? sections[0] ?? null)
  usePageTitle(review ? `Revisar · ${name}` : `${current?.title ?? ''} · ${name}`)

  const go = (key: string): void => {
    if (current !== null) setRevealed((before) => new Set([...before, current.key]))
    change({ seccion: key }, { push: true })
  }
  const shownFor = useRef(wanted)
  useLayoutEffect(() => {
    // a new section is a new page: moves focus so that screen readers announce it. Before the paint: a user
    // who presses at once would hit what has just moved there
    if (shownFor.current !== wanted) {
      shownFor.current = wanted
      heading.current?.focus()
      scrollTo({ top: 0 })
    }
  }, [wanted])
  const jump = (path: string): void => {
    const section = sectionOf(def, path)
    if (section === null) return
    setRevealed((before) => new Set([...before, section]))
    change({ seccion: section }, { push: true })
    focusFieldSoon(path)
  }

  const fee = charge !== null && (
    // holds its place: what lies below must not move under a press
    <Suspense fallback={<div className={`v-card v-pad ${styles.maximumWaits ?? ''}`} aria-busy />}>
      <MaximumFee def={def} answers={judged} charge={charge} />
    </Suspense>
  )
  const warnings = (
    <Suspense fallback={null}>
      <ZoneWarnings def={def} answers={judged} onChange={(changes) => engine.change(changes)} />
    </Suspense>
  )
  // the contract carries it as JSON
  const free = charge !== null && settlementOf((charge.fee as FeeBasis).evaluation) === 'ninguna'
  if (filed !== null) return <Receipt id={id} name={name} filed={filed} fee={fee} free={free} />
  const position = current === null ? -1 : sections.indexOf(current)
  const next = sections[position + 1]
  const before = sections[position - 1]
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          ready ? 'Solicitud en borrador. Puede seguir sin conexión en este equipo.' : 'Solicitud en borrador'
        }
        actions={<SaveState engine={engine} now={deviceNow} />}
      />
      {above}
      <div className={styles.application}>
        <div className={styles.progress}>
          <SectionList
            sections={sections}
            current={current?.key ?? null}
            hrefOf={(key) => `?seccion=${key}`}
            onGo={go}
          />
          <a
            className={styles.reviewLink}
            href={`?seccion=${REVIEW}`}
            aria-current={review ? 'step' : undefined}
            onClick={(event) => {
              event.preventDefault()
              go(REVIEW)
            }}
          >
            Revisar y radicar
          </a>
        </div>
        <div className={styles.page}>
          {snapshot.status === 'cerrado' && <Note tone="warn">{snapshot.message}</Note>}
          <FormNews id={id} news={news} />
          <DraftNotes engine={engine} def={def} lists={surroundings.lists} />
          {review && warnings}
          {review ? (
            <Review
              id={id}
              def={def}
              engine={engine}
              problems={problems}
              surroundings={surroundings}
              version={version}
              onJump={jump}
              onFiled={setFiled}
              fee={fee}
            />
          ) : (
            current !== null && (
              <>
                <p className="v-small v-muted">
                  Sección {position + 1} de {sections.length}
                </p>
                <h2 ref={heading} tabIndex={-1} className={styles.sectionTitle}>
                  {current.title}
                </h2>
                <FormSection
                  key={current.key}
                  def={def}
                  section={current.key}
                  answers={snapshot.answers}
                  onChange={(changes) => engine.change(changes)}
                  problems={problems}
                  reveal={revealed.has(current.key)}
                  surroundings={surroundings}
                  headings={false}
                />
                {def.sections.some((one) => one.key === current.key && asksPlaces(one)) && warnings}
                {def.sections.some(
                  (one) => one.key === current.key && one.fields.some((field) => field.key === PROJECT_VALUE),
                ) && fee}
                <div className={styles.steps}>
                  {before === undefined ? (
                    <span />
                  ) : (
                    <button
                      type="button"
                      className="v-btn"
                      data-kind="default"
                      onClick={() => go(before.key)}
                    >
                      <IconArrowLeft aria-hidden className="v-icon" />
                      Anterior
                    </button>
                  )}
                  <button
                    type="button"
                    className="v-btn"
                    data-kind="primary"
                    onClick={() => go(next?.key ?? REVIEW)}
                  >
                    {next === undefined ? 'Revisar respuestas' : `Siguiente: ${next.title}`}
                    <IconArrowRight aria-hidden className="v-icon" />
                  </button>
                </div>
              </>
            )
          )}
        </div>
      </div>
    </>
  )
}
