import { type APIRequestContext, expect } from '@playwright/test'
import { gatheredScreens } from '../../apps/web/src/app/gathered-screens.ts'
import { meetsRule } from '../../packages/domain/src/access/role-groups.ts'
import type { Screen } from '../../apps/web/src/client/address/screens.ts'
import { type CastMember, demoCast } from '../../apps/demo/src/people/cast.ts'
import { workflow } from '../../packages/catalog/src/workflows/loaded.ts'
import { type Account, PASSWORD } from './citizen.ts'
import { ask, official, tokenOf } from './office.ts'
import { AS, CITIZEN, COMPANY, ownSteps, PLACES, PUBLIC_PLACES, REFUSED } from './visit-places.ts'

/** Every screen of the table, with a permitted user and a matching demonstration case. */

export interface Visit {
  readonly name: string
  readonly screen: string
  /** accounts that open it; null: a visitor without an account */
  readonly who: readonly Account[] | null
  /** a ready address, or null where this user has no such case */
  readonly address: (request: APIRequestContext, who: Account | null) => Promise<string | null>
  /** the call the server rejects here on purpose: the browser logs every rejection */
  readonly refused: RegExp | null
}

const account = (member: Pick<CastMember, 'email'>): Account => ({ email: member.email, password: PASSWORD })
/** without the superadministrator, who can open nearly everything and has no work of their own */
const PEOPLE = demoCast().filter(({ role }) => role !== 'SUPERADMIN')

function peopleFor(screen: Screen): readonly Account[] | null {
  const { access } = screen
  if (access === 'public' || access === 'guestOnly') return null
  const named = AS[screen.id]
  if (named !== undefined) return named
  if (access === 'any') return [CITIZEN]
  const fitting = PEOPLE.filter(({ role }) => meetsRule([role], access)).map(account)
  // the company has the other half of the demonstration's cases
  return fitting[0]?.email === CITIZEN.email ? [CITIZEN, COMPANY] : fitting.slice(0, 1)
}
function visitsOf(screen: Screen): Visit[] {
  const who = peopleFor(screen)
  const places = PLACES[screen.id] ?? { '': ownSteps(screen) }
  return Object.entries(places).map(([what, place]) => {
    const name = what === '' ? screen.id : `${screen.id}, ${what}`
    return {
      name,
      screen: screen.id,
      who,
      refused: REFUSED[name] ?? null,
      address: async (request, person) =>
        typeof place === 'string'
          ? place
          : person === null
            ? ((await PUBLIC_PLACES[screen.id]?.(request)) ?? null)
            : await place(request, person),
    }
  })
}

/** The officials' dashboard is a different screen at the same address. */
const DASHBOARD: readonly Visit[] = ['cli-juridico', 'cli-subdirector-juridico'].map((email) => ({
  name: `app.dashboard, ${email}`,
  screen: 'app.dashboard',
  who: [official(email)],
  refused: null,
  address: () => Promise.resolve('/dashboard'),
}))

interface InboxRow {
  readonly taskId: string
  readonly screen: string
}

/** Steps waiting for an official: each has a demonstration case in a permitted user's inbox. */
const steps = [...workflow.steps.values()].filter(
  ({ turn, outcomes, screenOnly }) =>
    turn === 'corporacion' && screenOnly !== true && outcomes.some(({ by }) => by === 'staff'),
)
const TASKS: readonly Visit[] = steps.map((step) => ({
  name: `tarea ${step.id}`,
  screen: step.screen,
  who: PEOPLE.filter(({ role }) => step.roles.includes(role)).map(account),
  refused: null,
  address: async (request, who) => {
    if (who === null) return null
    const list = await ask<{ rows: InboxRow[] }>(
      request,
      who,
      'GET',
      `/api/v1/tareas?vista=todas&paso=${step.id}`,
    )
    // a supervisor's list includes other users' tasks, and group tasks can be taken by others
    for (const row of list.rows) {
      const read = await request.fetch(`/api/v1/tareas/${row.taskId}`, {
        headers: { authorization: `Bearer ${await tokenOf(request, who)}` },
      })
      if (!read.ok()) continue
      const { canAct, canTake } = (await read.json()) as { canAct: boolean; canTake: boolean }
      if (canAct || canTake) return row.screen
    }
    return null
  },
}))

const isTask = (screen: Screen): boolean => screen.id.startsWith('tareas.')
/** Logging out would end the visit: the session tests cover it. */
const LEFT = new Set(['app.logout'])

export const VISITS: readonly Visit[] = [
  ...gatheredScreens
    .filter((screen) => !LEFT.has(screen.id) && !(isTask(screen) && screen.path.includes(':')))
    .flatMap(visitsOf),
  ...DASHBOARD,
  ...TASKS,
]

/**
 * Whether a visit opens a route. Steps name a task page with or without the role that opens it, and can replace
 * the route's parameters by words ('/:id/firmar' for '/:id/:estado').
 */
export function opens({ screen }: Pick<Visit, 'screen'>, path: string): boolean {
  const pattern = path
    .replace(/\/:idRol\??$/, '(?:/[^/]+)?')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(screen)
}

/** Screens of the table that no visit reaches. */
export function unvisited(): string[] {
  return gatheredScreens
    .filter(({ id, path }) => !LEFT.has(id) && !VISITS.some((one) => one.screen === id || opens(one, path)))
    .map(({ id }) => id)
}

/** A user who can open it, and its address. */
export async function findPlace(
  request: APIRequestContext,
  visit: Visit,
): Promise<{ readonly who: Account | null; readonly address: string }> {
  for (const who of visit.who ?? [null]) {
    const address = await visit.address(request, who)
    if (address !== null) return { who, address }
  }
  expect(visit.name, 'la demostración no tiene un caso así').toBe('')
  throw new Error(visit.name)
}
