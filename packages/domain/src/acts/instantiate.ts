import jsonLogic from 'json-logic-js'
import type { Logic } from '../forms/definition.ts'
import { nest } from '../forms/nest.ts'
import { APPEAL_CLAUSE, appealClause } from './appeal.ts'
import { COMPETENCE_CLAUSE, COMPETENCE_UNKNOWN } from './competence.ts'
import { formatted } from './formats.ts'
import { parseInline } from './parse-inline.ts'
import type { ActSection, ActTemplate, ActValues, Align, Block, EditorNode, Inline } from './template.ts'
import { ordinal } from './ordinal.ts'

interface Scope {
  readonly values: ActValues
  readonly nested: Readonly<Record<string, unknown>>
  /** Row of the list being repeated. */
  readonly row?: { readonly over: string; readonly index: number; readonly value: unknown }
}

interface Numbering {
  article: number
}

const BOLD = [{ type: 'bold' }] as const

/**
 * Builds the editor document of an act. Missing values stay as `variable` nodes with value '', articles are
 * numbered after the conditions are evaluated, and each section starts with a heading that carries its name in
 * `attrs.section` (`attrs.silent` when the section has no visible title), so completeness can be checked after
 * any amount of editing. Throws when the template is wrong (unknown format, unpaired braces).
 */
export function instantiate(template: ActTemplate, values: ActValues): EditorNode {
  // general wording until the signer is known
  const clause = appealClause(template, null)
  const known: ActValues = {
    [COMPETENCE_CLAUSE]: COMPETENCE_UNKNOWN,
    ...(clause !== null && { [APPEAL_CLAUSE]: clause }),
    ...values,
  }
  const scope: Scope = { values: known, nested: nest(known) }
  const numbering: Numbering = { article: 0 }
  return {
    type: 'doc',
    content: template.sections.flatMap((section) => sectionNodes(section, scope, numbering)),
  }
}

function sectionNodes(section: ActSection, scope: Scope, numbering: Numbering): EditorNode[] {
  const title = section.title === undefined ? capitalised(section.name) : section.title
  const heading: EditorNode = {
    type: 'heading',
    attrs: { level: 2, section: section.name, ...(title === null && { silent: true }) },
    content: title === null ? [{ type: 'text', text: section.name }] : inline(title, scope),
  }
  return [heading, ...section.blocks.flatMap((block) => blockNodes(block, scope, numbering))]
}

function blockNodes(block: Block, scope: Scope, numbering: Numbering): EditorNode[] {
  switch (block.type) {
    case 'paragraph':
      return [paragraph(inline(block.text, scope), block.align, block.role)]
    case 'heading':
      return [
        {
          type: 'heading',
          attrs: { level: block.level ?? 3, ...aligned(block.align) },
          content: inline(block.text, scope),
        },
      ]
    case 'article':
      numbering.article += 1
      return [paragraph([bold(articleLabel(numbering.article)), ...inline(block.text, scope)])]
    case 'list':
      return [
        list(
          block.ordered,
          block.items.map((item) => inline(item, scope)),
        ),
      ]
    case 'each':
      return [
        list(
          block.ordered,
          rowsOf(block.over, scope).map((row) => inline(block.text, row)),
        ),
      ]
    case 'table':
      return [table(block, scope)]
    case 'facts':
      return [
        facts(
          block.rows.filter((row) => holds(row.when, scope)),
          scope,
        ),
      ]
    case 'signature':
      return [
        {
          type: 'paragraph',
          attrs: { role: 'firma' },
          content: [
            ...strengthened(inline(block.name, scope)),
            { type: 'hardBreak' },
            ...inline(block.position, scope),
          ],
        },
      ]
    case 'when':
      return holds(block.condition, scope) ? block.blocks.flatMap((b) => blockNodes(b, scope, numbering)) : []
  }
}

/** "ARTÍCULO PRIMERO. ", with the space before the text. */
export function articleLabel(n: number): string {
  return `ARTÍCULO ${ordinal(n)}. `
}

function holds(condition: Logic | undefined, scope: Scope): boolean {
  // the library's type of a rule is narrower than Logic
  return condition === undefined || Boolean(jsonLogic.apply(condition as never, scope.nested))
}

/** Value of a variable: by its dotted name, else from the nested values. */
function lookup(name: string, scope: Scope): unknown {
  if (scope.row !== undefined) {
    if (name === 'n') return scope.row.index + 1
    if (name === 'item') return scope.row.value
    if (name.startsWith('item.')) return field(scope.row.value, name.slice(5))
  }
  if (name in scope.values) return scope.values[name]
  return name.split('.').reduce<unknown>((at, key) => field(at, key), scope.nested)
}

