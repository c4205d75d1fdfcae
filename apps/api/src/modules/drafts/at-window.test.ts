import { randomUUID } from 'node:crypto'
import { completeSurfaceWater } from '@ventanilla/catalog/procedures/surface-water/examples'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { documentKey, documentsAskedFor } from '@ventanilla/domain/procedures/documents'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const WINDOW = 'cli-ventanilla-unica@demo.test'
const ELSEWHERE = 'cli-ventanilla-unica-2@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const OFFICE = 'ibague'
const NEW_PERSON = {
  personType: 1,
  documentType: 1,
  documentNumber: '5994312',
  firstNames: 'Eliécer',
  lastNames: 'Capera Ducuara',
}

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  // the second window official works in another office
  await world.db.run(sql`update users set office = 'sur' where email = ${ELSEWHERE}`)
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const at = async (method: Method, path: string, body?: unknown, who = WINDOW): Promise<Answer> =>
  world.call(method, `/api/v1/ventanilla/${path}`, body, await world.tokenFor(who))
const open = (person: unknown, who = WINDOW, office = OFFICE): Promise<Answer> =>
  at('POST', 'solicitudes', { ttId: 3, office, person }, who)
const known = async (): Promise<{ id: string; document: string }> => ({
  id: await world.personId(CITIZEN),
  document: '28534107',
})

/** A complete application at the window, with documents attached by the official, and the signed document. */
async function filled(
  person: { readonly document: string } | { readonly documentNumber: string },
): Promise<{ id: string; version: number; paper: string }> {
  const id = (await open(person)).body.id as string
  const official = await world.personId(WINDOW)
  const files: Record<string, unknown> = {}
  const form = world.deps.catalogue.newest.forms.get(3) as FormDef
  const documents = world.deps.catalogue.newest.procedures.get(3)?.documents ?? []
  for (const document of documentsAskedFor(form, documents, completeSurfaceWater))
    files[documentKey(document.documentId)] = [
      await world.putFile(id, official, `${document.documentId}.pdf`, {
        purpose: 'solicitud',
        documentId: document.documentId,
      }),
    ]
  const { body } = await at('GET', `solicitudes/${id}`)
  const numero_documento = 'document' in person ? person.document : person.documentNumber
  const changes = {
    ...completeSurfaceWater,
    numero_documento,
    anio_costos: world.clock.now().getUTCFullYear(),
    ...files,
  }
  const saved = await at('PATCH', `solicitudes/${id}`, { baseVersion: body.version, changes })
  expect([saved.status, saved.body.rejected]).toEqual([200, {}])
  const paper = (await world.putFile(id, official, 'escaneado.pdf', { purpose: 'solicitud' })).fileId
  return { id, version: saved.body.version as number, paper }
}
const fileIt = (draft: { id: string; version: number; paper: string }, who = WINDOW): Promise<Answer> =>
  at(
    'POST',
    `solicitudes/${draft.id}/radicar`,
    { version: draft.version, signedBefore: true, signedPaper: draft.paper },
    who,
  )
const caseRow = (id: string) =>
  world.db.one<{ radicado: string | null; applicant_id: string; office: string | null; step: string | null }>(
    sql`select radicado, applicant_id, office, step from cases where id = ${id}::uuid`,
  )

