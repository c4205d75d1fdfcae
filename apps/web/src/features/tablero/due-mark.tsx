import { IconAlertTriangle, IconClock, IconPlayerPause } from '@tabler/icons-react'
import styles from './tablero.module.css'

interface Due {
  readonly state: string
  readonly words: string
}

const TONES: Readonly<Record<string, 'bad' | 'warn' | 'info'>> = {
  vencido: 'bad',
  vence_hoy: 'warn',
  suspendido: 'info',
}
const SOON = 3
const ICONS = { bad: IconAlertTriangle, warn: IconClock, info: IconPlayerPause }

/** Days left as the server words them. */
export function DueMark({ due }: { readonly due: Due }) {
  const days = /\d+/.exec(due.words)?.[0]
  const soon = due.state === 'corre' && days !== undefined && Number(days) <= SOON
  const tone = soon ? 'warn' : TONES[due.state]
  const Icon = tone === undefined ? null : ICONS[tone]
  return (
    <span className={styles.due} data-tone={tone}>
      {Icon !== null && <Icon aria-hidden size={18} />}
      <strong>{due.words === '' ? 'Sin término' : due.words}</strong>
    </span>
  )
}
