import type { Actor } from '../../access/actor.ts'
import { Refusal } from '../../kernel/problem.ts'
import { rememberAppealed } from '../effects/appeal-rules.ts'
import { appealOptions } from '../appeals/appealing.ts'
import { offeredOutcomes } from '../decision/availability.ts'
import type { Command } from '../definition/commands.ts'
import type { Outcome } from '../definition/definition.ts'
import {
  appealOutcomes,
  attackOf,
  awaitedStep,
  othersUntil,
  appealTermsRunning,
  taskAsTheirs,
  waitingAgainst,
  whyNotTheirs,
} from '../appeals/filed-appeals.ts'
import { receive, studyTogether } from '../effects/joint-appeals.ts'
import { finish } from './finish-task.ts'
import { endOfDay, type OpenTask, stepOf } from '../state/state.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

/**
 * After every command, sends waiting appeals to their study once no other party's days run; until then, sets
 * the task's expiry to that day.
 */
export function settleAppeals(w: DecisionBuilder, actor: Actor): void {
  if (!appealTermsRunning(w.state)) return
  for (const task of w.flow.tasks) {
    const step = stepOf(w.world, task.step)
    for (const outcome of appealOutcomes(w.world, step)) {
      const attack = attackOf(w.world, w.state, task, outcome)
      const files = w.world.workflow.steps.get(outcome.to)?.files ?? []
      const waiting = waitingAgainst(w.state, attack.act)
      if (!waiting.some((one) => files.includes(one.kind))) continue
      const until = othersUntil(w.world, w.state, attack)
      if (until === null) begin(w, task, outcome, actor)
      else if (task.expiresAt !== endOfDay(until)) w.update({ ...task, expiresAt: endOfDay(until) })
      return
    }
  }
}

/** Leaves the waiting step as if the appeal were filed today, and opens the study of the waiting appeals. */
function begin(w: DecisionBuilder, task: OpenTask, outcome: Outcome, actor: Actor): void {
  const written = stepOf(w.world, outcome.to)
  const study = written.outcomes.find((o) => o.by === 'applicant')
  if (study === undefined) throw new Error(`${outcome.to} no lleva al estudio de lo que se presenta`)
  rememberAppealed(w, stepOf(w.world, task.step), task, outcome)
  studyTogether(w, written.family)
  w.event('recurso.a_estudio', { acto: w.state.facts['recurso.acto'] })
  finish(w, task, { ...outcome, to: study.to }, {}, actor, undefined)
}

type Appeal = Extract<Command, { readonly type: 'appeal' }>

/**
 * Receives a party's appeal while another party is still being notified; also covers a waiver of their days.
 * Nothing else moves.
 */
export function appealMeanwhile(w: DecisionBuilder, command: Appeal, actor: Actor): void {
  const { world, state } = w
  const waits = awaitedStep(world, state)
  const party = state.parties.find((p) => p.personId === actor.id)
  if (waits === null || waits.task.id !== command.taskId || party === undefined)
    throw new Refusal('conflict', 'El término para hacer esto ya pasó o el caso está en otro paso.', {
      code: 'fuera_de_termino',
    })
  const ways = appealOutcomes(world, waits.step)
  const takes = (o: Outcome): boolean =>
    world.workflow.steps.get(o.to)?.files?.includes(command.kind) ?? false
  // an awaited step has a way to appeal
  const outcome = ways.find(takes) ?? (ways[0] as Outcome)
  const attack = attackOf(world, state, { step: waits.step.id, dueOn: waits.dueOn }, outcome)
  const why =
    whyNotTheirs(world, state, attack, actor.id) ??
    offeredOutcomes(
      world,
      state,
      taskAsTheirs(world, state, waits.step, attack, actor.id),
      {},
      'applicant',
      actor.id,
    ).find((o) => o.outcome === outcome)?.reason ??
    (takes(outcome) && appealOptions(world, state, attack.act, [command.kind]).open.length > 0
      ? null
      : (appealOptions(world, state, attack.act, [command.kind]).whyNot ??
        'Contra este acto no procede ese recurso.'))
  if (why !== null) throw new Refusal('unmet', why, { code: 'regla' })
  receive(w, { actId: attack.act?.id ?? '', kind: command.kind, data: command.data }, actor)
}
