import { IconWifiOff } from '@tabler/icons-react'
import styles from './states.module.css'

/** Offline notice; the live region is always present so that screen readers announce the change. */
export function OfflineBanner({ online }: { readonly online: boolean }) {
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <IconWifiOff aria-hidden className="v-icon" />
          Sin conexión. Lo que escriba queda guardado en este equipo.
        </p>
      )}
    </div>
  )
}
