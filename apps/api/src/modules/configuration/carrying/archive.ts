import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { CARRY_MOST } from '@ventanilla/domain/configuration/lengths'
import { bytesSource } from '../../../adapters/content/byte-source.ts'
import { readZip, unpack, type ZipEntry, ZipError, type ZipFault } from '../../../adapters/content/zip.ts'
import {
  type CarriedFiles,
  type Configuration,
  ConfigurationError,
  filesOf,
  MANIFEST,
  tooLarge,
} from '../../../db/configuration/carrying/carried-files.ts'
import { zipStream } from '../../../http/bodies/zip-stream.ts'

/** Archives keep a date for each file: one for all, so that the same contents are the same bytes. */
const ALWAYS = new Date('2020-01-01T05:00:00Z')

/** The archive of a configuration: the same bytes for the same contents. */
export const archiveOf = (configuration: Configuration): Readable =>
  Readable.from(
    zipStream(
      [...filesOf(configuration)].map(([name, text]) => ({ name, at: ALWAYS, content: [Buffer.from(text)] })),
    ),
  )

const FAULTS: Readonly<Record<ZipFault, string>> = {
  broken: 'El archivo está incompleto o dañado: descárguelo otra vez.',
  locked: 'El archivo tiene contraseña: comprímalo sin ella.',
  bomb: 'El archivo, descomprimido, es mucho más grande de lo que se admite.',
  paths: 'El archivo tiene un nombre que lleva fuera de él.',
}

/** Nothing of an archive is written anywhere: it is read in memory, within the limits of `CARRY_MOST`. */
export async function openArchive(bytes: Buffer): Promise<CarriedFiles> {
  if (bytes.length > CARRY_MOST.bytes) throw new ConfigurationError(FAULTS.bomb)
  const source = bytesSource(bytes)
  const entries = await sayingWhy(() => readZip(source))
  if (entries === null) throw new ConfigurationError('El archivo no es un ZIP.')
  // Attack: a bomb that stays within what files of citizens may unpack to, which is never read whole
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > CARRY_MOST.unpacked)
    throw new ConfigurationError(FAULTS.bomb)
  const files = byPath(entries)
  return {
    async text(path, most) {
      const entry = files.get(path)
      if (entry === undefined) return null
      if (entry.unpacked > most) throw tooLarge(path, most)
      const content = await sayingWhy(() => buffer(Readable.from(unpack(source, entry))))
      return content.toString('utf8')
    },
  }
}

/** Files by their path from the folder in which the manifest stands: who packs a folder often packs it whole. */
function byPath(entries: readonly ZipEntry[]): ReadonlyMap<string, ZipEntry> {
  const names = new Set<string>()
  for (const { name, link } of entries) {
    // Attack: two files of one name, of which one program shows the first and another takes the second
    if (names.has(name)) throw new ConfigurationError(`«${shown(name)}» está dos veces en el archivo.`)
    names.add(name)
    if (link) throw new ConfigurationError(`«${shown(name)}» es un enlace a otro archivo, y no se admite.`)
  }
  const manifest = names.has(MANIFEST)
    ? MANIFEST
    : [...names].find((name) => name.split('/').length === 2 && name.endsWith(`/${MANIFEST}`))
  const folder = manifest?.slice(0, -MANIFEST.length) ?? ''
  return new Map(
    entries.flatMap((one) => (one.name.startsWith(folder) ? [[one.name.slice(folder.length), one]] : [])),
  )
}

const shown = (name: string): string => name.slice(0, 80)

async function sayingWhy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ZipError) throw new ConfigurationError(FAULTS[error.fault])
    throw error
  }
}
