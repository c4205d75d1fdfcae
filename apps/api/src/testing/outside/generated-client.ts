import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { generateSource } from 'oazapfts'
import type { ApiWorld } from '../stories/world.ts'

export interface ClientAnswer {
  readonly status: number
  // tests read responses of many shapes
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any
}

export interface Generated<C> {
  readonly client: C & { readonly defaults: { baseUrl: string; headers: Record<string, string> } }
  remove(): Promise<void>
}

/** A client generated from our document, as an outside developer would, for the listening server. */
export async function generatedClient<C>(world: ApiWorld): Promise<Generated<C>> {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  // under node_modules, where the generated file resolves its runtime
  const folder = await mkdtemp(
    fileURLToPath(new URL('../../../../../node_modules/.generated-client-', import.meta.url)),
  )
  const document = join(folder, 'openapi.json')
  await writeFile(document, await (await fetch(`${origin}/api/v1/openapi.json`)).text())
  const program = join(folder, 'client.mjs')
  await writeFile(program, stripTypeScriptTypes(await generateSource(document)))
  const client = (await import(/* @vite-ignore */ pathToFileURL(program).href)) as Generated<C>['client']
  client.defaults.baseUrl = origin
  return { client, remove: () => rm(folder, { recursive: true, force: true }) }
}
