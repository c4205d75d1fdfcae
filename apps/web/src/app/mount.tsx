import { createRoot } from 'react-dom/client'
import { readOwnMapBy } from '../forms/kinds/map/own-layers.ts'
import { session } from '../client/session/session.ts'
import { App } from './app.tsx'
import { firstScreen } from './router.ts'

/** Mounts the application. Content served with the page stays until its screen can replace it. */
export async function mount(root: HTMLElement): Promise<void> {
  readOwnMapBy(async () => (await import('../client/map-layers.ts')).readOwnMap())
  const state = session.get()
  const stored = state.phase === 'checking' && state.stored === true
  if (root.dataset['lista'] !== undefined && !stored) await firstScreen()
  delete root.dataset['lista']
  createRoot(root).render(<App />)
}
