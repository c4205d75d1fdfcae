import type { Actor } from '../access/actor.ts'
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
  /** family of a case that runs beside another itself; null: the procedure's own */
  readonly family: string | null
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

/**
 * Why nobody may begin one now, as a sentence for whoever looks; null when it may begin. `beside` is null for one that
 * stands by itself. Doors read `caso`: estado, abierto, radicado, paso, pasos, turno, partes, familia, expediente, tipo, actos
 * (templates signed), and `hecho`, what the case has captured.
 */
export function whyNotOpen({ family, door }: DoorStep, beside: Beside | null): string | null {
  if (beside === null) return door.beside === 'always' ? 'Se abre desde un trámite.' : null
  if (door.beside === 'never') return 'No acompaña a otro trámite.'
  if (beside.radicado === null) return 'La solicitud todavía es un borrador. Radíquela primero.'
  if (beside.family === family.id && door.many !== true) return 'Este trámite ya es de esa clase.'
  if (door.many !== true && beside.open.includes(family.id))
    return `Ya hay uno en curso: ${family.name.toLowerCase()}.`
  const { state } = beside
  const facts = {
    caso: {
      estado: state.status,
      abierto: !state.flow.closed,
      radicado: beside.radicado,
      expediente: beside.expediente,
      familia: beside.family,
      tipo: state.ttId,
      paso: state.flow.tasks.at(-1)?.step ?? null,
      pasos: Object.keys(state.flow.visits),
      turno: state.flow.tasks.at(-1)?.turn ?? null,
      partes: state.parties.map((party) => party.role),
      actos: state.flow.acts.filter((a) => a.phase === 'signed').map((a) => a.template),
    },
    // few doors look at what a case has gathered, and that is a hundred facts
    get hecho() {
      return nest(state.facts)
    },
  }
  return holdsTrue(door.when, facts) ? null : (door.whyNot ?? 'Ahora no se puede.')
}
