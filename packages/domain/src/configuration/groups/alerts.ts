import type { Permission } from '../../access/permissions.ts'
import { keysIn } from '../../kernel/keys-in.ts'

/** An alert that goes to officials by a permission, unless the authority names a group for it. */
interface Alert {
  /** Spanish */
  readonly name: string
  /** its holders receive it where no group is named, or nobody of the group may */
  readonly usual: Permission
  /** of a group only its holders receive it; for all offices, or for the office that the alert is about */
  readonly needs: Permission
}

/**
 * Alerts that a group can receive instead of who usually does. Those about attacks are not among them: who took over an
 * administrator's account could name a group that sees nothing.
 */
export const ALERTS = {
  ausencia_sin_reemplazo: {
    name: 'Las tareas de un ausente quedan sin reemplazo',
    usual: 'users.admin',
    needs: 'absences.manage',
  },
  publicacion_pendiente: {
    name: 'Hay un acto por publicar en el boletín',
    usual: 'bulletin.publish',
    needs: 'bulletin.publish',
  },
  sede_cerrada: {
    name: 'Cerró una sede y un funcionario sigue en ella',
    usual: 'users.admin',
    needs: 'users.admin',
  },
} as const satisfies Readonly<Record<string, Alert>>

export type AlertId = keyof typeof ALERTS
export const ALERT_IDS = keysIn(ALERTS)
