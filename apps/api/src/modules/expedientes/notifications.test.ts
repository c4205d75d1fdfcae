import { randomUUID } from 'node:crypto'
import { timeOfDay } from '@ventanilla/domain/acts/formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { APPLICANT, type CaseProofs, proofsOf } from '../../testing/walks/case-proofs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { tamper } from '../../testing/attacks/tampering.ts'

const RECORDS = 'cli-gestion-documental@demo.test'
const OTHER = 'empresa@demo.test'

interface Row {
  readonly id: string
  readonly letter: boolean
  readonly act: { readonly id: string; readonly title: string; readonly number: string | null }
  readonly recipient: string | null
  readonly means: string | null
  readonly standing: { readonly words: string }
  readonly accessedAt: string | null
  readonly legalOn: string | null
  readonly proof: {
    readonly act: { readonly title: string } | null
    readonly fileId: string | null
    readonly guide: string | null
  } | null
  readonly readable: boolean
  readonly toOpen: boolean
}

let world: ApiWorld
let proofs: CaseProofs
beforeAll(async () => {
  world = await startWorld()
  proofs = proofsOf(world)
}, 60_000)
afterAll(() => world.close())

const read = async (email: string, caseId: string, query = '') =>
  world.call(
    'GET',
    `/api/v1/solicitudes/${caseId}/notificaciones${query}`,
    undefined,
    await world.tokenFor(email),
  )
const seen = async (email: string, caseId: string): Promise<Row[]> => (await read(email, caseId)).body.rows

/** A requirement waiting for its notification to the applicant. */
async function required(): Promise<string> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'PG-03')
  await world.doTask(caseId, 'PG-03', 'no', { 'revision.documentos': await proofs.failing(caseId, 'PG-03') })
  await world.doTask(caseId, 'PG-04', 'notificado')
  return caseId
}

