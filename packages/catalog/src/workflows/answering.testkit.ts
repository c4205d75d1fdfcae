import { holds } from '@ventanilla/domain/forms/conditions'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import { brokenRules } from '@ventanilla/domain/forms/filled/validate'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { EXTENSION_DAYS } from '@ventanilla/domain/workflow/state/extension'
import { APPELLANTS, listsOf } from '@ventanilla/domain/workflow/state/stages'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import { captureForm } from '@ventanilla/domain/workflow/definition/step-answers'
import { addDays } from '@ventanilla/domain/terms/dates'
import { completeSurfaceWater } from '../procedures/surface-water/examples.ts'
import { SHIPPED_LISTS } from './shipped-lists.testkit.ts'

/** Integers from 0 to below `below`; the walk's only source of randomness. */
export type Dice = (below: number) => number

/** Deterministic: the same seed yields the same numbers. */
export function diceOf(seed: number): Dice {
  let a = seed >>> 0
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}

export interface Answering {
  readonly state: CaseState
  readonly today: string
  readonly dice: Dice
  readonly staffWith: (roles: readonly string[]) => string
}

const VERDICTS = ['cumple', 'no_cumple', 'no_aplica'] as const
const FILE = { fileId: 'f1', name: 'archivo.pdf', size: 1000, mime: 'application/pdf' }
export const DOCUMENTS = [
  { id: 'd1', title: 'Certificado de tradición' },
  { id: 'd2', title: 'Plano' },
]

/** Items of a step's checklists and answers, as the server supplies them. */
export function itemsFor(step: StepDef, state: CaseState): CaseItems {
  const source = step.capture.find((f) => f.kind === 'checklist' || f.kind === 'answers')?.optionsFrom
  if (source === undefined) return {}
  if (source === 'documentos') return { documents: DOCUMENTS }
  const asked = state.facts[source]
  return { requirements: (Array.isArray(asked) ? asked : []) as { id: string; text: string }[] }
}

function verdicts(ids: readonly string[], dice: Dice): Record<string, unknown> {
  return Object.fromEntries(
    ids.map((id) => {
      const verdict = VERDICTS[dice(3)] as string
      return [id, verdict === 'cumple' ? { verdict } : { verdict, reason: 'Falta el sello.' }]
    }),
  )
}

/** Dates of past actions, recorded on the same day. */
const TODAY: ReadonlySet<string> = new Set([
  'aviso.fecha_desfijacion',
  'aviso.fecha_entrega',
  'notificacion.fecha',
])

/** Dates in the future. */
const AHEAD: ReadonlySet<string> = new Set(['desistimiento.nuevo_plazo', 'visita.fecha_nueva'])

const appellantsOf = ({ facts }: CaseState) => listsOf(SHIPPED_LISTS, facts).options[APPELLANTS] ?? []

