import type { OutcomeMove } from '@ventanilla/domain/workflow/definition/outcome-move'
import { outcomeOf } from '@ventanilla/domain/workflow/definition/outcome-of'
import { subprocessesOf } from '@ventanilla/domain/workflow/definition/subprocesses'
import { toPublish } from '@ventanilla/domain/workflow/state/publishing'
import { seenFrom } from '@ventanilla/domain/workflow/state/running-beside'
import { stepOf } from '@ventanilla/domain/workflow/state/state'
import type { AppDeps } from '@ventanilla/api/deps'
import type { Doers, Seen, Standing } from './story-doers.ts'
import type { FilingStories } from './story-filing.ts'
import type { Stories } from './story-types.ts'

type Data = Readonly<Record<string, unknown>>

/** How the acts of a story come about. */
interface ActStories extends Pick<Stories, 'writeAct'> {
  /** writes, reviews and signs the act of an open task; false when it requires none */
  writeActOf(at: Standing, seen: Seen, beside: string | undefined): Promise<boolean>
  /** begins the act a step drafts for later steps; false when it already exists */
  beginAct(at: Standing, given: Data): Promise<boolean>
  /** publishes in the boletín what the law requires, before which a file cannot close; whether anything was published */
  publishAll(caseId: string): Promise<boolean>
}

/** `complete` ends a task as its user would. */
export function runActs(
  deps: AppDeps,
  { callAs, must, actor }: Pick<FilingStories, 'callAs' | 'must' | 'actor'>,
  { load, standing, look }: Doers,
  complete: (at: Standing, outcome: string, data: Data) => Promise<void>,
): ActStories {
  const writeAct: Stories['writeAct'] = async (caseId, step, given = {}, beside) => {
    const at = await standing(caseId, step, undefined, beside)
    return writeActOf(at, await look(at, given), beside)
  }

  const writeActOf: ActStories['writeActOf'] = async ({ loaded, task, who }, { view, data }, beside) => {
    const work = must(
      await callAs(who.id, 'PUT', `/api/v1/tareas/${task.id}/borrador`, { data, version: view.workVersion }),
      `${task.step} guardar`,
    )
    if (work.body.actToStart === null && task.actId === null) return false
    let { version } = loaded.row
    if (task.actId === null)
      version = must(
        await callAs(who.id, 'POST', `/api/v1/tareas/${task.id}/documento`, { version, data }),
        `${task.step} documento`,
      ).body.version
    must(
      await callAs(who.id, 'POST', `/api/v1/tareas/${task.id}/documento/enviar`, { version }),
      `${task.step} enviar`,
    )
    const sent = await load(loaded.row.id)
    const { review, sign } = subprocessesOf(deps.catalogue.everyWorkflow).acts
    const codeOf = (step: string, move: OutcomeMove): string =>
      outcomeOf(stepOf({ workflow: deps.catalogue.everyWorkflow }, step), move).code
    const signs = codeOf(sign, 'sign')
    if (seenFrom(sent.state, task).flow.tasks.some((t) => t.step === review)) {
      await complete(await standing(sent, review, undefined, beside), codeOf(review, 'approve'), {})
      await complete(await standing(loaded.row.id, sign, undefined, beside), signs, {})
    } else await complete(await standing(sent, sign, undefined, beside), signs, {})
    return true
  }

  const beginAct: ActStories['beginAct'] = async (at, given) => {
    const { loaded, task, who } = at
    if (task.actId !== null) return false
    const { data } = await look(at, given)
    must(
      await callAs(who.id, 'POST', `/api/v1/tareas/${task.id}/documento`, {
        version: loaded.row.version,
        data,
      }),
      `${task.step} documento`,
    )
    return true
  }

  const publishAll: ActStories['publishAll'] = async (caseId) => {
    const acts = toPublish({ acts: deps.catalogue.actRules }, (await load(caseId)).state)
    const secretary = await actor('cli-secretaria-juridica@demo.test')
    for (const { id } of acts)
      must(await callAs(secretary.id, 'POST', `/api/v1/publicaciones/${id}`), `publicar ${id}`)
    return acts.length > 0
  }

  return { writeAct, writeActOf, beginAct, publishAll }
}
