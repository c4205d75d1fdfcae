import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

const ICONS = { info: IconInfoCircle, ok: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX }

/** Inline note: information, success, warning, problem. */
export function Note({
  tone = 'info',
  title,
  role,
  children,
}: {
  readonly tone?: keyof typeof ICONS
  readonly title?: string
  readonly role?: 'alert' | 'status'
  readonly children?: ReactNode
}) {
  const Icon = ICONS[tone]
  return (
    <div className="v-note" data-tone={tone} role={role}>
      <Icon aria-hidden className="v-icon" />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  )
}
