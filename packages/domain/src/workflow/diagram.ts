import type { FamilyDef, Outcome, StepDef } from './definition.ts'

export interface DiagramOptions {
  /** step that the case is in */
  readonly current?: string | null
  /** steps that the case has been through */
  readonly visited?: readonly string[]
  /** names of other families' first steps, for the ends of the arrows: 'NOT-01' → 'Notificación…' */
  readonly nameOf?: (step: string) => string
}

const BOX = { width: 210, height: 58, gapX: 60, gapY: 46, margin: 24, lane: 70 } as const
const PALETTE = {
  line: '#5b6b63',
  text: '#14231b',
  box: '#ffffff',
  done: '#e6f2ea',
  here: '#1b6b43',
  out: '#f4f1e8',
} as const

interface Placed {
  readonly id: string
  readonly title: string
  readonly column: number
  readonly row: number
  /** leads out of the family: a call of another one, or the end */
  readonly outside: boolean
}

interface Arrow {
  readonly from: string
  readonly to: string
  readonly label: string
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const SPECIAL: Readonly<Record<string, string>> = {
  FIN: 'Fin del caso',
  RETORNO: 'Vuelve al paso que llamó',
  RETORNO_ETAPA: 'Vuelve a la etapa',
  REABRIR: 'Vuelve a resolver',
  SIN_RECURSO: 'Vuelve a esperar la firmeza',
}

/** Where an outcome goes inside the drawing: a call shows the way back as its arrow and names the call on it. */
function arrowsOf(family: FamilyDef): Arrow[] {
  const own = new Set(family.steps.map((s) => s.id))
  const arrow = (step: StepDef, o: Outcome): Arrow => {
    if (own.has(o.to) || o.returnTo === undefined) return { from: step.id, to: o.to, label: o.label }
    return { from: step.id, to: o.returnTo, label: `${o.label} (por ${o.to})` }
  }
  return family.steps.flatMap((step) => step.outcomes.map((o) => arrow(step, o)))
}

/** Rows by the longest way from the first step, not counting the ways back; columns in the order of the data. */
function layout(family: FamilyDef, arrows: readonly Arrow[], nameOf: (step: string) => string): Placed[] {
  const order = new Map(family.steps.map((s, i) => [s.id, i]))
  const row = new Map<string, number>([[family.initialStep, 0]])
  const deepen = (id: string, path: ReadonlySet<string>): void => {
    for (const { to } of arrows.filter((a) => a.from === id)) {
      if (path.has(to)) continue
      const next = (row.get(id) ?? 0) + 1
      if ((row.get(to) ?? -1) >= next) continue
      row.set(to, next)
      deepen(to, new Set([...path, to]))
    }
  }
  deepen(family.initialStep, new Set([family.initialStep]))
  const known = new Set([...family.steps.map((s) => s.id), ...arrows.map((a) => a.to)])
  const deepest = Math.max(0, ...row.values())
  for (const id of known) if (!row.has(id)) row.set(id, deepest + 1)
  const used = new Map<number, number>()
  return [...known]
    .toSorted((a, b) => (order.get(a) ?? 999) - (order.get(b) ?? 999))
    .map((id) => {
      const at = row.get(id) as number
      const column = used.get(at) ?? 0
      used.set(at, column + 1)
      const step = family.steps.find((s) => s.id === id)
      return {
        id,
        title: step?.title ?? SPECIAL[id] ?? nameOf(id),
        column,
        row: at,
        outside: step === undefined,
      }
    })
}

/** Words of a title in at most two lines of a box. */
function lines(title: string, width = 27): string[] {
  const out: string[] = ['']
  for (const word of title.split(' ')) {
    const last = out.at(-1) as string
    if (last !== '' && last.length + word.length + 1 > width) out.push(word)
    else out[out.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return out.length <= 2 ? out : [out[0] as string, `${(out[1] as string).slice(0, width - 1)}…`]
}

const left = (p: Placed): number => BOX.lane + p.column * (BOX.width + BOX.gapX)
const top = (p: Placed): number => BOX.margin + p.row * (BOX.height + BOX.gapY)

/** A curve from step to step. Ways that skip rows or go back run beside the boxes, never behind them. */
function curve(from: Placed, to: Placed): string {
  const x1 = left(from)
  const x2 = left(to)
  const middle1 = top(from) + BOX.height / 2
  const middle2 = top(to) + BOX.height / 2
  const rows = to.row - from.row
  if (rows === 1) {
    const [a, b] = [x1 + BOX.width / 2, x2 + BOX.width / 2]
    const [y1, y2] = [top(from) + BOX.height, top(to)]
    const bend = (y2 - y1) / 2
    return `M${a} ${y1}C${a} ${y1 + bend} ${b} ${y2 - bend} ${b} ${y2}`
  }
  if (from.column === to.column && rows > 1) {
    const lane = x1 - Math.min(20 + rows * 6, BOX.lane - 8)
    return `M${x1} ${middle1}C${lane} ${middle1} ${lane} ${middle2} ${x2} ${middle2}`
  }
  if (rows > 1) {
    const side = to.column > from.column ? x1 + BOX.width : x1
    const end = x2 + BOX.width / 2
    return `M${side} ${middle1}C${end} ${middle1} ${end} ${middle1} ${end} ${top(to)}`
  }
  const right = Math.max(x1, x2) + BOX.width
  const lane = right + Math.min(24 + Math.abs(rows) * 5, BOX.gapX - 6)
  const spread = rows === 0 ? 14 : 0
  return `M${x1 + BOX.width} ${middle1 - spread}C${lane} ${middle1 - spread} ${lane} ${middle2 + spread} ${x2 + BOX.width} ${middle2 + spread}`
}

function drawArrow(from: Placed, to: Placed, labels: readonly string[], marker: string): string {
  const back = to.row <= from.row ? ' stroke-dasharray="5 4"' : ''
  const said = `De ${from.id} a ${to.title}: ${labels.join('; ')}`
  return `<path d="${curve(from, to)}"${back} marker-end="url(#${marker})"><title>${escape(said)}</title></path>`
}

function drawBox(p: Placed, options: DiagramOptions): string {
  const here = p.id === options.current
  const done = !here && (options.visited ?? []).includes(p.id)
  const fill = here ? PALETTE.here : p.outside ? PALETTE.out : done ? PALETTE.done : PALETTE.box
  const ink = here ? '#ffffff' : PALETTE.text
  const x = left(p)
  const inset = p.outside ? 22 : 12
  const y = top(p)
  const words = lines(p.title)
  const shown = words.map(
    (line, i) =>
      `<text x="${x + inset}" y="${y + 36 + i * 14 - (words.length - 1) * 4}" font-size="12">${escape(line)}</text>`,
  )
  const code =
    p.outside && p.id in SPECIAL
      ? ''
      : `<text x="${x + inset}" y="${y + 17}" font-size="11" font-weight="700">${escape(p.id)}</text>`
  const state = here ? ', paso actual' : done ? ', ya hecho' : ''
  return `<g${here ? ' aria-current="step"' : ''} fill="${ink}"><title>${escape(`${p.id}: ${p.title}${state}`)}</title><rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="${p.outside ? 28 : 8}" fill="${fill}" stroke="${PALETTE.line}" stroke-width="${here ? 2.5 : 1}"/>${code}${shown.join('')}</g>`
}

/**
 * Draws a family from its data as one SVG: boxes in rows by their distance from the start, the current step filled.
 * Accessible by title and description; `outline` says the same in words.
 */
export function diagram(family: FamilyDef, options: DiagramOptions = {}): string {
  const arrows = arrowsOf(family)
  const placed = layout(family, arrows, options.nameOf ?? ((id) => id))
  const at = new Map(placed.map((p) => [p.id, p]))
  const width = BOX.lane + (Math.max(...placed.map((p) => p.column)) + 1) * (BOX.width + BOX.gapX)
  const height =
    BOX.margin * 2 + (Math.max(...placed.map((p) => p.row)) + 1) * (BOX.height + BOX.gapY) - BOX.gapY
  const id = `flujo-${family.id}`
  const pairs = new Map<string, { from: string; to: string; labels: string[] }>()
  for (const { from, to, label } of arrows) {
    const known = pairs.get(`${from}>${to}`)
    if (known === undefined) pairs.set(`${from}>${to}`, { from, to, labels: [label] })
    else known.labels.push(label)
  }
  const drawn = [...pairs.values()].map((a) =>
    drawArrow(at.get(a.from) as Placed, at.get(a.to) as Placed, a.labels, `${id}-m`),
  )
  const current = family.steps.find((s) => s.id === options.current)
  const said = `${family.steps.length} pasos. ${current === undefined ? 'El caso no está en esta familia.' : `El caso está en ${current.id}, ${current.title}.`}`
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${id}-t ${id}-d" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="inherit"><title id="${id}-t">${escape(`Flujo: ${family.name}`)}</title><desc id="${id}-d">${escape(said)}</desc><defs><marker id="${id}-m" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="${PALETTE.line}"/></marker></defs><g fill="none" stroke="${PALETTE.line}">${drawn.join('')}</g>${placed.map((p) => drawBox(p, options)).join('')}</svg>`
}

export interface OutlineStep {
  readonly id: string
  readonly title: string
  readonly current: boolean
  readonly visited: boolean
  /** 'Sí → Liquidación del servicio de evaluación' */
  readonly ways: readonly string[]
}

/** The same drawing in words, for screen readers and for print. */
export function outline(family: FamilyDef, options: DiagramOptions = {}): OutlineStep[] {
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
