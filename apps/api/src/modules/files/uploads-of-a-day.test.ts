import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { sql } from '../../db/connection/sql.ts'
import { type Answer, callerOf } from '@ventanilla/demo/teller/caller'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const MB = 1_048_576
const DAY = { UPLOAD_DAY_FILES: '4', UPLOAD_DAY_MB: '10', UPLOAD_MAX_MB: '7' }

let small: ApiWorld
let usual: ApiWorld
beforeAll(async () => {
  small = await startWorld({ env: DAY })
  usual = await startWorld()
})
afterAll(async () => {
  await small.close()
  await usual.close()
})

async function announcing(world: ApiWorld, email: string): Promise<(size?: number) => Promise<Answer>> {
  const draft = await world.draftOf3()
  const owner = await world.personId('ciudadano@demo.test')
  const token = await world.tokenFor(email)
  const place = email.startsWith('ciudadano')
    ? `${owner}/${draft.caseId}/solicitud`
    : `images/images-perfil/${await world.personId(email)}`
  return (size) =>
    world.call(
      'POST',
      '/api/v1/generatePresignedUrl',
      { urlDoc: place, fileType: 'png', name: 'plano.png', ...(size !== undefined && { size }) },
      token,
    )
}

describe('what one person uploads in a day', () => {
  it('is so many files and so many bytes, with a sentence and the time to wait; nobody else is stopped', async () => {
    const announce = await announcing(small, 'ciudadano@demo.test')
    expect((await announce(6 * MB)).status).toBe(200)
    const bytes = await announce(5 * MB)
    expect([bytes.status, bytes.body.message]).toEqual([
      429,
      'Sus archivos de hoy ya suman todo lo que una persona puede subir en un día. Lo que subió está guardado; podrá subir más en 24 horas.',
    ])
    // the rejected upload used up neither a file nor a byte
    for (const size of [1 * MB, 1 * MB, 2 * MB]) expect((await announce(size)).status).toBe(200)
    const files = await announce(1)
    expect([files.status, files.body.message]).toEqual([
      429,
      'Ya subió todos los archivos que una persona puede subir en un día. Lo que subió está guardado; podrá subir más en 24 horas.',
    ])
    expect(Number(files.headers['retry-after'])).toBeGreaterThan(86_000)
    expect((await (await announcing(small, 'empresa@demo.test'))(1)).status).toBe(200)
  })

  it('counts what says no size as large as its link takes', async () => {
    await small.db.run(sql`delete from budgets`)
    const announce = await announcing(small, 'ciudadano@demo.test')
    // a link takes 7 MB, the day 10 MB
    expect((await announce()).status).toBe(200)
    expect((await announce(4 * MB)).status).toBe(429)
    expect((await announce(3 * MB)).status).toBe(200)
  })

  it('does not stop a company that files two hundred documents of the largest size', async () => {
    const announce = await announcing(usual, 'ciudadano@demo.test')
    for (let count = 0; count < 200; count += 1) {
      expect((await announce(50 * MB)).status).toBe(200)
      if (count % 50 === 49) await usual.db.run(sql`update files set state = 'ready' where state = 'pending'`)
    }
  })
})

describe('a link', () => {
  it('takes no more than was announced', async () => {
    const { body } = await (await announcing(usual, 'ciudadano@demo.test'))(5)
    const url = new URL(body.url as string)
    const send = async (payload: string) =>
      (
        await usual.app.inject({
          method: 'PUT',
          url: url.pathname + url.search,
          headers: body.headers as Record<string, string>,
          payload,
        })
      ).statusCode
    expect([await send('123456'), await send('12345')]).toEqual([413, 200])
  })

  it('is not given where the disk is nearly full, and nothing is counted', async () => {
    const app = await buildApp({
      ...usual.deps,
      storage: { ...usual.deps.storage, freeSpace: async () => 500 * MB },
    })
    await app.ready()
    const before = await usual.db.rows(sql`select * from budgets order by name, who`)
    const draft = await usual.draftOf3()
    const answer = await callerOf(app)(
      'POST',
      '/api/v1/generatePresignedUrl',
      {
        urlDoc: `${await usual.personId('ciudadano@demo.test')}/${draft.caseId}/solicitud`,
        fileType: 'pdf',
        name: 'a.pdf',
        size: 5,
      },
      await usual.tokenFor('ciudadano@demo.test'),
    )
    expect([answer.status, answer.body.message]).toEqual([
      503,
      'El portal no tiene espacio para recibir archivos. Vuelva a intentarlo más tarde.',
    ])
    expect(await usual.db.rows(sql`select * from budgets order by name, who`)).toEqual(before)
    await app.close()
  })
})
