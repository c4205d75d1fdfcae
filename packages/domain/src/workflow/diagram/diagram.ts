import { type DiagramFamily, type DrawnBox, drawing, SPECIAL } from './diagram-layout.ts'

export interface DiagramOptions {
  /** Step that the case is in. */
  readonly current?: string | null
  /** Steps that the case has been through. */
  readonly visited?: readonly string[]
  /** Names of other families' first steps, for arrow ends: 'NOT-01' → 'Notificación…'. */
  readonly nameOf?: (step: string) => string
}

const PALETTE = {
  line: '#5b6b63',
  text: '#14231b',
  box: '#ffffff',
  done: '#e6f2ea',
  here: '#1b6b43',
  out: '#f4f1e8',
} as const

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function drawBox(
  p: DrawnBox,
  size: { readonly width: number; readonly height: number },
  options: DiagramOptions,
): string {
  const here = p.id === options.current
  const done = !here && (options.visited ?? []).includes(p.id)
  const fill = here ? PALETTE.here : p.outside ? PALETTE.out : done ? PALETTE.done : PALETTE.box
  const ink = here ? '#ffffff' : PALETTE.text
  const inset = p.outside ? 22 : 12
  const { x, y } = p
  const shown = p.lines.map(
    (line, i) =>
      `<text x="${x + inset}" y="${y + 36 + i * 14 - (p.lines.length - 1) * 4}" font-size="12">${escape(line)}</text>`,
  )
  const code =
    p.code === ''
      ? ''
      : `<text x="${x + inset}" y="${y + 17}" font-size="11" font-weight="700">${escape(p.code)}</text>`
  const state = here ? ', paso actual' : done ? ', ya hecho' : ''
  return `<g${here ? ' aria-current="step"' : ''} fill="${ink}"><title>${escape(`${p.id}: ${p.title}${state}`)}</title><rect x="${x}" y="${y}" width="${size.width}" height="${size.height}" rx="${p.outside ? 28 : 8}" fill="${fill}" stroke="${PALETTE.line}" stroke-width="${here ? 2.5 : 1}"/>${code}${shown.join('')}</g>`
}

/**
 * Draws a family as one SVG: boxes in rows by distance from the start, the current step filled. Accessible by
 * title and description; `outline` is the text equivalent.
 */
export function diagram(family: DiagramFamily, options: DiagramOptions = {}): string {
  const { width, height, box, boxes, arrows } = drawing(family, options.nameOf)
  const id = `flujo-${family.id}`
  const drawn = arrows.map(
    (one) =>
      `<path d="${one.path}"${one.back ? ' stroke-dasharray="5 4"' : ''} marker-end="url(#${id}-m)"><title>${escape(one.said)}</title></path>`,
  )
  const current = family.steps.find((s) => s.id === options.current)
  const said = `${family.steps.length} pasos. ${current === undefined ? 'El caso no está en esta familia.' : `El caso está en ${current.id}, ${current.title}.`}`
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${id}-t ${id}-d" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="inherit"><title id="${id}-t">${escape(`Flujo: ${family.name}`)}</title><desc id="${id}-d">${escape(said)}</desc><defs><marker id="${id}-m" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="${PALETTE.line}"/></marker></defs><g fill="none" stroke="${PALETTE.line}">${drawn.join('')}</g>${boxes.map((p) => drawBox(p, box, options)).join('')}</svg>`
}

export interface OutlineStep {
  readonly id: string
  readonly title: string
  readonly current: boolean
  readonly visited: boolean
  /** 'Sí → Liquidación del servicio de evaluación' */
  readonly ways: readonly string[]
}

/** Text equivalent of the drawing, for screen readers and print. */
export function outline(family: DiagramFamily, options: DiagramOptions = {}): OutlineStep[] {
  const nameOf = (id: string): string =>
    SPECIAL[id] ?? family.steps.find((s) => s.id === id)?.title ?? options.nameOf?.(id) ?? id
  return family.steps.map((step) => ({
    id: step.id,
    title: step.title,
    current: step.id === options.current,
    visited: (options.visited ?? []).includes(step.id),
    ways: step.outcomes.map((o) =>
      o.returnTo === undefined
        ? `${o.label} → ${nameOf(o.to)}`
        : `${o.label} → ${nameOf(o.to)}, y sigue en ${nameOf(o.returnTo)}`,
    ),
  }))
}
