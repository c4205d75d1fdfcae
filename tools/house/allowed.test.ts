import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { READS_THE_PRODUCT } from './allowed.ts'

const root = join(import.meta.dirname, '..', '..')

it('each file that may read what the product ships still does: the list can only shrink', () => {
  const readers = globSync('apps/api/src/**/*.ts', { cwd: root }).filter((path) =>
    readFileSync(join(root, path), 'utf8').includes("'@ventanilla/catalog/"),
  )
  for (const { path, why } of READS_THE_PRODUCT)
    expect([why, readers.some((reader) => path.test(reader.replaceAll('\\', '/')))]).toEqual([why, true])
})
