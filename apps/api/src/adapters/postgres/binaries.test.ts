import { cp, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packagedFolder, repairLinks } from './binaries.ts'

it('the library links that a skipped install script leaves out are made again', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'ventanilla-links-'))
  try {
    const native = join(copy, 'native')
    await mkdir(join(native, 'lib'), { recursive: true })
    await cp(join(packagedFolder(), 'pg-symlinks.json'), join(native, 'pg-symlinks.json'))
    await repairLinks(native)
    await repairLinks(native)
    const links = await readdir(join(native, 'lib'))
    expect(links).toEqual(
      expect.arrayContaining(['libicuuc.so.60', 'libicui18n.so.60', 'libicudata.so.60', 'libpq.so.5']),
    )
    expect((await lstat(join(native, 'lib', 'libicuuc.so.60'))).isSymbolicLink()).toBe(true)
  } finally {
    await rm(copy, { recursive: true })
  }
})
