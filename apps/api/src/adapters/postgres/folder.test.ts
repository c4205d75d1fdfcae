import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureFolder } from './folder.ts'

let base: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'ventanilla-folder-'))
})
afterEach(() => rm(base, { recursive: true }))

it('a folder is made with those above it, and may be there already', async () => {
  await ensureFolder(join(base, 'a', 'b', 'c'))
  await ensureFolder(join(base, 'a', 'b', 'c'))
  expect((await stat(join(base, 'a', 'b', 'c'))).isDirectory()).toBe(true)
})

it('a file in the way is an error that names it', async () => {
  await writeFile(join(base, 'f'), '')
  await expect(ensureFolder(join(base, 'f'))).rejects.toMatchObject({ code: 'EEXIST', path: join(base, 'f') })
  await expect(ensureFolder(join(base, 'f', 'a'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

it.runIf(process.platform === 'linux')(
  'a place that takes no folders is an error, not an endless loop',
  async () => {
    await expect(ensureFolder('/proc/ventanilla/data')).rejects.toMatchObject({ path: '/proc/ventanilla' })
  },
)
