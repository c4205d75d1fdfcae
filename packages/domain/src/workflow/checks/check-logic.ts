import type { Logic } from '../../forms/definition.ts'
import { OPERATIONS } from '../../forms/operation-names.ts'
import type { StepDef, Workflow } from '../definition/definition.ts'

const OF_CASE: ReadonlySet<string> = new Set(['status', 'interesados', 'vencido', 'territorial'])

export interface LogicPlace {
  readonly workflow: Workflow
  readonly step: StepDef
  /** A guard reads `dato`, `hecho`, `acto` …; a field's condition reads answers by key. */
  readonly over: 'guarda' | 'campo'
  /** Keys captured by some step. */
  readonly captured: ReadonlySet<string>
  /** Facts that no step captures; a trailing `*` matches any ending. */
  readonly computed: readonly string[]
}

/** Spanish messages for a condition's faults: malformed logic, and names that are never filled. */
export function faultsOfLogic(logic: Logic | undefined, place: LogicPlace): string[] {
  if (logic === undefined || typeof logic === 'boolean') return []
  const faults: string[] = []
  visit(logic, place, faults)
  return faults
}

function visit(part: unknown, place: LogicPlace, faults: string[]): void {
  if (Array.isArray(part)) {
    for (const one of part) visit(one, place, faults)
    return
  }
  if (typeof part !== 'object' || part === null) return
  const entries = Object.entries(part)
  const [operator, argument] = entries[0] ?? ['', undefined]
  if (entries.length !== 1) {
    faults.push('Una condición tiene una sola operación por nivel.')
    return
  }
  if (!OPERATIONS.has(operator)) {
    faults.push(`La operación «${operator}» no existe.`)
    return
  }
  if (operator !== 'var') {
    visit(argument, place, faults)
    return
  }
  const path: unknown = Array.isArray(argument) ? argument[0] : argument
  if (typeof path !== 'string' || path === '') faults.push('Una variable no tiene nombre.')
  else {
    const fault = place.over === 'campo' ? faultOfAnswer(path, place) : faultOfName(path, place)
    if (fault !== null) faults.push(fault)
  }
}

const isFact = (name: string, { captured, computed }: LogicPlace): boolean =>
  captured.has(name) ||
  computed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))

function faultOfAnswer(name: string, place: LogicPlace): string | null {
  return isFact(name, place) ? null : `La condición lee ${name}, que nadie captura.`
}

function faultOfName(path: string, place: LogicPlace): string | null {
  const { step, workflow } = place
  if (path === 'hoy') return null
  const [root = '', ...rest] = path.split('.')
  const name = rest.join('.')
  switch (root) {
    case 'dato':
      return step.capture.some((f) => f.key === name)
        ? null
        : `La condición lee el dato ${name}, que este paso no captura.`
    case 'hecho':
      return isFact(name, place) ? null : `La condición lee ${name}, que nadie captura.`
    case 'acto':
    case 'en_curso':
      return step.produces.includes(name)
        ? null
        : `La condición lee el acto ${name}, que este paso no produce.`
    case 'firmado':
    case 'notificado':
      return [...workflow.steps.values()].some((s) => s.produces.includes(name))
        ? null
        : `La condición lee el acto ${name}, que ningún paso produce.`
    case 'conteo':
      return step.capture.some(
        (f) => (f.kind === 'checklist' || f.kind === 'answers') && f.key.replaceAll('.', '_') === name,
      )
        ? null
        : `La condición cuenta ${name}, que no es una lista de este paso.`
    case 'termino':
      if (name !== 'vencido' && name !== 'corre') return `El término no tiene «${name}».`
      return step.term === undefined ? 'La condición mira un término que el paso no tiene.' : null
    case 'notificacion':
      return name === 'pendientes' || name === 'surtida' || name === 'firme'
        ? null
        : `La notificación no tiene «${name}».`
    case 'caso':
      if (OF_CASE.has(name)) return null
      return rest[0] === 'vueltas' && workflow.steps.has(rest[1] ?? '') ? null : `El caso no tiene «${name}».`
    default:
      return `La condición lee «${path}», que no existe.`
  }
}
