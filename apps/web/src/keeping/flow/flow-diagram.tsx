import { outline } from '@ventanilla/domain/workflow/diagram/diagram'
import {
  type DiagramFamily,
  drawing,
  type DrawnBox,
} from '@ventanilla/domain/workflow/diagram/diagram-layout'
import { useEffect, useId, useMemo, useRef } from 'react'
import { formatShortDate } from '../../ui/formats.tsx'
import styles from './flow-diagram.module.css'

export interface StepMark {
  readonly state: 'hecho' | 'actual'
  /** day of the last time, or since when it waits */
  readonly at: string
  readonly times?: number
  readonly holder: string | null
  readonly outcome?: string | null
}

interface FlowDiagramProps {
  readonly family: DiagramFamily
  /** null: the workflow itself, of no case */
  readonly marks: ReadonlyMap<string, StepMark> | null
  readonly nameOf: (step: string) => string
}

/** 'hecho el 03/11/2026 por Ana, 2 veces: Sí' */
function wordsOf(mark: StepMark | undefined): string {
  if (mark === undefined) return 'por venir'
  if (mark.state === 'actual')
    return `paso actual desde el ${formatShortDate(mark.at)}${mark.holder === null ? '' : `, de ${mark.holder}`}`
  const times = (mark.times ?? 1) > 1 ? `, ${mark.times} veces` : ''
  const by = mark.holder === null ? '' : ` por ${mark.holder}`
  const outcome = mark.outcome == null ? '' : `: ${mark.outcome}`
  return `hecho el ${formatShortDate(mark.at)}${by}${times}${outcome}`
}

function Box({
  box,
  size,
  mark,
  said,
}: {
  readonly box: DrawnBox
  readonly size: { readonly width: number; readonly height: number }
  readonly mark: StepMark | undefined
  /** how far the case is with it, after a comma */
  readonly said: string
}) {
  const inset = box.outside ? 22 : 12
  return (
    <g className={styles.box} data-state={box.outside ? 'fuera' : (mark?.state ?? 'por-venir')}>
      <title>{box.outside ? box.title : `${box.id}: ${box.title}${said}`}</title>
      <rect x={box.x} y={box.y} width={size.width} height={size.height} rx={box.outside ? 28 : 8} />
      <text className={styles.code} x={box.x + inset} y={box.y + 17}>
        {box.code}
      </text>
      {mark !== undefined && (
        <text className={styles.date} x={box.x + size.width - 12} y={box.y + 17} textAnchor="end">
          {mark.state === 'hecho' ? '✓ ' : 'desde '}
          {formatShortDate(mark.at)}
        </text>
      )}
      {box.lines.map((line, index) => (
        <text key={line} x={box.x + inset} y={box.y + 36 + index * 14 - (box.lines.length - 1) * 4}>
          {line}
        </text>
      ))}
    </g>
  )
}

/**
 * Diagram of a declared workflow: current step, and steps done with their dates. A text version follows below
 * it.
 */
export function FlowDiagram({ family, marks, nameOf }: FlowDiagramProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useMemo(() => drawing(family, nameOf), [family, nameOf])
  const current = drawn.boxes.find((box) => marks?.get(box.id)?.state === 'actual')
  useEffect(() => {
    // scrolls the current step into view inside the frame without moving the page
    if (frame.current === null || current === undefined) return
    const { clientWidth, clientHeight } = frame.current
    frame.current.scrollTo(
      current.x + drawn.box.width / 2 - clientWidth / 2,
      current.y + drawn.box.height / 2 - clientHeight / 2,
    )
  }, [current, drawn])
  const saidOf = (step: string): string => (marks === null ? '' : `, ${wordsOf(marks.get(step))}`)
  const done = family.steps.filter((step) => marks?.get(step.id)?.state === 'hecho').length
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        tabIndex={0}
        role="group"
        aria-label={`Diagrama: ${family.name}`}
      >
        <svg
          className={styles.drawing}
          role="img"
          aria-labelledby={`${id}-t ${id}-d`}
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          width={drawn.width}
          height={drawn.height}
        >
          <title id={`${id}-t`}>{`Flujo: ${family.name}`}</title>
          <desc id={`${id}-d`}>
            {`${family.steps.length} pasos${marks === null ? '' : `, ${done} ${done === 1 ? 'hecho' : 'hechos'}. ${current === undefined ? 'El caso no está ahora en este flujo' : `El caso está en ${current.id}, ${current.title}`}`}. El flujo en palabras está debajo.`}
          </desc>
          <defs>
            <marker
              id={`${id}-m`}
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto"
            >
              <path className={styles.head} d="M0 0L8 4L0 8z" />
            </marker>
          </defs>
          <g className={styles.ways}>
            {drawn.arrows.map((arrow) => (
              <path
                key={arrow.said}
                d={arrow.path}
                strokeDasharray={arrow.back ? '5 4' : undefined}
                markerEnd={`url(#${id}-m)`}
              >
                <title>{arrow.said}</title>
              </path>
            ))}
          </g>
          {drawn.boxes.map((box) => (
            <Box
              key={box.id}
              box={box}
              size={drawn.box}
              mark={box.outside ? undefined : marks?.get(box.id)}
              said={saidOf(box.id)}
            />
          ))}
        </svg>
      </div>
      <ul className={styles.legend} aria-label="Convenciones">
        {marks !== null && (
          <>
            <li data-state="hecho">Hecho, con su fecha</li>
            <li data-state="actual">Paso actual</li>
          </>
        )}
        <li data-state="por-venir">{marks === null ? 'Paso' : 'Por venir'}</li>
        <li data-state="fuera">Otro flujo o fin</li>
      </ul>
      <details className={styles.words}>
        <summary>El flujo en palabras</summary>
        <ol>
          {outline(family, { nameOf }).map((step) => (
            <li key={step.id} aria-current={marks?.get(step.id)?.state === 'actual' ? 'step' : undefined}>
              <strong>
                {step.id} {step.title}
              </strong>
              {marks === null ? '.' : `: ${wordsOf(marks.get(step.id))}.`}
              <ul>
                {step.ways.map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
