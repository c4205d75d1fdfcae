/** An element as returned by a component, before rendering. */
export interface Drawn {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: unknown }
}

/** All elements a component returned, in order, including those in props. */
export function elementsOf(node: unknown): Drawn[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const one = node as Drawn
  return [one, ...Object.values(one.props).flatMap(elementsOf)]
}

/** Text of a node, without text added by other components. */
export function wordsOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  return typeof node === 'object' && node !== null && 'props' in node
    ? wordsOf((node as Drawn).props.children)
    : ''
}

/** Texts announced as alerts. */
export const alertsIn = (node: unknown): string[] =>
  elementsOf(node)
    .filter(({ props }) => props['role'] === 'alert')
    .map(wordsOf)

/** Calls an element's handler with the given value; fails when there is none. */
export function does(node: unknown, wanted: (one: Drawn) => boolean, what: string, given?: unknown): void {
  const one = elementsOf(node).find((each) => wanted(each) && typeof each.props[what] === 'function')
  if (one === undefined) throw new Error(`Nothing that has ${what}`)
  const work = one.props[what] as (given: unknown) => void
  work(given)
}
