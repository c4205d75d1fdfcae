/** The part of a family that its drawing needs; screens get only this. */
export interface DiagramFamily {
  readonly id: string
  readonly name: string
  readonly initialStep: string
  readonly steps: readonly {
    readonly id: string
    readonly title: string
    readonly outcomes: readonly {
      readonly label: string
      readonly to: string
      readonly returnTo?: string | undefined
    }[]
  }[]
}
type StepOf = DiagramFamily['steps'][number]

const BOX = { width: 210, height: 58, gapX: 60, gapY: 46, margin: 24, lane: 70 } as const
interface Placed {
  readonly id: string
  readonly title: string
  readonly column: number
  readonly row: number
  /** Leads out of the family: a call to another one, or the end. */
  readonly outside: boolean
}

interface Arrow {
  readonly from: string
  readonly to: string
  readonly label: string
}

/** Labels for special targets. */
export const SPECIAL: Readonly<Record<string, string>> = {
  FIN: 'Fin del caso',
  RETORNO: 'Vuelve al paso que llamó',
  RETORNO_ETAPA: 'Vuelve a la etapa',
  REABRIR: 'Vuelve a resolver',
  SIN_RECURSO: 'Vuelve a esperar la firmeza',
}

/** Arrows inside the drawing: a call becomes an arrow to its return step, labelled with the call. */
function arrowsOf(family: DiagramFamily): Arrow[] {
  const own = new Set(family.steps.map((s) => s.id))
  const arrow = (step: StepOf, o: StepOf['outcomes'][number]): Arrow => {
    if (own.has(o.to) || o.returnTo === undefined) return { from: step.id, to: o.to, label: o.label }
    return { from: step.id, to: o.returnTo, label: `${o.label} (por ${o.to})` }
  }
  return family.steps.flatMap((step) => step.outcomes.map((o) => arrow(step, o)))
}

/** Rows by the longest path from the first step, ignoring cycles; columns in data order. */
function layout(family: DiagramFamily, arrows: readonly Arrow[], nameOf: (step: string) => string): Placed[] {
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
  const used = new Map<number, number>()
  return [...known]
    .toSorted((a, b) => (order.get(a) ?? 999) - (order.get(b) ?? 999))
    .map((id) => {
      const at = row.get(id) ?? deepest + 1
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

/** Wraps a title into at most two lines of a box. */
function lines(title: string, width = 27): string[] {
  const out: string[] = ['']
  for (const word of title.split(' ')) {
    const last = out.at(-1) ?? ''
    if (last !== '' && last.length + word.length + 1 > width) out.push(word)
    else out[out.length - 1] = last === '' ? word : `${last} ${word}`
  }
  const [first = '', second = ''] = out
  return out.length <= 2 ? out : [first, `${second.slice(0, width - 1)}…`]
}

const left = (p: Placed): number => BOX.lane + p.column * (BOX.width + BOX.gapX)
const top = (p: Placed): number => BOX.margin + p.row * (BOX.height + BOX.gapY)

/** SVG path between two steps. Arrows that skip rows or go back run next to the boxes, never behind them. */
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

export interface DrawnBox {
  readonly id: string
  readonly title: string
  /** Title in at most two lines. */
  readonly lines: readonly string[]
  /** Empty when the box is a special target: the end, a return. */
  readonly code: string
  readonly outside: boolean
  readonly x: number
  readonly y: number
}

export interface DrawnArrow {
  readonly path: string
  /** Leads back to an earlier step. */
  readonly back: boolean
  /** 'De PG-03 a Auto de inicio: Sí; No' */
  readonly said: string
}

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly box: { readonly width: number; readonly height: number }
  readonly boxes: readonly DrawnBox[]
  readonly arrows: readonly DrawnArrow[]
}

/** Layout of a family: boxes in rows by distance from the start, and the arrows between them. */
export function drawing(family: DiagramFamily, nameOf: (step: string) => string = (id) => id): Drawing {
  const ways = arrowsOf(family)
  const placed = layout(family, ways, nameOf)
  const at = new Map(placed.map((p) => [p.id, p]))
  const pairs = Map.groupBy(ways, ({ from, to }) => `${from}>${to}`)
  return {
    width: BOX.lane + (Math.max(...placed.map((p) => p.column)) + 1) * (BOX.width + BOX.gapX),
    height: BOX.margin * 2 + (Math.max(...placed.map((p) => p.row)) + 1) * (BOX.height + BOX.gapY) - BOX.gapY,
    box: { width: BOX.width, height: BOX.height },
    boxes: placed.map((p) => ({
      id: p.id,
      title: p.title,
      lines: lines(p.title),
      code: p.outside && p.id in SPECIAL ? '' : p.id,
      outside: p.outside,
      x: left(p),
      y: top(p),
    })),
    arrows: [...pairs.values()].map((all) => {
      // a group has at least one arrow, and both its ends are placed
      const [{ from: a, to: b }] = all as [Arrow]
      const [from, to] = [at.get(a) as Placed, at.get(b) as Placed]
      return {
        path: curve(from, to),
        back: to.row <= from.row,
        said: `De ${from.id} a ${to.title}: ${all.map((one) => one.label).join('; ')}`,
      }
    }),
  }
}
