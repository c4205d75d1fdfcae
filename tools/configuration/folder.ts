import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '@ventanilla/domain/kernel/thrown'
import {
  type CarriedFiles,
  type Configuration,
  ConfigurationError,
  filesOf,
  MANIFEST,
  pathsIn,
  tooLarge,
} from '../../apps/api/src/db/configuration/carrying/carried-files.ts'

/** The files of a folder on this machine; a link or a folder where a file should be counts as missing. */
export const folderFiles = (folder: string): CarriedFiles => ({
  async text(path, most) {
    const file = join(folder, path)
    const found = await lstat(file).catch((error: unknown) => {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null
      throw error
    })
    if (found?.isFile() !== true) return null
    if (found.size > most) throw tooLarge(path, most)
    return readFile(file, 'utf8')
  },
})

/**
 * Writes the folder. One that holds an earlier export is brought up to date; other files in it stay.
 * @throws ConfigurationError for a folder with something else in it
 */
export async function writeFolder(folder: string, configuration: Configuration): Promise<void> {
  const there = await readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  if (there.length > 0 && !there.includes(MANIFEST))
    throw new ConfigurationError(
      `«${folder}» guarda otras cosas: dé una carpeta nueva, o la de otra exportación.`,
    )
  const former = there.includes(MANIFEST) ? await pathsIn(folderFiles(folder)) : []
  const files = filesOf(configuration)
  for (const path of former) if (!files.has(path)) await rm(join(folder, path), { force: true })
  for (const kind of new Set(configuration.contents.map((one) => one.kind)))
    await mkdir(join(folder, kind), { recursive: true })
  await mkdir(folder, { recursive: true })
  for (const [path, text] of files) await writeFile(join(folder, path), text)
}
