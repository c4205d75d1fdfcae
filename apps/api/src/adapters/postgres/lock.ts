import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { readFileSync, rmSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureFolder } from './folder.ts'

/** A process, distinguishable from a later one with the same number. */
interface Holder {
  readonly pid: number
  /** start of the process, in clock ticks since boot; null where the system does not report it */
  readonly since: string | null
}

/** The living process that holds a data folder; null without one. */
export async function holderOf(dataDir: string): Promise<number | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    // our own file; any other content counts as no running process
    const holder = JSON.parse(text) as Holder
    return lives(holder) ? holder.pid : null
  } catch {
    return null
  }
}

/**
 * Takes the data folder for this process, or returns the number of the living process that still has it after
 * `patience` milliseconds. Replaces the lock of a dead one. Release with the returned function, which can be
 * called while the process ends.
 */
export async function lockFolder(
  dataDir: string,
  patience = 0,
): Promise<{ release(): void } | { heldBy: number }> {
  await ensureFolder(dataDir)
  const file = fileOf(dataDir)
  const draft = `${file}.${process.pid}`
  const own: Holder = { pid: process.pid, since: startOf(process.pid) }
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    for (let waited = 0; ; waited += 100) {
      const taken = await link(draft, file).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
          return false
        },
      )
      if (taken) break
      const heldBy = await holderOf(dataDir)
      if (heldBy === null) await rm(file, { force: true })
      else if (waited >= patience) return { heldBy }
      else await pause(100)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return { release: () => rmSync(file, { force: true }) }
}

const fileOf = (dataDir: string): string => join(dataDir, 'ventanilla.lock')

function lives(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  const since = startOf(holder.pid)
  return since === null || holder.since === null || since === holder.since
}

function startOf(pid: number): string | null {
  try {
    // the program's name can hold spaces and parentheses; the fields follow its last ')'
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
