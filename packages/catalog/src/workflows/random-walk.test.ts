import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTerm } from '@ventanilla/domain/terms/term'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { REVOCABLE_FACT, WITHOUT_SITUATION_FACT } from '@ventanilla/domain/workflow/state/revocable-acts'
import { STAGES_FACT } from '@ventanilla/domain/workflow/state/stages'
import { diceOf } from './answering.testkit.ts'
import { broken } from './invariants.testkit.ts'
import { NEIGHBOUR } from './joint-appeals.testkit.ts'
import { workflow } from './loaded.ts'
import { finishes, randomStep } from './random.testkit.ts'
import * as routes from './routes.testkit.ts'
import * as sanction from './sanction-routes.testkit.ts'
import { CALENDAR, OWNER, PROXY, Walk, type WalkOptions } from './walk.testkit.ts'

const DEEP = process.env['TEST_DEPTH'] === 'all'
/** about 5,000 commands in the daily run, more than 25,000 in the deep one */
const RUNS = DEEP ? 500 : 90
const STEPS = 110

/** Facts that the server gives a case opened beside another. */
const OPENED_WITH = {
  [STAGES_FACT]: [{ value: 'PG-03', label: 'Validación' }],
  [REVOCABLE_FACT]: [
    { value: 'RES-0001-2026', label: 'La que otorga' },
    { value: 'RES-0002-2026', label: 'La que niega' },
  ],
  [WITHOUT_SITUATION_FACT]: ['RES-0002-2026'],
}

/** Starting points of random walks, so that late steps of the families are walked as often as early ones. */
const STARTS: readonly ((options: WalkOptions) => Walk)[] = [
  (options) => new Walk(options),
  routes.atRequirement,
  routes.atPayment,
  routes.atConcept,
  (options) => routes.atFirmness('otorga', options),
  (options) => routes.atAppealDecision(routes.atFirmness('niega', options)),
  (options) => routes.withdrawn(routes.atRequirement(options).expire('PG-04A')),
  (options) => routes.atGathered(options).complete('PG-12', 'proyectado').draft(),
  routes.atChange,
  routes.atSentChange,
  (options) => sanction.atSanction('flagrancia', {}, options),
  (options) => sanction.atSanction('reparto', {}, options),
  sanction.atCharges,
  (options) => new Walk({ ...options, first: { step: 'QUE-01', status: 'radicada' } }),
  (options) => sanction.atDecision(sanction.evidenceTaken(sanction.atCharges(options))),
  (options) => sanction.atReview(false, options),
  sanction.atAssessment,
  sanction.atVerification,
  sanction.atAppealToSuperior,
  routes.atVisit,
  ...routes.FILED,
  ...opened(),
]

/** A case of every family with an entry point, at each step at which it can begin. */
function opened(): ((options: WalkOptions) => Walk)[] {
  return workflow.families.flatMap((family): ((options: WalkOptions) => Walk)[] =>
    [
      ...(family.entryPoint === undefined ? [] : [family.initialStep]),
      ...(family.entries ?? []).map((entry) => entry.step),
    ].map(
      (step) => (options) =>
        new Walk({ ...options, facts: OPENED_WITH, first: { step, status: 'radicada', family: family.id } }),
    ),
  )
}

/** The filing begins a case and is no task of it; work of the portal precedes it. */
const isFiling = ({ id, turn, family }: StepDef): boolean =>
  turn === 'usuario' &&
  workflow.families.some(
    (one) => one.id === family && one.initialStep === id && one.procedureTypes.length > 0,
  )

/** Messages of the portal before a case exists: only system outcomes of the filing lead there. */
const isToldBefore = ({ id }: StepDef): boolean => {
  const ways = [...workflow.steps.values()].flatMap((step) =>
    step.outcomes.filter(({ to }) => to === id).map(({ by }) => by === 'system' && isFiling(step)),
  )
  return ways.length > 0 && ways.every((told) => told)
}

const isEntered = (step: StepDef): boolean =>
  step.screenOnly !== true && step.automatic !== true && !isFiling(step) && !isToldBefore(step)

function assertSound(walk: Walk): void {
  const found = broken(walk)
  if (found.length > 0) throw new Error(`${found.join('; ')}\n${walk.trail.slice(-14).join('\n')}`)
}

describe('random legal commands through all families and their jumps', () => {
  it(
    'leave no dead end, no task without a person, no negative term and no act without its three people',
    { timeout: 900_000 },
    () => {
      let commands = 0
      const seen = new Set<string>()
      const from = fc.record({
        seed: fc.integer(),
        start: fc.nat(STARTS.length - 1),
        proxy: fc.boolean(),
        third: fc.boolean(),
        electronic: fc.boolean(),
      })
      const go = ({
        seed,
        start,
        proxy,
        third,
        electronic,
      }: typeof from extends fc.Arbitrary<infer T> ? T : never): void => {
        const dice = diceOf(seed)
        // the third party appeals with a term of its own
        const parties = [OWNER, ...(proxy ? [PROXY] : []), ...(third ? [NEIGHBOUR] : [])]
        const options = { dice, parties, onStep: assertSound }
        const walk = (STARTS[start] as (typeof STARTS)[number])({
          ...options,
          electronic: [OWNER.personId, PROXY.personId, NEIGHBOUR.personId],
        })
        if (!electronic)
          walk.derive({ [`autoriza.${OWNER.personId}`]: false, [`autoriza.${PROXY.personId}`]: false })
        const before = walk.commands
        for (let n = 0; n < STEPS && !walk.state.flow.closed; n++) randomStep(walk, dice)
        commands += walk.commands - before
        if (!finishes(walk, dice))
          throw new Error(
            `el caso no llega al final desde ${walk.open.join(', ')}\n${walk.trail.slice(-20).join('\n')}`,
          )
        const suspensions = walk.state.flow.suspensions
        const term = computeTerm({
          from: '2026-02-02',
          amount: 60,
          unit: 'habiles',
          calendar: CALENDAR,
          suspensions,
        })
        expect(term.elapsed).toBeGreaterThanOrEqual(0)
        expect((term.due ?? '9') >= term.from).toBe(true)
        for (const step of Object.keys(walk.state.flow.visits)) seen.add(step)
      }
      fc.assert(
        fc.property(from, go),
        // the daily run repeats the same walks; the deep run uses new ones
        { numRuns: RUNS, ...(!DEEP && { seed: 20260202 }) },
      )
      expect(commands).toBeGreaterThan(DEEP ? 10_000 : 2000)
      const missing = () =>
        [...workflow.steps.values()].filter((step) => isEntered(step) && !seen.has(step.id))
      // continues at random from each starting point until every step was entered
      for (let more = 0; DEEP && missing().length > 0 && more < 4 * RUNS; more++)
        go({
          // neighbouring seeds yield similar draws: spreads them, so that repeated starts take different paths
          seed: Math.imul(more + 1, 0x9e3779b1),
          start: more % STARTS.length,
          proxy: more % 2 === 0,
          third: more % 4 === 1,
          electronic: more % 3 > 0,
        })
      const unseen = missing()
      if (DEEP) expect(unseen.map(({ id }) => id)).toEqual([])
    },
  )
})
