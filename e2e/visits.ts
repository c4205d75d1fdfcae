import { type APIRequestContext, expect } from '@playwright/test'
import { gatheredScreens } from '../apps/web/src/app/gathered-screens.ts'
import { APPLICATIONS } from '../apps/web/src/features/tramites/tramites.screens.ts'
import { meetsRule } from '../packages/domain/src/access/role-groups.ts'
import type { Screen } from '../apps/web/src/client/screens.ts'
import { CHANGE_FAMILY } from '../packages/domain/src/cases/applicant-change.ts'
import { type CastMember, demoCast } from '../packages/catalog/src/people/cast.ts'
import { workflow } from '../packages/catalog/src/workflows/loaded.ts'
import { type Account, PASSWORD } from './citizen.ts'
import { ask, official, tokenOf } from './office.ts'

/** Every screen of the table, with a person who may open it and a case of the demonstration that stands there. */

export interface Visit {
  readonly name: string
  readonly screen: string
  /** who opens it; null: a visitor without account */
  readonly who: readonly Account[] | null
  /** a ready address, or null where this person has no such case */
  readonly address: (request: APIRequestContext, who: Account | null) => Promise<string | null>
  /** the call that the server refuses here on purpose: the browser notes every refusal */
  readonly refused: RegExp | null
}

type Place = (request: APIRequestContext, who: Account) => Promise<string | null>

const account = (member: Pick<CastMember, 'email'>): Account => ({ email: member.email, password: PASSWORD })
const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }
const WINDOW = official('cli-ventanilla-unica')
/** a case that is nobody's */
const NOBODYS = '0190a1b2-0000-7000-8000-000000000000'
const COMPANY = { email: 'empresa@demo.test', password: PASSWORD }
/** without the superadministrator, who may open nearly everything and has no work of their own */
const PEOPLE = demoCast().filter(({ role }) => role !== 'SUPERADMIN')

interface Mine {
  readonly id: string
  readonly family: string | null
  readonly waitsForMe: { readonly step: string } | null
}
interface Case {
  readonly actions: { readonly appeal: unknown; readonly waive: unknown }
}

/** The first case of an applicant that fits. */
async function caseOf(
  request: APIRequestContext,
  who: Account,
  filter: string,
  fits: (row: Mine) => boolean | Promise<boolean>,
): Promise<string | null> {
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const list = await ask<{ rows: Mine[]; next: string | null }>(
      request,
      who,
      'GET',
      `/api/v1/mis-solicitudes?estado=${filter}${page}`,
    )
    for (const row of list.rows) if (await fits(row)) return row.id
    cursor = list.next
  }
  return null
}

const waitsAt =
  (path: string, filter: string, ...steps: readonly string[]): Place =>
  async (request, who) => {
    const id = await caseOf(request, who, filter, (row) =>
      steps.length === 0 ? row.family === null : steps.includes(row.waitsForMe?.step ?? ''),
    )
    return id === null ? null : path.replace(/:\w+/, id)
  }

/** The person's draft of a type; starting it again opens the same one. */
const draftOf =
  (ttId: number): Place =>
  async (request, who) => {
    const { id } = await ask<{ id: string }>(request, who, 'POST', '/api/v1/solicitudes', { ttId })
    return `/tramites-ambientales/${ttId}/${id}`
  }

/** The page of what an applicant may do besides, of a case in which they may. */
const offers =
  (path: string, action: keyof Case['actions']): Place =>
  async (request, who) => {
    const id = await caseOf(
      request,
      who,
      'en-curso',
      async (row) =>
        (await ask<Case>(request, who, 'GET', `/api/v1/solicitudes/${row.id}`)).actions[action] !== null,
    )
    return id === null ? null : path.replace(/:\w+/, id)
  }

/** A request to change the applicant that has ended. */
const endedChange: Place = async (request, who) => {
  const id = await caseOf(request, who, 'terminadas', ({ family }) => family === CHANGE_FAMILY)
  return id === null ? null : `/mis-solicitudes/ver-solicitud/${id}`
}

/** A case whose applicant may ask that it passes to somebody else. */
const changeable: Place = async (request, who) => {
  const id = await caseOf(request, who, 'en-curso', ({ family }) => family === null)
  return id === null ? null : `/reg-solicitante?solicitud=${id}`
}

