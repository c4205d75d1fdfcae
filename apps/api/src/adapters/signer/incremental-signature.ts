import { createHash } from 'node:crypto'
import type { SealRequest } from './port.ts'

/** Bytes reserved for the CMS: a chain of two RSA certificates with a time stamp takes about seven thousand. */
const ROOM = 16_384
const BYTE_RANGE = '/ByteRange [0 0000000000 0000000000 0000000000]'

interface Layout {
  /** object number → offset */
  readonly offsets: ReadonlyMap<number, number>
  /** newest trailer dictionary */
  readonly trailer: string
  readonly startxref: number
}

interface NewObject {
  readonly number: number
  readonly body: string
  readonly stream?: string
}

/** PDF text string: UTF-16 with byte order mark, in hexadecimal, so that ñ and tildes survive. */
function hexText(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}

function pdfDate(at: Date): string {
  return `(D:${at
    .toISOString()
    .replace(/[-:T]|\.\d+/g, '')
    .replace('Z', '')}+00'00')`
}

/** Walks the chain of classic cross-reference tables, newest first. Throws on cross-reference streams. */
function readLayout(text: string): Layout {
  const startxref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const offsets = new Map<number, number>()
  const seen = new Set<number>()
  let trailer: string | undefined
  let at = startxref
  while (Number.isInteger(at) && !seen.has(at)) {
    seen.add(at)
    if (!/^\s*xref/.test(text.slice(at, at + 8))) throw new Error('PDF without classic xref table')
    const end = text.indexOf('trailer', at)
    const own = text.slice(end, text.indexOf('startxref', end))
    trailer ??= own
    const rows = text
      .slice(text.indexOf('xref', at) + 4, end)
      .trim()
      .split(/[\r\n]+/)
    for (let i = 0; i < rows.length;) {
      const [first = 0, count = 0] = (rows[i++] ?? '').trim().split(' ').map(Number)
      for (let k = 0; k < count; k++, i++) {
        const row = rows[i] ?? ''
        if (row[17] === 'n' && !offsets.has(first + k)) offsets.set(first + k, Number(row.slice(0, 10)))
      }
    }
    const previous = /\/Prev\s+(\d+)/.exec(own)
    at = previous === null ? Number.NaN : Number(previous[1])
  }
  if (trailer === undefined) throw new Error('PDF without trailer')
  return { offsets, trailer, startxref }
}

function reference(source: string, key: string): number | undefined {
  const match = new RegExp(`/${key}\\s+(\\d+)\\s+0\\s+R`).exec(source)
  return match === null ? undefined : Number(match[1])
}

function required(value: number | undefined, what: string): number {
  if (value === undefined) throw new Error(`PDF without ${what}`)
  return value
}

/** Inside of an object's dictionary. */
function dictionary(text: string, layout: Layout, number: number): string {
  const offset = required(layout.offsets.get(number), `object ${number}`)
  const object = text.slice(offset, text.indexOf('endobj', offset))
  return object.slice(object.indexOf('<<') + 2, object.lastIndexOf('>>'))
}

/**
 * Adds an invisible signature field to the first page in an incremental update: the bytes of `pdf` are kept as
 * they are and only `/Annots`, `/Tabs`, `/AcroForm` and `/ID` change, so the page keeps its content and earlier
 * signatures stay valid. `makeCms` receives exactly the bytes that the signature covers. Supports the output of
 * our typesetter (classic cross-reference tables, direct `/Annots`) and throws on anything else.
 */
