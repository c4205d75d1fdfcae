import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { forgedLink } from '../../testing/attacks/forged-link.ts'
import { keysUnder } from '../../testing/attacks/keys-under.ts'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

let world: ApiWorld
let owner: string
let citizen: string
let folder: string
let caseId: string
beforeAll(async () => {
  world = await startWorld()
  owner = await world.personId('ciudadano@demo.test')
  citizen = await world.tokenFor('ciudadano@demo.test')
  const draft = await world.draftOf3()
  caseId = draft.caseId
  folder = `${owner}/${caseId}/solicitud`
})
afterAll(() => world.close())

const PDF = samplePdf('contrato', 1)

const announce = (body: Record<string, unknown>, path = 'generatePresignedUrl'): Promise<Answer> =>
  world.call('POST', `/api/v1/${path}`, body, citizen)

/** Follows a link as a browser does, without the session. */
async function follow(
  method: 'PUT' | 'DELETE',
  link: string,
  more: { headers?: Record<string, string>; payload?: Buffer } = {},
): Promise<{ status: number; body: { message?: string } }> {
  const url = new URL(link)
  const reply = await world.app.inject({ method, url: url.pathname + url.search, ...more })
  return { status: reply.statusCode, body: reply.body === '' ? {} : reply.json() }
}

async function stored(name: string): Promise<string> {
  const { body } = await announce({ urlDoc: `${folder}/${name}`, fileType: 'pdf', name, size: PDF.length })
  await follow('PUT', body.url as string, { headers: body.headers as Record<string, string>, payload: PDF })
  const state = await world.call('POST', `/api/v1/archivos/${body.fileId}/confirmar`, {}, citizen)
  expect(state.body.state).toBe('ready')
  return body.fileId as string
}

const stateOf = async (fileId: string): Promise<string> =>
  (await world.call('GET', `/api/v1/archivos/${fileId}`, undefined, citizen)).body.state as string

describe('an upload', () => {
  it('is sent without a session to the address that the server hands out', async () => {
    for (const path of ['generatePresignedUrl', 'files-presigned-url']) {
      const { status, body } = await announce({ urlDoc: `${folder}/a.pdf`, fileType: 'pdf' }, path)
      expect([status, body.urlTosaved]).toEqual([200, `${folder}/${body.fileId}.pdf`])
      const headers = body.headers as Record<string, string>
      expect((await follow('PUT', body.url as string, { headers, payload: PDF })).status).toBe(200)
    }
  })

  it('says in the words of the specification what it lacks', async () => {
    const lacks: [Record<string, unknown>, string][] = [
      [{ fileType: 'pdf' }, 'No hemos podido encontrar el nombre del archivo.'],
      [{ urlDoc: 'otra/carpeta', fileType: 'pdf' }, 'No hemos podido encontrar el nombre del archivo.'],
      [{ urlDoc: `${folder}/a.pdf` }, 'El tipo de archivo no está presente.'],
      [{ urlDoc: `${folder}/a.pdf`, fileType: ' ' }, 'El tipo de archivo no está presente.'],
      [
        { urlDoc: `${folder}/a.pdf`, fileType: 'pdf', name: '  ' },
        'No hemos podido encontrar el nombre del archivo.',
      ],
      [
        { urlDoc: `${folder}/a.pdf`, fileType: 'pdf', size: 0 },
        'No se proporcionó un archivo válido. Está vacío; elija otro.',
      ],
    ]
    for (const [body, sentence] of lacks) {
      const answer = await announce(body)
      expect([answer.status, answer.body.message]).toEqual([422, sentence])
    }
  })
})

