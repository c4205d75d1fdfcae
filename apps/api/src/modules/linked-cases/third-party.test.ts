import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpen } from '@ventanilla/catalog/procedures/documents.testkit'
import { PROCEDURES } from '@ventanilla/catalog/procedures/procedures'
import { sql } from '../../db/connection/sql.ts'
import { standsAt, stateOfCase, walk } from '../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const OWNER = 'ciudadano@demo.test'
const THIRD = 'empresa@demo.test'
const LONG = 240_000

let world: ApiWorld
let caseId = ''
let radicado = ''
beforeAll(async () => {
  world = await startWorld()
  const filed = await world.fileConcession()
  caseId = filed.caseId
  radicado = filed.radicado
  await world.db.run(
    sql`update users set electronic_notification = true where id = ${await world.personId(THIRD)}::uuid`,
  )
}, LONG)
afterAll(() => world.close())

const get = async (who: string, path: string) => world.call('GET', path, undefined, await world.tokenFor(who))
const seen = async (who: string) => (await get(who, `/api/v1/solicitudes/${caseId}`)).body
const whole = async (who: string) => (await get(who, `/api/v1/etapa-uno/solicitud/${caseId}`)).body

interface FileRow {
  readonly id: string
  readonly purpose: string
  readonly document_id: number | null
  readonly template: string | null
}
const files = (): Promise<FileRow[]> =>
  world.db.rows<FileRow>(sql`
    select f.id, f.purpose, f.document_id, (select a.template from acts a where a.file_id = f.id) as template
    from files f where f.case_id = ${caseId}::uuid and f.state = 'ready' order by f.created_at`)
const opens = async (who: string, id: string): Promise<boolean> =>
  (await get(who, `/api/v1/archivos/${id}/enlace`)).status === 200

/** The document of an application's file, by its kind or its row. */
const kindOf = (documentId: number | null): number => {
  const documents = PROCEDURES.find((p) => p.ttId === 3)?.documents ?? []
  return documents.find((d) => d.documentId === documentId || d.id === documentId)?.documentId ?? 0
}
const LETTERS = [
  'CITACION',
  'NOTIF_ELECTRONICA',
  'AVISO_NOTIF',
  'COMUNICACION',
  'LIQUIDACION',
  'RECIBO_PAGO',
  'CONST_TERMINO',
]

async function recognise(): Promise<void> {
  const asked = await world.call(
    'POST',
    '/api/v1/actuaciones',
    { family: 'tercer_interviniente', radicado },
    await world.tokenFor(THIRD),
    { 'idempotency-key': randomUUID() },
  )
  await walk(world, String(asked.body.id), [
    ['TER-01', 'radicada'],
    ['TER-02', 'registrado'],
    ['TER-03', 'firmar', { 'tercero.decision': 'reconoce' }],
    ['TER-04', 'comunicado'],
  ])
}