describe('the notifications of a file', () => {
  it('are the applicant’s once sent, open to them when opened, and say what proves it', async () => {
    const caseId = await required()
    await world.drain()
    expect(await seen(APPLICANT, caseId)).toEqual([])
    expect((await read(RECORDS, caseId)).body).toMatchObject({ migrated: false })
    expect(await seen(RECORDS, caseId)).toMatchObject([
      { standing: { words: 'Por notificar' }, means: null, proof: null, readable: true },
    ])
    await world.advanceTo(caseId, 'NOT-03')
    await world.writeAct(caseId, 'NOT-03')
    await world.drain()
    const [sent] = await seen(APPLICANT, caseId)
    expect(sent).toMatchObject({
      standing: { words: 'Enviada, sin abrir' },
      means: 'Electrónica',
      readable: false,
      toOpen: true,
    })
    expect((await seen(RECORDS, caseId))[0]?.toOpen).toBe(false)
    const opened = await world.call(
      'POST',
      `/api/v1/actos/${sent?.act.id}/acceso`,
      {},
      await world.tokenFor(APPLICANT),
    )
    expect(opened.status).toBe(200)
    expect(await seen(APPLICANT, caseId)).toMatchObject([
      {
        standing: { words: 'Notificada' },
        legalOn: opened.body.legalOn,
        accessedAt: world.clock.now().toISOString(),
        proof: { act: { title: expect.stringMatching(/electrónica/i) }, guide: null, fileId: null },
        readable: true,
        toOpen: false,
      },
    ])
    // once the time of access is certified, that certificate is the proof (CPACA art. 56)
    await world.writeAct(caseId, 'NOT-06')
    await world.doTask(caseId, 'NOT-06', 'constancia')
    await world.drain()
    expect((await seen(APPLICANT, caseId))[0]?.proof?.act?.title).toMatch(/^Constancia secretarial/)
    const certificate = await world.db.one<{ text: string }>(
      sql`select doc::text as text from acts where case_id = ${caseId}::uuid and template = 'CONST_TERMINO'`,
    )
    expect(certificate?.text).toMatch(/Acceso al acto/)
    expect(certificate?.text).toContain(`a las ${timeOfDay(world.clock.now().toISOString())}, cuando abrió`)
  }, 60_000)

  it('by notice keep the guide and the paper of the delivery, and have no effect before its day is over', async () => {
    const caseId = await required()
    for (const step of ['NOT-03', 'NOT-04']) {
      await world.advanceTo(caseId, step)
      await world.writeAct(caseId, step)
      await world.letExpire(caseId, step)
    }
    await world.advanceTo(caseId, 'NOT-05')
    const paper = await world.putFile(caseId, await world.personId('cli-notificador@demo.test'), 'Guía.pdf')
    await world.doTask(caseId, 'NOT-05', 'entregado', {
      'aviso.fecha_entrega': proofs.today(),
      'aviso.guia': 'RA-5521',
      'aviso.prueba': [{ fileId: paper.fileId, name: 'Guía.pdf', size: 10, mime: 'application/pdf' }],
    })
    await world.drain()
    const [row] = await seen(APPLICANT, caseId)
    expect(row).toMatchObject({
      means: 'Por aviso',
      standing: { words: 'Entregada, todavía sin efecto' },
      proof: { act: { title: expect.stringMatching(/aviso/i) }, fileId: paper.fileId, guide: 'RA-5521' },
    })
    world.clock.set(new Date(Date.parse(`${row?.legalOn}T15:00:00Z`) + 86_400_000))
    expect((await seen(APPLICANT, caseId))[0]?.standing.words).toBe('Notificada')
  }, 60_000)

  it('are a third party’s own only, with the letters since they take part; nobody’s who only consults', async () => {
    const caseId = await required()
    await proofs.tell(caseId, (await proofs.acts(caseId))[0]?.id ?? '')
    await world.advanceTo(caseId, 'PG-04A')
    await world.doTask(caseId, 'PG-04A', 'aporta')
    await world.doTask(caseId, 'PG-04B', 'si')
    await world.advanceTo(caseId, 'PG-09')
    await world.drain()
    const [letter] = (await seen(APPLICANT, caseId)).filter((row) => row.letter)
    expect(letter).toMatchObject({ means: 'Comunicación', recipient: null, readable: true })
    const joins = async (email: string, role: string, at: Date) =>
      world.db.run(sql`
        insert into case_parties(case_id, user_id, role, since)
        values (${caseId}::uuid, ${await world.personId(email)}::uuid, ${role}, ${at})`)
    expect((await read(OTHER, caseId)).status).toBe(404)
    world.clock.advance(60_000)
    await joins(OTHER, 'tercero', world.clock.now())
    expect(await seen(OTHER, caseId)).toEqual([])
    await world.db.run(
      sql`update case_parties set since = ${new Date(0)} where case_id = ${caseId}::uuid and role = 'tercero'`,
    )
    // letters to the applicant are not theirs, and they could not open them either
    expect(await seen(OTHER, caseId)).toEqual([])
    await tamper(
      world,
      'acts',
      sql`update acts set template = 'AUTO_INICIO' where id = ${letter?.act.id}::uuid`,
    )
    expect((await seen(OTHER, caseId)).map((row) => row.letter)).toContain(true)
    expect((await seen(OTHER, caseId)).map((row) => row.letter)).not.toContain(false)
    expect((await read('consulta@demo.test', caseId)).status).toBe(404)
    await joins('consulta@demo.test', 'consulta', world.clock.now())
    expect((await seen('consulta@demo.test', caseId)).map((row) => row.letter)).not.toContain(false)
  }, 60_000)

  it('are found by nobody who has no part in the case, nor by a name that never existed', async () => {
    const { caseId } = await world.fileConcession()
    for (const email of [OTHER, 'consulta@demo.test', 'cli-tecnico@demo.test', 'lider-respel@demo.test'])
      expect((await read(email, caseId)).status, email).toBe(404)
    expect((await read(RECORDS, randomUUID())).status).toBe(404)
    expect((await world.call('GET', `/api/v1/solicitudes/${caseId}/notificaciones`)).status).toBe(401)
    expect(await seen(RECORDS, caseId)).toEqual([])
  })

  it('come part by part without one twice or missing', async () => {
    const caseId = await required()
    const [first] = await seen(RECORDS, caseId)
    const at = world.clock.now()
    // three rows of one instant straddle a page boundary
    await world.db.run(sql`
      insert into notifications(id, case_id, act_id, recipient_name, state, created_at)
      select gen_random_uuid(), ${caseId}::uuid, ${first?.act.id}::uuid, 'Marta ' || n, 'pending', ${at}::timestamptz - (n / 3) * interval '1 second'
      from generate_series(1, 40) n`)
    const all: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await read(RECORDS, caseId, cursor === '' ? '' : `?cursor=${cursor}`)
      all.push(...(body.rows as Row[]).map((row) => row.id))
      cursor = body.next
    }
    expect([all.length, new Set(all).size]).toEqual([41, 41])
    expect((await read(RECORDS, caseId, '?cursor=ayer')).status).toBe(422)
  })
})
