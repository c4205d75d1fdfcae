import styles from './states.module.css'

/** The specification's loading indicator, for the first load; lists use skeletons afterwards. */
export function Loading({ label = 'Cargando...' }: { readonly label?: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className="v-spinner" aria-hidden />
      <span>{label}</span>
    </div>
  )
}

/** Loading indicator over the whole window: splash, logging out. */
export function LoadingScreen({ label }: { readonly label: string }) {
  return (
    <div className={`${styles.loading} ${styles.screen}`} role="status">
      <span className="v-spinner" aria-hidden />
      <span>{label}</span>
    </div>
  )
}

/** Thin line at the top while the next screen loads. */
export function LoadingBar({ active }: { readonly active: boolean }) {
  if (!active) return null
  return (
    <div className={styles.bar} role="status">
      <span className="v-sr">Cargando...</span>
    </div>
  )
}
