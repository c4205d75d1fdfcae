import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../servers/free-port.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const NOBODY = 65534
const root = process.getuid?.() === 0

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-arranque-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the real server; returns its exit code and its output to the operator. */
async function start(
  env: Readonly<Record<string, string>>,
  as: { readonly uid?: number; readonly gid?: number } = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    ...as,
    env: {
      PATH: process.env['PATH'] ?? '',
      DEMO: 'off',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

const oneSentence = /^[^\n]+\.?\n$/

describe('a start that cannot succeed ends with one sentence and an exit code', () => {
  it('for a wrong setting', async () => {
    const { code, said } = await start({ PORT: 'abc', DATA_DIR: join(folder, 'a') })
    expect([code, said]).toEqual([1, expect.stringMatching(/^PORT debe ser .*«abc».*\n$/)])
  }, 60_000)

  it('for a port that another program holds', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = (other.address() as AddressInfo).port
    const { code, said } = await start({ PORT: String(port), DATA_DIR: join(folder, 'b') })
    other.close()
    expect([code, said]).toEqual([1, expect.stringMatching(oneSentence)])
    expect(said).toContain(`El puerto ${port} está ocupado`)
  }, 60_000)

  it.skipIf(!root)(
    'for a folder that its user may not read',
    async () => {
      await mkdir(join(folder, 'cerrada'), { mode: 0o700 })
      const { code, said } = await start(
        { DATA_DIR: join(folder, 'cerrada', 'data') },
        { uid: NOBODY, gid: NOBODY },
      )
      expect([code, said]).toEqual([1, expect.stringMatching(oneSentence)])
      expect(said).toContain('No hay permiso sobre')
    },
    60_000,
  )

  it('for a full disk', async ({ skip }) => {
    const disk = join(folder, 'llena')
    await mkdir(disk)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk])
    if (mounted.status !== 0) return skip('a small file system cannot be mounted here')
    try {
      const { code, said } = await start({ DATA_DIR: disk })
      expect([code, said]).toEqual([1, expect.stringMatching(oneSentence)])
      expect(said).toContain('No queda espacio en disco')
    } finally {
      spawnSync('umount', [disk])
    }
  }, 60_000)
})