describe('what an upload answers as its name', () => {
  const FAMILIES = [
    ['generatePresignedUrl', 'files-presigned-url'],
    ['files-presigned-url', 'generatePresignedUrl'],
  ] as const
  const deletes = {
    'files-presigned-url': (urlDoc: string) => announce({ urlDoc }, 'files-delete'),
    generatePresignedUrl: async (urlDoc: string) => {
      const { status, body } = await announce({ urlDoc }, 'generatePresignedUrlDelete')
      return status === 200 ? follow('DELETE', body.url as string) : { status, body }
    },
  }
  const announced = async (path: string, urlDoc = `${folder}/plano.pdf`) =>
    (await announce({ urlDoc, fileType: 'pdf', name: 'plano.pdf', size: PDF.length }, path)).body as {
      urlTosaved: string
      fileId: string
    }

  it.each(FAMILIES)(
    'names one file: two announced at %s under one path are deleted one by one at %s',
    async (made, deleted) => {
      const [one, other] = [await announced(made), await announced(made)]
      expect(one.urlTosaved).not.toBe(other.urlTosaved)
      for (const place of [folder, `${folder}/plano.pdf`])
        expect((await announced(made, place)).urlTosaved).toMatch(/\/solicitud\/[0-9a-f-]{36}\.pdf$/)
      for (const family of [made, deleted] as const) {
        const [here, there] = [await announced(made), await announced(made)]
        expect((await deletes[family](there.urlTosaved)).status).toBe(200)
        expect([await stateOf(here.fileId), await stateOf(there.fileId)]).toEqual(['pending', 'replaced'])
        expect((await deletes[family](there.urlTosaved)).status).toBe(404)
      }
    },
  )

  it('deletes nothing by a name that two files have, and by one that a single file has', async () => {
    const name = 'croquis.pdf'
    const announceNamed = () =>
      announce({ urlDoc: `${folder}/${name}`, fileType: 'pdf', name, size: PDF.length })
    const first = (await announceNamed()).body.fileId as string
    const second = (await announceNamed()).body.fileId as string
    for (const family of ['files-presigned-url', 'generatePresignedUrl'] as const)
      expect((await deletes[family](`${folder}/${name}`)).status).toBe(409)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['pending', 'pending'])
    expect((await deletes['files-presigned-url'](`${folder}/${second}`)).status).toBe(200)
    expect((await deletes['files-presigned-url'](`${folder}/${name}`)).status).toBe(200)
    expect(await stateOf(first)).toBe('replaced')
  })
})

describe('the path of an upload', () => {
  it('names the applicant of the request and nobody else', async () => {
    const stranger = await world.personId('empresa@demo.test')
    const filed = await world.fileConcession()
    for (const id of [caseId, filed.caseId])
      for (const place of ['solicitud', 'tarea', 'cambio']) {
        const ask = (applicant: string) =>
          announce({ urlDoc: `${applicant}/${id}/${place}/a.pdf`, fileType: 'pdf' })
        expect((await ask(owner)).status, `${id} ${place}`).toBe(200)
        expect((await ask(stranger)).status, `${id} ${place}`).toBe(404)
      }
  })

  it('is the documented one also after the filing, where what nobody named yet can be taken back', async () => {
    const filed = await world.fileConcession()
    const place = `${owner}/${filed.caseId}/solicitud`
    const announced = async () =>
      (await announce({ urlDoc: place, fileType: 'pdf', name: 'después.pdf', size: PDF.length })).body
    // announced and never sent
    const never = await announced()
    expect((await announce({ urlDoc: never.urlTosaved }, 'files-delete')).status).toBe(200)
    // sent and confirmed, answering no document
    const sent = await announced()
    await follow('PUT', sent.url as string, { headers: sent.headers as Record<string, string>, payload: PDF })
    await world.call('POST', `/api/v1/archivos/${sent.fileId}/confirmar`, {}, citizen)
    expect((await announce({ urlDoc: sent.urlTosaved }, 'files-delete')).status).toBe(200)
    expect(await stateOf(sent.fileId as string)).toBe('replaced')
  })

  it('of an unconfirmed file of the application itself lets it be taken back after the filing', async () => {
    const draft = await world.draftOf(2)
    const never = (
      await announce({ urlDoc: `${owner}/${draft.caseId}/solicitud`, fileType: 'pdf', name: 'nunca.pdf' })
    ).body
    const filed = await world.call(
      'POST',
      `/api/v1/solicitudes/${draft.caseId}/radicar`,
      { version: draft.version, declaration: true },
      citizen,
    )
    expect(filed.status).toBe(200)
    expect((await announce({ urlDoc: never.urlTosaved }, 'files-delete')).status).toBe(200)
    expect(await stateOf(never.fileId as string)).toBe('replaced')
  })
})

