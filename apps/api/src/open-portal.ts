import { factory } from '@ventanilla/catalog/factory'
import { type Clock, systemClock } from './adapters/clock/clock.ts'
import { startDatabase } from './adapters/postgres/database.ts'
import { ensureFolder } from './adapters/postgres/folder.ts'
import { buildApp } from './app.ts'
import { compose } from './compose.ts'
import { openConfiguration } from './db/configuration/follow.ts'
import { DEFINITION_RULES } from './catalogue.ts'
import { publishFactory } from './db/configuration/publish-factory.ts'
import { prepareDatabase } from './db/migrating/prepare.ts'
import { demandWhole } from './db/migrating/restored.ts'
import type { Gate } from './db/connection/gate.ts'
import { openDatabase } from './db/connection/sql.ts'
import type { AppDeps } from './deps.ts'
import { logFailures } from './log-failure.ts'
import { type Loop, startLoop } from './loop.ts'
import { whyClosed } from './modules/accounts/administration/administrators.ts'
import { closeToOthers } from './private-files.ts'
import { demandGivenSeal } from './seal.ts'
import { openKeys } from './secret.ts'
import type { Settings } from './settings.ts'
import { programVersion } from './version.ts'
import { waitingForDatabase } from './wait-for-database.ts'

/** Opened parts, closed once in reverse order when the start fails or the process ends. */
export interface OpenedParts {
  add(close: () => Promise<unknown>): void
  close(): Promise<void>
}

export function openedParts(): OpenedParts {
  const opened: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined
  return {
    add: (close) => void opened.push(close),
    close: () =>
      (closing ??= (async () => {
        for (const close of opened.toReversed()) await close().catch((error: unknown) => console.error(error))
      })()),
  }
}

export interface PortalOptions {
  readonly settings: Settings
  readonly say: (line: string) => void
  readonly clock?: Clock
  /** fills an empty database before the server accepts calls */
  readonly prepare?: (deps: AppDeps) => Promise<void>
  /** true while cases of the past are being imported */
  readonly importing?: () => boolean
}

/** Starts everything in order: database, migrations, catalogue, loop, and the listening server. */
export async function openPortal(
  { settings, say, clock = systemClock, prepare, importing }: PortalOptions,
  parts: OpenedParts,
): Promise<{
  readonly deps: AppDeps
  readonly app: Awaited<ReturnType<typeof buildApp>>
  readonly loop: Loop
}> {
  await ensureFolder(settings.dataDir)
  for (const sentence of await closeToOthers(settings.dataDir)) say(`Aviso: ${sentence}`)
  await demandGivenSeal(settings, clock.now())
  const answered = <T>(work: () => Promise<T>): Promise<T> => waitingForDatabase(work, say)
  const database = await answered(() => startDatabase(settings, say))
  parts.add(() => database.stop())
  const version = await programVersion()
  const { waiting, oneRole } = await answered(() => prepareDatabase(database, { version, say }))
  for (const { name, why } of waiting) say(`${name} ${why}`)
  if (oneRole && settings.production)
    say(
      'Aviso: el usuario de DATABASE_URL es dueño de las tablas, y quien lo tenga puede borrar la historia y la auditoría. Sirva con otro y dé el dueño a DATABASE_MIGRATION_URL (docs/operacion.md).',
    )
  const entrance: { gate: Gate | null } = { gate: null }
  const db = openDatabase(database.url, undefined, { gate: () => entrance.gate })
  parts.add(() => db.close())
  // after the first session that a restore can see
  await answered(() => demandWhole(db.pool))
  const keys = await openKeys(settings)
  parts.add(() => keys.close())
  let wake: () => void = () => undefined
  // waits without a deadline for another process that publishes
  await answered(() => {
    const patient = openDatabase(database.url, 1, { deadlines: null })
    return publishFactory(patient, clock.now(), factory(), {
      rules: DEFINITION_RULES,
      leftOut: ([first]) =>
        say(
          `Aviso: las definiciones que trae el producto no caben con las de la autoridad y no se publicaron. ${first?.sentence ?? ''}`,
        ),
    }).finally(() => patient.close())
  })
  const configuration = await answered(() =>
    openConfiguration({
      db,
      url: database.url,
      clock,
      report: logFailures({ logger: true, clock }, 'configuration'),
    }),
  )
  entrance.gate = configuration.gate
  parts.add(() => configuration.close())
  const { release, size } = configuration.current()
  say(`Configuración: publicación ${release}, ${size} elementos.`)
  const composed = await compose({
    settings,
    databaseUrl: database.url,
    db,
    secret: keys,
    version,
    logger: true,
    wake: () => wake(),
    clock,
    configuration,
  })
  const deps = composed
  parts.add(() => deps.readings.close())
  const seal = await deps.seal.state()
  if (!seal.can) say(`Aviso: este proceso no sella. ${seal.message}`)
  const tiles = await deps.mapTiles?.look()
  if (tiles?.kind === 'refused') say(`Aviso: ${tiles.because}`)
  await prepare?.(deps)
  const closed = await answered(() => whyClosed(deps.db, settings))
  if (closed !== null) say(`Aviso: ${closed}`)
  const loop = startLoop(deps, {
    ...(importing && { importing }),
    // an orderly shutdown, as by hand: running work is finished
    retired: (reason) => {
      say(reason)
      process.kill(process.pid, 'SIGTERM')
    },
  })
  wake = loop.wake
  parts.add(() => loop.stop())
  const app = await buildApp(deps)
  parts.add(() => {
    // no new job begins while the last calls are answered
    loop.leave()
    return app.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  return { deps, app, loop }
}
