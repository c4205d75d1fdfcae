import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'

export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'none'
const ICONS = {
  ok: IconCircleCheck,
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  bad: IconCircleX,
  none: null,
}

/** State = icon + text + colour. */
export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  const Icon = ICONS[tone]
  return (
    <span className="v-chip" data-tone={tone}>
      {Icon !== null && <Icon aria-hidden size={16} />}
      {children}
    </span>
  )
}