describe('what is announced', () => {
  it('is confirmed by whoever sent it and by nobody else', async () => {
    const name = 'ajeno.pdf'
    const { body } = await announce({ urlDoc: `${folder}/${name}`, fileType: 'pdf', name, size: PDF.length })
    await follow('PUT', body.url as string, { headers: body.headers as Record<string, string>, payload: PDF })
    const confirm = async (email: string) =>
      (await world.call('POST', `/api/v1/archivos/${body.fileId}/confirmar`, {}, await world.tokenFor(email)))
        .status
    for (const other of ['empresa@demo.test', 'cli-admin@demo.test']) expect(await confirm(other)).toBe(404)
    expect(await stateOf(body.fileId as string)).toBe('pending')
    expect(await confirm('ciudadano@demo.test')).toBe(200)
    expect(await stateOf(body.fileId as string)).toBe('ready')
  })

  it('answers a confirmation that is repeated word for word as the first time, without what the store calls it', async () => {
    const { body } = await announce({
      urlDoc: `${folder}/contrato.pdf`,
      fileType: 'pdf',
      name: 'contrato.pdf',
      size: PDF.length,
    })
    const headers = body.headers as Record<string, string>
    await follow('PUT', body.url as string, { headers, payload: PDF })
    const confirm = async () =>
      (await world.call('POST', `/api/v1/archivos/${body.fileId}/confirmar`, {}, citizen)).raw.toString()
    const first = await confirm()
    expect(JSON.parse(first)).toMatchObject({ state: 'ready', size: PDF.length })
    expect(await confirm()).toBe(first)
  })

  it('of a case that has ended takes nothing more', async () => {
    const filed = await world.fileConcession()
    const ask = () =>
      announce({ urlDoc: `${owner}/${filed.caseId}/solicitud`, fileType: 'pdf', name: 'tarde.pdf' })
    expect((await ask()).status).toBe(200)
    await world.db.run(
      sql`update cases set closed_at = ${world.clock.now()} where id = ${filed.caseId}::uuid`,
    )
    const late = await ask()
    expect([late.status, late.body.message]).toEqual([409, 'El caso ya terminó y no recibe más archivos.'])
  })

  it('is not announced without end by one person', async () => {
    await world.db.run(sql`
      insert into files(id, owner_id, purpose, name, mime, declared_mime, size, storage_key, state, created_at)
      select gen_random_uuid(), ${owner}::uuid, 'solicitud', 'x.pdf', 'application/pdf', 'pdf', 0, 'cargas/x' || n, 'pending', ${world.clock.now()}
      from generate_series(1, 200) n`)
    const more = await announce({ urlDoc: folder, fileType: 'pdf', name: 'uno más.pdf' })
    expect([more.status, more.body.message]).toEqual([
      429,
      'Tiene demasiadas cargas sin terminar. Espere y vuelva a intentar.',
    ])
    await world.db.run(sql`delete from files where storage_key like 'cargas/x%'`)
    expect((await announce({ urlDoc: folder, fileType: 'pdf', name: 'uno más.pdf' })).status).toBe(200)
  })
})

