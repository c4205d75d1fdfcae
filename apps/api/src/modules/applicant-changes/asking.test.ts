import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEIGHBOURS } from '@ventanilla/demo/people/cast'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { refused } from '../../testing/attacks/change-attempts.ts'
import { askBody, GIVER, say, TAKER } from '../../testing/attacks/change-calls.ts'
import { askedChange } from '../../testing/attacks/change-states.ts'
import { givePower } from '@ventanilla/demo/people/powers'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const STRANGER = NEIGHBOURS[0] ?? ''
const PROXY = 'apoderado@demo.test'

describe('asking answers 201 with its sentence and stores nothing', () => {
  const askAs = async (by: string, body: object): Promise<Answer> =>
    world.call('POST', '/api/v1/solicitar_cambio_solicitante', body, await world.tokenFor(by))
  const refusedAsking = async (
    caseId: string,
    by: string,
    more: object,
    sentence: RegExp,
    status = 201,
  ): Promise<void> => {
    const body = { ...(await askBody(world, caseId, TAKER, by)), ...more }
    await refused(
      world,
      { by, verb: 'changes.ask', watch: [caseId] },
      () => askAs(by, body),
      status,
      sentence,
    )
  }

  it('for somebody else as the applicant, and for a case of somebody else as if there were none', async () => {
    const { caseId } = await world.fileConcession()
    await refusedAsking(
      caseId,
      GIVER,
      { id_solicitante: await world.personId(STRANGER) },
      /no es de la persona indicada/,
    )
    for (const solId of [caseId, randomUUID()])
      await refusedAsking(caseId, STRANGER, { solId }, /^No encontramos lo que busca/, 404)
    // a user with read access to the case gets no more than that
    for (const role of ['tercero', 'consulta']) {
      await world.db.run(sql`
        insert into case_parties(case_id, user_id, role, since)
        values (${caseId}::uuid, ${await world.personId(STRANGER)}::uuid, ${role}, ${world.clock.now()})`)
      await refusedAsking(caseId, STRANGER, {}, /^No encontramos lo que busca/, 404)
    }
  })

  it('for the person who is the applicant already, with points in the document or without', async () => {
    const { caseId } = await world.fileConcession()
    const own = await world.newApplicant(GIVER)
    for (const cs_nro_doc of [own.documentNumber, '28.534.107', ' 28534107 '])
      await refusedAsking(
        caseId,
        GIVER,
        {
          cs_tipo_persona: 1,
          cs_nombre_o_razon_social: own.name,
          cs_id_tipo_documento: own.documentType,
          cs_nro_doc,
        },
        /ya es la solicitante/,
      )
  })

  it('for a proxy who names themself', async () => {
    const { caseId } = await world.fileConcession()
    await givePower(world, GIVER, PROXY, caseId)
    const self = await world.newApplicant(PROXY)
    await refusedAsking(
      caseId,
      PROXY,
      {
        cs_tipo_persona: 1,
        cs_nombre_o_razon_social: self.name,
        cs_id_tipo_documento: self.documentType,
        cs_nro_doc: self.documentNumber,
      },
      /no puede recibir para sí/,
    )
  })

  it('with papers of another person, of another case, of another purpose or that are not there', async () => {
    const { caseId } = await world.fileConcession()
    const own = await world.personId(GIVER)
    const elsewhere = await askedChange(world, { bound: false })
    const { id: attached } = (await world.db.one<{ id: string }>(
      sql`select id from files where case_id = ${elsewhere.id}::uuid limit 1`,
    )) ?? { id: '' }
    const { fileId: named } = await world.putFile(caseId, own, 'De una tarea.pdf')
    await world.db.run(sql`
      update tasks set work = jsonb_build_object('data', jsonb_build_object('fileId', ${named}::text)) where case_id = ${caseId}::uuid`)
    const foreign = [
      (await world.putFile(null, await world.personId(STRANGER), 'Ajeno.pdf', { purpose: 'cambio' })).fileId,
      (await world.putFile(caseId, own, 'Del trámite.pdf', { purpose: 'solicitud' })).fileId,
      named,
      (await world.putFile(elsewhere.caseId, own, 'De otro trámite.pdf')).fileId,
      (await world.putFile(null, own, 'Retrato.pdf', { purpose: 'imagen-perfil' })).fileId,
      attached,
      randomUUID(),
    ]
    const good = (await world.putFile(null, own, 'Propio.pdf', { purpose: 'cambio' })).fileId
    for (const file of foreign)
      await refusedAsking(caseId, GIVER, { file: [good, file] }, /no está listo o no es suyo/)
    await refusedAsking(caseId, GIVER, { file: [] }, /Adjunte los documentos/)
    // rejected attempts do not keep the valid file; an unreferenced upload to the case can be attached
    const sent = (await world.putFile(caseId, own, 'Enviado al trámite.pdf')).fileId
    const asked = await askAs(GIVER, {
      ...(await askBody(world, caseId)),
      file: [good, `${own}/${caseId}/solicitud/${sent}.pdf`],
    })
    expect(asked.body.data.file.map(({ id }: { id: string }) => id).sort()).toEqual([good, sent].sort())
  })

  it('for a draft, for a case that has ended and for one whose change is under way', async () => {
    const { caseId: draft } = await world.draftOf3()
    await refusedAsking(draft, GIVER, {}, /todavía es un borrador/)
    const { caseId, id } = await askedChange(world, { bound: false })
    await refusedAsking(caseId, GIVER, {}, /Ya hay un cambio de solicitante en curso/)
    await refusedAsking(id, GIVER, {}, /acompaña a otro/)
    const ended = (await world.fileConcession()).caseId
    await world.db.run(
      sql`update cases set flow = flow || '{"closed": true}', closed_at = now() where id = ${ended}::uuid`,
    )
    await refusedAsking(ended, GIVER, {}, /terminó y ya no cambia/)
  })

  it('for what only the window may receive: who is said to be dead does not ask', async () => {
    const { caseId } = await world.fileConcession()
    for (const motivo of ['muerte', 'disolucion'])
      await refusedAsking(caseId, GIVER, { motivo }, /lo recibe la ventanilla/)
  })
})

it('until the link is opened, who asked reads what the request waits for, and of nobody by name', async () => {
  const change = await askedChange(world, { bound: false })
  const token = await world.tokenFor(GIVER)
  const read = await say(world, 'changes.open', change, { by: GIVER })
  expect(read.body.data.paso).toMatchObject({ codigo: 'CAM-02', parte: 'vinculacion' })
  const way = await world.call('GET', `/api/v1/solicitudes/${change.id}/linea-tiempo`, undefined, token)
  expect(way.body.steps.at(-1)).toMatchObject({ step: 'CAM-02', state: 'actual', holder: null })
})
