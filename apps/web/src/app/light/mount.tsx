import { createRoot, hydrateRoot } from 'react-dom/client'
import { bring } from '../../client/brought.ts'
import { App } from '../app.tsx'
import { firstScreen } from '../router.ts'
import { routerState } from '../router-state.ts'

/** Hydrates a server-rendered page with the same components and its embedded data; renders any other anew. */
export async function mount(root: HTMLElement): Promise<void> {
  const drawn = root.dataset['lista']
  if (drawn === undefined) {
    createRoot(root).render(<App />)
    return
  }
  await firstScreen()
  delete root.dataset['lista']
  if (routerState.get().shown?.place.pathname !== drawn) {
    root.replaceChildren()
    createRoot(root).render(<App />)
    return
  }
  const typed = typedFields(root)
  const data = document.getElementById('traido')?.textContent ?? '{}'
  // the answers with which the server drew this page, by key
  bring(new Map(Object.entries(JSON.parse(data) as Record<string, unknown>)))
  hydrateRoot(root, <App />)
  bring(new Map())
  for (const [field, text] of typed) {
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

/** Text typed before the scripts loaded: hydration would restore the server's values. */
function typedFields(root: HTMLElement): [HTMLInputElement, string][] {
  return [...root.querySelectorAll('input')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field, field.value])
}
