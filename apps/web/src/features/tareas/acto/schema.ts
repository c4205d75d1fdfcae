import { Extension, Mark, Node, mergeAttributes } from '@tiptap/core'
import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { EDITOR_NODES, type EditorNodeName, type NodeRule } from '@ventanilla/domain/acts/editor-schema'
import { TooLargeToShow } from '../../../client/network/upload.ts'
import { KeptToSchema } from './kept-to-schema.ts'
import { isLater } from './later.ts'

/**
 * The editor's schema: exactly the nodes, attributes and marks of `editor-schema.ts`, which the server
 * validates by. This file only defines parsing and rendering. Attributes that users do not edit (section, role,
 * format) pass through untouched.
 */
function declared(name: EditorNodeName) {
  const { content, group, attributes }: NodeRule = EDITOR_NODES[name]
  return {
    name,
    ...(content !== null && { content }),
    ...(group !== null && { group }),
    attributes: (drawn: Readonly<Record<string, object>> = {}) =>
      Object.fromEntries(
        Object.entries(attributes).map(([key, { absent }]) => [
          key,
          { default: absent ?? (absent === undefined ? '' : null), ...drawn[key] },
        ]),
      ),
  }
}

const kept = { rendered: false, parseHTML: () => null, keepOnSplit: false }

/** Parsing and rendering of paragraph attributes; headings have them too. */
const blocks = {
  id: kept,
  textAlign: {
    // pasted text has its alignment beside its styles (pasted-styles.ts)
    parseHTML: (element: HTMLElement) => element.dataset['align'] || element.style.textAlign || null,
    renderHTML: ({ textAlign }: Record<string, unknown>) =>
      typeof textAlign === 'string' ? { style: `text-align:${textAlign}` } : {},
  },
  role: {
    ...kept,
    rendered: true,
    renderHTML: ({ role }: Record<string, unknown>) =>
      typeof role === 'string' ? { 'data-role': role } : {},
  },
}

const headings = {
  section: kept,
  silent: {
    parseHTML: () => null,
    renderHTML: ({ silent, level, textAlign }: Record<string, unknown>) =>
      silent === true
        ? { 'data-silent': '' }
        : // CONSIDERANDO and DISPONE mark the act's sections; headings above them may have no text
          level === 3 && textAlign === 'center'
          ? { 'aria-level': '2' }
          : {},
  },
}

const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes: () => {
    // the level belongs to the library
    const { level: _level, ...attributes } = declared('heading').attributes({ ...blocks, ...headings })
    return [
      { types: ['paragraph'], attributes: declared('paragraph').attributes(blocks) },
      { types: ['heading'], attributes },
    ]
  },
})

/** Text shown for a variable: its value, or a placeholder for its source. */
function variableText(name: string, value: string, labels: ReadonlyMap<string, string>): string {
  if (value !== '') return value
  const label = labels.get(name) ?? 'Dato del documento'
  return isLater(name) ? `${label}: al firmar` : label
}

const variable = (labels: ReadonlyMap<string, string>) => {
  const { attributes, ...rule } = declared('variable')
  return Node.create({
    ...rule,
    inline: true,
    atom: true,
    selectable: true,
    marks: '_',
    addAttributes: () => attributes(),
    parseHTML: () => [
      {
        tag: 'span[data-variable]',
        getAttrs: (element) => ({
          name: element.dataset['variable'] ?? '',
          value: element.dataset['value'] ?? '',
          format: element.dataset['format'] ?? null,
        }),
      },
    ],
    renderHTML: ({ node }) => {
      const name = String(node.attrs['name'])
      const value = String(node.attrs['value'] ?? '')
      const label = labels.get(name) ?? 'Dato del documento'
      return [
        'span',
        {
          'data-variable': name,
          'data-value': value,
          ...(node.attrs['format'] !== null && { 'data-format': String(node.attrs['format']) }),
          'data-state': value !== '' ? 'lleno' : isLater(name) ? 'luego' : 'falta',
          title: value === '' ? `Sin valor: ${label}` : label,
        },
        variableText(name, value, labels),
      ]
    },
    renderText: ({ node }) => String(node.attrs['value'] ?? ''),
  })
}

const simpleMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') => {
  const { attributes, ...rule } = declared(name)
  return Node.create({
    ...rule,
    isolating: true,
    addAttributes: () =>
      attributes({
        colwidth: { rendered: false },
        align: {
          renderHTML: ({ align }: Record<string, unknown>) =>
            typeof align === 'string' ? { style: `text-align:${align}` } : {},
        },
      }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })
}

const plain = (name: 'table' | 'tableRow') => {
  const { attributes, ...rule } = declared(name)
  return { ...rule, addAttributes: () => attributes() }
}
const Table = Node.create({
  ...plain('table'),
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'tabla' }, ['table', {}, ['tbody', 0]]],
})
const TableRow = Node.create({
  ...plain('tableRow'),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** A picture by its stored file id; its address is short-lived, so it is requested when shown. */
const picture = (address: (fileId: string) => Promise<string>) => {
  const { attributes, ...rule } = declared('image')
  return Node.create({
    ...rule,
    atom: true,
    draggable: true,
    addAttributes: () => attributes({ width: { rendered: false, parseHTML: () => null } }),
    parseHTML: () => [
      {
        tag: 'img[data-file]',
        getAttrs: (element) => ({
          fileId: element.dataset['file'] ?? '',
          alt: element.getAttribute('alt') ?? '',
        }),
      },
    ],
    renderHTML: ({ node }) => [
      'img',
      { 'data-file': String(node.attrs['fileId']), alt: String(node.attrs['alt'] ?? '') },
    ],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img')
        dom.alt = String(node.attrs['alt'] ?? '') || 'Imagen del documento'
        void address(String(node.attrs['fileId'])).then(
          (url) => {
            dom.src = url
          },
          (error: unknown) => {
            dom.alt = error instanceof TooLargeToShow ? error.message : 'La imagen no se pudo cargar'
          },
        )
        return { dom }
      },
  })
}

export function actExtensions(
  labels: ReadonlyMap<string, string>,
  address: (fileId: string) => Promise<string>,
): Extensions {
  return [
    StarterKit.configure({ code: false, codeBlock: false, link: false, heading: { levels: [2, 3] } }),
    BlockAttributes,
    variable(labels),
    simpleMark('superscript', 'sup'),
    simpleMark('subscript', 'sub'),
    Table,
    TableRow,
    cell('tableCell', 'td'),
    cell('tableHeader', 'th'),
    picture(address),
    KeptToSchema,
  ]
}
