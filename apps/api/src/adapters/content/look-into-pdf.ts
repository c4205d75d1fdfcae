import type { ByteSource } from './byte-source.ts'
import {
  EMBEDDED_AT,
  EMBEDDED_ELSEWHERE,
  EMBEDDED_STREAM,
  EMBEDS,
  ENCRYPTS,
  HOLDS_OBJECTS,
  LAUNCHES,
  namesProgram,
  OBJECT_STREAM,
  REFERENCE,
  RUNS,
} from './pdf-names.ts'
import { contentOf, type PdfStream, Unreadable } from './pdf-streams.ts'

/** Warning for a reader who opens the PDF; null: none. */
export type PdfCarries = 'programacion' | 'cifrado' | null

/** `launches`, `programs`: rejected (decision 69). `hidden`: its objects cannot be inspected. */
export type PdfLook =
  | { readonly carries: PdfCarries }
  | { readonly refused: 'launches' | 'programs' | 'hidden' }

/** Kept from one block for the next, so that a dictionary split between two is still seen whole. */
const CARRIED = 65_536
/** Most bytes unpacked from one file's object streams; far more than any ministry's form. */
const MOST_OBJECTS = 96_000_000
const STREAM = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g
const NUMBERED = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+$/

interface Seen {
  launches: boolean
  runs: boolean
  encrypted: boolean
  embeds: boolean
  namesProgram: boolean
  hidden: boolean
  /** streams that hold objects, and embedded files */
  readonly holders: PdfStream[]
  readonly embedded: PdfStream[]
  /** the file hides which streams are embedded: each one can be */
  embedsAnywhere: boolean
  /** numbers of the objects that file specifications name as embedded */
  readonly embeddedAt: Set<number>
}

/**
 * Detects what a PDF does besides being read, in all its bytes and in every stream that holds objects, whatever
 * the file's tables list, because readers also find objects that no table names. Decrypts nothing: an encrypted
 * file without worse findings is reported as encrypted.
 */
export async function lookIntoPdf(source: ByteSource): Promise<PdfLook> {
  const seen: Seen = {
    launches: false,
    runs: false,
    encrypted: false,
    embeds: false,
    namesProgram: false,
    hidden: false,
    embedsAnywhere: false,
    holders: [],
    embedded: [],
    embeddedAt: new Set(),
  }
  await eachStream(
    source,
    (text) => note(seen, text),
    (stream) => {
      if (stream === null) seen.hidden = true
      else if (EMBEDDED_STREAM.test(stream.dictionary)) seen.embedded.push(stream)
      else if (HOLDS_OBJECTS.test(stream.dictionary)) seen.holders.push(stream)
    },
  )
  if (!seen.encrypted) await lookIntoHolders(source, seen)
  if (seen.launches) return { refused: 'launches' }
  if (seen.embeds && (seen.namesProgram || (!seen.encrypted && (await embedsProgram(source, seen)))))
    return { refused: 'programs' }
  if (seen.hidden) return { refused: 'hidden' }
  return { carries: seen.runs ? 'programacion' : seen.encrypted ? 'cifrado' : null }
}

function note(seen: Seen, text: string): void {
  seen.launches ||= LAUNCHES.test(text)
  seen.runs ||= RUNS.test(text)
  seen.encrypted ||= ENCRYPTS.test(text)
  seen.embeds ||= EMBEDS.test(text)
  seen.namesProgram ||= namesProgram(text)
  seen.embedsAnywhere ||= EMBEDDED_ELSEWHERE.test(text)
  for (const [, dictionary] of text.matchAll(EMBEDDED_AT))
    for (const [, number] of (dictionary ?? '').matchAll(REFERENCE)) seen.embeddedAt.add(Number(number))
}

async function lookIntoHolders(source: ByteSource, seen: Seen): Promise<void> {
  let left = MOST_OBJECTS
  for (const holder of seen.holders) {
    try {
      const content = await contentOf(source, holder, left)
      left -= content.length
      note(seen, content.toString('latin1'))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      seen.hidden = true
    }
    if (left <= 0) seen.hidden = true
    if (seen.hidden) return
  }
}

async function embedsProgram(source: ByteSource, seen: Seen): Promise<boolean> {
  const sure = new Set(seen.embedded)
  const maybe: PdfStream[] = []
  if (seen.embeddedAt.size > 0 || seen.embedsAnywhere)
    await eachStream(
      source,
      () => undefined,
      (stream) => {
        if (stream !== null && seen.embeddedAt.has(stream.number)) sure.add(stream)
        else if (stream !== null && seen.embedsAnywhere) maybe.push(stream)
      },
    )
  for (const stream of [...sure, ...maybe]) {
    try {
      if (isProgram(await contentOf(source, stream, 4096))) return true
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      if (sure.has(stream)) seen.hidden = true
    }
  }
  return false
}

/** Windows, Linux, macOS, Java, and any file that names its interpreter. */
const PROGRAM_STARTS = [
  '4d5a',
  '7f454c46',
  '2321',
  'feedface',
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe',
].map((start) => Buffer.from(start, 'hex'))
const isProgram = (bytes: Buffer): boolean =>
  PROGRAM_STARTS.some((start) => bytes.subarray(0, start.length).equals(start))

/**
 * Passes the file on as text, piece by piece with the carried text before it, and each stream with its
 * dictionary and object number; null for a stream whose dictionary is implausibly long.
 */
async function eachStream(
  source: ByteSource,
  onText: (text: string) => void,
  onStream: (stream: (PdfStream & { readonly number: number }) | null) => void,
): Promise<void> {
  let carried = ''
  let at = 0
  let handled = 0
  for await (const piece of source.stream()) {
    // a stream of bytes gives buffers
    const bytes = piece as Buffer
    const text = carried + bytes.toString('latin1')
    const begins = at - carried.length
    onText(text)
    for (const found of text.matchAll(STREAM)) {
      const end = found.index + found[0].length
      // seen with the previous block; or cut between CR and LF, and seen with the next
      if (begins + end <= handled || end === text.length) continue
      const since = Math.max(0, handled - begins, found.index - CARRIED)
      handled = begins + end
      const before = text.slice(since, found.index)
      const stream = described(before)
      // inside other data no dictionary closes just before
      if (stream !== null) onStream({ ...stream, start: begins + end })
      else if (since > 0 && CLOSED.test(before)) onStream(null)
    }
    carried = text.slice(-CARRIED)
    at += bytes.length
  }
}

const CLOSED = />>(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*$/

/**
 * Number and dictionary of a stream, from the text since the previous stream. Where that text declares an
 * object stream and the part after the last `obj` does not, that `obj` is in a comment or a string, and the
 * whole text counts.
 */
function described(before: string): { number: number; dictionary: string } | null {
  for (let at = before.lastIndexOf('obj'); at >= 0; at = before.lastIndexOf('obj', at - 1)) {
    const number = NUMBERED.exec(before.slice(Math.max(0, at - 40), at))?.[1]
    if (number !== undefined) {
      const own = before.slice(at)
      const whole = OBJECT_STREAM.test(before) && !OBJECT_STREAM.test(own)
      return { number: Number(number), dictionary: whole ? before : own }
    }
    if (at === 0) break
  }
  return null
}
