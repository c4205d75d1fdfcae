import { CHANGE_STATES } from '@ventanilla/catalog/workflows/change-states.testdata'
import { sql } from '../../db/connection/sql.ts'
import { type CallName, type Change, GIVER, say, TAKER } from './change-calls.ts'
import type { ApiWorld } from '../stories/world.ts'

export type ChangeState = keyof typeof CHANGE_STATES

export interface Transition {
  readonly from: ChangeState
  readonly call: CallName
  readonly to: ChangeState
}

/**
 * Every transition of that machine with its call; for each state the main path first. The catalogue does not
 * state how an act is returned.
 */
export const CHANGE_MACHINE: readonly Transition[] = [
  { from: 'created', call: 'changes.send', to: 'sent' },
  { from: 'sent', call: 'changes.approve', to: 'approved' },
  { from: 'sent', call: 'changes.reject', to: 'rejected' },
  { from: 'approved', call: 'changes.assign', to: 'lawyer-assigned' },
  { from: 'lawyer-assigned', call: 'changes.review', to: 'act-drafted' },
  { from: 'act-drafted', call: 'changes.approveByCoordinator', to: 'approved-by-legal-coordinator' },
  { from: 'act-drafted', call: 'changes.returnByCoordinator', to: 'returned-by-legal-coordinator' },
  { from: 'approved-by-legal-coordinator', call: 'changes.sign', to: 'signed' },
  {
    from: 'approved-by-legal-coordinator',
    call: 'changes.returnBySubdirector',
    to: 'returned-by-legal-sub-director',
  },
  { from: 'signed', call: 'changes.answer', to: 'accepted' },
  { from: 'signed', call: 'changes.answer', to: 'denied' },
  { from: 'accepted', call: 'changes.apply', to: 'applicant-changed' },
  { from: 'returned-by-legal-coordinator', call: 'changes.review', to: 'act-drafted' },
  { from: 'returned-by-legal-sub-director', call: 'changes.review', to: 'act-drafted' },
]

/** Takes one transition by its call after its preconditions; returns the call's response. */
export async function take(
  world: ApiWorld,
  change: Change,
  { from, call, to }: Transition,
): ReturnType<typeof say> {
  if (from === 'lawyer-assigned') await must(say(world, 'changes.startAct', change))
  if (from === 'signed') await tellBoth(world, change.id)
  if (from === 'accepted') await becomeFinal(world, change.id)
  return say(world, call, change, call === 'changes.answer' ? { body: { state: answerOf(to) } } : {})
}

const answerOf = (to: ChangeState): string => (to === 'denied' ? 'denegada' : 'aceptada')

async function must(answer: ReturnType<typeof say>): Promise<void> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
}

/** A change for a newly filed case; `bound`: the new applicant has opened the link. */
export async function askedChange(
  world: ApiWorld,
  more: {
    readonly caseId?: string
    readonly transferor?: string
    readonly transferee?: string
    readonly by?: string
    readonly reason?: string
    readonly bound?: boolean
  } = {},
): Promise<Change> {
  const { transferor = GIVER, transferee = TAKER, by, reason, bound = true } = more
  const caseId = more.caseId ?? (await world.fileConcession({ applicant: transferor })).caseId
  const asked = await world.askChange(caseId, await world.newApplicant(transferee), {
    ...(by !== undefined && { by }),
    ...(reason !== undefined && { reason }),
  })
  const change = { caseId, id: asked.changeId, token: asked.token }
  if (bound) await bind(world, change, transferee)
  return change
}

/** The new applicant opens the link with their account. */
export async function bind(world: ApiWorld, change: Change, transferee = TAKER): Promise<void> {
  await must(
    world.call(
      'POST',
      `/api/v1/cambios-solicitante/${change.caseId}/aceptar-enlace`,
      { token: change.token },
      await world.tokenFor(transferee),
    ),
  )
}

/** The shortest path from the request's state to another. */
function pathTo(from: ChangeState, to: ChangeState): Transition[] {
  const ways: Transition[][] = [[]]
  for (const way of ways) {
    const at = way.at(-1)?.to ?? from
    if (at === to) return way
    for (const next of CHANGE_MACHINE)
      if (next.from === at && !way.some((done) => done.to === next.to)) ways.push([...way, next])
  }
  throw new Error(`No way leads from ${from} to ${to}`)
}

/** Takes a request to a state by the shortest path. */
export async function bring(world: ApiWorld, change: Change, to: ChangeState): Promise<Change> {
  for (const turn of pathTo(await stateOfChange(world, change.id), to)) await must(take(world, change, turn))
  return change
}

export async function stateOfChange(world: ApiWorld, id: string): Promise<ChangeState> {
  const row = await world.db.one<{ status: string }>(sql`select status from cases where id = ${id}::uuid`)
  const found = Object.entries(CHANGE_STATES).find(([, status]) => status === row?.status)
  return (found?.[0] ?? 'created') as ChangeState
}

/** Notifies the act in person to everybody concerned, one after the other, until it can be responded to. */
export const tellBoth = (world: ApiWorld, id: string): Promise<void> => world.advanceTo(id, 'CAM-13')

/** Lets the term to appeal run out. */
export async function becomeFinal(world: ApiWorld, id: string): Promise<void> {
  const due = (await world.openTasks(id)).find((t) => t.step === 'CAM-14')?.dueOn ?? ''
  const after = Date.parse(`${due}T14:00:00.000Z`) + 86_400_000
  if (world.clock.now().getTime() < after) world.clock.set(new Date(after))
}

/** Rows of some cases and everything attached to them, as one text: a rejected call must not change it. */
export async function standing(world: ApiWorld, ...ids: readonly string[]): Promise<unknown> {
  return world.db.one(sql`
    select (select json_agg(json_build_array(c.status, c.applicant_id, c.chain_seq, c.chain_hash, c.version, c.flow, c.facts, c.closed_at, c.due_on) order by c.id)
        from cases c where c.id = any(${ids}::uuid[])) as cases,
      (select count(*)::int from case_events e where e.case_id = any(${ids}::uuid[])) as events,
      (select md5(string_agg(t::text, '' order by t.id)) from tasks t where t.case_id = any(${ids}::uuid[])) as tasks,
      (select md5(json_agg(json_build_array(a.state, a.doc, a.doc_version, a.number, a.drafter_id, a.reviewer_id, a.signer_id, a.file_id) order by a.id)::text) from acts a where a.case_id = any(${ids}::uuid[])) as acts,
      (select md5(string_agg(f.id::text || f.state, '' order by f.id)) from files f where f.case_id = any(${ids}::uuid[])) as files,
      (select md5(string_agg(p::text, '' order by p::text)) from case_parties p where p.case_id = any(${ids}::uuid[])) as parties,
      (select md5(string_agg(r::text, '' order by r.id)) from applicant_changes r where r.request_id = any(${ids}::uuid[])) as record,
      (select count(*)::int from cases c where c.parent_id = any(${ids}::uuid[])) as beside`)
}
