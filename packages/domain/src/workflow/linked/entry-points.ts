import type { Actor } from '../../access/actor.ts'
import { leavesObligations } from '../definition/obligations.ts'
import type { CaseKind } from '../definition/case-kind.ts'
import type { FamilyDef, StepDef, Workflow } from '../definition/definition.ts'
import type { EntryPoint } from '../definition/linking.ts'
import { nest } from '../../forms/nest.ts'
import { holdsTrue } from '../state/facts.ts'
import { notifiedActs } from '../state/revocable-acts.ts'
import type { CaseState, Recipient } from '../state/state.ts'

/** A step at which a case of a family starts without filing a procedure. */
export interface EntryStep {
  readonly family: FamilyDef
  readonly step: StepDef
  readonly entryPoint: EntryPoint
}

/** Every entry point of the workflow, in family order. */
export function entryPointsOf(workflow: Workflow): EntryStep[] {
  return workflow.families.flatMap((family) =>
    [
      ...(family.entryPoint === undefined
        ? []
        : [{ step: family.initialStep, entryPoint: family.entryPoint }]),
      ...(family.entries ?? []),
    ].flatMap(({ step, entryPoint }) => {
      const def = workflow.steps.get(step)
      return def === undefined ? [] : [{ family, step: def, entryPoint }]
    }),
  )
}

/** The parent case, as far as entry points depend on it. */
export interface Beside {
  readonly state: CaseState
  readonly radicado: string | null
  readonly expediente: string | null
  readonly kind: CaseKind
  /** Families of its linked cases that have not ended. */
  readonly open: readonly string[]
}

/** Whether the actor can see this entry point at all; others never do. */
export function isFor(
  { step, entryPoint }: EntryStep,
  actor: Actor,
  party: Recipient['role'] | null,
): boolean {
  if (actor.kind === 'funcionario') return step.roles.some((role) => actor.roles.includes(role))
  if (step.turn !== 'usuario' || entryPoint.beside === 'never') return false
  if (entryPoint.for === 'anyone')
    return party === null && step.roles.some((role) => actor.roles.includes(role))
  return party === 'solicitante' || party === 'apoderado' || party === 'tercero'
}

/** Constant facts of a case that entry points read. */
export const FIXED_FACTS = ['familia', 'flujo', 'tipo', 'posibles'] as const
/** Current facts of a case that entry points also read. */
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
  'notificados',
  'obligaciones',
] as const
type FactsOf<K extends readonly string[]> = Readonly<Record<K[number], unknown>>

const fixedFacts = ({ family, flow, ttId, acts }: CaseKind): FactsOf<typeof FIXED_FACTS> => ({
  familia: family,
  flujo: flow,
  tipo: ttId,
  posibles: acts,
})

/** Why this case can never start here; the button is hidden. Null when it could start, earlier or later. */
export function neverOpens({ family, entryPoint }: EntryStep, kind: CaseKind): string | null {
  if (entryPoint.beside === 'never') return 'No acompaña a otro trámite.'
  if (kind.family === family.id && (entryPoint.many !== true || entryPoint.among === undefined))
    return 'Este trámite ya es de esa clase.'
  if (!holdsTrue(entryPoint.among, { caso: fixedFacts(kind) }))
    return entryPoint.whyNot ?? 'No corresponde a esta clase de trámite.'
  // the application never asked for the data to correct
  if (entryPoint.answers !== undefined && !entryPoint.answers.some((key) => kind.asks.includes(key)))
    return 'La solicitud no trae los datos que se corrigen ahí.'
  return null
}

/**
 * Why a case cannot start here at the moment, as a sentence for the user; null when it can. `beside` is null
 * for a case on its own. Entry points read `caso` (the facts named above) and `hecho`, the case's captured facts.
 */
export function whyNotOpen(way: EntryStep, beside: Beside | null): string | null {
  const { entryPoint, family } = way
  if (beside === null) return entryPoint.beside === 'always' ? 'Se abre desde un trámite.' : null
  const never = neverOpens(way, beside.kind)
  if (never !== null) return never
  if (beside.radicado === null) return 'La solicitud todavía es un borrador. Radíquela primero.'
  if (entryPoint.many !== true && beside.open.includes(family.id))
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
    notificados: notifiedActs(state).map((a) => a.template),
    obligaciones: leavesObligations({
      closed: state.flow.closed,
      family: beside.kind.family,
      broughtOver: beside.kind.broughtOver,
      facts: state.facts,
    }),
  }
  const facts = {
    caso: { ...fixedFacts(beside.kind), ...passing },
    // lazy: few entry points read the captured facts, of which a case has about a hundred
    get hecho() {
      return nest(state.facts)
    },
  }
  return holdsTrue(entryPoint.when, facts) ? null : (entryPoint.whyNot ?? 'Ahora no se puede.')
}
