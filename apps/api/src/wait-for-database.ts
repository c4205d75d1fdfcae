import { setTimeout as pause } from 'node:timers/promises'
import { type Failure, failureOf } from './db/failures.ts'

/** What passes by itself while a database starts, recovers, hands over to another, or is started beside us. */
const PASSING: ReadonlySet<Failure | null> = new Set<Failure>([
  'refused',
  'unreached',
  'lost',
  'silent',
  'crowded',
  'moved',
])

export interface Wait {
  /** milliseconds in all */
  readonly patience: number
  readonly pause: number
  /** between two lines that say so */
  readonly say: number
}
const WAIT: Wait = { patience: 60_000, pause: 1_000, say: 10_000 }

/**
 * Does a part of the start that needs the database, and again while that is only on its way: a machine that starts both at
 * once, or a database that replays its log, must not need a person. Wrong names and passwords do not pass and are told at
 * once. `work` may be begun several times.
 */
export async function waitingForDatabase<T>(
  work: () => Promise<T>,
  say: (line: string) => void,
  wait: Wait = WAIT,
): Promise<T> {
  const began = performance.now()
  let said = Number.NEGATIVE_INFINITY
  for (;;)
    try {
      const done = await work()
      if (said > 0) say('la base de datos respondió')
      return done
    } catch (error) {
      const now = performance.now()
      if (!passes(error) || now - began + wait.pause > wait.patience) throw error
      if (now - said >= wait.say) {
        const left = Math.round((wait.patience - (now - began)) / 1000)
        const why = isRestore(error)
          ? 'se está restaurando una copia de seguridad'
          : `la base de datos aún no responde (${reasonOf(error)})`
        say(`${why}: se espera hasta ${left} s más`)
        said = now
      }
      await pause(wait.pause)
    }
}

/** A restore is at work: told by `underway` on the error of the database, or of its folder. */
const isRestore = (error: unknown): boolean => (error as { underway?: boolean }).underway === true
const passes = (error: unknown): boolean => isRestore(error) || PASSING.has(failureOf(error))

/** The code or the words of what is at the bottom of it. */
function reasonOf(error: unknown): string {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  const { code, message } = at as Error & { code?: string }
  return code ?? message
}
