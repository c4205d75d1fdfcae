/** Ids of the parts of a field, from its path ('predios.0.municipio'): stable, so that links and lists can jump to it. */
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
 * Brings a field into view and puts the cursor in it. A path that has no field of its own leads to the one around it
 * ('fotos.2.caption' → 'fotos.2' → 'fotos'). Returns false when none of them is on the screen.
 */
export function focusField(path: string, root: ParentNode = document): boolean {
  const parts = path.split('.')
  while (parts.length > 0) {
    const field = root.querySelector<HTMLElement>(`#${fieldIds(parts.join('.')).field}`)
    if (field?.dataset['far'] !== undefined) {
      // a row of a long table that is not drawn yet: the focus draws it, and what was meant is looked for again
      field.focus({ preventScroll: true })
      if (field.dataset['far'] === undefined) return focusField(path, root)
    }
    if (field) {
      field.scrollIntoView({ block: 'center' })
      const target = field.querySelector<HTMLElement>(FOCUSABLE)
      /* its input may still be on the way (maps and files come in their own chunks) */
      if (!target) field.tabIndex = -1
      const within = target ?? field
      within.focus({ preventScroll: true })
      return true
    }
    parts.pop()
  }
  return false
}

/** Frames to wait for a section that has just been asked for: about two seconds. */
const FRAMES = 120

/** The same for a field whose section is about to be shown. */
export function focusFieldSoon(path: string, frames = FRAMES): void {
  if (!focusField(path) && frames > 0) requestAnimationFrame(() => focusFieldSoon(path, frames - 1))
}
