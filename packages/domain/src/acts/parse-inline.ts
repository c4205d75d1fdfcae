export type InlinePart =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean }
  | {
      readonly kind: 'variable'
      readonly name: string
      readonly format: string | undefined
      readonly optional: boolean
      readonly bold: boolean
    }

const VARIABLE = /\{\{\s*([a-zA-Z][\w.]*)(\?)?(?:\s*\|\s*(\w+))?\s*\}\}/g

/** Splits a template text into plain text and variables. Throws on unpaired braces or asterisks. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  const stretches = text.split('**')
  if (stretches.length % 2 === 0) throw new Error(`Negrilla sin cerrar: ${text}`)
  stretches.forEach((stretch, i) => {
    const bold = i % 2 === 1
    let at = 0
    for (const match of stretch.matchAll(VARIABLE)) {
      pushText(parts, stretch.slice(at, match.index), bold)
      parts.push({
        kind: 'variable',
        name: match[1] ?? '',
        format: match[3],
        optional: match[2] === '?',
        bold,
      })
      at = match.index + match[0].length
    }
    pushText(parts, stretch.slice(at), bold)
  })
  return parts
}

function pushText(parts: InlinePart[], text: string, bold: boolean): void {
  if (/\{\{|\}\}/.test(text)) throw new Error(`Variable mal escrita: ${text}`)
  if (text !== '') parts.push({ kind: 'text', text, bold })
}
