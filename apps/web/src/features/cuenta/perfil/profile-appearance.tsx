import { useSyncExternalStore } from 'react'
import {
  setAppearance,
  subscribeAppearance,
  type TextSize,
  textSizeInForce,
  type Theme,
  themeInForce,
} from '../../../ui/appearance.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ProfileCard } from './profile-card.tsx'

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'claro', label: 'Claro' },
  { value: 'oscuro', label: 'Oscuro' },
  { value: 'contraste', label: 'Alto contraste' },
]

const SIZES: readonly { readonly value: TextSize; readonly label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'grande', label: 'Grande' },
  { value: 'mayor', label: 'Muy grande' },
]

/** Theme and text size on this device. */
export function ProfileAppearance() {
  const theme = useSyncExternalStore(subscribeAppearance, themeInForce)
  const size = useSyncExternalStore(subscribeAppearance, textSizeInForce)
  return (
    <ProfileCard title="Apariencia">
      <h3 id="tema">Tema</h3>
      <Segments
        labelledBy="tema"
        name="tema"
        options={THEMES}
        value={theme}
        onChange={(value) => setAppearance({ theme: value })}
      />
      <h3 id="letra">Tamaño de la letra</h3>
      <Segments
        labelledBy="letra"
        name="letra"
        options={SIZES}
        value={size}
        onChange={(value) => setAppearance({ size: value })}
      />
      <p className="v-hint">Se guarda en este equipo.</p>
    </ProfileCard>
  )
}
