/** Editor documents, the deepest legitimate bodies, stay below twenty levels. */
const DEEPEST = 64

/**
 * Whether a body nests deeper than any legitimate one. Attack: endless brackets, which parse quickly but
 * overflow recursive code afterwards; hence this iterative walk.
 */
export function nestsTooDeep(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value).filter(isNested) : [],
    )
  }
  return false
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null
