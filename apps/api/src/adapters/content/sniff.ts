import type { ByteSource } from './byte-source.ts'
import type { FileKind } from './kinds.ts'
import { lookIntoPdf, type PdfCarries } from './look-into-pdf.ts'
import { isGeoJson, xmlMap } from './map-text.ts'
import { JPEG_START, PNG_START, type PictureSize, pngSize, readJpeg } from './picture.ts'
import { readZip, unpackHead, verifyZip, type ZipEntry } from './zip.ts'

/** Result of inspecting the bytes. `damaged`: begins like the kind, but is cut off or broken. */
export type Sniffed =
  | { kind: FileKind; state: 'whole' | 'damaged'; carries?: PdfCarries; size?: PictureSize }
  | { kind: 'macros' | 'mixed' | 'old-office' | 'unknown' | 'launches' | 'programs' | 'hidden' }

const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
/** File code 9994 of the shapefile specification. */
const SHP_START = Buffer.from([0, 0, 0x27, 0x0a])
/** Compound files: Word and Excel before 2007, and newer documents with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const SQLITE_START = Buffer.from('SQLite format 3\0', 'latin1')
/** `application_id` of a GeoPackage since version 1.2, and of the two versions before. */
const GEOPACKAGES = ['GPKG', 'GP11', 'GP10']
/** Maps are read whole, as text; larger ones open in no browser either. */
const LARGEST_MAP_TEXT = 30_000_000

/** Recognises a file by its bytes alone. Throws `ZipError` for an archive that cannot be trusted. */
export async function sniff(source: ByteSource): Promise<Sniffed> {
  const head = await source.read(0, 1100)
  const starts = (magic: Buffer) => head.subarray(0, magic.length).equals(magic)
  if (starts(PNG_START)) {
    const ended = (await source.read(source.size - 12, source.size)).equals(PNG_END)
    const size = await pngSize(source)
    return {
      kind: 'png',
      state: ended && size !== null ? 'whole' : 'damaged',
      ...(size !== null && { size }),
    }
  }
  if (starts(JPEG_START)) {
    const { ends, size } = await readJpeg(source)
    return { kind: 'jpeg', state: ends ? 'whole' : 'damaged', ...(size !== null && { size }) }
  }
  if (starts(COMPOUND)) return { kind: 'old-office' }
  if (starts(SQLITE_START)) return sniffSqlite(head, source.size)
  const pdf = head.subarray(0, 1024).indexOf('%PDF-')
  if (pdf >= 0) return sniffPdf(source, head.subarray(0, pdf))
  const entries = await readZip(source)
  if (entries) return sniffZip(source, entries)
  return source.size > LARGEST_MAP_TEXT ? { kind: 'unknown' } : sniffText(await source.read(0, source.size))
}

/**
 * Attack: a file that is a PDF and something else. Readers accept the PDF mark anywhere in the first kilobyte,
 * so bytes before it can form an HTML page or a script, and bytes after the end an archive. Only blanks are
 * allowed there.
 */
async function sniffPdf(source: ByteSource, before: Buffer): Promise<Sniffed> {
  if (!/^(\xef\xbb\xbf)?\s*$/.test(before.toString('latin1'))) return { kind: 'mixed' }
  const tail = (await source.read(source.size - 2048, source.size)).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  if (end < 0 || tail.length - end > 1024 || tail.lastIndexOf('startxref', end) < 0)
    return { kind: 'pdf', state: 'damaged' }
  if (/PK\x05\x06|<[a-z!?]/i.test(tail.slice(end))) return { kind: 'mixed' }
  const look = await lookIntoPdf(source)
  return 'refused' in look ? { kind: look.refused } : { kind: 'pdf', state: 'whole', carries: look.carries }
}

/** A GeoPackage is a SQLite database that says so in its header, which also says how many pages there are. */
function sniffSqlite(head: Buffer, size: number): Sniffed {
  if (head.length < 100 || !GEOPACKAGES.includes(head.toString('latin1', 68, 72))) return { kind: 'unknown' }
  const stated = head.readUInt16BE(16)
  // 1 stands for 65,536, which does not fit
  const pageBytes = stated === 1 ? 65_536 : stated
  const whole = size > 0 && size >= pageBytes * head.readUInt32BE(28)
  return { kind: 'geopackage', state: whole ? 'whole' : 'damaged' }
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

async function sniffZip(source: ByteSource, entries: ZipEntry[]): Promise<Sniffed> {
  const named = new Map(entries.map((entry) => [entry.name, entry]))
  await verifyZip(source, entries)
  const types = named.get('[Content_Types].xml')
  if (types) {
    const text = (await unpackHead(source, types, 1_000_000)).toString()
    const macros =
      /macroEnabled|vbaProject/i.test(text) || entries.some(({ name }) => /vbaProject\.bin$/i.test(name))
    if (macros) return { kind: 'macros' }
    if (text.includes(WORD) && named.has('word/document.xml')) return { kind: 'docx', state: 'whole' }
    if (text.includes(SHEET) && named.has('xl/workbook.xml')) return { kind: 'xlsx', state: 'whole' }
    return { kind: 'unknown' }
  }
  const kml = entries.find(({ name }) => /^[^/]+\.kml$/i.test(name))
  if (kml) {
    const text = (await unpackHead(source, kml, LARGEST_MAP_TEXT)).toString()
    const map = xmlMap(text)
    return { kind: 'kmz', state: map?.kind === 'kml' ? map.state : 'damaged' }
  }
  const shp = entries.find(({ name }) => /\.shp$/i.test(name))
  return shp ? sniffShapefile(source, entries, shp) : { kind: 'unknown' }
}

async function sniffShapefile(source: ByteSource, entries: ZipEntry[], shp: ZipEntry): Promise<Sniffed> {
  const stem = shp.name.slice(0, -4).toLowerCase()
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  const complete = names.has(`${stem}.shx`) && names.has(`${stem}.dbf`)
  const start = await unpackHead(source, shp, 4)
  return { kind: 'shapefile', state: complete && start.equals(SHP_START) ? 'whole' : 'damaged' }
}

function sniffText(bytes: Buffer): Sniffed {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { kind: 'unknown' }
  }
  const map = xmlMap(text)
  if (map !== null) return map
  const geojson = isGeoJson(text)
  return geojson ? { kind: 'geojson', state: geojson } : { kind: 'unknown' }
}
