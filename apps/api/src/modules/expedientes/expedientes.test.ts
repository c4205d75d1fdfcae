import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyHistories } from '../../db/cases/verify-histories.ts'
import { sql } from '../../db/connection/sql.ts'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { countPages } from './count-pages.ts'
import { indexDocuments } from './index-documents.ts'
import { tamper } from '../../testing/attacks/tampering.ts'

let world: ApiWorld
let filed: { caseId: string; radicado: string }
beforeAll(async () => {
  world = await startWorld()
  filed = await world.fileConcession()
}, 60_000)
afterAll(() => world.close())

const index = async (who: string) =>
  world.call('GET', `/api/v1/solicitudes/${filed.caseId}/expediente`, undefined, await world.tokenFor(who))

/** Names in an archive, by its central directory. */
function namesIn(bytes: Buffer): string[] {
  const names: string[] = []
  let at = bytes.readUInt32LE(bytes.length - 6)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length
  }
  return names
}

describe('the expediente', () => {
  it('has no index before it is opened', async () => {
    await world.advanceTo(filed.caseId, 'PG-06')
    await world.drain()
    expect((await index('cli-gestion-documental@demo.test')).body).toEqual({
      number: null,
      until: null,
      series: null,
      openedOn: null,
      closedOn: null,
      mayExport: true,
      folios: 0,
      rows: [],
    })
  }, 60_000)

  it('gets, when opened, what was filed, what tasks attached and the sealed acts, with folios that follow', async () => {
    await world.advanceTo(filed.caseId, 'PG-09')
    await world.drain()
    const { body } = await index('cli-gestion-documental@demo.test')
    expect(body.number).toMatch(/\d/)
    expect(body.series).toMatch(/Permisos y concesiones/)
    const kinds = body.rows.map((r: { kind: string }) => r.kind)
    expect(kinds[0]).toBe('Comprobante de radicación')
    expect(kinds[1]).toBe('Formulario único nacional')
    expect(kinds).toContain('Documento del solicitante')
    expect(kinds).toContain('Acto administrativo')
    expect(kinds).toContain('Documento de la actuación')
    let folio = 0
    for (const [i, row] of body.rows.entries()) {
      expect(row.position).toBe(i + 1)
      expect(row.folioFrom).toBe(folio + 1)
      expect(row.folioTo).toBe(folio + row.pages)
      folio = row.folioTo
    }
    expect(body.folios).toBe(folio)
    expect(body.rows.find((r: { kind: string }) => r.kind === 'Documento del solicitante').pages).toBe(2)
  }, 60_000)

  it('calls the application by the form of its type, in the index and in the list of what is checked', async () => {
    const registered = await world.fileProcedure(25)
    await world.advanceTo(registered.caseId, 'REG-02')
    const task = (await world.openTasks(registered.caseId)).find((one) => one.step === 'REG-02')
    const reviewer = await world.doerOf(registered.caseId, 'REG-02')
    const token = await world.tokenFor(
      (await world.db.one<{ email: string }>(sql`select email from users where id = ${reviewer.id}::uuid`))
        ?.email ?? '',
    )
    const { body } = await world.call('GET', `/api/v1/tareas/${task?.id}`, undefined, token)
    expect(body.items.documents[0]).toEqual({
      id: 'formulario',
      title: expect.stringMatching(/^Solicitud\. /),
    })
    await world.drain()
    await world.db.run(
      sql`update cases set expediente = 'EXP-25-00001-2026' where id = ${registered.caseId}::uuid`,
    )
    await indexDocuments(world.deps, registered.caseId)
    const rows = await world.db.rows<{ kind: string }>(
      sql`select kind from file_index where case_id = ${registered.caseId}::uuid order by position`,
    )
    expect(rows.map((row) => row.kind)).toEqual(expect.arrayContaining(['Solicitud']))
    expect(rows.map((row) => row.kind)).not.toContain('Formulario único nacional')
  }, 60_000)

  it('grows at its end and changes nothing that stands', async () => {
    const before = (await index('cli-gestion-documental@demo.test')).body.rows
    await world.advanceTo(filed.caseId, 'PG-08')
    await world.drain()
    const after = (await index('cli-gestion-documental@demo.test')).body.rows
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.at(-1).title).toMatch(/inicio/i)
  }, 60_000)

  it('is in order of the dates of its documents, also where one came into it late, and says when it was opened', async () => {
    const { body } = await index('cli-gestion-documental@demo.test')
    const rows = body.rows as { documentDate: string; position: number; cameIn: string }[]
    expect(rows.map((row) => row.documentDate)).toEqual(rows.map((row) => row.documentDate).toSorted())
    expect(new Set(rows.map((row) => row.cameIn))).toEqual(new Set(['electrónico']))
    const opened = await world.db.one<{ on: string }>(sql`
      select to_char(at at time zone 'America/Bogota', 'YYYY-MM-DD') as on from case_events
      where case_id = ${filed.caseId}::uuid and type = 'expediente.creado'`)
    expect(body).toMatchObject({ openedOn: opened?.on, closedOn: null })
    // the earliest signed document, indexed last, is listed first and keeps its folio
    const late = rows.at(-1)?.position ?? 0
    const was = await world.db.one<{ id: string; signed_at: Date }>(sql`
      select a.id, a.signed_at from file_index i join acts a on a.id = i.act_id
      where i.case_id = ${filed.caseId}::uuid and i.position = ${late}`)
    await tamper(
      world,
      'acts',
      sql`update acts set signed_at = '2020-02-03T15:00:00Z' where id = ${was?.id}::uuid`,
    )
    const [first] = (await index('cli-gestion-documental@demo.test')).body.rows
    expect(first).toMatchObject({ position: late, documentDate: '2020-02-03' })
    await tamper(
      world,
      'acts',
      sql`update acts set signed_at = ${was?.signed_at} where id = ${was?.id}::uuid`,
    )
  }, 60_000)

  it('is exported with its index, every document named by folio, to whom it is theirs', async () => {
    const path = `/api/v1/solicitudes/${filed.caseId}/expediente/exportar`
    const staff = await world.tokenFor('cli-gestion-documental@demo.test')
    const zip = await world.call('GET', path, undefined, staff)
    expect(zip.status).toBe(200)
    const names = namesIn(zip.raw)
    const { body } = await index('cli-gestion-documental@demo.test')
    expect(names[0]).toBe('0000 Índice electrónico.pdf')
    // sealed like acts: the authority's signature over the whole file
    const head = Buffer.from('PK\u0003\u0004')
    const first = zip.raw.subarray(0, zip.raw.indexOf(head, 4)).toString('latin1')
    expect(first).toMatch(/\/SubFilter\s*\/ETSI\.CAdES\.detached/)
    expect(names).toHaveLength(body.rows.length + 1)
    expect(names[1]).toMatch(/^0001(-\d{4})? Comprobante de radicación/)
    expect(names).toEqual(names.toSorted())
    const mine = await world.call('GET', path, undefined, await world.tokenFor('ciudadano@demo.test'))
    expect(mine.status).toBe(200)
    expect(namesIn(mine.raw).length).toBeLessThanOrEqual(names.length)
    expect((await world.call('GET', path, undefined, await world.tokenFor('empresa@demo.test'))).status).toBe(
      404,
    )
    expect((await index('empresa@demo.test')).status).toBe(404)
  }, 60_000)

  it('shows an applicant no act that was not made known to them', async () => {
    await tamper(
      world,
      'acts',
      sql`update acts set announced_at = null where case_id = ${filed.caseId}::uuid`,
    )
    const { body } = await index('ciudadano@demo.test')
    expect(body.rows.map((r: { kind: string }) => r.kind)).not.toContain('Acto administrativo')
    expect(body.rows.length).toBeGreaterThan(2)
  })
})

