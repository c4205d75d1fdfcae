import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './pane-tabs.module.css'

export interface PaneTab {
  readonly key: string
  readonly label: string
  readonly count?: number | undefined
}

interface PaneTabsProps {
  readonly label: string
  readonly tabs: readonly PaneTab[]
  readonly active: string
  readonly onChange: (key: string) => void
  /** the open panel */
  readonly children: ReactNode
  readonly panelClass?: string | undefined
}

/** Tabs inside a pane: arrows, Inicio and Fin move between them; the panel scrolls and is focusable. */
export function PaneTabs({ label, tabs, active, onChange, children, panelClass }: PaneTabsProps) {
  const id = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const list = useRef<HTMLDivElement>(null)
  // an address can open one that lies beyond the edge
  useEffect(() => {
    const button = buttons.current.get(active)
    const box = list.current
    if (button === undefined || box === null) return
    const [left, right] = [
      button.offsetLeft - box.offsetLeft,
      button.offsetLeft - box.offsetLeft + button.offsetWidth,
    ]
    if (left < box.scrollLeft) box.scrollLeft = left
    else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth
  }, [active])
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const to = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const next = to === undefined ? undefined : tabs[to]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.key)
    buttons.current.get(next.key)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            ref={(element) => {
              if (element === null) buttons.current.delete(tab.key)
              else buttons.current.set(tab.key, element)
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active}`}
        tabIndex={0}
        className={`${styles.panel ?? ''} ${panelClass ?? ''}`}
      >
        {children}
      </div>
    </>
  )
}
