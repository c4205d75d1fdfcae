import { readFile } from 'node:fs/promises'
import { startDatabase } from './adapters/postgres/database.ts'
import { ensureFolder } from './adapters/postgres/folder.ts'
import { buildApp } from './app.ts'
import { compose } from './compose.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/sql.ts'
import { startLoop } from './loop.ts'
import { publishCatalogue } from './modules/catalogue/publish.ts'
import { keepSecret } from './secret.ts'
import { readSettings, settingWarnings } from './settings.ts'
import { onShutdown } from './shutdown.ts'
import { startFailure } from './start-failure.ts'
import { seedDemonstration, seedOffice } from './seed.ts'

const began = performance.now()
const say = (line: string): void => {
  process.stdout.write(`  ${line}\n`)
}

/** Starts everything in order; whatever was opened is closed again when a later part fails or the process ends. */
async function main(): Promise<void> {
  const settings = readSettings()
  for (const warning of settingWarnings(settings)) say(`Aviso: ${warning}`)
  const opened: (() => Promise<unknown>)[] = []
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      for (const close of opened.reverse()) await close().catch((error: unknown) => console.error(error))
    })())
  onShutdown(stop)
  try {
    await ensureFolder(settings.dataDir)
    const database = await startDatabase(settings, say)
    opened.push(() => database.stop())
    const db = openDatabase(database.url)
    opened.push(() => db.close())
    await migrate(db.pool, say)
    const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string
    }
    let wake: () => void = () => undefined
    const deps = await compose({
      settings,
      databaseUrl: database.url,
      db,
      secret: await keepSecret(settings),
      version,
      logger: true,
      wake: () => wake(),
    })
    await publishCatalogue(db, deps.clock, [...deps.catalogue.procedures.values()])
    const seeded = settings.demo ? await seedDemonstration(deps, say) : false
    // the demonstration tells cases from the past: today's clock must not end their terms while it does
    let filled = !settings.demo
    const loop = startLoop(deps, { termsRun: () => filled })
    wake = loop.wake
    opened.push(() => loop.stop())
    const app = await buildApp(deps)
    opened.push(() => app.close())
    await app.listen({ port: settings.port, host: settings.host })
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
    if (settings.demo) {
      // the server already serves; people look at an office that fills up within half a minute
      let leaving = false
      opened.push(async () => {
        leaving = true
        await filling
      })
      const filling = seedOffice(deps, say, () => leaving).catch((error: unknown) => {
        process.stderr.write(`${startFailure(error)}\n`)
      })
      void filling.finally(() => {
        filled = true
        loop.wake()
      })
    }
  } catch (error) {
    await stop()
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
