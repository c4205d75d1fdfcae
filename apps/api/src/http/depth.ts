/** Documents of the editor, the deepest bodies that are sent in earnest, stay below twenty. */
const DEEPEST = 64

/**
 * Whether a body nests deeper than anything sent in earnest. The attack: brackets without end, which parse quickly but
 * overflow whatever walks through them afterwards by calling itself. So this walk keeps a list of its own.
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
