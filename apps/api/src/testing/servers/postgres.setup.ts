import type { TestProject } from 'vitest/node'
import { startTestServer, type Template } from '../../adapters/postgres/test-databases.ts'
import { prepareDatabase } from '../../db/migrating/prepare.ts'
import { programVersion } from '../../version.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the prepared database that `freshDatabase` copies */
    template: Template
  }
}

/**
 * One embedded PostgreSQL for the whole run, with a fully migrated template. Called by Vitest for each project
 * that names it.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ('template' in vitest.getProvidedContext()) return undefined
  const server = await startTestServer(async (template) => {
    await prepareDatabase(template, { version: await programVersion() })
  })
  vitest.provide('template', server.template)
  return () => server.stop()
}
