import { crc32, deflateRawSync } from 'node:zlib'

/** One file to pack, and false header values to write. */
export interface ZipPart {
  name: string
  data: Uint8Array | string
  /** Declared size, if false. */
  unpacked?: number
  /** Declared checksum, if false. */
  crc?: number
  encrypted?: boolean
  /** Start of the local header, if several entries share one. */
  offset?: number
  /** Mode of the file, as Unix programs write it. */
  mode?: number
}

/** Writes a ZIP archive by hand, including archives no honest program writes. */
export function makeZip(parts: ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const data = Buffer.from(part.data)
    const packed = deflateRawSync(data)
    const name = Buffer.from(part.name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800 | (part.encrypted ? 1 : 0), 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(part.crc ?? crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(part.unpacked ?? data.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const entry = Buffer.alloc(16)
    entry.writeUInt16LE(part.mode ?? 0, 10)
    entry.writeUInt32LE(part.offset ?? offset, 12)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, entry.subarray(2), name)
    if (part.offset !== undefined) continue
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed])
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, central, end])
}
