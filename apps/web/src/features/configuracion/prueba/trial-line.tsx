import { configuration } from '@ventanilla/contract/generated/configuration'
import { useState } from 'react'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { formatMoney } from '../../../ui/formats.tsx'
import styles from '../configuracion.module.css'
import { hiddenWords, UsedByRow } from '../efectos/used-by-list.tsx'
import type { ItemName } from '../item-data.ts'
import type { Line } from './trial-data.ts'
import { difference, lineWords } from './trial-words.ts'

interface TrialLineProps {
  readonly name: ItemName
  /** null: it is under way, and its lists still grow */
  readonly trial: string | null
  readonly part: string
  readonly line: Line
}

/** A number of a trial, which opens the cases behind it. */
export function TrialLine({ name, trial, part, line }: TrialLineProps) {
  const [open, setOpen] = useState(false)
  const words = lineWords(line)
  if (trial === null) return <span>{words}</span>
  return (
    <>
      <div className="v-row">
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {words}
        </button>
      </div>
      {open && <TrialCases name={name} trial={trial} part={part} line={line} />}
    </>
  )
}

function TrialCases({ name, trial, part, line }: TrialLineProps & { readonly trial: string }) {
  const list = useList(configuration.trialCases, {
    params: name,
    query: { trial, piece: part, line: line.id },
  })
  const [first] = list.parts
  const { hidden = 0, unnamed = 0 } = first ?? {}
  return (
    <>
      <PlainList
        list={list}
        loading={{ rows: 2, height: 32 }}
        label={line.many}
        className={styles.lines}
        empty={null}
        renderRow={(row) => (
          <li key={row.id}>
            <UsedByRow row={row} />
            {row.before !== null && row.after !== null && (
              <span className="v-small">
                {' '}
                · {formatMoney(row.before)} → {formatMoney(row.after)} ({difference(row.before, row.after)})
              </span>
            )}
          </li>
        )}
      />
      {list.loaded && hidden > 0 && <p className="v-muted">{hiddenWords(hidden)}</p>}
      {unnamed > 0 && (
        <p className="v-muted">Hay {unnamed} más, que la prueba contó y no guardó uno por uno.</p>
      )}
    </>
  )
}
