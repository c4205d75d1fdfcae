import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeBackup } from '../../../tools/backup/make-backup.ts'
import { plantedChild } from '../../../tools/faults/plant.ts'
import { closeToOthers } from './private-files.ts'
import { readSettings } from './settings.ts'
import { freePort } from './testing/servers/free-port.ts'

const MAIN = new URL('./main.ts', import.meta.url).pathname

let base: string
let child: ChildProcess | undefined
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'ventanilla-private-'))
  await chmod(base, 0o755)
})
afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await rm(base, { recursive: true, force: true })
})

/** Everything under a folder that another account could read, write or enter, with its mode. */
async function open(path: string, without: RegExp = /^$/): Promise<string[]> {
  const found = await lstat(path)
  const here =
    found.isSymbolicLink() || (found.mode & 0o077) === 0
      ? []
      : [`${path} ${(found.mode & 0o777).toString(8)}`]
  if (!found.isDirectory()) return here
  const names = (await readdir(path)).filter((name) => !without.test(name))
  return [...here, ...(await Promise.all(names.map((name) => open(join(path, name))))).flat()]
}

describe('what the portal writes', () => {
  it(
    'is for its own account alone: database, log, secret, store, lock and backup of a real start',
    { timeout: 180_000 },
    async () => {
      const dataDir = join(base, 'data')
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      child = spawn('/bin/sh', ['-c', 'umask 022; exec "$0" "$1"', process.execPath, MAIN], {
        env: {
          PATH: process.env['PATH'],
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: origin,
          DATA_DIR: dataDir,
          DEMO: 'off',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (piece: Buffer) => (said += piece))
      await expect
        .poll(
          () =>
            fetch(`${origin}/listo`).then(
              ({ status }) => [status, said],
              () => [0, said],
            ),
          { timeout: 120_000, interval: 500 },
        )
        .toEqual([200, expect.anything()])
      const made = await readdir(dataDir)
      expect(made).toEqual(
        expect.arrayContaining([
          'files',
          'postgres',
          'postgres.json',
          'postgres.log',
          'secret',
          'ventanilla.lock',
        ]),
      )
      // programs run by the database's account are copies of public ones
      expect(await open(dataDir, /^programs$/)).toEqual([])
      const copy = join(base, 'copy')
      await makeBackup(readSettings({ DATA_DIR: dataDir }), copy, () => undefined)
      expect(await open(copy)).toEqual([])
      child.kill('SIGTERM')
      await once(child, 'exit')
      expect(await open(dataDir, /^programs$/)).toEqual([])
    },
  )
})

describe('what is written later', () => {
  const under022 = (script: string): string => {
    const planted = plantedChild()
    return execFileSync(
      '/bin/sh',
      [
        '-c',
        'umask 022; exec "$@"',
        'sh',
        process.execPath,
        ...planted.args,
        '--input-type=module',
        '-e',
        script,
      ],
      { encoding: 'utf8', env: { ...process.env, ...planted.env } },
    )
  }
  const of = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href)

  it('the seal is, whatever the umask', async () => {
    const folder = join(base, 'data', 'seal')
    under022(`
      const { makeSeal } = await import(${of('./adapters/signer/make-seal.ts')})
      await makeSeal(${JSON.stringify(folder)}, { name: 'Corporación', shortName: 'Corpo' }, new Date())`)
    expect((await readdir(folder)).toSorted()).toEqual(['certificates.pem', 'private-key.pem'])
    expect(await open(join(base, 'data'))).toEqual([])
  })

  it('an upload is, by the umask of the server', async () => {
    const folder = join(base, 'files')
    under022(`
      const { keepFilesPrivate } = await import(${of('./private-files.ts')})
      const { openLocalFolder } = await import(${of('./adapters/storage/local-folder.ts')})
      keepFilesPrivate()
      const store = await openLocalFolder({
        folder: ${JSON.stringify(folder)}, secret: 'x'.repeat(40), publicUrl: '', clock: { now: () => new Date() },
      })
      await store.put('archivos/uno', Buffer.from('x'), { contentType: 'application/pdf' })`)
    expect(await readdir(join(folder, 'archivos'))).toEqual(['uno'])
    expect(await open(folder)).toEqual([])
  })
})

describe('an installation of before', () => {
  async function installed(): Promise<string> {
    const dataDir = join(base, 'data')
    await mkdir(join(dataDir, 'files', 'archivos'), { recursive: true, mode: 0o755 })
    await mkdir(join(dataDir, 'seal'), { mode: 0o755 })
    for (const file of ['files/archivos/uno', 'seal/chain.pem', 'secret', 'postgres.log', 'postgres.json'])
      await writeFile(join(dataDir, file), 'x', { mode: 0o644 })
    return dataDir
  }

  it('is closed at the next start, and told as such only where that was not possible', async () => {
    const dataDir = await installed()
    expect((await open(dataDir)).length).toBe(9)
    expect(await closeToOthers(dataDir)).toEqual([])
    expect(await open(dataDir)).toEqual([])
    expect(((await lstat(join(dataDir, 'secret'))).mode & 0o777).toString(8)).toBe('600')
    expect(((await lstat(join(dataDir, 'files', 'archivos'))).mode & 0o777).toString(8)).toBe('700')
  })

  it('is gone through again where a start was killed in the middle of it', async () => {
    const dataDir = await installed()
    await chmod(join(dataDir, 'files', 'archivos'), 0o700)
    await closeToOthers(dataDir)
    expect(await open(dataDir)).toEqual([])
  })

  it('in a folder that holds other things too leaves those and the folder alone, and says so', async () => {
    const dataDir = await installed()
    await writeFile(join(dataDir, 'fotos.zip'), 'x', { mode: 0o644 })
    expect(await closeToOthers(dataDir)).toEqual([
      `«${dataDir}» guarda también otras cosas («fotos.zip») y queda abierta a otras cuentas del servidor: use una carpeta solo para DATA_DIR.`,
    ])
    expect(await open(dataDir)).toEqual([`${dataDir} 755`, `${join(dataDir, 'fotos.zip')} 644`])
  })
})
