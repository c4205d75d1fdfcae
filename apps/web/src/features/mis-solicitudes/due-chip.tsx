import { IconAlertTriangle, IconClock, IconPlayerPause } from '@tabler/icons-react'
import { formatShortDate } from '../../ui/formats.tsx'
import styles from './mis-solicitudes.module.css'

interface Due {
  readonly due: string | null
  readonly state: 'corre' | 'vence_hoy' | 'vencido' | 'suspendido' | 'sin_termino'
  readonly words: string
}

const TONES = {
  corre: 'none',
  vence_hoy: 'warn',
  vencido: 'bad',
  suspendido: 'info',
  sin_termino: 'none',
} as const
const ICONS = {
  corre: IconClock,
  vence_hoy: IconClock,
  vencido: IconAlertTriangle,
  suspendido: IconPlayerPause,
  sin_termino: null,
}

/** Time left in the server's words, with its date; renders nothing when no term runs. */
export function DueChip({ due }: { readonly due: Due }) {
  if (due.state === 'sin_termino' || due.words === '') return null
  const Icon = ICONS[due.state]
  const date = due.due === null || due.state === 'suspendido' ? '' : ` · ${formatShortDate(due.due)}`
  return (
    <span className={`v-chip v-num ${styles.chip}`} data-tone={TONES[due.state]}>
      {Icon !== null && <Icon aria-hidden size={16} />}
      {due.words}
      {date}
    </span>
  )
}
