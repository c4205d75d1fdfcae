/** Whether two words differ by at most `limit` letters inserted, deleted, replaced or swapped with the next. */
export function withinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        // each row has b.length + 1 numbers, and `current` those before j
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        // and so has the row before
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      }
      current.push(cost)
    }
    if (Math.min(...current) > limit) return false
    before = previous
    previous = current
  }
  // the last number of a row
  return (previous[b.length] as number) <= limit
}
