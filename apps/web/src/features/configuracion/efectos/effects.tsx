import { countedWords } from '@ventanilla/domain/configuration/in-use'
import { useState } from 'react'
import { failureText } from '../../../client/network/http.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import styles from '../configuracion.module.css'
import type { ItemName } from '../item-data.ts'
import { isOpenKind, itemAddress } from '../puertas/doors.ts'
import { type Effects as EffectsOfItem, type UseShown, useEffects } from './effects-data.ts'
import { usesShown } from './in-use.ts'
import { UsedByList } from './used-by-list.tsx'

/** What changes affect: numbers that open the list behind them. */
export function Effects({ names }: { readonly names: readonly ItemName[] }) {
  const read = useEffects(names)
  const again = (): void => void read.refetch()
  if (names.length === 0) return null
  if (read.error !== null && read.data === undefined)
    return <ErrorState onRetry={again}>{failureText(read.error)}</ErrorState>
  if (read.data === undefined) return <SkeletonRows rows={2} height={32} />
  return read.data.map((effects) => (
    <div key={`${effects.kind} ${effects.key}`} className="v-stack" data-gap="2">
      {names.length > 1 && <strong>{effects.title}</strong>}
      <ItemEffects effects={effects} busy={read.isFetching} onAgain={again} />
    </div>
  ))
}

interface ItemEffectsProps {
  readonly effects: EffectsOfItem
  readonly busy: boolean
  readonly onAgain: () => void
}

export function ItemEffects({ effects, busy, onAgain }: ItemEffectsProps) {
  const { unused, items, hiddenItems } = effects
  const uses = usesShown(effects)
  const named = items.length + hiddenItems > 0
  if (uses.length === 0 && !named)
    return <p className="v-muted">{unused ?? 'Hoy no lo usa nada de lo que está en curso.'}</p>
  return (
    <>
      {unused !== null && <p className="v-muted">{unused}</p>}
      <ul className={styles.lines}>
        {uses.map((use) => (
          <li key={use.id} className="v-stack" data-gap="2">
            <UseLine effects={effects} use={use} />
          </li>
        ))}
        {named && (
          <li>
            Lo nombran: <NamedBy items={items} hidden={hiddenItems} />
          </li>
        )}
      </ul>
      {uses.some(({ count }) => count === null) && (
        <div className="v-row">
          <ActionButton busy={busy} onPress={onAgain}>
            Contar de nuevo
          </ActionButton>
        </div>
      )}
    </>
  )
}

function UseLine({ effects, use }: { readonly effects: EffectsOfItem; readonly use: UseShown }) {
  const [open, setOpen] = useState(false)
  const words = countedWords(use)
  if (!use.lists || use.count === null) return <span>{words}</span>
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
        {use.screen !== null && <a href={use.screen}>Ver en su lista</a>}
      </div>
      {open && <UsedByList kind={effects.kind} itsKey={effects.key} use={use.id} words={use.many} />}
    </>
  )
}

function NamedBy({ items, hidden }: { readonly items: EffectsOfItem['items']; readonly hidden: number }) {
  return (
    <>
      {items.map(({ kind, key, title }, i) => (
        <span key={`${kind} ${key}`}>
          {i > 0 && ', '}
          {isOpenKind(kind) ? <a href={itemAddress(kind, key)}>{title}</a> : title}
        </span>
      ))}
      {hidden > 0 && ` ${items.length > 0 ? 'y ' : ''}${hidden} que su rol no ve`}
    </>
  )
}
