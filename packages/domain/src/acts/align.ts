/** One element of two sequences laid side by side: `a` and `b` are indices in the former and the later one. */
export interface Step {
  readonly kind: 'igual' | 'agregado' | 'eliminado'
  readonly a: number
  readonly b: number
}

/** What comparing may cost: pairs of elements that are laid beside each other. It is spent as one goes. */
export interface Budget {
  pairs: number
}
/** A tenth of a second or so, and some 16 MB. */
const MOST_PAIRS = 4_000_000
/** What a comparison costs before it compares anything. */
const EACH = 200

/**
 * Longest common subsequence; common ends are cut first, so that small edits in long texts stay cheap. What is in between
 * costs its length times its length. The attack: a text of half a million words laid beside another one takes all memory
 * of the process that serves everybody; beyond the budget the middle is told as removed and added whole.
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

/** The ends as they are, and between them everything removed and everything added. */
function replaced(head: number, n: number, m: number, tail: number): Step[] {
  const steps: Step[] = []
  for (let k = 0; k < head; k += 1) steps.push({ kind: 'igual', a: k, b: k })
  for (let i = 0; i < n; i += 1) steps.push({ kind: 'eliminado', a: head + i, b: head })
  for (let j = 0; j < m; j += 1) steps.push({ kind: 'agregado', a: head + n, b: head + j })
  for (let k = 0; k < tail; k += 1) steps.push({ kind: 'igual', a: head + n + k, b: head + m + k })
  return steps
}