describe('filing at the window', () => {
  it('for somebody with an account: the case is theirs, the chain says who filed it and what they signed', async () => {
    const person = await known()
    const draft = await filled(person)
    const { status, body } = await fileIt(draft)
    expect(status).toBe(200)
    expect(await caseRow(draft.id)).toMatchObject({ radicado: body.radicado, applicant_id: person.id })
    const event = await world.db.one<{ actor: string; body: string }>(sql`
      select actor_id as actor, body from case_events where case_id = ${draft.id}::uuid and type = 'solicitud.radicada'`)
    expect(event?.actor).toBe(await world.personId(WINDOW))
    expect(JSON.parse(event?.body ?? '{}')).toMatchObject({
      radicado: body.radicado,
      solicitante: 'Marta Lucía Ávila Rondón',
      firmado: 'Formulario firmado por el solicitante.pdf',
    })
    const lines = await world.db.rows<{ verb: string }>(
      sql`select verb from audit_log where case_id = ${draft.id}::uuid and verb = 'atWindow.file'`,
    )
    expect(lines).toHaveLength(1)
    const own = await world.call('GET', '/api/v1/mis-solicitudes', undefined, await world.tokenFor(CITIZEN))
    expect(own.body.rows.map((row: { id: string }) => row.id)).toContain(draft.id)
    expect((await world.openTasks(draft.id)).map((task) => task.step)).toEqual(['PG-02'])
    // a second click is the same filing
    expect((await fileIt(draft)).body.radicado).toBe(body.radicado)
  })

  it('prints that the applicant signed on paper, and no signature that nobody gave', async () => {
    const draft = await filled(await known())
    await fileIt(draft)
    await world.drain()
    const papers = await world.db.rows<{ purpose: string }>(
      sql`select purpose from files where case_id = ${draft.id}::uuid and purpose in ('comprobante', 'formulario')`,
    )
    expect(papers).toHaveLength(2)
  })

  it('for somebody without an account: they are registered once and cannot log in', async () => {
    expect((await at('GET', `personas?documento=${NEW_PERSON.documentNumber}`)).body.rows).toEqual([])
    const draft = await filled(NEW_PERSON)
    const { status } = await fileIt(draft)
    expect(status).toBe(200)
    const [found, ...others] = (await at('GET', `personas?documento=${NEW_PERSON.documentNumber}`)).body.rows
    expect(others).toEqual([])
    expect(found).toMatchObject({ name: 'Eliécer Capera Ducuara', account: false })
    expect((await caseRow(draft.id))?.applicant_id).toBe(found.id)
    expect((await open(NEW_PERSON)).status).toBe(409)
    const person = await world.db.one<{
      password_hash: string | null
      electronic: boolean
      email: string
    }>(sql`
      select password_hash, electronic_notification as electronic, email from users where id = ${found.id}::uuid`)
    // notified on paper although the form allows mail: they could not open an electronic notification
    expect(person).toEqual({ password_hash: null, electronic: false, email: completeSurfaceWater.correo })
  })

  it('refuses the data of somebody else under the name of the one who came', async () => {
    const draft = await filled(await known())
    const { body } = await at('PATCH', `solicitudes/${draft.id}`, {
      baseVersion: draft.version,
      changes: { numero_documento: '65748219' },
    })
    const reply = await fileIt({ ...draft, version: body.version as number })
    expect([reply.status, reply.body.code]).toEqual([422, 'otra_persona'])
    expect((await caseRow(draft.id))?.radicado).toBeNull()
    await at('PATCH', `solicitudes/${draft.id}`, {
      baseVersion: body.version as number,
      changes: { numero_documento: '28534107' },
    })
    const again = (await at('GET', `solicitudes/${draft.id}`)).body.version as number
    expect((await fileIt({ ...draft, version: again })).status).toBe(200)
  })

  it('opens again what was begun there, and lists it to the whole window', async () => {
    const first = await open(await known())
    const again = await open(await known())
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.id).toBe(first.body.id)
    const { body } = await at('GET', 'solicitudes')
    expect(body.office).toEqual({ id: OFFICE, name: expect.any(String) })
    expect(body.rows).toContainEqual(
      expect.objectContaining({ id: first.body.id, person: 'Marta Lucía Ávila Rondón' }),
    )
    // at home the applicant continues the same draft and starts no second one
    const home = await world.call('POST', '/api/v1/solicitudes', { ttId: 3 }, await world.tokenFor(CITIZEN))
    expect([home.status, home.body.id]).toEqual([200, first.body.id])
    expect((await at('DELETE', `solicitudes/${first.body.id}`)).status).toBe(200)
    expect((await at('GET', `solicitudes/${first.body.id}`)).status).toBe(404)
    // the case is gone: the audit alone says who erased whose request
    const erased = await world.db.rows(
      sql`select actor_id, subject from audit_log where verb = 'atWindow.discard'`,
    )
    expect(erased).toEqual([
      { actor_id: await world.personId(WINDOW), subject: await world.personId(CITIZEN) },
    ])
  })
})

