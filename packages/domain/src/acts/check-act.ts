import {
  ASSIGNED_AT_SIGNING,
  KNOWN_WHEN_SIGNING,
  missingVariables,
  plainText,
  textBlocks,
} from './document.ts'
import { textWith } from './inline.ts'
import { numberInWords } from '../fees/amount-in-words.ts'
import { expandAct, type Passage } from './passages.ts'
import type { ActTemplate, EditorNode, Laws, WrittenBlock, WrittenTemplate } from './template.ts'

export interface ActProblem {
  /** A code of this check, or of a rule in coherence/. */
  readonly code: string
  /** Spanish sentence for the drafter. */
  readonly message: string
  readonly section?: string
  readonly variable?: string
  /** `error`: prevents signing, whatever the code. */
  readonly severity?: 'error'
  /** Offsets of the passage in the readable text. */
  readonly from?: number
  readonly to?: number
}

export interface CheckOptions {
  /** `firma`: nothing can be missing except values that the signature assigns. Default: `borrador`. */
  readonly stage?: 'borrador' | 'firma'
  /** Spanish label of a variable for the message; default: its name. */
  readonly label?: (variable: string) => string
}

/** Acts that decide or order must cite the law (CPACA art. 42). */
const MUST_CITE: ReadonlySet<string> = new Set(['auto', 'resolucion'])
const CITATION = /\b(?:art[íi]culos?|arts?\.)\s+\d/i

/** Problems that prevent sending a document on; empty when none. */
export function checkAct(template: ActTemplate, doc: EditorNode, options: CheckOptions = {}): ActProblem[] {
  const text = plainText(doc)
  return [
    ...missing(doc, options),
    ...sections(template, doc),
    ...(MUST_CITE.has(template.class) && !CITATION.test(text)
      ? [
          problem(
            'sin_articulo_citado',
            'El acto no cita ningún artículo. Indique las normas en que se funda.',
          ),
        ]
      : []),
    ...appeal(template, text),
    ...signatory(template, doc, options),
  ]
}

function problem(code: ActProblem['code'], message: string, where: Partial<ActProblem> = {}): ActProblem {
  return { code, message, ...where }
}

function missing(doc: EditorNode, options: CheckOptions): ActProblem[] {
  const later = (name: string): boolean =>
    ASSIGNED_AT_SIGNING.has(name) || (options.stage !== 'firma' && KNOWN_WHEN_SIGNING.has(name))
  return missingVariables(doc)
    .filter((name) => !later(name))
    .map((name) => {
      const label = options.label?.(name) ?? name
      return problem('variable_sin_valor', `Falta el dato «${label}».`, { variable: name })
    })
}

function sections(template: ActTemplate, doc: EditorNode): ActProblem[] {
  const present = new Set<string>()
  const visit = (node: EditorNode): void => {
    if (node.type === 'heading' && typeof node.attrs?.['section'] === 'string')
      present.add(node.attrs['section'])
    node.content?.forEach(visit)
  }
  visit(doc)
  const filled = new Set<string | undefined>()
  for (const block of textBlocks(doc))
    if (block.node.attrs?.['section'] === undefined && block.text.trim() !== '') filled.add(block.section)
  return template.sections.flatMap((section, at) => {
    const { name } = section
    const where = placeOfSection(template, at)
    if (!present.has(name)) return [problem('seccion_ausente', `Falta ${where}.`, { section: name })]
    if (!filled.has(name)) return [problem('seccion_vacia', `Está sin texto ${where}.`, { section: name })]
    return []
  })
}

/**
 * Names a section by its printed title, or else by its position. The name of a section without a title is
 * internal to the template and is never printed.
 */
function placeOfSection(template: ActTemplate, at: number): string {
  // callers count the template's own sections
  const { name, title } = template.sections[at] as ActTemplate['sections'][number]
  if (title === undefined) return `la sección «${name.charAt(0).toLocaleUpperCase('es-CO')}${name.slice(1)}»`
  if (title !== null) return `la sección «${textWith(title, {}).trim()}»`
  if (at === 0) return 'lo que va al comienzo del documento'
  if (at === template.sections.length - 1) return 'lo que va al final del documento'
  return `la parte ${at + 1} del documento`
}

/** The clause must name the first appeal and its days, or notified parties are misinformed (CPACA art. 67). */
function appeal(template: ActTemplate, text: string): ActProblem[] {
  if (template.appeal === null) return []
  const { kinds, businessDays } = template.appeal
  const kind = kinds[0] ?? ''
  const days = new RegExp(`(?:${numberInWords(businessDays)}\\s+)?\\(?\\b${businessDays}\\b\\)?\\s+días`, 'i')
  if (text.toLocaleLowerCase('es-CO').includes(kind.toLocaleLowerCase('es-CO')) && days.test(text)) return []
  const sentence = `Falta informar el recurso que procede (${kinds.join(' y ')}) y su plazo de ${businessDays} días.`
  return [problem('sin_recurso', sentence)]
}

function signatory(template: ActTemplate, doc: EditorNode, options: CheckOptions): ActProblem[] {
  const signatures = textBlocks(doc).filter((block) => block.node.attrs?.['role'] === 'firma')
  const named = signatures.some((block) => {
    const pending = (block.node.content ?? []).some(
      (node) => node.type === 'variable' && String(node.attrs?.['value'] ?? '') === '',
    )
    return block.text.trim() !== '' && (options.stage !== 'firma' || !pending)
  })
  if (named || template.signs.length === 0) return []
  return [problem('sin_firmante', 'Falta el nombre y el cargo de quien firma.')]
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Catalogue errors: unknown passages, and blocks with an unknown or duplicate id. */
export function checkBlocks(
  act: WrittenTemplate,
  passages: ReadonlyMap<string, Passage>,
  laws?: Laws,
): ActProblem[] {
  const written = withInner(act.sections.flatMap(({ blocks }) => blocks))
  const unknown = [...written, ...withInner([...passages.values()].flatMap(({ blocks }) => blocks))].flatMap(
    (block) => (block.type === 'passage' && !passages.has(block.passage) ? [block.passage] : []),
  )
  if (unknown.length > 0)
    return unknown.map((key) => problem('pasaje_desconocido', `No existe el pasaje «${key}».`))
  const ids = written.map(({ id }) => id)
  const expanded = withInner(expandAct(act, passages, laws).sections.flatMap(({ blocks }) => blocks)).map(
    ({ id }) => id,
  )
  const repeated = [...ids, ...expanded.filter((id) => !ids.includes(id))].filter(
    (id, at, all) => all.indexOf(id) !== at,
  )
  const unnamed = [...ids, ...expanded.flatMap((id) => id.split('/'))].filter((id) => !NAME.test(id))
  return [
    ...[...new Set(repeated)].map((id) => problem('bloque_repetido', `Dos bloques se llaman «${id}».`)),
    ...[...new Set(unnamed)].map((id) =>
      problem('bloque_sin_nombre', `«${id}» no es un nombre en minúsculas y con guiones.`),
    ),
  ]
}

function withInner(blocks: readonly WrittenBlock[]): readonly WrittenBlock[] {
  return blocks.flatMap((block) =>
    block.type === 'when' || block.type === 'law' ? [block, ...withInner(block.blocks ?? [])] : [block],
  )
}
