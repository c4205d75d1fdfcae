/** One step of an alignment: `a` and `b` are indices in the former and the later sequence. */
export interface Step {
  readonly kind: 'igual' | 'agregado' | 'eliminado'
  readonly a: number
  readonly b: number
}

/** Remaining comparison cost, in pairs of elements; `align` decrements it. */
export interface Budget {
  pairs: number
}
/** About a tenth of a second and 16 MB. */
const MOST_PAIRS = 4_000_000
/** Fixed cost of one comparison. */
const EACH = 200

/**
 * Longest common subsequence; equal ends are cut first, so small edits in long texts stay cheap. The middle
 * costs the product of its two lengths. Attack: comparing two texts of half a million words exhausts the memory
 * of the shared process; beyond the budget the middle counts as wholly removed and added.
 */
export function align<T>(
  a: readonly T[],
  b: readonly T[],
  same: (x: T, y: T) => boolean,
  budget: Budget = { pairs: MOST_PAIRS },
): Step[] {
  let head = 0
  while (head < a.length && head < b.length && same(a[head] as T, b[head] as T)) head += 1
  let tail = 0
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    same(a[a.length - 1 - tail] as T, b[b.length - 1 - tail] as T)
  )
    tail += 1
  const n = a.length - head - tail
  const m = b.length - head - tail
  const cost = (n + 1) * (m + 1) + EACH
  const affordable = cost <= Math.min(budget.pairs, MOST_PAIRS)
  budget.pairs -= affordable ? cost : EACH
  if (!affordable) return replaced(head, n, m, tail)
  const table = Array.from({ length: n + 1 }, () => new Uint32Array(m + 1))
  for (let i = n - 1; i >= 0; i -= 1)
    for (let j = m - 1; j >= 0; j -= 1)
      (table[i] as Uint32Array)[j] = same(a[head + i] as T, b[head + j] as T)
        ? ((table[i + 1] as Uint32Array)[j + 1] as number) + 1
        : Math.max((table[i + 1] as Uint32Array)[j] as number, (table[i] as Uint32Array)[j + 1] as number)
  const steps: Step[] = []
  for (let k = 0; k < head; k += 1) steps.push({ kind: 'igual', a: k, b: k })
  let i = 0
  let j = 0
  while (i < n || j < m) {
    if (i < n && j < m && same(a[head + i] as T, b[head + j] as T)) {
      steps.push({ kind: 'igual', a: head + i, b: head + j })
      i += 1
      j += 1
    } else if (
      j >= m ||
      (i < n && ((table[i + 1] as Uint32Array)[j] as number) >= ((table[i] as Uint32Array)[j + 1] as number))
    ) {
      steps.push({ kind: 'eliminado', a: head + i, b: head + j })
      i += 1
    } else {
      steps.push({ kind: 'agregado', a: head + i, b: head + j })
      j += 1
    }
  }
  for (let k = 0; k < tail; k += 1) steps.push({ kind: 'igual', a: head + n + k, b: head + m + k })
  return steps
}

/** Equal ends with everything between them removed and added. */
function replaced(head: number, n: number, m: number, tail: number): Step[] {
  const steps: Step[] = []
  for (let k = 0; k < head; k += 1) steps.push({ kind: 'igual', a: k, b: k })
  for (let i = 0; i < n; i += 1) steps.push({ kind: 'eliminado', a: head + i, b: head })
  for (let j = 0; j < m; j += 1) steps.push({ kind: 'agregado', a: head + n, b: head + j })
  for (let k = 0; k < tail; k += 1) steps.push({ kind: 'igual', a: head + n + k, b: head + m + k })
  return steps
}