/** A case that was somebody's and is somebody else's now. */
const passedOn: Place = async (request, who) => {
  const { rows } = await ask<{ rows: { id: string }[] }>(request, who, 'GET', '/api/v1/solicitudes-cedidas')
  return rows[0] === undefined ? null : `/mis-solicitudes/cedidas/${rows[0].id}`
}

/** The same address, as one of those who may open it sees it. */
const onlyFor =
  (place: string | Place, who: Account): Place =>
  async (request, person) =>
    person.email !== who.email ? null : typeof place === 'string' ? place : await place(request, person)

/** Somebody's account, for the screen that changes it. */
const someAccount: Place = async (request, who) => {
  const { rows } = await ask<{ rows: { id: string }[] }>(
    request,
    who,
    'GET',
    '/api/v1/usuarios?estado=activo',
  )
  return rows[0] === undefined ? null : `/usuario/1/${rows[0].id}`
}

/** Addresses of screens that need more than their path; several where the screen shows several things. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string | Place>>>> = {
  'publico.detail': { 'con formulario': '/detalle-tramite/3', 'sin formulario': '/detalle-tramite/1' },
  'publico.list': { '': '/ventanilla-tramites', 'sin resultados': '/ventanilla-tramites?buscar=zzqqxx' },
  'actos.verify': { vacía: '/verificar', desconocido: '/verificar/K7QM-4TXP-92HB' },
  'cuenta.changeCitizen': { 'enlace desconocido': '/cambio-ciudadano/1#no-existe' },
  'cuenta.verifyEmail': { 'enlace vencido': '/verificar-email-ciudadano/no-existe' },
  'cuenta.verifyOfficialEmail': { 'enlace vencido': '/verificar-email-funcionario/no-existe' },
  'cuenta.user': { '': someAccount },
  'auditoria.list': { '': '/auditoria', vacía: '/auditoria?quien=nadie+se+llama+asi' },
  'solicitudes.inbox': { '': '/solicitudes?vista=grupo', vacía: '/solicitudes' },
  'misSolicitudes.case': {
    'por pagar': waitsAt('/mis-solicitudes/ver-solicitud/:id', 'me-esperan', 'LIQ-04'),
    'por responder': waitsAt('/mis-solicitudes/ver-solicitud/:id', 'me-esperan', 'PG-04A', 'INF-02'),
    terminada: waitsAt('/mis-solicitudes/ver-solicitud/:id', 'terminadas'),
    'cambio por aceptar': waitsAt('/mis-solicitudes/ver-solicitud/:id', 'me-esperan', 'CAM-13'),
    'cambio aplicado': endedChange,
  },
  'misSolicitudes.former': { '': passedOn, ajena: `/mis-solicitudes/cedidas/${NOBODYS}` },
  'cambioSolicitante.ask': {
    'sin solicitud': onlyFor('/reg-solicitante', CITIZEN),
    'de una solicitud': onlyFor(changeable, CITIZEN),
    'en la ventanilla': onlyFor('/reg-solicitante', WINDOW),
  },
  'cambioSolicitante.take': {
    'sin enlace': '/aceptar-tramite/1',
    'enlace desconocido': '/aceptar-tramite/1#no-existe',
  },
  'misSolicitudes.timeline': { '': waitsAt('/mis-solicitudes/linea-tiempo/:id', 'terminadas') },
  'misSolicitudes.answer': {
    '': waitsAt('/solicitudes/auto-info-complementaria-ciudadano/:id', 'me-esperan', 'PG-04A', 'INF-02'),
  },
  'misSolicitudes.appeal': { '': offers('/solicitudes/presentar-recurso/:id', 'appeal') },
  'ciudades.city': {
    '': '/ciudad/8',
    trámites: '/ciudad/11/tramites',
    solicitudes: '/ciudad/8/solicitudes',
  },
  'tramites.start': { 'sin formulario': '/tramites-ambientales/10' },
  ...Object.fromEntries(
    Object.keys(APPLICATIONS).map((ttId) => [`tramites.application${ttId}`, { '': draftOf(Number(ttId)) }]),
  ),
  'tramites.window': {
    'quién viene': '/registro/solicitante/nueva/ibague',
    'de otra oficina': '/registro/solicitante/nueva/sur',
    desconocida: `/registro/solicitante/${NOBODYS}/ibague`,
  },
  'tramites.unavailable': { '': '/tramites-ambientales-deshabilitado/tramite/1' },
}

/** Who opens a screen that several kinds of people may open. */
const AS: Readonly<Record<string, readonly Account[]>> = {
  'solicitudes.inbox': [WINDOW],
  'cambioSolicitante.ask': [CITIZEN, WINDOW],
  'tramites.window': [WINDOW],
  'alertas.list': [official('cli-admin')],
  'auditoria.list': [official('cli-admin')],
  'operacion.list': [official('cli-admin')],
  'ciudades.list': [official('cli-admin')],
  'ciudades.city': [official('cli-admin')],
  'cuenta.users': [official('cli-admin')],
  'cuenta.user': [official('cli-admin')],
  'cuenta.newUser': [official('cli-admin')],
}

