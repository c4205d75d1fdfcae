import { textBlocks } from './document.ts'
import { articleLabel } from './instantiate.ts'
import type { EditorNode } from './template.ts'

/** Wording faults of an act's text that a program can detect. */
export function faultsOfWording(doc: EditorNode): string[] {
  const faults: string[] = []
  const blocks = textBlocks(doc)
  // table cells and list items can be less than a sentence
  const body = new Set(doc.content)
  let article = 0
  blocks.forEach(({ node, text }, index) => {
    const words = text.trim()
    const say = (what: string): void => void faults.push(`${what}: «${words.slice(0, 90)}»`)
    if (words === '' && node.type === 'heading') say('título vacío')
    for (const [what, pattern] of MARKS) if (pattern.test(words)) say(what)
    if (node.type === 'heading') {
      const next = blocks[index + 1]
      // A document's title can be followed by its first section's heading.
      if (
        next === undefined ||
        (next.node.type === 'heading' && next.node.attrs?.['level'] === node.attrs?.['level'])
      )
        say('sección vacía')
      return
    }
    if (words.startsWith('ARTÍCULO ')) {
      article += 1
      if (!words.startsWith(articleLabel(article).trim())) say(`debería ser el artículo ${article}`)
    }
    if (body.has(node) && isSentence(node, words) && !/[.:»]$/.test(words)) say('sin punto final')
  })
  return faults
}

const MARKS: readonly (readonly [string, RegExp])[] = [
  ['resto de plantilla', /\{\{|\}\}|\[[a-z_]+\.[\w.]+\]/],
  ['valor de programa', /undefined|\bnull\b|\bNaN\b|\[object|\btrue\b|\bfalse\b/],
  ['fecha sin escribir', /\b\d{4}-\d{2}-\d{2}\b/],
  ['clave sin traducir', /\b[a-z]+_[a-z]+(?:_[a-z]+)*\b(?!@)/],
  ['espacio doble', / {2}/],
  ['espacio antes de signo', /[^\s] [,;.:](?:\s|$)/],
  ['signo doble', /,,|;;|\.\.(?!\.)|,\.|: ?\.|\(\s*\)|«\s*»/],
  // «Ltda.» does not end a sentence.
  ['minúscula tras punto', /(?<!L)\p{Ll}{3}\. \p{Ll}(?!\. m\.)/u],
  ['mayúscula tras dos puntos', /\p{Ll}: (?:El|La|Los|Las|Un|Una|Se|Revisad[oa])\b/u],
  ['singular con plural', /\b1 (?:días|meses|años|visitas)\b|\(1\) (?:días|meses|años)\b/],
  ['extensión de archivo', /\.(?:pdf|png|jpe?g)\b/i],
]

/** Running text: excludes titles, table facts, letterhead lines and signatures. */
function isSentence(node: EditorNode, words: string): boolean {
  const role = node.attrs?.['role']
  if (typeof role === 'string' || node.attrs?.['textAlign'] === 'center') return false
  return words.length > 60 && !/^(?:Destinatario|Dirección|Correo autorizado):/.test(words)
}
