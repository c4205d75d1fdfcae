import type { StepDef, Workflow } from '../../workflow/definition/definition.ts'
import { type Worked, whyNotMoved } from '../../workflow/linked/move-definitions.ts'
import type { CaseState } from '../../workflow/state/state.ts'
import type { Judged, LineWords } from './sum.ts'

/** A step that was done, with how it ended. */
export interface DoneStep {
  readonly step: string
  readonly outcome: string
}

const STOPS = {
  id: 'no-siguen',
  one: 'caso no podría seguir el camino que siguió',
  many: 'casos no podrían seguir el camino que siguieron',
}
const TURNS = { id: 'otro-camino', one: 'caso tomaría otro camino', many: 'casos tomarían otro camino' }
const STAYS = {
  id: 'no-pasan',
  one: 'caso en curso no podría pasar a este flujo',
  many: 'casos en curso no podrían pasar a este flujo',
}

/**
 * The way of a case walked again by a draft: the first step at which it could not go on, or would go elsewhere. What came after is not judged,
 * and neither are the conditions of outcomes, which read what the case knew then. What the workflow in force does not know either is older.
 * @param done in their order
 */
export function judgeWay(done: readonly DoneStep[], inForce: Workflow, draft: Workflow): Judged {
  for (const { step, outcome } of done) {
    const was = inForce.steps.get(step)
    if (was === undefined) continue
    const found = wayOn(was, draft.steps.get(step), outcome)
    if (found !== null) return { lines: found }
  }
  return { lines: [] }
}

function wayOn(was: StepDef, now: StepDef | undefined, outcome: string): readonly LineWords[] | null {
  const title = `«${was.title}»`
  if (now === undefined) return stopped(was, `${title} ya no existe`)
  if (now.kind !== was.kind || now.turn !== was.turn) return stopped(was, `${title} es otro trabajo`)
  const way = was.outcomes.find(({ code }) => code === outcome)
  if (way === undefined) return null
  const same = now.outcomes.find(({ code }) => code === outcome)
  if (same === undefined) return stopped(was, `${title} ya no termina en «${way.label}»`, outcome)
  if (same.to === way.to && same.returnTo === way.returnTo) return null
  return [
    TURNS,
    {
      id: `otro:${was.id}:${outcome}`,
      one: `iría a otro paso desde ${title} con «${way.label}»`,
      many: `irían a otro paso desde ${title} con «${way.label}»`,
    },
  ]
}

const stopped = ({ id }: StepDef, why: string, outcome = ''): readonly LineWords[] => [
  STOPS,
  {
    id: `para:${id}:${outcome}`,
    one: `no podría seguir: ${why}`,
    many: `no podrían seguir: ${why}`,
  },
]

/** A running case that a draft keeps from passing to it, and the workflow in force does not. */
export function judgeMove(
  state: Pick<CaseState, 'flow'>,
  from: Worked,
  inForce: Worked,
  draft: Worked,
): Judged {
  const already = new Set(whyNotMoved(state, from, inForce))
  const reasons = whyNotMoved(state, from, draft).filter((why) => !already.has(why))
  if (reasons.length === 0) return { lines: [] }
  return {
    lines: [
      STAYS,
      // sentences about steps alone, which name nobody
      ...reasons.map((why) => ({
        id: `no-pasa:${why.slice(0, 100)}`,
        one: `caso: ${why}`,
        many: `casos: ${why}`,
      })),
    ],
  }
}
