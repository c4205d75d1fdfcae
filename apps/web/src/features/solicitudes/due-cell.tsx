import { IconAlertTriangle, IconClock, IconPlayerPause } from '@tabler/icons-react'
import type { InboxRow } from './inbox-query.ts'
import styles from './inbox.module.css'

type Due = InboxRow['due']
const SOON = 3
const ICONS = { bad: IconAlertTriangle, warn: IconClock, info: IconPlayerPause, none: null }

function dueTone(due: Due): keyof typeof ICONS {
  if (due.state === 'vencido') return 'bad'
  if (due.state === 'suspendido') return 'info'
  if (due.state === 'vence_hoy') return 'warn'
  const days = /\d+/.exec(due.words)?.[0]
  return due.state === 'corre' && days !== undefined && Number(days) <= SOON ? 'warn' : 'none'
}

/** Days left: icon, words and colour say the same. */
export function DueCell({ due }: { readonly due: Due }) {
  const tone = dueTone(due)
  const Icon = ICONS[tone]
  return (
    <span className={styles.due} data-tone={tone}>
      {Icon !== null && <Icon aria-hidden size={18} />}
      <strong>{due.words === '' ? 'Sin término' : due.words}</strong>
    </span>
  )
}
