import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { procedureByType } from '@ventanilla/catalog/procedures/procedures'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { procedureFacts } from '@ventanilla/domain/procedures/procedure'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { type EntryStep, entryPointsOf } from '@ventanilla/domain/workflow/linked/entry-points'
import { stepAfterFiling } from '@ventanilla/domain/workflow/state/filing'
import { answersAs, neighbourFor } from './places.ts'
import { daysOf } from './days-of-a-path.ts'
import { dataOn, DONE_AT_ONCE, TYPES } from './derived-data.ts'
import { costOfHost, factsBeside, type Host, hostFor, hostScenario, leftOpen } from './hosts.ts'
import { ORDINARY } from './ordinary-outcomes.ts'
import { turnsOf } from './plans-of-a-path.ts'
import type { Scenario } from './scenario.ts'
import { USUAL_TYPE } from './usual-type.ts'
import { pathsFrom, type PathTurn } from './path-to-step.ts'

/** Steps that appear in an inbox: not automatic ones, nor filing, nor those filed in one call. */
export const waitsForPerson = (step: StepDef): boolean =>
  step.automatic !== true &&
  step.screenOnly !== true &&
  !DONE_AT_ONCE.has(step.id) &&
  step.outcomes.some(({ by }) => by !== 'system') &&
  !isFiling(step)

export const isFiling = ({ id, turn, family }: StepDef): boolean =>
  turn === 'usuario' &&
  workflow.families.some(
    (one) => one.id === family && one.initialStep === id && one.procedureTypes.length > 0,
  )

/** How a case reaches a step: by filing a type, or from a host case. */
interface Origin {
  readonly way: readonly PathTurn[]
  readonly cost: number
  readonly ttId?: number
  readonly entryPoint?: EntryStep
  readonly host?: Host | null
}

/** Every type applicants file, with the first step of its complete example. */
export const FILINGS: readonly { readonly ttId: number; readonly start: string }[] = [...EXAMPLES].flatMap(
  ([ttId, { complete }]) => {
    const procedure = procedureByType(ttId)
    const family = familyOfType(workflow, procedure)
    const first = workflow.steps.get(family?.initialStep ?? '')
    // a queja is taken in at the ventanilla, through an entry point of its own
    if (procedure === null || family === undefined || first === undefined || !isFiling(first)) return []
    const facts = { ...procedureFacts(procedure, complete), 'tramite.tipo': ttId }
    return [{ ttId, start: stepAfterFiling(family, facts) }]
  },
)

/** Elsewhere an appeal depends on an earlier rejection or lifting on another path to the same step. */
const appealsWhereActsBecomeFinal = ({ kind }: StepDef, { to }: { readonly to: string }): boolean =>
  to !== 'RWF-01' || kind === 'firmness'

type Facts = Readonly<Record<string, unknown>>

/** Returns a finder of a step's origins; paths from each start are computed once. */
function findOrigins(): (target: string) => Origin[] {
  const known = new Map<string, ReturnType<typeof pathsFrom>>()
  const way = (start: string, target: string, facts: Facts = {}): readonly PathTurn[] | undefined => {
    const key = `${start} ${JSON.stringify(facts)}`
    const ways =
      known.get(key) ??
      pathsFrom(
        workflow,
        start,
        (step, outcome) => appealsWhereActsBecomeFinal(step, outcome) && leftOpen(outcome, facts),
      )
    known.set(key, ways)
    return ways.get(target)
  }
  const entryPoints = entryPointsOf(workflow).map((entryPoint) => ({ entryPoint, host: hostFor(entryPoint) }))
  return (target) => originsOf(target, way, entryPoints)
}

function originsOf(
  target: string,
  wayFrom: (start: string, target: string, facts?: Facts) => readonly PathTurn[] | undefined,
  entryPoints: readonly { readonly entryPoint: EntryStep; readonly host: Host | null | undefined }[],
): Origin[] {
  const filed = FILINGS.flatMap(({ ttId, start }): Origin[] => {
    const way = wayFrom(start, target)
    const comes = TYPES[target]?.includes(ttId) ?? true
    return way === undefined || !comes ? [] : [{ way, cost: way.length, ttId }]
  })
  const opened = entryPoints.flatMap(({ entryPoint, host }): Origin[] => {
    const way =
      host === undefined ? undefined : wayFrom(entryPoint.step.id, target, factsBeside(entryPoint, host))
    return way === undefined || host === undefined
      ? []
      : [{ way, cost: way.length + (host === null ? 0 : costOfHost(host)), entryPoint, host }]
  })
  return [...filed, ...opened]
}

