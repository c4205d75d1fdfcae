import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCouriers } from './delivery.ts'
import { openedParts, openPortal } from './open-portal.ts'
import { readSettings } from './settings.ts'
import { type FreshDatabase, freshDatabase } from './testing/servers/database.ts'
import { freePort } from './testing/servers/free-port.ts'

/** What the start demands and says, wired as in production; the rules themselves have tests of their own. */

const MAIN = new URL('./main.ts', import.meta.url).pathname

let fresh: FreshDatabase
let dataDir: string
beforeEach(async () => {
  fresh = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-start-'))
})
afterEach(async () => {
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const production = async (more: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
  const port = String(await freePort())
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: fresh.url,
    SECRET: 'secreto-de-prueba-con-mas-de-32-signos',
    ...more,
  }
}

/** Starts in this process and stops again; returns what was logged for the operator. */
async function started(env: Readonly<Record<string, string>>): Promise<string> {
  const said: string[] = []
  const parts = openedParts()
  try {
    await openPortal({ settings: readSettings(env), say: (line) => void said.push(line) }, parts)
  } finally {
    await parts.close()
  }
  return said.join('\n')
}

describe('a start in production', () => {
  it('without a seal that somebody else gave ends before anything is served', async () => {
    await expect(started(await production({}))).rejects.toThrow('En producción se exige el sello')
  }, 120_000)

  it('tells the operator of one role for everything, a seal that does not work, a portal without administrators and an open folder', async () => {
    await writeFile(join(dataDir, 'fotos.zip'), 'x')
    await chmod(dataDir, 0o755)
    const said = await started(
      await production({
        DATABASE_URL: fresh.migrationUrl,
        SEAL_KEY: join(dataDir, 'no-existe.pem'),
      }),
    )
    expect(said).toContain('Aviso: el usuario de DATABASE_URL es dueño de las tablas')
    expect(said).toContain('Aviso: este proceso no sella.')
    expect(said).toContain('Aviso: Este portal todavía no está abierto')
    expect(said).toMatch(/Aviso: «.*» guarda también otras cosas \(«fotos\.zip»\)/)
  }, 120_000)

  it('prints the warnings of its settings, also when it ends', async () => {
    const env = await production({ SMTP_URL: 'smtp://correo.example', SMTP_PLAIN: 'on' })
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece))
    const [code] = (await once(child, 'close')) as [number | null]
    expect([code, said]).toEqual([1, expect.stringContaining('En producción se exige el sello')])
    expect(said).toContain('Aviso: SMTP_PLAIN está en on')
    expect(said).toMatch(/Aviso: Sin CLAMAV_URL/)
  }, 120_000)
})

describe('a message that leaves', () => {
  it('goes to no relay in the clear, unless the operator allows it', async () => {
    const heard: string[] = []
    // says that it cannot encrypt, and would take the mail
    const relay = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('220 relevo\r\n')
      socket.on('data', (bytes) => {
        heard.push(bytes.toString('latin1'))
        socket.write('250 relevo\r\n')
      })
    }).listen(0, '127.0.0.1')
    await once(relay, 'listening')
    const settings = readSettings({
      ...(await production({})),
      SMTP_URL: `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    })
    const { mailer } = await openCouriers({ settings } as Parameters<typeof openCouriers>[0]).delivery()
    const ended = await mailer?.send({
      messageId: 'a@b.example',
      to: 'ana@correo.example',
      subject: 'x',
      text: 'x',
      html: 'x',
    })
    relay.close()
    expect(ended?.result).toBe('temporary')
    expect(heard.join('')).not.toContain('MAIL FROM')
  }, 60_000)
})