function field(of: unknown, key: string): unknown {
  // A list of plain texts is accepted where the template expects rows with a text.
  if (typeof of === 'string') return key === 'texto' ? of : undefined
  // any object may be asked for any key
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[key] : undefined
}

function rowsOf(over: string, scope: Scope): Scope[] {
  const value = lookup(over, scope)
  // an unfilled list appears as one missing value, never as an empty list
  if (!Array.isArray(value) || value.length === 0)
    return [{ ...scope, row: { over, index: -1, value: undefined } }]
  return value.map((row: unknown, index) => ({ ...scope, row: { over, index, value: row } }))
}

function inline(text: Inline, scope: Scope): EditorNode[] {
  if (scope.row?.index === -1) return [variable(scope.row.over, '', undefined, false)]
  let before = ''
  return parseInline(text).flatMap((part) => {
    if (part.kind === 'text') {
      // avoids a double full stop after "S.A.S." or a captured sentence
      const words = before.endsWith('.') ? part.text.replace(/^\.(?!\.)/, '') : part.text
      before = words
      if (words === '') return []
      return [part.bold ? bold(words) : { type: 'text', text: words }]
    }
    const value = formatted(lookup(part.name, scope), part.format)
    before = value
    if (value === '' && part.optional) return []
    return [variable(rowName(part.name, scope), value, part.format, part.bold)]
  })
}

/** Maps `item.texto` in the third row of `requerimiento.items` to `requerimiento.items.2.texto`. */
function rowName(name: string, scope: Scope): string {
  if (scope.row === undefined || !(name === 'item' || name.startsWith('item.'))) return name
  return `${scope.row.over}.${scope.row.index}${name.slice(4)}`
}

function variable(name: string, value: string, format: string | undefined, isBold: boolean): EditorNode {
  return {
    type: 'variable',
    attrs: { name, value, ...(format !== undefined && { format }) },
    ...(isBold && { marks: BOLD }),
  }
}

function bold(text: string): EditorNode {
  return { type: 'text', text, marks: BOLD }
}

function strengthened(nodes: readonly EditorNode[]): EditorNode[] {
  return nodes.map((node) => ({ ...node, marks: BOLD }))
}

function aligned(align: Align | undefined): { textAlign?: Align } {
  return align === undefined ? {} : { textAlign: align }
}

function paragraph(content: readonly EditorNode[], align?: Align, role?: string): EditorNode {
  const attrs = { ...aligned(align), ...(role !== undefined && { role }) }
  return {
    type: 'paragraph',
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content.length > 0 && { content }),
  }
}

function list(ordered: boolean, items: readonly (readonly EditorNode[])[]): EditorNode {
  return {
    type: ordered ? 'orderedList' : 'bulletList',
    content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  }
}

function cell(
  type: 'tableHeader' | 'tableCell',
  content: readonly EditorNode[],
  align?: Align,
  width?: number,
): EditorNode {
  return {
    type,
    ...(width !== undefined && { attrs: { colwidth: [width] } }),
    content: [paragraph(content, align)],
  }
}

function table(block: Extract<Block, { type: 'table' }>, scope: Scope): EditorNode {
  const { columns, total } = block
  const row = (content: EditorNode[]): EditorNode => ({ type: 'tableRow', content })
  return {
    type: 'table',
    content: [
      row(columns.map((c) => cell('tableHeader', inline(c.title, scope), c.align, c.width))),
      ...rowsOf(block.over, scope).map((at) =>
        row(
          columns.map((c, i) =>
            // the single row of an empty list names it once
            cell('tableCell', at.row?.index === -1 && i > 0 ? [] : inline(c.text, at), c.align, c.width),
          ),
        ),
      ),
      ...(total === undefined
        ? []
        : [
            row(
              columns.map((c, i) =>
                cell('tableCell', strengthened(inline(total[i] ?? '', scope)), c.align, c.width),
              ),
            ),
          ]),
    ],
  }
}

function facts(rows: Extract<Block, { type: 'facts' }>['rows'], scope: Scope): EditorNode {
  return {
    type: 'table',
    content: rows.map((row) => ({
      type: 'tableRow',
      content: [
        cell('tableHeader', [{ type: 'text', text: row.label }], undefined, 180),
        cell('tableCell', inline(row.text, scope), undefined, 420),
      ],
    })),
  }
}

function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('es-CO') + name.slice(1)
}
