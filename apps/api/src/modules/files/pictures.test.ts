import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, sql } from '../../db/connection/sql.ts'
import { pngOf } from '@ventanilla/demo/plausible/pictures'
import { tamper } from '../../testing/attacks/tampering.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const OWNER = 'ciudadano@demo.test'
let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Uploads as a browser does; returns the check's result. */
async function judged(caseId: string, bytes: Buffer) {
  const token = await world.tokenFor(OWNER)
  const { body } = await world.call(
    'POST',
    '/api/v1/generatePresignedUrl',
    {
      urlDoc: `${await world.personId(OWNER)}/${caseId}/solicitud`,
      fileType: 'png',
      name: 'Plano.png',
      size: bytes.length,
    },
    token,
  )
  const url = new URL(body.url as string)
  await world.app.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: body.headers as Record<string, string>,
    payload: bytes,
  })
  return (await world.call('POST', `/api/v1/archivos/${String(body.fileId)}/confirmar`, {}, token)).body
}

/** A picture stored before pixels were checked. */
async function stored(caseId: string, owner: string, bytes: Buffer): Promise<string> {
  const { fileId } = await world.putFile(caseId, await world.personId(owner), 'Plano.png', {
    purpose: 'imagen-documento',
  })
  await world.deps.storage.put(`archivos/${fileId}`, bytes, { contentType: 'image/png' })
  await world.db.run(
    sql`update files set mime = 'image/png', size = ${bytes.length} where id = ${fileId}::uuid`,
  )
  return fileId
}

/** How a reader receives a file. */
async function looked(fileId: string, by: string, seen: 'si' | 'no') {
  const { body } = await world.call(
    'GET',
    `/api/v1/archivos/${fileId}/enlace?ver=${seen}`,
    undefined,
    await world.tokenFor(by),
  )
  const at = new URL(body.url as string)
  const got = await world.app.inject({ method: 'GET', url: at.pathname + at.search })
  return [body.carries, String(got.headers['content-disposition']).split(';')[0]]
}

const image = (fileId: string): EditorNode => ({
  type: 'image',
  attrs: { fileId, alt: 'Plano', width: null },
})

describe('a picture of more pixels than anybody can open', () => {
  it('is refused when it is uploaded, although it weighs next to nothing', async () => {
    const { caseId } = await world.draftOf3()
    const told = await judged(caseId, pngOf(50_000, 50_000, { empty: true }))
    expect(told).toMatchObject({
      state: 'refused',
      refusal: expect.stringMatching(/^La imagen mide 50\.000 × 50\.000 píxeles y el máximo es 150 millones/),
    })
    expect(await judged(caseId, pngOf(1200, 900))).toMatchObject({ state: 'ready' })
  })

  it('that was stored before is downloaded as it is, and never drawn by the browser of who looks', async () => {
    const { caseId } = await world.draftOf3()
    const [huge, plain] = [
      await stored(caseId, OWNER, pngOf(50_000, 50_000, { empty: true })),
      await stored(caseId, OWNER, pngOf(1200, 900)),
    ]
    expect(await looked(huge, OWNER, 'si')).toEqual(['desmesurada', 'attachment'])
    expect(await looked(huge, OWNER, 'no')).toEqual([null, 'attachment'])
    expect(await looked(plain, OWNER, 'si')).toEqual([null, 'inline'])
  })

  it('that stands in a signed act is named where its paper cannot be made', async () => {
    const { caseId } = await world.fileConcession()
    await world.advanceTo(caseId, 'FIR-04')
    await world.doTask(caseId, 'FIR-04', 'firmado')
    const act = await world.db.one<{ id: string; doc: EditorNode; signer_id: string }>(
      sql`select id, doc, signer_id from acts where case_id = ${caseId}::uuid and code is not null and file_id is null`,
    )
    if (act === undefined) throw new Error('no act waits for its paper')
    const bad = await stored(caseId, act.signer_id, pngOf(40_000, 40_000, { empty: true }))
    const doc = { ...act.doc, content: [...(act.doc.content ?? []), image(bad)] }
    await tamper(world, 'acts', sql`update acts set doc = ${json(doc)}::jsonb where id = ${act.id}::uuid`)
    await world.drain()
    const job = await world.db.one(
      sql`select last_error from jobs where kind = 'acto.pdf' and data->>'actId' = ${act.id}`,
    )
    expect(job).toEqual({
      last_error: expect.stringContaining('La imagen «Plano.png» es demasiado grande para imprimirla'),
    })
  }, 120_000)
})