describe('the link that deletes a file', () => {
  const linkOf = async (fileId: string): Promise<string> =>
    (await announce({ urlDoc: `${folder}/${fileId}` }, 'generatePresignedUrlDelete')).body.url as string

  it('needs no session, and serves once', async () => {
    const fileId = await stored('uno.pdf')
    const link = await linkOf(fileId)
    expect(await follow('DELETE', link)).toMatchObject({
      status: 200,
      body: { message: 'El archivo se eliminó.' },
    })
    expect(await stateOf(fileId)).toBe('replaced')
    expect((await follow('DELETE', link)).status).toBe(404)
  })

  it('deletes no other file, for nobody else and not later than it says', async () => {
    const [mine, other] = [await stored('mio.pdf'), await stored('otro.pdf')]
    const link = await linkOf(mine)
    const stranger = await world.personId('empresa@demo.test')
    for (const forged of [
      link.replace(mine, other),
      link.replace(owner, stranger),
      link.replace(/vence=\d+/, 'vence=9999999999'),
      forgedLink(link),
    ])
      expect(await follow('DELETE', forged)).toMatchObject({ status: 403 })
    world.clock.advance(16 * 60_000)
    expect(await follow('DELETE', link)).toMatchObject({ status: 403 })
    expect([await stateOf(mine), await stateOf(other)]).toEqual(['ready', 'ready'])
  })

  it('is given to nobody but the owner', async () => {
    const fileId = await stored('ajeno.pdf')
    const asked = await world.call(
      'POST',
      '/api/v1/generatePresignedUrlDelete',
      { urlDoc: `${folder}/${fileId}` },
      await world.tokenFor('empresa@demo.test'),
    )
    expect(asked.status).toBe(404)
  })

  it('does not take away what was filed', async () => {
    const filed = await world.fileConcession()
    const rows = await filesOf(filed.caseId)
    const link = await linkOf(rows[0] ?? '')
    expect(await follow('DELETE', link)).toMatchObject({
      status: 409,
      body: { message: 'El archivo ya es parte del caso y no se elimina.' },
    })
    expect(await stateOf(rows[0] ?? '')).toBe('ready')
  })
})

async function filesOf(filedCase: string): Promise<string[]> {
  const detail = await world.call('GET', `/api/v1/etapa-uno/solicitud/${filedCase}`, undefined, citizen)
  return (detail.body.data.files as { id: string; purpose: string }[])
    .filter((file) => file.purpose === 'solicitud')
    .map((file) => file.id)
}

describe('a file that is scanned', () => {
  /** A fake scanner daemon that reports the given finding. */
  let finds = 'stream: OK'
  let daemon: Server
  let guarded: ApiWorld
  beforeAll(async () => {
    daemon = createServer((socket) => {
      let tail = Buffer.alloc(0)
      socket.on('error', () => undefined)
      socket.on('data', (piece: Buffer) => {
        tail = Buffer.concat([tail, piece]).subarray(-4)
        // a zero-length chunk ends the stream
        if (tail.equals(Buffer.alloc(4))) socket.end(finds === '' ? '' : `${finds}\0`)
      })
    })
    await new Promise<void>((done) => daemon.listen(0, '127.0.0.1', done))
    const { port } = daemon.address() as AddressInfo
    guarded = await startWorld({ env: { CLAMAV_URL: `tcp://127.0.0.1:${port}` } })
  })
  afterAll(async () => {
    await guarded.close()
    await new Promise((done) => daemon.close(done))
  })

  async function send(): Promise<{ fileId: string; token: string; confirm: () => Promise<Answer> }> {
    const token = await guarded.tokenFor('ciudadano@demo.test')
    const person = await guarded.personId('ciudadano@demo.test')
    const draft = await guarded.draftOf3()
    const { body } = await guarded.call(
      'POST',
      '/api/v1/generatePresignedUrl',
      {
        urlDoc: `${person}/${draft.caseId}/solicitud/f.pdf`,
        fileType: 'pdf',
        name: 'f.pdf',
        size: PDF.length,
      },
      token,
    )
    const url = new URL(body.url as string)
    await guarded.app.inject({
      method: 'PUT',
      url: url.pathname + url.search,
      headers: body.headers as Record<string, string>,
      payload: PDF,
    })
    const fileId = body.fileId as string
    return {
      fileId,
      token,
      confirm: () => guarded.call('POST', `/api/v1/archivos/${fileId}/confirmar`, {}, token),
    }
  }

  it('is refused with advice when it is infected, leaves the store, and opens for nobody', async () => {
    finds = 'stream: Win.Test FOUND'
    const { fileId, token, confirm } = await send()
    expect((await confirm()).body).toMatchObject({
      state: 'refused',
      refusal: 'El archivo contiene un virus y no se guardó. Revise su equipo y suba otro.',
    })
    expect((await guarded.call('GET', `/api/v1/archivos/${fileId}/enlace`, undefined, token)).status).toBe(
      404,
    )
    expect((await keysUnder(guarded.deps.storage, 'archivos', 'cargas')).join()).not.toContain(fileId)
    // a repeated confirmation does not scan it again
    finds = 'stream: OK'
    expect((await confirm()).body.state).toBe('refused')
  })

  it('waits where the scanner does not answer, opens for nobody meanwhile, and is taken once it was looked at', async () => {
    finds = ''
    const { fileId, token, confirm } = await send()
    expect((await confirm()).body.state).toBe('scanning')
    expect((await guarded.call('GET', `/api/v1/archivos/${fileId}/enlace`, undefined, token)).status).toBe(
      404,
    )
    finds = 'stream: OK'
    expect((await confirm()).body.state).toBe('ready')
    expect((await guarded.call('GET', `/api/v1/archivos/${fileId}/enlace`, undefined, token)).status).toBe(
      200,
    )
  })
})

