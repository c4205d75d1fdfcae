import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plantedChild } from '../../../../../tools/faults/plant.ts'
import { type FreshDatabase, freshDatabase } from '../servers/database.ts'
import { freePort } from '../servers/free-port.ts'

const MAIN = new URL('../../main.ts', import.meta.url).pathname

let fresh: FreshDatabase
let dataDir: string
let child: ChildProcess | undefined
beforeEach(async () => {
  fresh = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'ventanilla-production-'))
})
afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  child = undefined
  await fresh.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the real server until it serves or ends; returns its exit code (null: it serves) and what it said. */
async function start(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const planted = plantedChild()
  const started = spawn(process.execPath, [...planted.args, MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://tramites.example',
      DATA_DIR: dataDir,
      SECRET: 'secreto-de-prueba-con-mas-de-32-signos',
      DRAIN_SECONDS: '0',
      ...planted.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  let said = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (piece: Buffer) => (said += piece.toString()))
  await expect
    .poll(() => (started.exitCode === null ? said : `${said}\nended`), { timeout: 170_000, interval: 200 })
    .toMatch(/Ventanilla está lista|\nended$/)
  return { code: started.exitCode, said }
}

describe('a start in production', () => {
  it('ends where nobody gave it a seal: what it made itself could be taken for the authority’s', async () => {
    const { code, said } = await start({ DATABASE_URL: fresh.url })
    expect([code, said]).toEqual([1, expect.stringContaining('En producción se exige el sello')])
  }, 180_000)

  it('says what is risky in its settings, folder, database and seal, and that it is closed', async () => {
    await chmod(dataDir, 0o755)
    await writeFile(join(dataDir, 'informe.txt'), 'de otro programa')
    const { code, said } = await start({
      DATABASE_URL: fresh.migrationUrl,
      SEAL_KEY: join(dataDir, 'no-existe.p12'),
    })
    expect(code).toBeNull()
    for (const warning of [
      /Sin CLAMAV_URL los archivos recibidos no se revisan/,
      /A cada funcionario se le pide una llave de acceso/,
      /guarda también otras cosas \(«informe.txt»\)/,
      /el usuario de DATABASE_URL es dueño de las tablas/,
      /este proceso no sella\. .*SEAL_KEY/,
      /Este portal todavía no está abierto/,
    ])
      expect(said).toMatch(new RegExp(`^ *Aviso: .*${warning.source}`, 'm'))
  }, 180_000)
})
