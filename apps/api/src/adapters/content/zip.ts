import { codeOf, messageOf } from '@ventanilla/domain/kernel/thrown'
import { crc32, createInflateRaw } from 'node:zlib'
import { pipeline } from 'node:stream'
import type { ByteSource } from './byte-source.ts'

/** Why an archive is rejected. */
export type ZipFault = 'broken' | 'locked' | 'bomb' | 'paths'

/** The archive cannot be trusted. */
export class ZipError extends Error {
  override name = 'ZipError'
  readonly fault: ZipFault
  constructor(fault: ZipFault, detail: string) {
    super(detail)
    this.fault = fault
  }
}

/** One file inside an archive. */
export interface ZipEntry {
  name: string
  /** Bytes in the archive and unpacked, as declared; `verifyZip` proves them. */
  packed: number
  unpacked: number
  method: number
  crc: number
  /** Where its local header starts. */
  offset: number
  /** A symbolic link, as Unix programs pack it: its content is a path. */
  link: boolean
}

const MOST_ENTRIES = 10_000
const LARGEST_DIRECTORY = 8_000_000
const LARGEST_CONTENT = 600_000_000
/** Above 50 MB unpacked, text compresses up to some 30 times; a bomb a thousand times. */
const HONEST_RATIO = 150
const HONEST_ALWAYS = 50_000_000

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

/**
 * Reads the directory of a ZIP archive, or null if it is not one. Throws `ZipError` where it is truncated,
 * encrypted, declares an implausible size, or names a path outside itself.
 */
export async function readZip(source: ByteSource): Promise<ZipEntry[] | null> {
  const start = await source.read(0, 4)
  if (start.length < 4 || start.readUInt32LE() !== LOCAL) return null
  const tail = await source.read(source.size - 65_557, source.size)
  const at = findEnd(tail)
  if (at < 0) throw new ZipError('broken', 'no end of directory')
  const count = tail.readUInt16LE(at + 10)
  const size = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  const endsAt = source.size - tail.length + at
  if (count > MOST_ENTRIES || size > LARGEST_DIRECTORY) throw new ZipError('bomb', `${count} entries`)
  if (count === 0 || offset + size !== endsAt) throw new ZipError('broken', 'directory out of place')
  const entries = parseDirectory(await source.read(offset, offset + size), count)
  refuseBombs(entries, source.size)
  refuseOverlaps(entries, offset)
  return entries
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - 22; at >= 0; at--)
    if (tail.readUInt32LE(at) === END && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return at
  return -1
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let number = 0; number < count; number++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== CENTRAL)
      throw new ZipError('broken', 'directory cut off')
    if (directory.readUInt16LE(at + 8) & 1) throw new ZipError('locked', 'encrypted entry')
    const nameLength = directory.readUInt16LE(at + 28)
    const entry: ZipEntry = {
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
      link: (directory.readUInt16LE(at + 40) & 0o170000) === 0o120000,
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
    }
    if (entry.method !== 0 && entry.method !== 8) throw new ZipError('broken', `method ${entry.method}`)
    if (/^[/\\]|(^|[/\\])\.\.([/\\]|$)|\0|^[a-z]:/i.test(entry.name)) throw new ZipError('paths', entry.name)
    entries.push(entry)
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

function refuseBombs(entries: ZipEntry[], size: number): void {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (total > LARGEST_CONTENT || (total > HONEST_ALWAYS && total > size * HONEST_RATIO))
    throw new ZipError('bomb', `${total} bytes unpacked`)
}

/** Attack: a bomb whose entries share the same packed bytes. */
function refuseOverlaps(entries: ZipEntry[], directory: number): void {
  const sorted = entries.toSorted((a, b) => a.offset - b.offset)
  sorted.forEach((entry, index) => {
    const next = sorted[index + 1]?.offset ?? directory
    if (entry.offset + 30 + entry.packed > next) throw new ZipError('bomb', 'overlapping entries')
  })
}

/**
 * The unpacked bytes of an entry; throws `ZipError` where they differ from the declaration, also if they are
 * endless.
 */
export async function* unpack(source: ByteSource, entry: ZipEntry): AsyncGenerator<Buffer> {
  const header = await source.read(entry.offset, entry.offset + 30)
  if (header.length < 30 || header.readUInt32LE() !== LOCAL) throw new ZipError('broken', 'no local header')
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = source.stream(start, start + entry.packed)
  const pieces = entry.method === 0 ? packed : pipeline(packed, createInflateRaw(), () => {})
  let seen = 0
  let crc = 0
  try {
    // a stream of bytes gives buffers
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      seen += piece.length
      if (seen > entry.unpacked) throw new ZipError('bomb', `${entry.name} is larger than declared`)
      crc = crc32(piece, crc)
      yield piece
    }
  } catch (error) {
    throw codeOf(error)?.startsWith('Z_') === true ? new ZipError('broken', messageOf(error)) : error
  } finally {
    packed.destroy()
  }
  if (seen !== entry.unpacked || crc !== entry.crc) throw new ZipError('broken', entry.name)
}

/** Unpacks everything without storing it, a piece at a time, and so verifies every size and checksum. */
export async function verifyZip(source: ByteSource, entries: ZipEntry[]): Promise<void> {
  for (const entry of entries) for await (const piece of unpack(source, entry)) void piece
}

/** The beginning of an entry, at most `most` bytes. */
export async function unpackHead(source: ByteSource, entry: ZipEntry, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let seen = 0
  for await (const piece of unpack(source, entry)) {
    pieces.push(piece)
    seen += piece.length
    if (seen >= most) break
  }
  return Buffer.concat(pieces).subarray(0, most)
}