describe('the photo of a profile', () => {
  /** the smallest picture that a browser opens: one pixel */
  const DOT = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const photoOf = (person: string, payload: Buffer = DOT) => ({
    urlDoc: `images/images-perfil/${person}/foto.png`,
    fileType: 'png',
    name: 'foto.png',
    size: payload.length,
  })
  async function uploaded(payload: Buffer = DOT): Promise<{ fileId: string; state: string }> {
    const { body } = await announce(photoOf(owner, payload))
    await follow('PUT', body.url as string, { headers: body.headers as Record<string, string>, payload })
    const answer = await world.call('POST', `/api/v1/archivos/${body.fileId}/confirmar`, {}, citizen)
    return { fileId: body.fileId as string, state: answer.body.state as string }
  }
  const choose = (photoURL: string | null, token = citizen): Promise<Answer> =>
    world.call('POST', '/api/auth/user/update', { user: { data: { photoURL } } }, token)

  it('is an own picture; the one before it is deleted from the store', async () => {
    const first = await uploaded()
    expect((await choose(first.fileId)).body.user).toMatchObject({ usr_avatar: first.fileId })
    const second = await uploaded()
    expect((await choose(second.fileId)).body.user.data.photoURL).toBe(second.fileId)
    expect(await stateOf(first.fileId)).toBe('replaced')
    const held = async ({ fileId }: { fileId: string }) =>
      (await keysUnder(world.deps.storage, 'archivos')).some((key) => key.includes(fileId))
    expect(await held(first)).toBe(true)
    await world.drain()
    expect([await held(first), await held(second)]).toEqual([false, true])
    expect((await choose(null)).body.user.usr_avatar).toBeNull()
    expect(await stateOf(second.fileId)).toBe('replaced')
  })

  it('is refused where it is no picture, too large or somebody else’s', async () => {
    expect((await uploaded(PDF)).state).toBe('refused')
    expect((await announce({ ...photoOf(owner), size: 2_000_000 })).status).toBe(413)
    expect((await announce(photoOf(await world.personId('empresa@demo.test')))).status).toBe(404)
    const mine = await uploaded()
    const other = await world.tokenFor('empresa@demo.test')
    expect((await choose(mine.fileId, other)).status).toBe(422)
    expect((await choose(await stored('contrato.pdf'))).status).toBe(422)
  })
})
