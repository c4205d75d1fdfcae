import jsonLogic from 'json-logic-js'
import type { Logic } from './definition.ts'
import { nest } from './nest.ts'
import { registerOperations } from './operations.ts'

registerOperations()

type Data = Readonly<Record<string, unknown>>

/** Nests dotted keys of task data (the acts' variables), because JSON Logic resolves dots as paths. */
function reachable(data: Data): Data {
  // stored answers can be any value: one without keys resolves nothing
  return Object.keys((data as Data | null) ?? {}).some((key) => key.includes('.'))
    ? { ...data, ...nest(data) }
    : data
}

/** Value of an expression; null for a broken expression. Never throws. */
export const evaluate = (logic: unknown, data: Data): unknown => applied(logic, reachable(data))

function applied(logic: unknown, reached: Data): unknown {
  try {
    // the library's type of a rule is narrower than what a definition can store, and its result is any
    return (jsonLogic.apply(logic as never, reached) as unknown) ?? null
  } catch {
    return null
  }
}

/** Truth as JSON Logic defines it: an empty list is false. */
export function truthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

function isExpression(logic: unknown): logic is Record<string, unknown> {
  return (
    typeof logic === 'object' && logic !== null && !Array.isArray(logic) && Object.keys(logic).length === 1
  )
}

/** Operations that evaluate their second argument against list elements, not against the answers. */
const OVER_ELEMENTS = new Set(['map', 'filter', 'reduce', 'all', 'some', 'none'])

/** Names that an expression reads, up to the first dot: its field dependencies. */
export function readsOf(logic: unknown): string[] {
  return [...new Set(pathsOf(logic).map((path) => path.split('.')[0] ?? path))]
}

/** Full paths that an expression reads. */
export function pathsOf(logic: unknown): string[] {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit)
    else if (isExpression(part)) {
      const [operator = '', argument] = Object.entries(part)[0] ?? []
      if (operator === 'var') {
        const path: unknown = Array.isArray(argument) ? argument[0] : argument
        if (typeof path === 'string' && path !== '') found.add(path)
      } else if (OVER_ELEMENTS.has(operator) && Array.isArray(argument)) visit(argument[0])
      else visit(argument)
    }
  }
  visit(logic)
  return [...found]
}

const COMPARISONS = new Set(['==', '===', '!=', '!==', '>', '>=', '<', '<=', 'in', '!', '!!'])

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function withoutMissing(logic: unknown, reached: Data): unknown {
  if (Array.isArray(logic)) return logic.map((part) => withoutMissing(part, reached))
  if (!isExpression(logic)) return logic
  const [operator = '', argument] = Object.entries(logic)[0] ?? []
  if (operator === 'var') return logic
  if (COMPARISONS.has(operator) && pathsOf(logic).some((name) => isMissing(applied({ var: name }, reached))))
    return false
  if (OVER_ELEMENTS.has(operator)) return logic
  return { [operator]: withoutMissing(argument, reached) }
}

/**
 * Whether a condition holds. A comparison with a hidden or unanswered field is false, also `!=` and `!`
 * (decision 36), so that an unanswered question neither opens another one nor requires a document.
 */
export function holds(condition: Logic | undefined, data: Data): boolean {
  if (condition === undefined) return true
  if (typeof condition === 'boolean') return condition
  // nests the keys once for the whole condition: a task can have a hundred facts
  const reached = reachable(data)
  return truthy(applied(withoutMissing(condition, reached), reached))
}
