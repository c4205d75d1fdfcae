import type { TestProject } from 'vitest/node'
import { startTestServer } from '../adapters/postgres/test-databases.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { programVersion } from '../version.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the prepared database that `freshDatabase` copies */
    templateUrl: string
  }
}

/** One embedded PostgreSQL for the whole run, with a template that has all migrations. Vitest calls it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(async (url) => {
    await migrate(url, { version: await programVersion() })
  })
  project.provide('templateUrl', server.templateUrl)
  return () => server.stop()
}
