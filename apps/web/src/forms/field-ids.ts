/**
 * Ids of the parts of a field, from its path ('predios.0.municipio'): stable, so that links and lists can jump
 * to it.
 */
export interface FieldIds {
  readonly field: string
  readonly input: string
  readonly label: string
  readonly help: string
  readonly error: string
}

export function fieldIds(path: string): FieldIds {
  const name = `campo-${path.replace(/[^\w-]/g, '-')}`
  return {
    field: name,
    input: `${name}-dato`,
    label: `${name}-nombre`,
    help: `${name}-ayuda`,
    error: `${name}-error`,
  }
}

const FOCUSABLE = 'input:not([type=hidden]):not([disabled]), select, textarea, button, [tabindex="0"]'

/**
 * Scrolls to a field and focuses it. A path without its own field falls back to the enclosing one
 * ('fotos.2.caption' → 'fotos.2' → 'fotos'). Returns false when none is on screen.
 */
export function focusField(path: string, root: ParentNode = document): boolean {
  const parts = path.split('.')
  while (parts.length > 0) {
    const field = root.querySelector<HTMLElement>(`#${fieldIds(parts.join('.')).field}`)
    if (field?.dataset['far'] !== undefined) {
      // a row of a long table that is not rendered yet: focusing renders it, then the target is searched again
      field.focus({ preventScroll: true })
      if (field.dataset['far'] === undefined) return focusField(path, root)
    }
    if (field) {
      field.scrollIntoView({ block: 'center' })
      const target = field.querySelector<HTMLElement>(FOCUSABLE)
      /* its input may still be loading (maps and files have their own chunks) */
      if (!target) field.tabIndex = -1
      const within = target ?? field
      within.focus({ preventScroll: true })
      return true
    }
    parts.pop()
  }
  return false
}

/** Frames to wait for a section just requested: about two seconds. */
const FRAMES = 120

/** Like `focusField`, for a field whose section is about to be shown. */
export function focusFieldSoon(path: string, frames = FRAMES): void {
  if (!focusField(path) && frames > 0) requestAnimationFrame(() => focusFieldSoon(path, frames - 1))
}
