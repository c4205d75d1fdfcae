import { type DiagramFamily, SPECIAL } from './diagram-layout.ts'

export interface DiagramOptions {
  /** Step that the case is in. */
  readonly current?: string | null
  /** Steps that the case has been through. */
  readonly visited?: readonly string[]
  /** Names of other families' first steps, for arrow ends: 'NOT-01' → 'Notificación…'. */
  readonly nameOf?: (step: string) => string
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
