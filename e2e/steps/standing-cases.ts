import type { APIRequestContext } from '@playwright/test'
import { CHANGE_FAMILY } from '../../packages/domain/src/cases/applicant-change.ts'
import type { Account } from './citizen.ts'
import { ask } from './office.ts'

/** Finds the demonstration case a screen needs. */

export type Place = (request: APIRequestContext, who: Account) => Promise<string | null>

interface Mine {
  readonly id: string
  readonly family: string | null
  readonly waitsForMe: { readonly step: string } | null
}
interface Case {
  readonly appeals: readonly unknown[]
  /** an action that is not offered is null or false */
  readonly actions: { readonly appeal: unknown; readonly waive: unknown; readonly changePermit: unknown }
}

/** An applicant's first matching case. */
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

/** The user's draft of a type; starting it again opens the same one. */
export const draftOf =
  (ttId: number, route = `/tramites-ambientales/${ttId}`): Place =>
  async (request, who) => {
    const { id } = await ask<{ id: string }>(request, who, 'POST', '/api/v1/solicitudes', { ttId })
    return `${route}/${id}`
  }

/** The page of an applicant's optional action, for a case that offers it. */
export const offers =
  (path: string, action: keyof Case['actions'], filter = 'en-curso'): Place =>
  async (request, who) => {
    const id = await caseOf(request, who, filter, async (row) =>
      Boolean((await ask<Case>(request, who, 'GET', `/api/v1/solicitudes/${row.id}`)).actions[action]),
    )
    return id === null ? null : path.replace(/:\w+/, id)
  }

/** A finished request to change the applicant. */
export const endedChange: Place = async (request, who) => {
  const id = await caseOf(request, who, 'terminadas', ({ family }) => family === CHANGE_FAMILY)
  return id === null ? null : `/mis-solicitudes/ver-solicitud/${id}`
}

/** The case in which another party has appealed against the same decision. */
export const appealedByTwo: Place = (request, who) =>
  caseOf(request, who, 'en-curso', async ({ id, family, waitsForMe }) => {
    if (family !== null || waitsForMe !== null) return false
    const { appeals } = await ask<Case>(request, who, 'GET', `/api/v1/solicitudes/${id}`)
    return appeals.length > 1
  })

/** A case whose applicant can request its transfer. */
export const changeable: Place = async (request, who) => {
  const id = await caseOf(request, who, 'en-curso', ({ family }) => family === null)
  return id === null ? null : `/reg-solicitante?solicitud=${id}`
}

/** A case that passed from this user to another. */
export const passedOn: Place = async (request, who) => {
  const { rows } = await ask<{ rows: { id: string }[] }>(request, who, 'GET', '/api/v1/solicitudes-cedidas')
  return rows[0] === undefined ? null : `/mis-solicitudes/cedidas/${rows[0].id}`
}

/** The same address, only for one of the accounts that can open it. */
export const onlyFor =
  (place: string | Place, who: Account): Place =>
  async (request, person) =>
    person.email !== who.email ? null : typeof place === 'string' ? place : await place(request, person)

/** An account, for the screen that changes it. */
export const someAccount: Place = async (request, who) => {
  const { rows } = await ask<{ rows: { id: string }[] }>(
    request,
    who,
    'GET',
    '/api/v1/usuarios?estado=activo',
  )
  return rows[0] === undefined ? null : `/usuario/1/${rows[0].id}`
}

/** A recognised third party. */
export const someThirdParty: Place = async (request, who) => {
  const { rows } = await ask<{ rows: { id: string }[] }>(request, who, 'GET', '/api/v1/intervinientes')
  return rows[0] === undefined ? null : `/edit-interviniente/${rows[0].id}`
}

/** The file of a case the user can read. */
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

/** The last act or notice of the boletín. */
export async function firstPosting(request: APIRequestContext): Promise<string | null> {
  const { rows } = (await (await request.get('/api/v1/boletin')).json()) as { rows: { id: string }[] }
  return rows[0] === undefined ? null : `/boletin/${rows[0].id}`
}

/** A group of people, begun as a draft: the demonstration has none. */
export const someGroup: Place = async (request, who) => {
  const path = '/api/v1/configuracion/clases/grupo/elementos'
  const { rows } = await ask<{ rows: { key: string }[] }>(request, who, 'GET', path)
  const content = {
    order: 0,
    name: 'Reparto',
    active: true,
    office: null,
    people: [],
    roles: ['CLI_JURIDICO'],
  }
  const { key } = rows[0] ?? (await ask<{ key: string }>(request, who, 'POST', path, { content }))
  return `/edit-parametrizacion-grupo/${key}`
}
