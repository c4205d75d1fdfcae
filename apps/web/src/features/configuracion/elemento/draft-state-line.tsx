import { IconAlertTriangle, IconCloudCheck, IconCloudUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import { ago } from '../../../forms/draft/save-text.ts'
import { formatInstant } from '../../../ui/formats.tsx'
import styles from '../configuracion.module.css'
import type { DraftState } from './draft-keeper.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** State of the saving: always visible, announced only when it changes. */
export function DraftStateLine({ state }: { readonly state: DraftState }) {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 5_000)
    return () => clearInterval(timer)
  }, [])
  const [seen, announced] = wordsOf(state, deviceNow())
  const bad = state.status === 'fallo' || state.status === 'choque'
  const Icon = bad ? IconAlertTriangle : state.status === 'quieto' ? IconCloudCheck : IconCloudUpload
  return (
    <p className={styles.saved}>
      <Icon aria-hidden className="v-icon" />
      <span aria-hidden>{seen}</span>
      {/* hides the ticking seconds from screen readers, which would read them out forever */}
      <span className="v-sr" role="status">
        {announced}
      </span>
    </p>
  )
}

/** What is seen, and what is announced. */
export function wordsOf({ status, savedAt }: DraftState, now: number): readonly [string, string] {
  if (status === 'guardando' || status === 'escribiendo') return ['Guardando…', '']
  if (status === 'fallo') return ['Sin guardar: queda en este equipo', 'Sin guardar: queda en este equipo']
  if (status === 'choque')
    return ['Sin guardar: otra persona lo cambió', 'Sin guardar: otra persona lo cambió']
  if (savedAt === null) return ['Sin cambios', '']
  if (now - savedAt > DAY_MS)
    return [`Guardado el ${formatInstant(new Date(savedAt).toISOString())}`, 'Guardado']
  return [`Guardado ${ago(now - savedAt)}`, 'Guardado']
}
