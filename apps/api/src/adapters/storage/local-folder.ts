import type { Secret } from '@ventanilla/domain/access/key-ring'
import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, opendir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../clock/clock.ts'
import { checkKey, isKey, ObjectMissing, type Storage } from './port.ts'
import { signDownload, signUpload } from './signed-link.ts'

/** Default path of `localStorageRoutes`. */
export const LOCAL_STORAGE_PATH = '/api/v1/almacen'

export interface LocalFolderSettings {
  /** Folder that holds the objects; created if missing. */
  folder: string
  /** Key of the links' signatures. */
  secret: Secret
  /** Origin put before the links (`https://tramites.example.gov.co`); empty for links relative to the page. */
  publicUrl: string
  /** Path of the routes. Default `LOCAL_STORAGE_PATH`. */
  path?: string
  clock: Clock
}

/** The folder as a store, with the extra calls that its own routes need. */
export interface LocalFolder extends Storage {
  readonly settings: Readonly<Required<LocalFolderSettings>>
  /**
   * Writes an object like `put`, but throws `TooLarge` as soon as more than `maxBytes` have arrived. A failure
   * leaves nothing behind; the caller keeps the stream.
   */
  receive(key: string, body: Readable, maxBytes: number): Promise<void>
}

/** More bytes arrived than the link permits. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

const UNFINISHED = '.recibiendo'
const ABANDONED_AFTER_MS = 24 * 3600_000
/**
 * The file system has no hard links (network shares, FAT), or the name is taken: the bytes are copied instead.
 */
const NO_SECOND_NAME = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EEXIST'])

/** Opens the folder, and removes files left half written by a dead process more than a day ago. */
export async function openLocalFolder(given: LocalFolderSettings): Promise<LocalFolder> {
  const settings = { ...given, path: given.path ?? LOCAL_STORAGE_PATH }
  const { folder, secret, clock } = settings
  const place = (key: string) => join(folder, checkKey(key))
  const address = (key: string, query: string) => `${settings.publicUrl}${settings.path}/${key}?${query}`
  const expires = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds
  await mkdir(join(folder, UNFINISHED), { recursive: true, mode: 0o700 })
  await removeAbandoned(join(folder, UNFINISHED), clock.now())

  const store: LocalFolder = {
    settings,

    async presignPut({ key, contentType, maxBytes, bytes, expiresSeconds }) {
      const query = signUpload(secret, {
        key: checkKey(key),
        contentType,
        maxBytes: bytes ?? maxBytes,
        expires: expires(expiresSeconds),
      })
      return { url: address(key, query), headers: { 'content-type': contentType } }
    },

    async presignGet({ key, downloadName, contentType, inline, expiresSeconds = 300 }) {
      const grant = {
        key: checkKey(key),
        contentType,
        downloadName,
        inline,
        expires: expires(expiresSeconds),
      }
      return { url: address(key, signDownload(secret, grant)), headers: {} }
    },

    async put(key, body) {
      const stream = body instanceof Uint8Array ? Readable.from([body]) : body
      try {
        await store.receive(key, stream, Infinity)
      } catch (error) {
        stream.destroy()
        throw error
      }
    },

    async receive(key, body, maxBytes) {
      const target = place(key)
      const unfinished = join(folder, UNFINISHED, randomUUID())
      try {
        await pipeline(
          limited(body, maxBytes),
          createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
        )
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await rename(unfinished, target)
        await flushed(dirname(target))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async get(key, range) {
      try {
        const file = await open(place(key), 'r')
        return file.createReadStream(range)
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing(key) : error
      }
    },

    async head(key) {
      try {
        const found = await stat(place(key))
        return found.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async copy(from, to) {
      const target = place(to)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        // a hard link to the same bytes: an upload puts a new file under its key and never writes into an
        // existing one
        await link(place(from), target)
      } catch (error) {
        if (isMissing(error)) throw new ObjectMissing(from)
        if (!NO_SECOND_NAME.has(codeOf(error) ?? '')) throw error
        await store.put(to, await store.get(from), { contentType: '' })
        return
      }
      await flushed(dirname(target))
    },

    async *list(folderOfKeys) {
      const root = place(folderOfKeys)
      const found = await opendir(root, { recursive: true }).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      if (found === null) return
      for await (const entry of found) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
        if (entry.isFile() && isKey(key)) yield key
      }
    },

    async remove(key) {
      await rm(place(key), { force: true })
    },

    async freeSpace() {
      const disk = await statfs(folder)
      return disk.bavail * disk.bsize
    },

    async check() {
      const probe = join(folder, UNFINISHED, randomUUID())
      const file = await open(probe, 'wx', 0o600)
      try {
        await file.write('1')
      } finally {
        await file.close()
        await rm(probe, { force: true })
      }
    },
  }
  return store
}

/** Leaves the stream open when it throws: it can be a request that still needs a response. */
async function* limited(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let seen = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    seen += chunk.length
    if (seen > maxBytes) throw new TooLarge(`More than ${maxBytes} bytes`)
    yield chunk
  }
}

/** Syncs a folder: a rename survives a power cut only once its folder is synced. */
async function flushed(path: string): Promise<void> {
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

function isMissing(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}
