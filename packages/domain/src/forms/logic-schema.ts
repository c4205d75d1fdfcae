import { z } from 'zod'
import { OPERATIONS } from './operation-names.ts'

/**
 * JSON Logic expression; `{"var": "key"}` reads an answer. Never evaluated with eval, which the portal's CSP
 * forbids.
 */
type Logic = Readonly<Record<string, unknown>> | boolean

interface LogicFault {
  readonly path: (string | number)[]
  readonly input: unknown
  readonly message: string
}

/** A condition that a definition can store: one known operation a level, and nothing that JSON cannot say. */
export const logicSchema = z.custom<Logic>().check((judged) => {
  const { value } = judged
  if (typeof value === 'boolean') return
  const faults: LogicFault[] =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? faultsOf(value, [])
      : [{ path: [], input: value, message: value === undefined ? 'falta' : 'no es una condición' }]
  for (const fault of faults) judged.issues.push({ code: 'custom', ...fault })
})

/** A plain value, or an expression over what guards read. */
export const expressionSchema = z.custom<Logic | string | number | null>().check((judged) => {
  const { value } = judged
  const faults: LogicFault[] =
    value === undefined ? [{ path: [], input: value, message: 'falta' }] : faultsOf(value, [])
  for (const fault of faults) judged.issues.push({ code: 'custom', ...fault })
})

function faultsOf(part: unknown, path: LogicFault['path']): LogicFault[] {
  if (part === null || typeof part === 'string' || typeof part === 'boolean') return []
  if (typeof part === 'number' && Number.isFinite(part)) return []
  if (Array.isArray(part)) return part.flatMap((one, at) => faultsOf(one, [...path, at]))
  const fault = (message: string): LogicFault[] => [{ path, input: part, message }]
  if (typeof part !== 'object') return fault('no es un valor que una condición pueda leer')
  const [[operation, argument] = ['', undefined], ...more] = Object.entries(part)
  if (operation === '' || more.length > 0) return fault('una condición tiene una sola operación por nivel')
  if (!OPERATIONS.has(operation)) return fault(`la operación «${operation}» no existe`)
  return faultsOf(argument, [...path, operation])
}
