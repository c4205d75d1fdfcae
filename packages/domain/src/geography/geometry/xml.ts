import { UnreadableGeometry } from './shapes.ts'

/**
 * Small tolerant XML reader for KML and GPX: elements, attributes and text, prefixes dropped.
 * Attack: external entities and entity expansion; it supports neither custom entities nor document types.
 */
export interface XmlElement {
  /** local name, without prefix */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** text directly inside, joined and trimmed */
  readonly text: string
}

interface Open {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const MAX_DEPTH = 200

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return ENTITIES[entity] ?? whole
    const code =
      entity[1]?.toLowerCase() === 'x' ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads markup one character at a time; without regular expression backtracking, time is linear in the text.
 */
class Scanner {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  startsWith(mark: string): boolean {
    return this.text.startsWith(mark, this.at)
  }

  /** Text before `mark`, moving past it; the rest of the text when `mark` is missing. */
  until(mark: string, skip = 0): string {
    const end = this.text.indexOf(mark, this.at + skip)
    const found = this.text.slice(this.at + skip, end === -1 ? undefined : end)
    this.at = end === -1 ? this.text.length : end + mark.length
    return found
  }

  /** Text before the next '<', which is not consumed. */
  plain(): string {
    const start = this.at
    const end = this.text.indexOf('<', start)
    this.at = end === -1 ? this.text.length : end
    return this.text.slice(start, this.at)
  }

  /** Longest run of characters outside `stops`. */
  run(stops: string): string {
    const start = this.at
    while (this.at < this.text.length && !stops.includes(this.text.charAt(this.at))) this.at += 1
    return this.text.slice(start, this.at)
  }

  /** Consumes the next character if it is one of `wanted`. */
  take(wanted: string): string {
    const next = this.text[this.at] ?? ''
    if (next === '' || !wanted.includes(next)) return ''
    this.at += 1
    return next
  }

  blanks(): void {
    while (this.take(' \t\r\n') !== '') continue
  }

  /** Attributes and the end of an opening tag. An unexpected '<' ends the tag. */
  tag(): { attributes: Record<string, string>; empty: boolean } {
    const attributes: Record<string, string> = {}
    let empty = false
    for (;;) {
      this.blanks()
      if (this.done || this.startsWith('<')) return { attributes, empty }
      if (this.take('>') !== '') return { attributes, empty }
      if (this.take('/') !== '') {
        empty = true
        continue
      }
      empty = false
      const name = this.run(' \t\r\n=/><"\'')
      this.blanks()
      if (this.take('=') === '') {
        if (name === '') this.take('"\'=')
        continue
      }
      this.blanks()
      const quote = this.take('"\'')
      const value = quote === '' ? this.run(' \t\r\n/><') : this.until(quote)
      if (name !== '') attributes[local(name)] = decode(value)
    }
  }
}

/** Parses the root element. @throws `UnreadableGeometry` without any element, or with excessive nesting */
export function readXml(text: string): XmlElement {
  const root: Open = { name: '', attributes: {}, children: [], text: '' }
  /** elements still open inside the root, outermost first */
  const stack: Open[] = [root]
  const innermost = (): Open => stack.at(-1) ?? root
  const close = (): void => {
    const ended = stack.pop()
    if (ended !== undefined) innermost().children.push({ ...ended, text: ended.text.trim() })
  }
  const scanner = new Scanner(text)
  while (!scanner.done) {
    const top = innermost()
    if (!scanner.startsWith('<')) top.text += decode(scanner.plain())
    else if (scanner.startsWith('<!--')) scanner.until('-->', 4)
    else if (scanner.startsWith('<![CDATA[')) top.text += scanner.until(']]>', 9)
    else if (scanner.startsWith('<?') || scanner.startsWith('<!')) scanner.until('>')
    else if (scanner.startsWith('</')) {
      const name = local(scanner.until('>', 2).trim())
      // ignores a stray closing tag; a missing one closes with its parent
      if (stack.some((open, i) => i > 0 && open.name === name)) {
        while (innermost().name !== name) close()
        close()
      }
    } else {
      scanner.take('<')
      const name = local(scanner.run(' \t\r\n/><'))
      const { attributes, empty } = scanner.tag()
      if (name === '') continue
      if (stack.length > MAX_DEPTH)
        throw new UnreadableGeometry('El archivo tiene demasiados niveles y no se puede leer.')
      stack.push({ name, attributes, children: [], text: '' })
      if (empty) close()
    }
  }
  while (stack.length > 1) close()
  const first = root.children[0]
  if (first === undefined) throw new UnreadableGeometry('El archivo no es un XML que se pueda leer.')
  return first
}

/** All descendants with a name, in document order. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const queue: XmlElement[] = [...element.children].reverse()
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (next.name === name) found.push(next)
    queue.push(...[...next.children].reverse())
  }
  return found
}

export function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((candidate) => candidate.name === name)
}