describe('pages', () => {
  it('are counted from the file, also where its page tree is compressed', () => {
    expect(countPages(samplePdf('uno'), 'application/pdf')).toBe(1)
    expect(countPages(samplePdf('doce', 12), 'application/pdf')).toBe(12)
    expect(countPages(Buffer.from('no es un PDF'), 'application/pdf')).toBe(1)
    expect(countPages(samplePdf('imagen', 3), 'image/png')).toBe(1)
    const packed = deflateSync(Buffer.from('1 0 << /Type /Pages /Kids [2 0 R] /Count 7 >>'))
    const file = Buffer.concat([
      Buffer.from('%PDF-1.7\n5 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n'),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    ])
    expect(countPages(file, 'application/pdf')).toBe(7)
  })
})

describe('the chains', () => {
  it('hold after all that was done, and name the first link that somebody changed', async () => {
    const whole = await verifyHistories(world.db)
    expect(whole.broken).toEqual([])
    expect(whole.events).toBeGreaterThan(20)
    await tamper(
      world,
      'case_events',
      sql`update case_events set body = replace(body, '2026', '2025') where case_id = ${filed.caseId}::uuid and seq = 1`,
    )
    expect((await verifyHistories(world.db)).broken).toEqual([
      { caseId: filed.caseId, radicado: filed.radicado, seq: 1 },
    ])
  })

  it('tell when the end was cut off', async () => {
    const other = await world.fileConcession({ applicant: 'empresa@demo.test' })
    await tamper(
      world,
      'case_events',
      sql`delete from case_events where case_id = ${other.caseId}::uuid and seq = (select max(seq) from case_events where case_id = ${other.caseId}::uuid)`,
    )
    expect((await verifyHistories(world.db)).broken.map((b) => b.caseId)).toContain(other.caseId)
  })
})

describe('a file that is closed', () => {
  it('says when, and which papers came over the counter', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'PG-09')
    await world.drain()
    const read = async () =>
      (
        await world.call(
          'GET',
          `/api/v1/solicitudes/${caseId}/expediente`,
          undefined,
          await world.tokenFor('cli-gestion-documental@demo.test'),
        )
      ).body
    await world.db.run(sql`update cases set closed_at = '2031-03-04T15:00:00Z' where id = ${caseId}::uuid`)
    expect((await read()).closedOn).toBe('2031-03-04')
    await tamper(
      world,
      'case_events',
      sql`
      update case_events set body = (body::jsonb || '{"firmado":"x"}')::text where case_id = ${caseId}::uuid and type = 'solicitud.radicada'`,
    )
    const rows = (await read()).rows as { kind: string; cameIn: string }[]
    expect(rows.filter(({ cameIn }) => cameIn === 'papel').map(({ kind }) => kind)).toEqual(
      rows.filter(({ kind }) => kind === 'Documento del solicitante').map(({ kind }) => kind),
    )
    expect(rows.some(({ cameIn }) => cameIn === 'papel')).toBe(true)
  }, 120_000)
})
