import { useSyncExternalStore } from 'react'
import { setAppearance, subscribeAppearance, type Theme, themeInForce } from '../../ui/appearance.ts'
import styles from './cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'

const THEMES: readonly (readonly [Theme, string])[] = [
  ['claro', 'Claro'],
  ['oscuro', 'Oscuro'],
  ['contraste', 'Alto contraste'],
]

/** Theme of the portal on this device. */
export function ProfileAppearance() {
  const theme = useSyncExternalStore(subscribeAppearance, themeInForce)
  return (
    <ProfileCard title="Apariencia">
      <div role="radiogroup" aria-label="Tema" className={styles.segments}>
        {THEMES.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="tema"
              value={value}
              checked={theme === value}
              onChange={() => setAppearance({ theme: value })}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="v-hint">Se guarda en este equipo.</p>
    </ProfileCard>
  )
}