describe('who represents the person in all their matters', () => {
  const PROXY = 'apoderado@demo.test'
  const drafts = async (who: string): Promise<string[]> => {
    const read = await world.call(
      'GET',
      '/api/v1/mis-solicitudes?estado=borradores',
      undefined,
      await world.tokenFor(who),
    )
    return (read.body.rows as { id: string }[]).map((row) => row.id)
  }
  /** A general power of the citizen; ended when the date is given. */
  const power = async (caseId: string | null, ended: Date | null): Promise<void> => {
    await world.db.run(sql`
      insert into powers(id, applicant_id, proxy_id, proxy_name, proxy_document, proxy_email, case_id, created_at, confirmed_at, ended_at)
      values (${randomUUID()}::uuid, ${await world.personId(CITIZEN)}::uuid, ${await world.personId(PROXY)}::uuid, 'Apoderado', '1', ${PROXY},
        ${caseId}::uuid, ${world.clock.now()}, ${world.clock.now()}, ${ended})`)
  }
  /** Starts a draft at the window, of a type without one yet. */
  const begunThere = async (ttId: number): Promise<string> => {
    const reply = await at('POST', 'solicitudes', { ttId, office: OFFICE, person: await known() })
    expect(reply.status).toBe(201)
    return reply.body.id as string
  }

  it('reads and goes on with what was begun there; who did once, or in one matter only, does not', async () => {
    await power(null, world.clock.now())
    await power((await world.fileConcession()).caseId, null)
    const before = await begunThere(5)
    expect(await drafts(PROXY)).not.toContain(before)
    await power(null, null)
    const id = await begunThere(6)
    expect(await drafts(PROXY)).toContain(id)
    expect(await drafts(CITIZEN)).toContain(id)
    const token = await world.tokenFor(PROXY)
    const draft = await world.call('GET', `/api/v1/solicitudes/${id}/borrador`, undefined, token)
    const saved = await world.call(
      'PATCH',
      `/api/v1/solicitudes/${id}/borrador`,
      { baseVersion: draft.body.version, changes: { telefono: '3004445566' } },
      token,
    )
    expect([draft.status, saved.status, saved.body.rejected]).toEqual([200, 200, {}])
    expect((await at('GET', `solicitudes/${id}`)).body.answers.telefono).toBe('3004445566')
  })
})

