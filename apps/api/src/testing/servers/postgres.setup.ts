import { factory } from '@ventanilla/catalog/factory'
import type { TestProject } from 'vitest/node'
import { createTestDatabase, startTestServer, type Template } from '../../adapters/postgres/test-databases.ts'
import { publishFactory } from '../../db/configuration/publish-factory.ts'
import { openDatabase } from '../../db/connection/sql.ts'
import { prepareDatabase } from '../../db/migrating/prepare.ts'
import { programVersion } from '../../version.ts'
import { START } from './start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the prepared database that `freshDatabase` copies */
    template: Template
    /** the same with what the product ships, published at `START` */
    configured: Template
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
  vitest.provide('configured', await configuredFrom(server.template))
  return () => server.stop()
}

/** Publishing takes ten times as long as copying, and two hundred tests start with it. */
async function configuredFrom(template: Template): Promise<Template> {
  const { url, migrationUrl, adminUrl } = await createTestDatabase(template, 'template_configured')
  const db = openDatabase(url, 1, { deadlines: null })
  await publishFactory(db, new Date(START), factory())
  await db.close()
  return { url, migrationUrl, adminUrl }
}
