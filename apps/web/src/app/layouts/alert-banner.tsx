import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { ALERT } from '@ventanilla/domain/access/global-alerts'
import { useAlerts } from '../../client/session/alerts.ts'

/** Global alerts in force, above every logged-in screen, except the one that blocks the citizens' login. */
export function AlertBanner() {
  const alerts = useAlerts().filter((alert) => alert.ac_tipo_alerta !== ALERT.citizensNotLoggedIn)
  return (
    <div role="status">
      {alerts.map((alert) => {
        const general = alert.ac_tipo_alerta === ALERT.general
        return (
          <div key={alert.ac_id} className="v-note" data-tone={general ? 'info' : 'warn'} data-flush>
            {general ? (
              <IconInfoCircle aria-hidden className="v-icon" />
            ) : (
              <IconAlertTriangle aria-hidden className="v-icon" />
            )}
            <p>
              <strong>{alert.ac_title_alert}.</strong> {alert.ac_body_alert}
            </p>
          </div>
        )
      })}
    </div>
  )
}