describe('a recognised third party', () => {
  it(
    'finds and reads nothing before, and the case once recognised',
    async () => {
      const search = async () =>
        (await get(THIRD, `/api/v1/expedientes?q=${encodeURIComponent(radicado)}`)).body.rows.length as number
      expect(await search()).toBe(0)
      for (const file of await files()) expect(await opens(THIRD, file.id)).toBe(false)
      await recognise()
      expect(await search()).toBe(1)
      expect((await get(THIRD, `/api/v1/solicitudes/${caseId}`)).status).toBe(200)
    },
    LONG,
  )

  it('opens the studies of the application, and no paper that identifies its author or speaks of their affairs', async () => {
    const filed = (await files()).filter((f) => f.purpose === 'solicitud')
    expect(filed.map((f) => isOpen(kindOf(f.document_id)))).toEqual(expect.arrayContaining([true, false]))
    for (const file of filed) {
      const open = isOpen(kindOf(file.document_id))
      expect([kindOf(file.document_id), await opens(THIRD, file.id)]).toEqual([
        kindOf(file.document_id),
        open,
      ])
      expect(await opens(OWNER, file.id)).toBe(true)
    }
    // the form and the receipt contain the applicant's document number, address and telephone
    for (const file of (await files()).filter((f) => ['formulario', 'comprobante'].includes(f.purpose)))
      expect([file.purpose, await opens(THIRD, file.id)]).toEqual([file.purpose, false])
  })

  it('reads what is asked for and why, not who and where the applicant is', async () => {
    const mine = await world.db.one<{ submission: Record<string, unknown> }>(
      sql`select submission from cases where id = ${caseId}::uuid`,
    )
    const { numero_documento: number, correo, telefono } = mine?.submission ?? {}
    const owners = JSON.stringify((await whole(OWNER)).data.answers)
    for (const own of [number, correo, telefono]) expect(owners).toContain(String(own))
    const body = (await whole(THIRD)).data
    const text = JSON.stringify(body)
    for (const own of [number, correo, telefono]) expect(text).not.toContain(String(own))
    expect(Object.keys(body.answers)).toContain('predios')
    expect(JSON.stringify(body.form)).not.toContain('numero_documento')
    expect([body.receipts, body.actions.extend, body.actions.waive]).toEqual([[], null, null])
    const shown = (body.files as { purpose: string; documentId: number | null }[]).map((f) => f.documentId)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.every((id) => isOpen(kindOf(id)))).toBe(true)
    expect((await get(THIRD, `/api/v1/solicitudes/${caseId}/borrador`)).status).toBe(404)
  })

  it(
    'reads acts and concepts, and no letter or bill of the applicant, in list, by id, in the index or the archive',
    async () => {
      await world.advanceTo(caseId, 'PG-13')
      const start = async (): Promise<string[]> =>
        ((await seen(THIRD)).acts as { template: string }[]).flatMap(({ template }) =>
          template === 'AUTO_INICIO' ? [template] : [],
        )
      // the initial auto is readable once it was notified to them
      expect(await start()).toEqual([])
      await world.notifyBeside(caseId)
      expect(await start()).toEqual(['AUTO_INICIO'])
      await world.drain()
      const acts = await world.db.rows<{
        id: string
        template: string
        file_id: string | null
        addressee_id: string | null
      }>(
        sql`select id, template, file_id, addressee_id from acts
          where case_id = ${caseId}::uuid and state in ('signed', 'sealed')`,
      )
      // letters of their own notification are theirs
      const own = await world.personId(THIRD)
      const letters = acts.filter((a) => LETTERS.includes(a.template) && a.addressee_id !== own)
      expect(letters.length).toBeGreaterThan(1)
      const rows = (await seen(THIRD)).acts as { id: string; template: string }[]
      const listed = rows.map((a) => a.template)
      expect(rows.filter(({ id }) => letters.some((letter) => letter.id === id))).toEqual([])
      expect(listed).toEqual(expect.arrayContaining(['CONCEPTO_TEC', 'AUTO_INICIO']))
      const open = async (id: string) =>
        (await world.call('POST', `/api/v1/actos/${id}/acceso`, {}, await world.tokenFor(THIRD))).status
      for (const letter of letters) {
        expect([letter.template, await open(letter.id)]).toEqual([letter.template, 404])
        if (letter.file_id !== null) expect(await opens(THIRD, letter.file_id)).toBe(false)
      }
      const theirs = acts.filter((a) => a.addressee_id === own)
      expect(theirs.length).toBeGreaterThan(0)
      for (const { id, template } of theirs) expect([template, await open(id)]).toEqual([template, 200])
      const concept = acts.find((a) => a.template === 'CONCEPTO_TEC')
      expect(await open(concept?.id ?? '')).toBe(200)
      const told = acts.find((a) => a.template === 'AUTO_INICIO')
      expect(await opens(THIRD, told?.file_id ?? '')).toBe(true)
      const byId = new Map((await files()).map((f) => [f.id, f]))
      const index = (await get(THIRD, `/api/v1/solicitudes/${caseId}/expediente`)).body.rows as {
        fileId: string
      }[]
      expect(index.length).toBeGreaterThan(1)
      for (const { fileId } of index) {
        const file = byId.get(fileId)
        expect([file?.purpose, file?.template, await opens(THIRD, fileId)]).toEqual([
          file?.purpose,
          file?.template,
          true,
        ])
      }
      const path = `/api/v1/solicitudes/${caseId}/expediente/exportar`
      const zip = await get(THIRD, path)
      expect([zip.status, (await get(OWNER, path)).status]).toEqual([200, 200])
      expect(entriesIn(zip.raw)).toBe(index.length + 1)
    },
    LONG,
  )

  it(
    'opens no task of others, whose work is read before it is handed in',
    async () => {
      const rows = await world.db.rows<{ id: string; step: string }>(
        sql`select id, step from tasks where case_id = ${caseId}::uuid`,
      )
      expect(rows.length).toBeGreaterThan(10)
      for (const { id, step } of rows)
        expect([step, (await get(THIRD, `/api/v1/tareas/${id}`)).status]).toEqual([step, 404])
    },
    LONG,
  )

  it(
    'is notified of the decision and appeals it as a party does',
    async () => {
      await world.advanceTo(caseId, 'PG-15')
      const notified = await world.db.rows<{ recipient_id: string }>(sql`
        select n.recipient_id from notifications n join acts a on a.id = n.act_id
        where n.case_id = ${caseId}::uuid and a.template = 'RES_OTORGA' and n.state = 'done'`)
      expect(notified.map((n) => n.recipient_id)).toContain(await world.personId(THIRD))
      const { version, actions } = await seen(THIRD)
      const filed = await world.call(
        'POST',
        `/api/v1/solicitudes/${caseId}/recurso`,
        {
          version,
          taskId: actions.appeal.taskId,
          data: { 'recurso.clase': 'reposicion', 'recurso.motivos': 'Deja sin agua a la vereda.' },
        },
        await world.tokenFor(THIRD),
      )
      // the applicant's own term still runs: the study waits for its end
      expect([filed.status, await standsAt(world, caseId)]).toEqual([200, 'PG-15'])
      await world.letExpire(caseId, 'PG-15')
      expect(await standsAt(world, caseId)).toBe('REC-02')
      await walk(world, caseId, [
        ['REC-02', 'si', { 'recurso.admite': true }],
        ['REC-03', 'sin_pruebas', { 'recurso.hay_pruebas': false }],
        ['REC-04', 'firmar', { 'recurso.decision': 'confirma' }],
        ['REC-05', 'notificado'],
        ['REC-06', 'firmeza'],
      ])
      expect((await stateOfCase(world, caseId)).acts).toContain('RES_RECURSO')
    },
    LONG,
  )

  it(
    'reads and does nothing any more once excluded',
    async () => {
      await world.db.run(sql`
      update case_parties set until = ${world.clock.now()} where case_id = ${caseId}::uuid and role = 'tercero'`)
      expect((await get(THIRD, `/api/v1/solicitudes/${caseId}`)).status).toBe(404)
      expect((await get(THIRD, `/api/v1/solicitudes/${caseId}/expediente`)).status).toBe(404)
      for (const file of await files()) expect(await opens(THIRD, file.id)).toBe(false)
      const appeal = await world.call(
        'POST',
        `/api/v1/solicitudes/${caseId}/recurso`,
        { version: 1, taskId: randomUUID(), data: {} },
        await world.tokenFor(THIRD),
      )
      expect(appeal.status).toBe(404)
    },
    LONG,
  )
})

/** Number of files in an archive, from its end record. */
const entriesIn = (bytes: Buffer): number => bytes.readUInt16LE(bytes.length - 12)
