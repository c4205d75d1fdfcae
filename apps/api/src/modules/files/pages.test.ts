import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { BUDGETS, spend } from '../../http/guards/budgets.ts'
import { pdfOf } from '../../testing/papers/active-pdf.ts'
import { greedyPage, programmedForm } from '../../testing/papers/painted-pdf.ts'
import { pixelsOf } from '../../testing/papers/png-pixels.ts'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let token: string
beforeAll(async () => {
  world = await startWorld({ env: { PDF_MEMORY_MB: '350' } })
  token = await world.tokenFor('ciudadano@demo.test')
})
afterAll(() => world.close())

/** Uploads to a draft of the citizen as the screens do; returns its path. */
async function uploaded(bytes: Buffer): Promise<string> {
  const { caseId } = await world.draftOf3()
  const { body } = await world.call(
    'POST',
    '/api/v1/generatePresignedUrl',
    {
      urlDoc: `${await world.personId('ciudadano@demo.test')}/${caseId}/solicitud`,
      fileType: 'pdf',
      name: 'formulario.pdf',
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
  const path = `/api/v1/archivos/${String(body.fileId)}`
  expect((await world.call('POST', `${path}/confirmar`, {}, token)).body.state).toBe('ready')
  return path
}
const asked = async (path: string, by = token) => {
  const reply = await world.app.inject({ url: path, headers: { authorization: `Bearer ${by}` } })
  const type = String(reply.headers['content-type'])
  return {
    status: reply.statusCode,
    type,
    png: reply.rawPayload,
    told: type.includes('json') ? reply.json() : null,
  }
}

describe('a PDF with programming', () => {
  it('is counted and shown page by page, as a picture of what is on it', async () => {
    const path = await uploaded(programmedForm())
    expect((await asked(`${path}/paginas`)).told).toEqual({ pages: 2, shown: 2 })
    const first = await asked(`${path}/paginas/1`)
    expect([first.status, first.type]).toEqual([200, 'image/png'])
    expect(pixelsOf(first.png).at(400, 500)).toEqual([0, 0, 255])
    expect(pixelsOf((await asked(`${path}/paginas/2`)).png).at(400, 500)).toEqual([255, 0, 0])
    for (const none of ['3', '0', 'x', '501'])
      expect((await asked(`${path}/paginas/${none}`)).status).toBe(404)
  })

  it('shows its pages to nobody who may not open it', async () => {
    const path = await uploaded(programmedForm())
    for (const stranger of ['empresa@demo.test', 'cli-ventanilla-unica@demo.test']) {
      const by = await world.tokenFor(stranger)
      for (const part of ['/enlace', '/paginas', '/paginas/1'])
        expect([stranger, part, (await asked(path + part, by)).status]).toEqual([stranger, part, 404])
    }
    expect((await world.app.inject({ url: `${path}/paginas/1` })).statusCode).toBe(401)
  })

  it('of which a page takes more than it may is told so, and the server and the next page live on', async () => {
    const path = await uploaded(greedyPage())
    const reply = await asked(`${path}/paginas/1`)
    expect([reply.status, reply.told]).toMatchObject([
      422,
      {
        code: 'pagina_sin_memoria',
        message:
          'Esta página pide más memoria de la que el portal usa para mostrarla. Descargue el archivo para leerla.',
      },
    ])
    expect((await asked(`${await uploaded(programmedForm())}/paginas/1`)).status).toBe(200)
    expect((await asked(`${path}/enlace`)).status).toBe(200)
    // a killed page counts as many
    const [budget] = await world.db.rows<{ spent: string }>(
      sql`select spent from budgets where name = 'paintedPagesOfPerson' and who = ${await world.personId('ciudadano@demo.test')}`,
    )
    expect(Number(budget?.spent)).toBeGreaterThan(75)
  })

  it('is shown to one person no more often than anybody reads', async () => {
    const path = await uploaded(programmedForm())
    const who = await world.personId('ciudadano@demo.test')
    const forget = sql`delete from budgets where name = 'paintedPagesOfPerson' and who = ${who}`
    // with nothing spent before, or it would not take as much at once
    await world.db.run(forget)
    await spend(world.db, 'paintedPagesOfPerson', who, BUDGETS.paintedPagesOfPerson.most)
    const reply = await asked(`${path}/paginas/1`)
    await world.db.run(forget)
    expect([reply.status, reply.told.message]).toEqual([
      429,
      expect.stringMatching(/^Ya vio todas las páginas que una persona puede ver en una hora/),
    ])
  })

  it('waits for no more than three of one person at once', async () => {
    const path = await uploaded(programmedForm())
    const replies = await Promise.all(Array.from({ length: 20 }, () => asked(`${path}/paginas/1`)))
    const statuses = replies.map(({ status }) => status)
    // one more is let in for each page that is ready before the last call arrives
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })
})

describe('any other file', () => {
  it('without programming has no pictures', async () => {
    const reply = await asked(`${await uploaded(samplePdf('concepto'))}/paginas/1`)
    expect([reply.status, reply.told.code]).toEqual([422, 'sin_paginas'])
  })

  it('that asks for a password says so', async () => {
    const encryption = `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`
    const path = await uploaded(
      pdfOf([encryption], '', `/Encrypt 3 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`),
    )
    const reply = await asked(`${path}/paginas`)
    expect([reply.status, reply.told.message]).toEqual([
      422,
      'El archivo pide una contraseña para abrirse. Descárguelo para leerlo con ella.',
    ])
  })
})
