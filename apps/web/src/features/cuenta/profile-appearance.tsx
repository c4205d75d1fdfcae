import { useSyncExternalStore } from 'react'
import {
  setAppearance,
  subscribeAppearance,
  type TextSize,
  textSizeInForce,
  type Theme,
  themeInForce,
} from '../../ui/appearance.ts'
import styles from './cuenta.module.css'
import { ProfileCard } from './profile-card.tsx'

const THEMES: readonly (readonly [Theme, string])[] = [
  ['claro', 'Claro'],
  ['oscuro', 'Oscuro'],
  ['contraste', 'Alto contraste'],
]

const SIZES: readonly (readonly [TextSize, string])[] = [
  ['normal', 'Normal'],
  ['grande', 'Grande'],
  ['mayor', 'Muy grande'],
]

/** Theme of the portal and size of its text on this device. */
export function ProfileAppearance() {
  const theme = useSyncExternalStore(subscribeAppearance, themeInForce)
  const size = useSyncExternalStore(subscribeAppearance, textSizeInForce)
  return (
    <ProfileCard title="Apariencia">
      <h3 id="tema">Tema</h3>
      <div role="radiogroup" aria-labelledby="tema" className={styles.segments}>
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
      <h3 id="letra">Tamaño de la letra</h3>
      <div role="radiogroup" aria-labelledby="letra" className={styles.segments}>
        {SIZES.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="letra"
              value={value}
              checked={size === value}
              onChange={() => setAppearance({ size: value })}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="v-hint">Se guarda en este equipo.</p>
    </ProfileCard>
  )
}
