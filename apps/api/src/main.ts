import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { openedParts, openPortal } from './open-portal.ts'
import { keepFilesPrivate } from './private-files.ts'
import { readSettings, settingNotices, settingWarnings } from './settings.ts'
import { endingOf, onShutdown } from './shutdown.ts'
import { startFailure } from './start-failure.ts'
import { seedDemonstration, seedOffice } from './seed.ts'

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

/** Starts everything in order; closes all opened parts when a later part fails or the process ends. */
async function main(): Promise<void> {
  keepFilesPrivate()
  const settings = readSettings()
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
    let seeded = false
    // the demonstration writes cases in the past: today's clock must not expire their terms meanwhile
    let filled = !settings.demo
    const { deps, app, loop } = await openPortal(
      {
        settings,
        say,
        prepare: async (ready) => {
          seeded = settings.demo && (await seedDemonstration(ready, say))
        },
        writingPast: () => !filled,
      },
      parts,
    )
    leave = () => {
      app.door.leave()
      loop.leave()
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',')
    const lines = [
      `Ventanilla está lista en ${settings.publicUrl} (${seconds} s)${seeded ? ', con datos de demostración' : ''}.`,
      ...(settings.demo
        ? [
            'Ciudadanía:   ciudadano@demo.test · empresa@demo.test       clave Ventanilla2026',
            'Funcionarios: cli-ventanilla-unica@demo.test, cli-juridico@demo.test, cli-admin@demo.test …  misma clave',
            `Mensajes:     ${settings.publicUrl}/buzon (correos y SMS de la demostración)`,
          ]
        : []),
      'Para detenerla: Ctrl-C. Ajustes: npm start -- --settings',
    ]
    for (const line of lines) process.stdout.write(`${line}\n`)
    if (!settings.demo) giveBackMemory()
    else {
      // the server already serves; the demonstration's office fills up within half a minute
      let leaving = false
      parts.add(async () => {
        leaving = true
        await filling
      })
      const filling = seedOffice(deps, say, () => leaving).catch((error: unknown) => {
        process.stderr.write(`${startFailure(error)}\n`)
      })
      void filling.finally(() => {
        filled = true
        loop.wake()
        giveBackMemory()
      })
    }
  } catch (error) {
    await parts.close()
    process.stderr.write(`${startFailure(error, settings.port)}\n`)
    process.exit(1)
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}
