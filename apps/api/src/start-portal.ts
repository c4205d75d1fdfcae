import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { openedParts, openPortal } from './open-portal.ts'
import { keepFilesPrivate } from './private-files.ts'
import type { AppDeps } from './deps.ts'
import type { Settings } from './settings.ts'
import { settingNotices, settingWarnings } from './settings/warnings.ts'
import { endingOf, onShutdown } from './shutdown.ts'
import { startFailure } from './start-failure.ts'

const began = performance.now()
const say = (line: string): void => {
  process.stdout.write(`  ${line}\n`)
}

/**
 * On a machine with much memory the heap can grow to four times its live size before it is collected, and
 * memory taken by an export is never released: 306 MB instead of 240. V8 reads the flag at every collection, so
 * it can be set at run time; `NODE_OPTIONS` does not accept it.
 */
setFlagsFromString('--heap-growing-percent=100')

/** Frees memory that only the start needed; an idle server would otherwise keep it until it has work to do. */
function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
}

/** What an application around the portal adds to its start. */
export interface Around {
  /** fills an empty database before the server accepts calls; returns the sentence that follows «está lista» */
  readonly prepare: (deps: AppDeps, say: (line: string) => void) => Promise<string>
  /** imports cases of the past while the server already serves; ends soon after `leaving` */
  readonly fill: (deps: AppDeps, say: (line: string) => void, leaving: () => boolean) => Promise<void>
  /** lines printed once the portal serves */
  readonly lines: readonly string[]
}

/**
 * Starts everything in order, and ends the process when that fails; closes all opened parts when a later part
 * fails or the process ends.
 */
export async function startPortal(settings: Settings, around: Around | null = null): Promise<void> {
  keepFilesPrivate()
  for (const sentence of [...settingWarnings(settings), ...settingNotices(settings)])
    say(`Aviso: ${sentence}`)
  const parts = openedParts()
  // no balancer to notify before the server accepts calls
  let leave: (() => void) | null = null
  onShutdown(
    async (reason) => {
      const { notice } = endingOf(reason, settings)
      if (notice > 0 && leave !== null) {
        say(
          `Se detiene: atiende ${notice / 1000} s más, mientras el balanceador deja de enviarle solicitudes.`,
        )
        leave()
        await pause(notice)
      }
      await parts.close()
    },
    (reason) => endingOf(reason, settings).patience,
  )
  try {
    let filled = around === null
    let more = ''
    const { deps, app, loop } = await openPortal(
      {
        settings,
        say,
        prepare: async (ready) => {
          more = (await around?.prepare(ready, say)) ?? ''
        },
        importing: () => !filled,
      },
      parts,
    )
    leave = () => {
      app.shutdown.announce()
      loop.leave()
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',')
    const lines = [
      `Ventanilla está lista en ${settings.publicUrl} (${seconds} s)${more}.`,
      ...(around?.lines ?? []),
      'Para detenerla: Ctrl-C. Ajustes: npm start -- --settings',
    ]
    for (const line of lines) process.stdout.write(`${line}\n`)
    if (around === null) return giveBackMemory()
    let leaving = false
    parts.add(async () => {
      leaving = true
      await filling
    })
    const filling = around
      .fill(deps, say, () => leaving)
      .catch((error: unknown) => {
        process.stderr.write(`${startFailure(error)}\n`)
      })
    void filling.finally(() => {
      filled = true
      loop.wake()
      giveBackMemory()
    })
  } catch (error) {
    await parts.close()
    process.stderr.write(`${startFailure(error, settings.port)}\n`)
    process.exit(1)
  }
}

/** Runs a program of the portal: a failure is printed as a sentence and ends the process. */
export async function run(program: () => Promise<void>): Promise<void> {
  try {
    await program()
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`)
    process.exit(1)
  }
}
