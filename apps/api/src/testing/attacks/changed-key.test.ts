import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Key, KeyRing } from '@ventanilla/domain/access/key-ring'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeTheKey } from '../../../../../tools/admin/change-key.ts'
import { sql } from '../../db/connection/sql.ts'
import { codeHash, isCode, tokenHash, tokenHashes } from '../../http/guards/secrets.ts'
import { keyId, openKeys } from '../../secret.ts'
import { readSettings } from '../../settings.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

const key = (letter: string): Key => ({ id: keyId(letter.repeat(64)), text: letter.repeat(64) })
const [OLD, NEW] = [key('a'), key('b')] as const
let keys: readonly Key[] = [OLD]
const ring: KeyRing = { all: () => keys }
let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ secret: ring })
})
afterAll(() => world.close())

/** Response status of a call with a token. */
const profile = async (token: string): Promise<number> =>
  (await world.call('GET', '/api/v1/perfil', undefined, token)).status

describe('a change of the key', () => {
  it('ends no session and no link to a file, and what is signed from then on carries the new one', async () => {
    keys = [OLD]
    const before = await world.login('ciudadano@demo.test')
    const link = await world.deps.storage.presignGet({
      key: 'a/b',
      downloadName: 'a.pdf',
      contentType: 'application/pdf',
      inline: true,
    })
    keys = [NEW, OLD]
    expect(await profile(before)).toBe(200)
    const after = await world.login('ciudadano@demo.test')
    const header = JSON.parse(Buffer.from(after.split('.')[0] ?? '', 'base64url').toString())
    expect(header).toMatchObject({ kid: NEW.id })
    // correctly signed: the store is queried and has no such file
    const path = new URL(link.url, 'https://portal.test')
    const opened = await world.app.inject({ method: 'GET', url: path.pathname + path.search })
    expect(opened.statusCode).toBe(404)

    // removing the former key ends what it signed; what the new key signed stays valid
    keys = [NEW]
    expect(await profile(before)).toBe(401)
    expect(await profile(after)).toBe(200)
    const refused = await world.app.inject({ method: 'GET', url: path.pathname + path.search })
    expect(refused.statusCode).toBe(403)
  })

  it('ends no code and no token that waits in the database', () => {
    keys = [OLD]
    const [code, token] = [codeHash(ring, 'firma', 'acto', '1234'), tokenHash(ring, 'enlace', 'x')]
    keys = [NEW, OLD]
    expect(codeHash(ring, 'firma', 'acto', '1234')).not.toBe(code)
    expect(isCode(code, ring, 'firma', 'acto', '1234')).toBe(true)
    expect(isCode(code, ring, 'firma', 'acto', '1235')).toBe(false)
    expect(tokenHashes(ring, 'enlace', 'x')).toContain(token)
    keys = [NEW]
    expect(isCode(code, ring, 'firma', 'acto', '1234')).toBe(false)
    expect(tokenHashes(ring, 'enlace', 'x')).not.toContain(token)
  })
})

describe('the command that changes the key', () => {
  const said = { motivo: 'Se va quien la conocía', quien: 'Ana Ruiz' }
  const change = (env: Readonly<Record<string, string>>, options: Readonly<Record<string, string>>) =>
    changeTheKey({
      db: world.owner,
      addresses: { url: '', migrationUrl: null },
      settings: readSettings(env),
      options,
      now: new Date(),
    })
  const record = () =>
    world.db.rows<{ subject: string; detail: unknown }>(
      sql`select subject, detail from audit_log where verb = 'clave.cambiada' order by at, id`,
    )

  it('makes one in the folder, once for each that it replaces, and writes who did it and why', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-clave-'))
    try {
      const first = await openKeys({ secret: null, secretAlso: [], dataDir })
      await first.close()
      const former = first.all()[0]?.id ?? ''
      const env = { DATA_DIR: dataDir }
      await expect(change(env, said)).rejects.toThrow(new RegExp(`--anterior.*Firma ${former}`))
      await expect(change(env, { ...said, anterior: '00000000' })).rejects.toThrow(/no es 00000000/)
      await expect(change(env, { anterior: former, quien: 'Ana Ruiz' })).rejects.toThrow(/--motivo/)
      const lines = await change(env, { ...said, anterior: former })
      const ids = (await openKeys({ secret: null, secretAlso: [], dataDir })).all().map(({ id }) => id)
      expect(ids).toEqual([former, expect.stringMatching(/^[0-9a-f]{8}$/)])
      expect(lines[0]).toBe(`La clave es ahora ${ids[1]}.`)
      expect(await record()).toEqual([
        { subject: ids[1], detail: { anterior: former, ...said, filtrada: false } },
      ])
      await expect(change(env, { ...said, anterior: former })).rejects.toThrow(
        new RegExp(`${former} ya se cambió por ${ids[1]}`),
      )
      expect(await record()).toHaveLength(1)
    } finally {
      await rm(dataDir, { recursive: true })
    }
  })

  it('looks whether a key of the settings was changed so that no session ends', async () => {
    const given = (secret: Key, ...also: readonly Key[]) => ({
      SECRET: secret.text,
      SECRET_ALSO: also.map(({ text }) => text).join(' '),
    })
    const options = { ...said, anterior: OLD.id }
    await expect(change(given(OLD, NEW), options)).rejects.toThrow(/SECRET todavía es esa clave/)
    await expect(change(given(NEW), options)).rejects.toThrow(/no está en SECRET_ALSO/)
    await expect(change(given(NEW, OLD), { ...options, filtrada: '' })).rejects.toThrow(/quítela/)
    expect(await change(given(NEW, OLD), options)).toContain(
      'Las sesiones siguen: lo que firmó la anterior se acepta hasta que venza.',
    )
    await change(given(NEW), { ...options, filtrada: '' })
    expect((await record()).slice(1).map(({ subject, detail }) => [subject, detail])).toEqual([
      [NEW.id, { anterior: OLD.id, ...said, filtrada: false }],
      [NEW.id, { anterior: OLD.id, ...said, filtrada: true }],
    ])
  })
})
