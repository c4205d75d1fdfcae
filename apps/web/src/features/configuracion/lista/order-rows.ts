/** Order of a list whose elements carry their place as a number. */
export interface Placed {
  readonly key: string
  readonly order: number
}

/** The list with one element at another index. */
export function movedTo<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from]
  if (row === undefined || from === to || to < 0 || to >= rows.length) return rows
  const rest = rows.filter((_, i) => i !== from)
  return [...rest.slice(0, to), row, ...rest.slice(to)]
}

/**
 * Elements that need another number for the list to come in this order: one alone where there is room between its
 * neighbours, otherwise as few as exchange the numbers that there are.
 */
export function renumbered(rows: readonly Placed[]): readonly Placed[] {
  if (rows.every(({ order }, i) => i === 0 || (rows[i - 1]?.order ?? -1) < order)) return []
  for (const [i, row] of rows.entries()) {
    const [low, high] = [rows[i - 1]?.order ?? -1, rows[i + 1]?.order ?? Number.MAX_SAFE_INTEGER]
    const others = rows.filter((_, j) => j !== i)
    const inOrder = others.every(({ order }, j) => j === 0 || (others[j - 1]?.order ?? -1) < order)
    if (!inOrder || high - low < 2) continue
    const order = i === rows.length - 1 ? low + 1 : low + Math.floor((high - low) / 2)
    return [{ key: row.key, order }]
  }
  const numbers = rows.map(({ order }) => order).toSorted((a, b) => a - b)
  // two with one number could not be told apart
  const distinct = new Set(numbers).size === numbers.length ? numbers : rows.map((_, i) => i)
  return rows.flatMap(({ key, order }, i) => {
    const next = distinct[i] ?? i
    return next === order ? [] : [{ key, order: next }]
  })
}
