import { SYSTEM } from '@ventanilla/domain/access/actor'
import { givePower } from '@ventanilla/demo/people/powers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyDeps } from '../../deps.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { sql } from '../connection/sql.ts'
import { insertCase } from './insert-case.ts'
import { type CaseRow, viewCase } from './load.ts'

const APPLICANT = 'ciudadano@demo.test'
const COMPANY = 'empresa@demo.test'
const PROXY = 'apoderado@demo.test'

let world: ApiWorld
let parent: CaseRow
beforeAll(async () => {
  world = await startWorld()
  const { caseId } = await world.fileConcession({ applicant: APPLICANT })
  await givePower(world, APPLICANT, PROXY, caseId)
  parent = (await viewCase(world.db, SYSTEM, 'cases.read', caseId)).row
})
afterAll(() => world.close())

const insert = (of: Parameters<typeof insertCase>[2]): Promise<string> =>
  world.db.tx((tx) => insertCase(tx, applyDeps(world.deps), of))

const stored = (id: string): Promise<Record<string, unknown> | undefined> =>
  world.db.one(sql`
    select tt_id as type, status, applicant_name as name, subject, office, radicado, filed_at is not null as filed, facts, family, parent_id as parent,
      (select json_agg(u.email order by u.email) from case_parties p join users u on u.id = p.user_id where p.case_id = c.id and p.role = 'apoderado') as proxies
    from cases c where c.id = ${id}::uuid`)

const family = { id: 'desistimiento_expreso', name: 'Desistimiento expreso' }

describe('a case begins', () => {
  it('as a draft under the name of its account, with no number and no office', async () => {
    const applicantId = await world.personId(COMPANY)
    const procedure = { ttId: 3, name: 'Concesión de aguas superficiales' }
    const id = await insert({
      kind: 'draft',
      procedure,
      definitions: 1,

      applicantId,
      by: await world.personId(PROXY),
    })
    expect(await stored(id)).toEqual({
      type: 3,
      status: 'borrador',
      name: (await world.newApplicant(COMPANY)).name,
      subject: procedure.name,
      office: null,
      radicado: null,
      filed: false,
      facts: {},
      family: null,
      parent: null,
      proxies: null,
    })
  })

  it.each([
    ['the same person, with their proxies', APPLICANT, [PROXY]],
    ['another person, without proxies who never represented them', COMPANY, null],
  ])('beside another, about %s', async (_, about, proxies) => {
    const id = await insert({
      kind: 'linked',
      parent,
      definitions: 1,

      family,
      status: 'radicada',
      applicant: { id: await world.personId(about), name: 'Quien figura en el trámite' },
      by: await world.personId(about),
      office: parent.office,
      filed: { radicado: `PRUEBA-${about}`, date: '2026-02-02' },
      facts: { 'desistimiento.motivo': 'otro' },
    })
    expect(await stored(id)).toEqual({
      type: parent.tt_id,
      status: 'radicada',
      name: 'Quien figura en el trámite',
      subject: `Desistimiento expreso · ${parent.radicado}`,
      office: parent.office,
      radicado: `PRUEBA-${about}`,
      filed: true,
      facts: { 'desistimiento.motivo': 'otro' },
      family: family.id,
      parent: parent.id,
      proxies,
    })
  })

  it('alone, with the type that its family has', async () => {
    const id = await insert({
      kind: 'independent',
      ttId: 27,
      definitions: 1,

      family,
      status: 'por_presentar',
      applicant: { id: await world.personId(APPLICANT), name: 'Marta' },
      by: await world.personId(APPLICANT),
      office: 'ibague',
      filed: null,
      facts: {},
    })
    expect(await stored(id)).toMatchObject({
      type: 27,
      subject: family.name,
      radicado: null,
      filed: false,
      parent: null,
      proxies: null,
    })
  })
})
