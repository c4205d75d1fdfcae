import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { livingPostmaster } from '../../apps/api/src/adapters/postgres/postmaster.ts'
import { PATIENCE_MS } from './patience.ts'
import type { Program } from './program.ts'

/** A target of kills: several of our programs together, or a process of the database. */
export interface Victim {
  readonly name: string
  /** selection weight, relative to the sum of all */
  readonly weight: number
  /** resolves to false when there was nothing to kill at that moment */
  readonly kill: () => Promise<boolean>
}

/** The real servers and their services, to be killed. */
export interface Prey {
  readonly origins: readonly string[]
  readonly programs: readonly Program[]
  readonly victims: readonly Victim[]
  /** restarts dead programs and waits until all report that they serve; milliseconds */
  revive(): Promise<number>
  stop(): Promise<void>
}

/** `programs` in start order, the servers last; a program needed by another is listed first. */
export function startPrey(
  origins: readonly string[],
  programs: readonly Program[],
  victims: readonly Victim[],
): Prey {
  return {
    origins,
    programs,
    victims,
    async revive() {
      const began = performance.now()
      for (const one of programs) if (one.dead()) one.start()
      for (const one of programs)
        while (!(await one.serves())) {
          if (performance.now() - began > PATIENCE_MS) throw new Error(`${one.name} no volvió: ${one.said()}`)
          // a start that lost a race against the dying database ends with a sentence; a service manager
          // restarts it
          if (one.dead()) one.start()
          await pause(100)
        }
      return performance.now() - began
    },
    async stop() {
      for (const one of programs.toReversed()) await one.end()
    },
  }
}

/** The programs at one moment. */
export const victimOf = (weight: number, ...programs: readonly Program[]): Victim => ({
  name: programs.map(({ name }) => name).join(' y '),
  weight,
  kill: async () => (await Promise.all(programs.map((one) => one.kill()))).includes(true),
})

/**
 * The postmaster, or any other process of the database on a cluster folder: a connection, the writer, the
 * checkpointer.
 */
export const processOfDatabase = (
  folder: string,
  name: 'postmaster' | 'backend',
  weight: number,
): Victim => ({
  name,
  weight,
  async kill() {
    const postmaster = livingPostmaster(folder)
    if (postmaster === null) return false
    const pid = name === 'postmaster' ? postmaster.pid : someBackendOf(postmaster.pid)
    if (pid === null) return false
    try {
      process.kill(pid, 'SIGKILL')
      return true
    } catch {
      return false
    }
  },
})

/** One of the postmaster's children; null where it has just died, and they with it. */
function someBackendOf(postmaster: number): number | null {
  try {
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
    const pid = Number(children[Math.floor(Math.random() * children.length)])
    return pid > 1 ? pid : null
  } catch {
    return null
  }
}
