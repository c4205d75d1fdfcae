import type { Actor } from '../access/actor.ts'
import { leavesObligations } from '../cases/obligations.ts'
import type { CaseKind } from './case-kind.ts'
import type { Door, FamilyDef, StepDef, Workflow } from './definition.ts'
import { holdsTrue, nest } from './facts.ts'
import type { CaseState, Recipient } from './state.ts'

/** A step at which a case of a family begins without a procedure being filed. */
export interface DoorStep {
  readonly family: FamilyDef
  readonly step: StepDef
  readonly door: Door
}

/** Every door of the workflow, in the order of its families. */
export function doorsOf(workflow: Workflow): DoorStep[] {
  return workflow.families.flatMap((family) =>
    [
      ...(family.door === undefined ? [] : [{ step: family.initialStep, door: family.door }]),
      ...(family.entries ?? []),
    ].flatMap(({ step, door }) => {
      const def = workflow.steps.get(step)
      return def === undefined ? [] : [{ family, step: def, door }]
    }),
  )
}

/** The case beside which one would open, as far as doors depend on it. */
export interface Beside {
  readonly state: CaseState
  readonly radicado: string | null
  readonly expediente: string | null
  readonly kind: CaseKind
  /** families of the cases beside it that have not ended */
  readonly open: readonly string[]
}

/** Whether this door is for this person at all: whom it is not for never learns of it. */
export function isFor({ step, door }: DoorStep, actor: Actor, party: Recipient['role'] | null): boolean {
  if (actor.kind === 'funcionario') return step.roles.some((role) => actor.roles.includes(role))
  if (step.turn !== 'usuario' || door.beside === 'never') return false
  if (door.for === 'anyone') return party === null && step.roles.some((role) => actor.roles.includes(role))
  return party === 'solicitante' || party === 'apoderado' || party === 'tercero'
}

/** What doors read of a case that never changes. */
export const FIXED_FACTS = ['familia', 'flujo', 'tipo', 'posibles'] as const
/** What they read besides: how the case stands now. */
export const PASSING_FACTS = [
  'estado',
  'abierto',
  'radicado',
  'expediente',
  'paso',
  'pasos',
  'turno',
  'partes',
  'actos',
  'obligaciones',
] as const
type FactsOf<K extends readonly string[]> = Readonly<Record<K[number], unknown>>

const fixedFacts = ({ family, flow, ttId, acts }: CaseKind): FactsOf<typeof FIXED_FACTS> => ({
  familia: family,
  flujo: flow,
  tipo: ttId,
  posibles: acts,
})

/**
 * Why a door can never open beside a case of this kind, whatever becomes of it; null where it could, earlier or later. Of
 * those nobody is told: a button that nothing ever opens says nothing to whoever looks.
 */
export function neverOpens({ family, door }: DoorStep, kind: CaseKind): string | null {
  if (door.beside === 'never') return 'No acompaña a otro trámite.'
  if (kind.family === family.id && (door.many !== true || door.among === undefined))
    return 'Este trámite ya es de esa clase.'
  if (!holdsTrue(door.among, { caso: fixedFacts(kind) }))
    return door.whyNot ?? 'No corresponde a esta clase de trámite.'
  // what is to be corrected was never asked
  if (door.answers !== undefined && !door.answers.some((key) => kind.asks.includes(key)))
    return 'La solicitud no trae los datos que se corrigen ahí.'
  return null
}

/**
 * Why nobody may begin one now, as a sentence for whoever looks; null when it may begin. `beside` is null for one that
 * stands by itself. Doors read `caso`, the facts that are named above, and `hecho`, what the case has captured.
 */
export function whyNotOpen(way: DoorStep, beside: Beside | null): string | null {
  const { door, family } = way
  if (beside === null) return door.beside === 'always' ? 'Se abre desde un trámite.' : null
  const never = neverOpens(way, beside.kind)
  if (never !== null) return never
  if (beside.radicado === null) return 'La solicitud todavía es un borrador. Radíquela primero.'
  if (door.many !== true && beside.open.includes(family.id))
    return `Ya hay uno en curso: ${family.name.toLowerCase()}.`
  const { state } = beside
  const passing: FactsOf<typeof PASSING_FACTS> = {
    estado: state.status,
    abierto: !state.flow.closed,
    radicado: beside.radicado,
    expediente: beside.expediente,
    paso: state.flow.tasks.at(-1)?.step ?? null,
    pasos: Object.keys(state.flow.visits),
    turno: state.flow.tasks.at(-1)?.turn ?? null,
    partes: state.parties.map((party) => party.role),
    actos: state.flow.acts.filter((a) => a.phase === 'signed').map((a) => a.template),
    obligaciones: leavesObligations({
      closed: state.flow.closed,
      family: beside.kind.family,
      facts: state.facts,
    }),
  }
  const facts = {
    caso: { ...fixedFacts(beside.kind), ...passing },
    // few doors look at what a case has gathered, and that is a hundred facts
    get hecho() {
      return nest(state.facts)
    },
  }
  return holdsTrue(door.when, facts) ? null : (door.whyNot ?? 'Ahora no se puede.')
}
