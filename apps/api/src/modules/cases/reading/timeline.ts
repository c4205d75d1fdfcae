import { caseSummary } from '@ventanilla/contract/case-shapes'
import type { cases } from '@ventanilla/contract/cases.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { normWords } from '@ventanilla/domain/cases/words/history-words'
import type { z } from 'zod'
import {
  type FamilyDef,
  SPECIAL_TARGETS,
  type Workflow,
} from '@ventanilla/domain/workflow/definition/definition'
import { isFor } from '@ventanilla/domain/workflow/engine/decide'
import { isActWork } from '@ventanilla/domain/workflow/definition/subprocesses'
import { familyOf } from '../../../db/cases/case-name.ts'
import { viewCase } from '../../../db/cases/load.ts'
import type { AppDeps } from '../../../deps.ts'
import { caseView } from './case-view.ts'
import { readerOf } from './readers.ts'

type Answer = z.input<(typeof cases)['cases.timeline']['answers'][200]>

/** The main path of a case from filing to closing, for the steps still to come. */
function stillToCome({ steps }: Workflow, family: FamilyDef | undefined, from: string | null): string[] {
  if (family === undefined) return []
  const path: string[] = []
  const seen = new Set<string>()
  let at: string | undefined = family.initialStep
  while (at !== undefined && !seen.has(at)) {
    seen.add(at)
    path.push(at)
    const step = steps.get(at)
    // the main path: the outcome that continues, returning from any subprocess
    const on =
      // a yes that calls a subprocess (more information is needed) is the detour, and its no the main path
      step?.outcomes.find((o) => o.move === 'yes' && o.returnTo === undefined) ??
      step?.outcomes.find((o) => o.move === 'no') ??
      step?.outcomes.find((o) => o.by === (step.turn === 'usuario' ? 'applicant' : 'staff'))
    at = on?.returnTo ?? on?.to
    if (at !== undefined && SPECIAL_TARGETS.has(at)) at = undefined
  }
  const index = from === null ? -1 : path.indexOf(from)
  return index === -1 ? [] : path.slice(index + 1)
}

/** Completed, current and coming steps, as the applicant and the official read them. */
export async function timelineOf(deps: AppDeps, actor: Actor, caseId: string): Promise<Answer> {
  const loaded = await viewCase(deps.db, actor, 'cases.read', caseId)
  const detail = await caseView(deps, actor, caseId)
  const outside = readerOf(loaded.state, actor).side !== 'inside'
  const done = detail.tasks.filter((t) => t.state !== 'cancelled')
  const family = familyOf(deps.catalogue, loaded.row)
  const { workflow } = deps.catalogue.of(loaded.row)
  const stepOf = (id: string) => workflow.steps.get(id)
  const normOf = (id: string): string | null => {
    const norm = stepOf(id)?.term?.norm
    return norm === undefined ? null : normWords(norm)
  }
  const isInside = (id: string): boolean => isActWork(workflow, id)
  const stages = done.filter((t) => !isInside(t.step))
  const lastMain = done.findLast((t) => stepOf(t.step)?.family === family?.id)?.step ?? null
  /** The party that one of their steps waits for. */
  const partyOf = (id: string): string | null =>
    loaded.state.parties.find((p) => isFor(stepOf(id)?.party, p))?.name ?? null
  /** Whom an applicant's step waits for; to outsiders nobody by name while that person is no party yet. */
  const holderOf = (id: string): string | null =>
    outside && stepOf(id)?.changePart === 'link' ? null : (partyOf(id) ?? detail.applicant.name)
  const shown = outside ? stages : done
  return {
    // the summary only: the rest of the detail belongs to the case endpoint
    summary: caseSummary.parse(detail),
    steps: [
      ...(detail.filedAt === null
        ? []
        : [
            {
              step: family?.initialStep ?? null,
              title: 'Radicación de la solicitud',
              state: 'hecho' as const,
              openedAt: detail.filedAt,
              doneAt: detail.filedAt,
              holder: detail.applicant.name,
              outcome: detail.radicado,
              due: null,
              turn: 'usuario' as const,
              norm: null,
            },
          ]),
      ...shown.map((t) => ({
        step: t.step,
        title: t.title,
        state: t.state === 'open' ? ('actual' as const) : ('hecho' as const),
        openedAt: t.openedAt,
        doneAt: t.doneAt,
        holder: t.turn === 'usuario' ? holderOf(t.step) : (t.assignee?.name ?? null),
        outcome: t.outcomeLabel,
        due: t.state === 'open' ? t.due : null,
        turn: t.turn,
        norm: normOf(t.step),
      })),
      ...(loaded.state.flow.closed
        ? []
        : stillToCome(workflow, family, lastMain ?? family?.initialStep ?? null)
            .filter((id) => !outside || !isInside(id))
            .map((id) => {
              const step = stepOf(id)
              return {
                step: id,
                title: step?.title ?? id,
                state: 'por_venir' as const,
                openedAt: null,
                doneAt: null,
                holder: step?.party === undefined ? null : partyOf(id),
                outcome: null,
                due: null,
                turn: step?.turn ?? ('corporacion' as const),
                norm: normOf(id),
              }
            })),
    ],
    term: detail.term === null ? null : { due: detail.term.due, explanation: detail.term.explanation },
  }
}
