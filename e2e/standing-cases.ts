import type { APIRequestContext } from '@playwright/test'
import { CHANGE_FAMILY } from '../packages/domain/src/cases/applicant-change.ts'
import type { Account } from './citizen.ts'
import { ask } from './office.ts'

/** Where in the demonstration somebody has a case that stands as a screen needs it. */

export type Place = (request: APIRequestContext, who: Account) => Promise<string | null>

interface Mine {
  readonly id: string
  readonly family: string | null
  readonly waitsForMe: { readonly step: string } | null
}
interface Case {
  readonly appeals: readonly unknown[]
  /** what it does not offer is null, or false */
  readonly actions: { readonly appeal: unknown; readonly waive: unknown; readonly changePermit: unknown }
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

export const waitsAt =
  (path: string, filter: string, ...steps: readonly string[]): Place =>
  async (request, who) => {
    const id = await caseOf(request, who, filter, (row) =>
      steps.length === 0 ? row.family === null : steps.includes(row.waitsForMe?.step ?? ''),
    )
    return id === null ? null : path.replace(/:\w+/, id)
  }

/** The person's draft of a type; starting it again opens the same one. */
export const draftOf =
  (ttId: number, route = `/tramites-ambientales/${ttId}`): Place =>
  async (request, who) => {
    const { id } = await ask<{ id: string }>(request, who, 'POST', '/api/v1/solicitudes', { ttId })
    return `${route}/${id}`
  }

/** The page of what an applicant may do besides, of a case in which they may. */
export const offers =
  (path: string, action: keyof Case['actions'], filter = 'en-curso'): Place =>
  async (request, who) => {
    const id = await caseOf(request, who, filter, async (row) =>
      Boolean((await ask<Case>(request, who, 'GET', `/api/v1/solicitudes/${row.id}`)).actions[action]),
    )
    return id === null ? null : path.replace(/:\w+/, id)
  }

/** A request to change the applicant that has ended. */
export const endedChange: Place = async (request, who) => {
  const id = await caseOf(request, who, 'terminadas', ({ family }) => family === CHANGE_FAMILY)
  return id === null ? null : `/mis-solicitudes/ver-solicitud/${id}`
}

/** The case in which somebody else has appealed against the same decision as they. */
export const appealedByTwo: Place = (request, who) =>
  caseOf(request, who, 'en-curso', async ({ id, family, waitsForMe }) => {
    if (family !== null || waitsForMe !== null) return false
    const { appeals } = await ask<Case>(request, who, 'GET', `/api/v1/solicitudes/${id}`)
    return appeals.length > 1
  })

/** A case whose applicant may ask that it passes to somebody else. */
export const changeable: Place = async (request, who) => {
  const id = await caseOf(request, who, 'en-curso', ({ family }) => family === null)
  return id === null ? null : `/reg-solicitante?solicitud=${id}`
}

/** A case that was somebody's and is somebody else's now. */
export const passedOn: Place = async (request, who) => {
  const { rows } = await ask<{ rows: { id: string }[] }>(request, who, 'GET', '/api/v1/solicitudes-cedidas')
  return rows[0] === undefined ? null : `/mis-solicitudes/cedidas/${rows[0].id}`
}

/** The same address, as one of those who may open it sees it. */
export const onlyFor =
  (place: string | Place, who: Account): Place =>
  async (request, person) =>
    person.email !== who.email ? null : typeof place === 'string' ? place : await place(request, person)

/** Somebody's account, for the screen that changes it. */
export const someAccount: Place = async (request, who) => {
  const { rows } = await ask<{ rows: { id: string }[] }>(
    request,
    who,
    'GET',
    '/api/v1/usuarios?estado=activo',
  )
  return rows[0] === undefined ? null : `/usuario/1/${rows[0].id}`
}

/** The file of a case that the person may read. */
export const someFile: Place = async (request, who) => {
  const { rows } = await ask<{ rows: { id: string; migrated: boolean }[] }>(
    request,
    who,
    'GET',
    '/api/v1/expedientes',
  )
  const first = rows[0]
  return first === undefined
    ? null
    : `/mis-expedientes/ver-expediente/${first.id}/${first.migrated ? 'migrado' : 'vigente'}`
}

/** The last act or notice of the bulletin. */
export async function firstPosting(request: APIRequestContext): Promise<string | null> {
  const { rows } = (await (await request.get('/api/v1/boletin')).json()) as { rows: { id: string }[] }
  return rows[0] === undefined ? null : `/boletin/${rows[0].id}`
}