/** Screens that show what a refusal means to the person. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'actos.verify, desconocido': /verificar\/K7QM/,
  'cuenta.changeCitizen, enlace desconocido': /cambio_solicitante/,
  'cambioSolicitante.take, enlace desconocido': /cambios-solicitante/,
  'misSolicitudes.former, ajena': /solicitudes-cedidas/,
  'cuenta.verifyEmail, enlace vencido': /verificar_persona_email/,
  'cuenta.verifyOfficialEmail, enlace vencido': /verificar_persona_email/,
  'tramites.window, desconocida': /ventanilla\/solicitudes\//,
  'tramites.start, sin formulario': /api\/v1\/solicitudes$/,
}

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

/** Pages of applicants that are named by their route: what is filed there is offered by a case, or waits in one. */
const OFFERED: Readonly<Record<string, Place>> = {
  '/solicitudes/renuncia-terminos/:id': offers('/solicitudes/renuncia-terminos/:id', 'waive'),
  '/presentar-recurso-reposicion/:id': offers('/presentar-recurso-reposicion/:id', 'appeal'),
  '/presentar-recurso-apelacion/:id': offers('/presentar-recurso-apelacion/:id', 'appeal'),
  '/informacion-adicional-workflow/:id': waitsAt(
    '/informacion-adicional-workflow/:id',
    'me-esperan',
    'PG-04A',
    'INF-02',
  ),
}

/** Where an applicant's step stands that names this route. */
function ownSteps({ path }: Screen): string | Place {
  const ids = [...workflow.steps.values()].filter(
    ({ turn, screen }) => turn === 'usuario' && screen === path && path.includes(':'),
  )
  if (OFFERED[path] !== undefined) return OFFERED[path]
  return ids.length === 0 ? path : waitsAt(path, 'me-esperan', ...ids.map(({ id }) => id))
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
        typeof place === 'string' ? place : person === null ? null : await place(request, person),
    }
  })
}

/** What officials see of the dashboard is another screen behind the same address. */
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

/** Steps that wait for an official: each stands somewhere in the demonstration, in the inbox of somebody who may do it. */
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
    // whoever supervises sees tasks of others in the list, and reads the case in their place
    for (const row of list.rows) {
      const read = await request.fetch(`/api/v1/tareas/${row.taskId}`, {
        headers: { authorization: `Bearer ${await tokenOf(request, who)}` },
      })
      if (read.ok()) return row.screen
    }
    return null
  },
}))

const isTask = (screen: Screen): boolean => screen.id.startsWith('tareas.')
/** Logging out ends the visit: it is proven with the session. */
const LEFT = new Set(['app.logout'])

export const VISITS: readonly Visit[] = [
  ...gatheredScreens
    .filter((screen) => !LEFT.has(screen.id) && !(isTask(screen) && screen.path.includes(':')))
    .flatMap(visitsOf),
  ...DASHBOARD,
  ...TASKS,
]

/**
 * Whether a visit opens a route. Steps name the page of a task with or without the role that opens it, and may say in
 * their own words what the route leaves open ('/:id/firmar' of '/:id/:estado').
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

/** Somebody who may open it, and where. */
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
