import { inflateSync } from 'node:zlib'

/** Pages of a document for its folios; anything but a readable PDF is one folio. */
export function countPages(bytes: Buffer, mime: string): number {
  if (mime !== 'application/pdf') return 1
  const text = bytes.toString('latin1')
  return Math.max(1, mostCounted(text), ...objectStreams(bytes, text).map(mostCounted))
}

/** The page tree's root counts all pages; its branches count fewer. */
function mostCounted(text: string): number {
  let most = 0
  for (const found of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    const from = Math.max(text.lastIndexOf('endobj', found.index), found.index - 4000, 0)
    const end = text.indexOf('endobj', found.index)
    const object = text.slice(from, end === -1 ? found.index + 4000 : Math.min(end, found.index + 200_000))
    for (const count of object.matchAll(/\/Count\s+(\d{1,6})/g)) most = Math.max(most, Number(count[1]))
  }
  return most
}

/** Decompressed object streams, in which newer files store their page tree. */
function objectStreams(bytes: Buffer, text: string): string[] {
  const texts: string[] = []
  for (const found of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const start = text.indexOf('stream', found.index)
    const end = text.indexOf('endstream', start)
    if (start === -1 || end === -1) continue
    const from = start + 6 + (text[start + 6] === '\r' ? 2 : 1)
    try {
      texts.push(inflateSync(bytes.subarray(from, end), { maxOutputLength: 20_000_000 }).toString('latin1'))
    } catch {
      // not deflated, or damaged: the rest of the file can still contain the count
    }
  }
  return texts
}
