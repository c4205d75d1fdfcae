import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import { applicationOf } from '@ventanilla/catalog/procedures/forms/applications.testkit'
import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { procedureFacts } from '@ventanilla/domain/procedures/procedure'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { stepAfterFiling } from '@ventanilla/domain/workflow/state/filing'
import { itemsOf } from '../../modules/cases/task-view.ts'
import type { Turn } from '../stories/family-walk.ts'
import { documentsOf, type WayToEnd, waysToEnd } from './paths-to-ends.ts'
import type { ApiWorld } from '../stories/world.ts'

/** Types with the ends their applications are driven to: for the API tests and the browser walks. */

export type Given = Readonly<Record<string, unknown>>

/** An application that must be sent back, and an end to reach. */
export interface TypeToEnd {
  readonly ttId: number
  readonly name: string
  readonly answers: Given
  readonly fails: readonly { readonly documentId: number; readonly why: string }[]
  readonly way: WayToEnd
  readonly end: string
}

const decidedText = (way: WayToEnd, facts: Given): string =>
  Object.entries(way.decided)
    .filter(([key]) => !(key in facts))
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(' ')

/** Every type that can be started, with every end of its family. */
export const TYPES_TO_ENDS: readonly TypeToEnd[] = PROCEDURES.filter(
  (one) => one.listed && applicationOf(one) !== null,
).flatMap((procedure): TypeToEnd[] => {
  const family = familyOfType(workflow, procedure)
  const example = EXAMPLES.get(procedure.ttId)
  if (family === undefined || example === undefined) return []
  const returned = { answers: example.returned.answers, fails: example.returned.fails }
  // the alternative path is the complete example's
  const applications = [returned, { answers: example.complete, fails: example.returned.fails }]
  const seen = new Set<string>()
  return applications.flatMap(({ answers, fails }) => {
    const facts = { 'tramite.tipo': procedure.ttId, ...procedureFacts(procedure, answers) }
    const first = stepAfterFiling(family, facts)
    if (seen.has(first)) return []
    seen.add(first)
    return waysToEnd(workflow, first, facts).map((way) => ({
      ttId: procedure.ttId,
      name: procedure.name,
      answers: { ...Object.fromEntries(Object.keys(example.complete).map((key) => [key, null])), ...answers },
      fails,
      way,
      end: [way.turns.at(-1)?.slice(0, 2).join(' '), ...way.silent, decidedText(way, facts)]
        .filter((text) => text !== '')
        .join(', '),
    }))
  })
})

/** For the turn that finds documents missing: which ones, from the example. */
export async function verdictsOf(
  world: Pick<ApiWorld, 'deps' | 'load'>,
  caseId: string,
  [stepId, outcome]: Turn,
  fails: TypeToEnd['fails'],
): Promise<Given | undefined> {
  const step = workflow.steps.get(stepId)
  const list = step && documentsOf(step)
  const guard = JSON.stringify(step?.outcomes.find((one) => one.code === outcome)?.guard ?? null)
  if (step === undefined || list === undefined || !/">":\[\{"var":"conteo/.test(guard)) return undefined
  const documents = itemsOf(world.deps, await world.load(caseId), step).documents ?? []
  const why = new Map(fails.map((one) => [one.documentId, one.why]))
  const procedure = world.deps.catalogue.newest.procedures.get((await world.load(caseId)).row.tt_id)
  const idOf = new Map(procedure?.documents.map((one) => [String(one.id), one.documentId]))
  const verdicts = Object.fromEntries(
    documents.map(({ id }) => {
      const reason = why.get(idOf.get(id) ?? -1)
      return [id, reason === undefined ? { verdict: 'cumple' } : { verdict: 'no_cumple', reason }]
    }),
  )
  const failing = Object.values(verdicts).filter(({ verdict }) => verdict === 'no_cumple').length
  if (failing !== fails.length)
    throw new Error(`${stepId}: fallan ${failing} documentos y no ${fails.length}`)
  return { [list.key]: verdicts }
}
