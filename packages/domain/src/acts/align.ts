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
  // asked only for places within both sequences
  const alike = (i: number, j: number): boolean => same(a[i] as T, b[j] as T)
  let head = 0
  while (head < a.length && head < b.length && alike(head, head)) head += 1
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && alike(a.length - 1 - tail, b.length - 1 - tail))
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
      // i + 1 and j + 1 are within its n + 1 rows of m + 1 numbers
      (table[i] as Uint32Array)[j] = alike(head + i, head + j)
        ? ((table[i + 1] as Uint32Array)[j + 1] as number) + 1
        : Math.max((table[i + 1] as Uint32Array)[j] as number, (table[i] as Uint32Array)[j + 1] as number)
  const steps: Step[] = []
  for (let k = 0; k < head; k += 1) steps.push({ kind: 'igual', a: k, b: k })
  let i = 0
  let j = 0
  while (i < n || j < m) {
    if (i < n && j < m && alike(head + i, head + j)) {
      steps.push({ kind: 'igual', a: head + i, b: head + j })
      i += 1
      j += 1
    } else if (
      j >= m ||
      // within the table, as above
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