/** A valid answer to one field; the property test validates it with the form's own rules. */
function answer(field: FieldDef, step: StepDef, a: Answering): unknown {
  const { dice, today, state } = a
  const items = itemsFor(step, state)
  switch (field.kind) {
    case 'text':
      if (field.key === 'notificacion.hora') return `1${dice(10)}:30`
      return `Texto ${dice(100)}`.slice(0, field.maxLength ?? 50)
    case 'longText':
      return `Texto largo ${dice(100)} de la persona que trabaja en el caso.`
    case 'integer':
      // no term that can be extended is shorter
      if (EXTENSION_DAYS.includes(field.key)) return 1 + dice(10)
      return (field.min ?? 0) + dice((field.max ?? 50) - (field.min ?? 0) + 1)
    case 'money':
      return dice(3) === 0 ? (field.min ?? 0) : 100_000 + dice(5_000_000)
    case 'decimal':
    case 'surface':
    case 'flow': {
      const least = field.min ?? 1
      return least + dice(Math.max(1, Math.floor((field.max ?? 100) - least)))
    }
    case 'date':
      // a posted notice keeps its posting date, and is removed on the day on which that is recorded
      if (field.key === 'aviso.fecha_fijacion' && typeof state.facts[field.key] === 'string')
        return state.facts[field.key]
      if (TODAY.has(field.key)) return today
      // the start of a period, before its end
      if (field.key.endsWith('.desde')) return addDays(today, -3 - dice(40))
      return addDays(today, AHEAD.has(field.key) ? 1 + dice(40) : -dice(3))
    case 'choice': {
      // the case's own lists, fixed when it was opened
      const options =
        field.optionsFrom === undefined
          ? field.options
          : listsOf(SHIPPED_LISTS, state.facts).options[field.optionsFrom]
      return options?.[dice(options.length)]?.value
    }
    case 'multi': {
      // admits at least one appellant
      const listed = field.optionsFrom === APPELLANTS ? appellantsOf(state).slice(1) : field.options
      const all = (listed ?? []).map((option) => option.value)
      const some = all.filter(() => dice(2) === 0)
      return some.length === 0 && field.required ? all.slice(0, 1) : some
    }
    case 'yesNo':
      return dice(2) === 1
    case 'declaration':
      return true
    case 'email':
      return 'persona@correo.test'
    case 'office':
      if (field.key === 'traslado.territorial') return state.facts['traslado.destino']
      // a case must move to an office other than its own
      return field.key === 'traslado.destino' && state.office === 'ibague' ? 'norte' : 'ibague'
    case 'staff':
      return a.staffWith(field.roles ?? [])
    case 'checklist':
      return verdicts(
        (items.documents ?? []).map((d) => d.id),
        dice,
      )
    case 'answers': {
      const ids = (items.requirements ?? []).map((r) => r.id)
      return field.answeredBy === 'solicitante'
        ? Object.fromEntries(ids.map((id) => [id, { text: 'Lo aporto.', fileIds: [] }]))
        : verdicts(ids, dice)
    }
    case 'requirements':
      return Array.from({ length: 1 + dice(3) }, (_, i) => ({ id: `r${i + 1}`, text: `Punto ${i + 1}` }))
    case 'recipient': {
      const pending = state.flow.notifying?.recipients.filter((r) => r.legalOn === null) ?? []
      const one = pending[dice(Math.max(pending.length, 1))]
      return one && { personId: one.personId, name: one.name, means: 'personal' }
    }
    case 'feeTable':
      return [
        {
          category: 'Profesional',
          dailyFee: 200_000,
          visits: 1,
          daysPerVisit: 1,
          daysReport: 2,
          perDiem: 90_000,
        },
      ]
    case 'document':
      return [FILE]
    case 'attendees':
      return [{ name: 'Marta Ruiz', document: '52111222', capacity: 'propietaria' }]
    case 'point':
      return { lat: 4.44, lon: -75.23 }
    case 'phone':
      return '3115550142'
    case 'table':
      // registry numbers of plots cannot be generated at random
      if (field.key === 'predios') return completeSurfaceWater.predios
      return Array.from({ length: Math.max(field.minRows ?? 1, 1) }, () =>
        (field.columns ?? []).reduce<Record<string, unknown>>(
          (row, column) =>
            holds(column.condition, { ...a.state.facts, ...row })
              ? { ...row, [column.key]: answer(column, step, a) }
              : row,
          {},
        ),
      )
    default:
      throw new Error(`El paseo no sabe responder el campo ${field.key} (${field.kind})`)
  }
}

/**
 * Valid captured data of a step: visible fields only, optional ones at random, `fixed` values as given. Redrawn
 * while it breaks a rule of the step; fixed values can still break one after the last attempt.
 */
export function captureData(
  step: StepDef,
  a: Answering,
  fixed: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const around = { today: a.today, office: a.state.office, facts: a.state.facts }
  let data = drawn(step, a, fixed)
  for (let tries = 0; tries < 20 && brokenRules(captureForm(step), data, around).length > 0; tries++)
    data = drawn(step, a, fixed)
  return data
}

function drawn(
  step: StepDef,
  a: Answering,
  fixed: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const field of step.capture) {
    if (field.readOnly === true || !holds(field.condition, { ...a.state.facts, ...data })) continue
    if (field.key in fixed) {
      data[field.key] = fixed[field.key]
      continue
    }
    if (!field.required && (field.kind === 'photos' || a.dice(2) === 0)) continue
    const value = answer(field, step, a)
    if (value !== undefined) data[field.key] = value
  }
  return data
}
