import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from './database.ts'
import { holderOf, lockFolder } from './lock.ts'
import { stopPostmaster } from './postmaster.ts'

const PREFIX = 'ventanilla-test-'

/** The addresses of a database, by role. */
export interface Template {
  readonly url: string
  readonly migrationUrl: string
  readonly adminUrl: string
}

/** One server for a whole test run. Its data are discarded when it stops. */
export interface TestServer {
  /** the prepared database that copies are made from; no connection to it may stay open */
  readonly template: Template
  stop(): Promise<void>
}

/** A separate database, equal to the template. */
export interface TestDatabase extends Template {
  drop(): Promise<void>
}

/**
 * Starts an embedded server in a temporary folder and prepares the template (migrations, catalogue) with
 * `prepare`. Stops and removes folders left by killed runs first.
 */
export async function startTestServer(
  prepare: (template: Template) => Promise<void> = async () => {},
): Promise<TestServer> {
  await sweep()
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX))
  const lock = await lockFolder(dataDir)
  if ('heldBy' in lock) throw new Error(`${dataDir} is in use`)
  const server = await startEmbedded(dataDir, {
    log: () => {},
    durable: false,
    database: 'template_ventanilla',
    release: lock.release,
    options: ['max_connections=300', 'autovacuum=off'],
  })
  const template: Template = {
    url: server.url,
    migrationUrl: server.migrationUrl ?? '',
    adminUrl: server.adminUrl ?? '',
  }
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await prepare(template)
  } catch (error) {
    await stop()
    throw error
  }
  return { template, stop }
}

/** Copies the template into a new database of the same server: about 30 ms. `name` must be unused. */
export async function createTestDatabase(
  template: Template,
  name: string,
  from = new URL(template.adminUrl).pathname.slice(1),
): Promise<TestDatabase> {
  const named = (address: string): string => Object.assign(new URL(address), { pathname: `/${name}` }).href
  await asAdministrator(template.adminUrl, (client) =>
    client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(from)} strategy file_copy`,
    ),
  )
  return {
    url: named(template.url),
    migrationUrl: named(template.migrationUrl),
    adminUrl: named(template.adminUrl),
    drop: () =>
      asAdministrator(template.adminUrl, (client) =>
        client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
      ),
  }
}

async function asAdministrator(
  adminUrl: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const url = new URL(adminUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    if ((await holderOf(folder)) !== null) continue
    // another user's folder, or one that another run is creating: leave it
    const entries = await readdir(folder).catch((): string[] => [])
    if (!entries.includes('ventanilla.lock')) continue
    await stopPostmaster(join(folder, 'postgres'), 1_000).catch(() => undefined)
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
