import type { ReportGroup } from '@ventanilla/contract/reports.contract'
import type { AskedReport, ReportFilter } from '@ventanilla/domain/reports/question'
import { figureWords } from '@ventanilla/domain/reports/figure-words'
import { leftOutWords } from '@ventanilla/domain/reports/left-out'
import { dimensionOf, MEASURES } from '@ventanilla/domain/reports/subjects'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '../../ui/formats.tsx'
import { listAddress, type ReportAnswer } from './asked.ts'
import styles from './reportes.module.css'

interface FiguresProps {
  readonly asked: AskedReport
  readonly answer: ReportAnswer
}

/** Bars drawn; the table has all groups. */
const DRAWN = 12
/** Rows of a table until all are asked for; a few more are no reason to ask. */
const SHORT = 50
const FEW_MORE = 10

const filtersOf = ({ grupo, subgrupo }: AskedReport, one: ReportGroup): ReportFilter[] => [
  ...(grupo === undefined ? [] : [{ dimension: grupo, value: one.a }]),
  ...(subgrupo === undefined ? [] : [{ dimension: subgrupo, value: one.b }]),
]
const nameOf = ({ aLabel, bLabel }: ReportGroup): string =>
  [aLabel, bLabel].filter((one) => one !== '').join(', ')

/** The figures of a question: the number of all rows, bars, and a table in which each number opens its list. */
export function Figures({ asked, answer }: FiguresProps) {
  const { whole, groups, at } = answer
  const words = (value: number | null): string => figureWords(asked.tema, asked.medida, value)
  return (
    <>
      <p className={styles.whole}>
        <a
          href={listAddress(asked, [], at)}
          aria-label={`${words(whole.value)}: ver las ${whole.rows} filas`}
        >
          <strong className="v-num">{words(whole.value)}</strong>
        </a>{' '}
        <span className="v-muted">
          {MEASURES[asked.medida]}, de {formatNumber(whole.rows, 0)} {whole.rows === 1 ? 'fila' : 'filas'}
          {whole.known < whole.rows && ` (${formatNumber(whole.known, 0)} con dato)`}
          {asked.comparar === 'si' && `. En el período anterior: ${words(whole.before)}`}
        </span>
      </p>
      {groups.length > 0 && (
        <>
          <GroupBars asked={asked} groups={groups} words={words} />
          <GroupTable asked={asked} answer={answer} words={words} />
        </>
      )}
    </>
  )
}

interface DrawnProps {
  readonly words: (value: number | null) => string
  readonly asked: AskedReport
}

/** The picture of the first groups. The table below says the same, so that it is no more than a picture. */
function GroupBars({ asked, groups, words }: DrawnProps & { readonly groups: readonly ReportGroup[] }) {
  const most = asked.medida === 'a_tiempo' ? 1 : Math.max(0, ...groups.map(({ value }) => value ?? 0))
  if (most === 0) return null
  return (
    <ul className={styles.bars} aria-hidden>
      {groups.slice(0, DRAWN).map((one) => (
        <li key={`${one.a}|${one.b}`}>
          <span>{nameOf(one)}</span>
          <span className={styles.track}>
            <span style={{ width: `${(Math.max(0, one.value ?? 0) / most) * 100}%` }} />
          </span>
          <strong className="v-num">{words(one.value)}</strong>
        </li>
      ))}
    </ul>
  )
}

function GroupTable({
  asked,
  answer: { groups, at, cut, whole },
  words,
}: DrawnProps & Pick<FiguresProps, 'answer'>) {
  const [all, setAll] = useState(false)
  const further = useRef<HTMLTableCellElement>(null)
  const shown = all || groups.length <= SHORT + FEW_MORE ? groups : groups.slice(0, SHORT)
  const heads = [asked.grupo, asked.subgrupo].flatMap((one) =>
    one === undefined ? [] : [dimensionOf(asked.tema, one)?.label ?? one],
  )
  return (
    <>
      {/* a wide table scrolls in its own box, which the keyboard reaches */}
      <div className={styles.scroll} role="region" aria-label="Cifras por grupo" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <FigureHead>{MEASURES[asked.medida]}</FigureHead>
              {asked.medida !== 'cuenta' && <FigureHead>Filas</FigureHead>}
              {asked.comparar === 'si' && <FigureHead>Período anterior</FigureHead>}
            </tr>
          </thead>
          <tbody>
            {shown.map((one, i) => (
              <tr key={`${one.a}|${one.b}`}>
                <th
                  scope="row"
                  ref={i === SHORT ? further : undefined}
                  tabIndex={i === SHORT ? -1 : undefined}
                >
                  {one.aLabel}
                </th>
                {asked.subgrupo !== undefined && <td>{one.bLabel}</td>}
                <td className="v-num">
                  {one.rows === 0 ? (
                    words(one.value)
                  ) : (
                    <a
                      href={listAddress(asked, filtersOf(asked, one), at)}
                      aria-label={`${nameOf(one)}: ${words(one.value)}, ver la lista`}
                    >
                      {words(one.value)}
                    </a>
                  )}
                </td>
                {asked.medida !== 'cuenta' && <td className="v-num">{formatNumber(one.rows, 0)}</td>}
                {asked.comparar === 'si' && <td className="v-num">{words(one.before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < groups.length && (
        <div>
          <button
            type="button"
            className="v-btn"
            data-kind="default"
            onClick={() => {
              // the button disappears: its focus goes to the first row that it brings
              flushSync(() => setAll(true))
              further.current?.focus()
            }}
          >
            Mostrar los {formatNumber(groups.length, 0)} grupos
          </button>
        </div>
      )}
      {cut && (
        <p className="v-hint">
          {leftOutWords(groups, whole)} Ponga un filtro o agrupe por otra cosa para verlos.
        </p>
      )}
    </>
  )
}

/** The heading of figures, at the right like they are. */
const FigureHead = ({ children }: { readonly children: ReactNode }) => (
  <th scope="col" className="v-num">
    {children}
  </th>
)
