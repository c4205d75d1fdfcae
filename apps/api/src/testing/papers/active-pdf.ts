import { deflateSync } from 'node:zlib'

/** A PDF object as text, or a stream with its extra dictionary entries. */
export type PdfObject = string | { readonly dictionary: string; readonly bytes: Buffer }

/**
 * Builds a PDF from the given objects, numbered from 3, after the catalogue (1, including `catalog`) and the
 * page list (2), which lists the object numbers in `pages`.
 */
export function pdfOf(
  objects: readonly PdfObject[],
  catalog = '',
  trailer = '',
  pages: readonly number[] = [],
): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const all: PdfObject[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${pages.map((one) => `${one} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...objects,
  ]
  const offsets: number[] = []
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0)
  all.forEach((object, index) => {
    offsets.push(length())
    const body =
      typeof object === 'string'
        ? Buffer.from(object, 'latin1')
        : Buffer.concat([
            Buffer.from(`<< ${object.dictionary} /Length ${object.bytes.length} >>\nstream\n`, 'latin1'),
            object.bytes,
            Buffer.from('\nendstream'),
          ])
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'))
  })
  const xref = length()
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** Objects in a compressed stream, which a text search cannot see. */
export function objectStream(objects: readonly string[], more = '', pack = deflateSync): PdfObject {
  const body = objects.join(' ')
  let at = 0
  const index = objects.map((object, number) => {
    const pair = `${50 + number} ${at}`
    at += object.length + 1
    return pair
  })
  const head = `${index.join(' ')} `
  return {
    dictionary: `/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode ${more}`,
    bytes: pack(Buffer.from(head + body, 'latin1')),
  }
}

/** An embedded file. */
export const embedded = (bytes: Buffer, type = '/Type /EmbeddedFile'): PdfObject => ({
  dictionary: `${type} /Filter /FlateDecode`,
  bytes: deflateSync(bytes),
})