export async function addSignature(
  pdf: Buffer,
  request: SealRequest,
  makeCms: (signedBytes: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const text = pdf.toString('latin1')
  const layout = readLayout(text)
  const objects = newObjects(text, layout, request)
  const out = Buffer.concat([pdf, Buffer.from(update(text, pdf.length, layout, objects), 'latin1')])
  const from = out.indexOf('/Contents <000', pdf.length) + '/Contents '.length
  const to = from + ROOM * 2 + 2
  const width = (n: number): string => String(n).padStart(10, '0')
  const range = `/ByteRange [0 ${width(from)} ${width(to)} ${width(out.length - to)}]`
  out.write(range, out.indexOf(BYTE_RANGE, pdf.length), 'latin1')
  const cms = await makeCms(Buffer.concat([out.subarray(0, from), out.subarray(to)]))
  if (cms.length > ROOM) throw new Error('CMS larger than the room kept for it')
  out.write(cms.toString('hex'), from + 1, 'latin1')
  return out
}

function newObjects(text: string, layout: Layout, request: SealRequest): NewObject[] {
  const root = required(reference(layout.trailer, 'Root'), '/Root')
  const rootDictionary = dictionary(text, layout, root)
  const pages = dictionary(text, layout, required(reference(rootDictionary, 'Pages'), '/Pages'))
  const page = firstPage(text, layout, pages)
  const pageDictionary = dictionary(text, layout, page)
  let next = Number(/\/Size\s+(\d+)/.exec(layout.trailer)?.[1])
  const signature = next++
  const widget = next++
  const appearance = next++
  const existingForm = reference(rootDictionary, 'AcroForm')
  const form = existingForm ?? next++
  const fields =
    existingForm === undefined
      ? ''
      : (/\/Fields\s*\[([^\]]*)\]/.exec(dictionary(text, layout, existingForm))?.[1] ?? '').trim()
  const { reason, location, name, at, field } = request
  if (fields !== '' && text.includes(`/T ${hexText(field)}`))
    throw new Error(`The field ${field} exists already`)
  return [
    {
      number: signature,
      body:
        `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached\n${BYTE_RANGE}\n` +
        `/Contents <${'0'.repeat(ROOM * 2)}>\n` +
        `/M ${pdfDate(at)} /Name ${hexText(name)} /Reason ${hexText(reason)} /Location ${hexText(location)}`,
    },
    {
      number: widget,
      // invisible, but with an appearance and a description, as PDF/A-2a requires of every annotation
      body:
        `/Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /F 132 /T ${hexText(field)} ` +
        `/TU ${hexText(`Firma electrónica de ${name}`)} /P ${page} 0 R /V ${signature} 0 R /AP << /N ${appearance} 0 R >>`,
    },
    {
      number: appearance,
      body: '/Type /XObject /Subtype /Form /BBox [0 0 0 0] /Resources << >> /Length 0',
      stream: 'stream\n\nendstream\n',
    },
    { number: form, body: `/SigFlags 3 /Fields [${`${fields} ${widget} 0 R`.trim()}]` },
    ...(existingForm === undefined
      ? [{ number: root, body: `${rootDictionary}/AcroForm ${form} 0 R\n` }]
      : []),
    { number: page, body: withAnnotation(pageDictionary, widget) },
  ].sort((a, b) => a.number - b.number)
}

/** Descends the page tree along its first kids: long documents have intermediate nodes. */
function firstPage(text: string, layout: Layout, node: string): number {
  const kid = required(Number(/\/Kids\s*\[\s*(\d+)/.exec(node)?.[1] ?? Number.NaN) || undefined, '/Kids')
  const inside = dictionary(text, layout, kid)
  return /\/Type\s*\/Page\b/.test(inside) ? kid : firstPage(text, layout, inside)
}

function withAnnotation(page: string, widget: number): string {
  const annotations = /\/Annots\s*\[([^\]]*)\]/.exec(page)
  if (annotations === null && /\/Annots/.test(page)) throw new Error('PDF with indirect /Annots')
  const listed =
    annotations === null
      ? `${page}/Annots [${widget} 0 R]\n`
      : page.replace(annotations[0], `/Annots [${`${(annotations[1] ?? '').trim()} ${widget} 0 R`.trim()}]`)
  return listed + (/\/Tabs/.test(page) ? '' : '/Tabs /S\n')
}

/** The text appended to the file: objects, cross-reference table, trailer. */
function update(text: string, length: number, layout: Layout, objects: readonly NewObject[]): string {
  let tail = text.endsWith('\n') ? '' : '\n'
  const rows: string[] = []
  for (const { number, body, stream = '' } of objects) {
    rows.push(`${number} 1\n${String(length + tail.length).padStart(10, '0')} 00000 n \n`)
    tail += `${number} 0 obj\n<<${body}>>\n${stream}endobj\n`
  }
  const xrefAt = length + tail.length
  const size = Math.max(
    Number(/\/Size\s+(\d+)/.exec(layout.trailer)?.[1]),
    ...objects.map((o) => o.number + 1),
  )
  const info = reference(layout.trailer, 'Info')
  const id =
    /\/ID\s*\[\s*(\((?:\\.|[^\\)])*\)|<[^>]*>)/.exec(layout.trailer)?.[1] ??
    `<${createHash('md5').update(text, 'latin1').digest('hex')}>`
  const root = required(reference(layout.trailer, 'Root'), '/Root')
  tail +=
    `xref\n${rows.join('')}trailer\n<< /Size ${size} /Root ${root} 0 R${info === undefined ? '' : ` /Info ${info} 0 R`}` +
    ` /ID [${id} <${createHash('md5').update(tail).digest('hex')}>] /Prev ${layout.startxref} >>\n` +
    `startxref\n${xrefAt}\n%%EOF\n`
  return tail
}
