import { IconAlertTriangle, IconCircleCheck, IconClock, IconPlayerPause } from '@tabler/icons-react'
import { formatShortDate } from './formats.tsx'
import styles from './plazo.module.css'

interface PlazoProps {
  /** business days left; 0 is today, negative is overdue; null when nothing runs */
  readonly daysLeft: number | null
  /** 'YYYY-MM-DD' or an instant; shown after the words */
  readonly due?: string | null
  readonly state?: 'corre' | 'pausa' | 'cumplido'
  /** days at which it turns ochre */
  readonly soon?: number
}

/** Days left in words: 'Vence hoy', '3 días', 'Vencida hace 2 días', 'En pausa'. */
export function plazoWords(daysLeft: number | null, state: PlazoProps['state'] = 'corre'): string {
  if (state === 'pausa') return 'En pausa'
  if (state === 'cumplido') return 'Cumplido'
  if (daysLeft === null) return 'Sin término'
  const days = Math.abs(daysLeft)
  const words = days === 1 ? '1 día' : `${days} días`
  if (daysLeft < 0) return `Vencida hace ${words}`
  return daysLeft === 0 ? 'Vence hoy' : words
}

/** A term: icon, words and colour say the same, then the date. */
export function Plazo({ daysLeft, due, state = 'corre', soon = 3 }: PlazoProps) {
  const tone =
    state === 'pausa'
      ? 'info'
      : state === 'cumplido'
        ? 'ok'
        : daysLeft === null
          ? 'none'
          : daysLeft < 0
            ? 'bad'
            : daysLeft <= soon
              ? 'warn'
              : 'none'
  const Icon = {
    info: IconPlayerPause,
    ok: IconCircleCheck,
    bad: IconAlertTriangle,
    warn: IconClock,
    none: null,
  }[tone]
  return (
    <span className={styles.plazo} data-tone={tone}>
      {Icon !== null && <Icon aria-hidden size={18} />}
      <strong>{plazoWords(daysLeft, state)}</strong>
      {due != null && <span className={`v-num ${styles.date ?? ''}`}>{formatShortDate(due)}</span>}
    </span>
  )
}