describe('the window refuses', () => {
  const everyCall = (id: string): [Method, string, unknown?][] => [
    ['GET', `solicitudes/${id}`],
    ['PATCH', `solicitudes/${id}`, { baseVersion: 1, changes: { nombres: 'Otro' } }],
    ['GET', `solicitudes/${id}/revision`],
    ['POST', `solicitudes/${id}/radicar`, { version: 1, signedBefore: true, signedPaper: randomUUID() }],
    ['DELETE', `solicitudes/${id}`],
  ]

  it('officials of other roles and citizens, in every call', async () => {
    const { id } = (await open(await known())).body as { id: string }
    for (const who of ['cli-juridico@demo.test', 'superadmin@demo.test', 'cli-admin@demo.test', CITIZEN]) {
      for (const [method, path, body] of [
        ...everyCall(id),
        ['GET', 'personas?documento=28534107'] as const,
        ['GET', 'solicitudes'] as const,
      ])
        expect((await at(method, path, body, who)).status, `${who} ${method} ${path}`).toBe(403)
      expect((await open(await known(), who)).status).toBe(403)
    }
    expect((await at('GET', `solicitudes/${id}`)).body.answers.nombres).toBe('Marta Lucía')
  })

  it('the window of another office, as if the draft did not exist', async () => {
    const { id } = (await open(await known())).body as { id: string }
    for (const [method, path, body] of everyCall(id))
      expect((await at(method, path, body, ELSEWHERE)).status, `${method} ${path}`).toBe(404)
    const listed = (await at('GET', 'solicitudes', undefined, ELSEWHERE)).body.rows as { id: string }[]
    expect(listed.map((row) => row.id)).not.toContain(id)
    expect((await open(await known(), ELSEWHERE, OFFICE)).status).toBe(403)
    expect((await open(await known(), WINDOW, 'sur')).status).toBe(403)
    // another office's window starts a separate draft for the same person
    expect((await open(await known(), ELSEWHERE, 'sur')).body.id).not.toBe(id)
  })

  it('what people write at home, and uploads into it', async () => {
    const { caseId } = await world.draftOf3('empresa@demo.test')
    for (const [method, path, body] of everyCall(caseId))
      expect((await at(method, path, body)).status, `${method} ${path}`).toBe(404)
    const applicantOf = async (id: string): Promise<string> =>
      (await world.db.one<{ id: string }>(sql`select applicant_id as id from cases where id = ${id}::uuid`))
        ?.id ?? ''
    const presign = async (id: string, who: string) =>
      world.call(
        'POST',
        '/api/v1/generatePresignedUrl',
        { urlDoc: `${await applicantOf(id)}/${id}/solicitud`, fileType: 'pdf', name: 'a.pdf' },
        await world.tokenFor(who),
      )
    expect((await presign(caseId, WINDOW)).status).toBe(404)
    const { id } = (await open(await known())).body as { id: string }
    expect((await presign(id, WINDOW)).status).toBe(200)
    expect((await presign(id, ELSEWHERE)).status).toBe(404)
  })

  it('a person without the document that goes with them, and documents in part', async () => {
    const { id } = await known()
    expect((await open({ id, document: '11111111' })).status).toBe(422)
    expect((await open({ id: randomUUID(), document: '28534107' })).status).toBe(422)
    expect(
      (await open({ id: await world.personId('cli-juridico@demo.test'), document: '28534107' })).status,
    ).toBe(422)
    for (const part of ['2853410', '', '%', '28534107 or 1=1'])
      expect((await at('GET', `personas?documento=${encodeURIComponent(part)}`)).body.rows, part).toEqual([])
    const [found] = (await at('GET', 'personas?documento=28.534.107')).body.rows
    expect(found).toMatchObject({
      id,
      account: true,
      contact: expect.stringMatching(/^••• \d{4} · c•••@demo\.test$/),
    })
  })

  it('a filing without the paper that the person signed', async () => {
    const draft = await filled(await known())
    const official = await world.personId(WINDOW)
    const answers = (await at('GET', `solicitudes/${draft.id}`)).body.answers as Record<
      string,
      readonly { fileId: string }[]
    >
    const other = (await open({ ...NEW_PERSON, documentNumber: '65712233' })).body.id as string
    for (const paper of [
      randomUUID(),
      (await world.putFile(null, official, 'suelto.pdf', { purpose: 'solicitud' })).fileId,
      (await world.putFile(other, official, 'de otra.pdf', { purpose: 'solicitud' })).fileId,
      answers[documentKey(1)]?.[0]?.fileId ?? '',
    ]) {
      const { status, body } = await fileIt({ ...draft, paper })
      expect([status, body.code]).toEqual([422, 'sin_firma'])
    }
    expect((await caseRow(draft.id))?.radicado).toBeNull()
    const missing = await at('POST', `solicitudes/${draft.id}/radicar`, {
      version: draft.version,
      signedBefore: false,
      signedPaper: draft.paper,
    })
    expect(missing.status).toBe(422)
  })
})