/**
 * A case in every step that waits for a person and has no case in `told`: each by the shortest path from a
 * filed application or another case, and stopped there. Types and applicants rotate.
 */
export function derivedScenarios(told: readonly Scenario[]): Scenario[] {
  const shown = new Set(told.map(({ target }) => target))
  const made: Scenario[] = []
  /** days behind the hosts of each kind, by index */
  const hosts = new Map<Host, number[]>()
  const beside = new Map<string, number>()
  const used = new Map<number | undefined, number>()
  const origins = findOrigins()
  let turn = 0
  for (const step of [...workflow.steps.values()].filter((s) => waitsForPerson(s) && !shown.has(s.id))) {
    const possible = origins(step.id)
    const least = Math.min(...possible.map(({ cost }) => cost))
    const equal = possible.filter(({ cost }) => cost === least)
    // the least used type
    const origin = equal.toSorted((a, b) => (used.get(a.ttId) ?? 0) - (used.get(b.ttId) ?? 0))[0]
    turn += 1
    if (origin === undefined) continue
    used.set(origin.ttId, (used.get(origin.ttId) ?? 0) + 1)
    const { way, entryPoint, host, ttId } = origin
    const days = daysOf(workflow, way)
    const account = step.turn === 'usuario' ? 'empresa@demo.test' : undefined
    const common = {
      name: `${step.id} derivado`,
      target: step.id,
      turns: { ...ORDINARY, ...turnsOf(workflow, way, dataOn(way, turn, account)) },
      days,
      late: step.outcomes.some(({ automatic }) => automatic === 'expiry'),
    }
    if (entryPoint === undefined || ttId !== undefined) {
      made.push({ ...common, ...asked(step, turn, ttId ?? USUAL_TYPE) })
      continue
    }
    const opens = { family: entryPoint.family.id, step: entryPoint.step.id }
    if (host === null || host === undefined) {
      made.push({ ...common, applicant: 'ciudadano@demo.test', entryPoint: { ...opens, beside: null } })
      continue
    }
    // families share a host, but a host carries one running case per family
    const at = beside.get(`${host} ${entryPoint.family.id}`) ?? 0
    beside.set(`${host} ${entryPoint.family.id}`, at + 1)
    const row = hosts.get(host) ?? []
    row[at] = Math.max(row[at] ?? 0, days)
    hosts.set(host, row)
    const { name, applicant } = hostScenario(host, at, 0)
    // a third party is another person than the applicant
    const stranger = [applicantOf(step, at + 1, {}), 'empresa@demo.test'].find((one) => one !== applicant)
    const opener = entryPoint.entryPoint.for === 'anyone' ? (stranger ?? applicant) : applicant
    made.push({ ...common, applicant: opener, entryPoint: { ...opens, beside: name } })
  }
  return [
    ...[...hosts].flatMap(([host, row]) => row.map((days, at) => hostScenario(host, at, days))),
    ...made,
    ...ofTypesLeft([...told, ...made]),
  ]
}

/** Type that a scenario files; undefined: it opens another case, or only writes a draft. */
export const filedType = ({ ttId, entryPoint, target }: Scenario): number | undefined =>
  entryPoint === undefined && target !== 'borrador' ? (ttId ?? USUAL_TYPE) : undefined

/** A case of every type that none of these files, in the step after its filing. */
export function ofTypesLeft(known: readonly Scenario[]): Scenario[] {
  const filed = new Set(known.map(filedType))
  return FILINGS.filter(({ ttId }) => !filed.has(ttId)).flatMap(({ ttId, start }, index) => {
    const step = workflow.steps.get(start)
    return step === undefined
      ? []
      : {
          name: `${start} del trámite ${ttId}`,
          target: start,
          turns: ORDINARY,
          days: daysOf(workflow, []),
          ...asked(step, index, ttId),
        }
  })
}

/** A type's complete example, asked by whom the step it stops in is shown to. */
function asked(step: StepDef, index: number, ttId: number): Pick<Scenario, 'applicant' | 'ttId' | 'answers'> {
  const example = EXAMPLES.get(ttId)?.complete ?? {}
  const applicant = applicantOf(step, index, example)
  return { applicant, ttId, answers: answersAs(applicant, example) }
}

/** Steps waiting for an applicant belong to the trial accounts. */
function applicantOf({ turn }: StepDef, index: number, example: Readonly<Record<string, unknown>>): string {
  if (turn !== 'usuario') return neighbourFor(example, index)
  return example['tipo_persona'] === '2' ? 'empresa@demo.test' : 'ciudadano@demo.test'
}
