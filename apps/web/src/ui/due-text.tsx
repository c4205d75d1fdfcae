import { IconAlertTriangle, IconClock, IconPlayerPause } from '@tabler/icons-react'
import { formatShortDate } from './formats.tsx'
import styles from './due-text.module.css'

interface Due {
  readonly due: string | null
  readonly state: string
  readonly words: string
}

/** Days left at which it turns ochre, parsed from the server's words ('3 días'). */
const SOON = 3

function toneOf(due: Due): 'bad' | 'warn' | 'info' | 'none' {
  if (due.state === 'vencido') return 'bad'
  if (due.state === 'suspendido') return 'info'
  if (due.state === 'vence_hoy') return 'warn'
  const days = /\d+/.exec(due.words)?.[0]
  return due.state === 'corre' && days !== undefined && Number(days) <= SOON ? 'warn' : 'none'
}

const ICONS = { bad: IconAlertTriangle, warn: IconClock, info: IconPlayerPause, none: null }

/** A term in the server's words: icon, text and colour agree. */
export function DueText({ due, withDate = false }: { readonly due: Due; readonly withDate?: boolean }) {
  const tone = toneOf(due)
  const Icon = ICONS[tone]
  return (
    <span className={styles.due} data-tone={tone} data-dated={withDate || undefined}>
      {Icon !== null && <Icon aria-hidden size={18} />}
      <strong>{due.words === '' ? 'Sin término' : due.words}</strong>
      {withDate && due.due !== null && <span className="v-num">{formatShortDate(due.due)}</span>}
    </span>
  )
}
