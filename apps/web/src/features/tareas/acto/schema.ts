import { Extension, Mark, Node, mergeAttributes } from '@tiptap/core'
import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { isLater } from './later.ts'

/**
 * The editor's schema: exactly the nodes and marks that the server keeps. Attributes that people do not edit (section,
 * role, format) travel through untouched.
 */
const kept = (name: string) => ({
  default: null,
  rendered: false,
  parseHTML: () => null,
  keepOnSplit: false,
  name,
})

const BlockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        id: kept('id'),
        textAlign: {
          default: null,
          parseHTML: (element) => element.style.textAlign || null,
          renderHTML: ({ textAlign }: Record<string, unknown>) =>
            typeof textAlign === 'string' ? { style: `text-align:${textAlign}` } : {},
        },
        role: {
          default: null,
          keepOnSplit: false,
          parseHTML: () => null,
          renderHTML: ({ role }: Record<string, unknown>) =>
            typeof role === 'string' ? { 'data-role': role } : {},
        },
      },
    },
    {
      types: ['heading'],
      attributes: {
        section: kept('section'),
        silent: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ silent, level, textAlign }: Record<string, unknown>) =>
            silent === true
              ? { 'data-silent': '' }
              : // CONSIDERANDO and DISPONE part the act as its sections do; the headings above them may be silent
                level === 3 && textAlign === 'center'
                ? { 'aria-level': '2' }
                : {},
        },
      },
    },
  ],
})

/** What stands in the text for a variable: its value, or what it waits for. */
function variableText(name: string, value: string, labels: ReadonlyMap<string, string>): string {
  if (value !== '') return value
  const label = labels.get(name) ?? 'Dato del documento'
  return isLater(name) ? `${label}: al firmar` : label
}

const variable = (labels: ReadonlyMap<string, string>) =>
  Node.create({
    name: 'variable',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    marks: '_',
    addAttributes: () => ({
      name: { default: '' },
      value: { default: '' },
      format: { default: null },
    }),
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

const simpleMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

const cellAttributes = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false },
  align: {
    default: null,
    renderHTML: ({ align }: Record<string, unknown>) =>
      typeof align === 'string' ? { style: `text-align:${align}` } : {},
  },
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'tabla' }, ['table', {}, ['tbody', 0]]],
})
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})
const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
})
const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
})

/** A picture by the id of its stored file; its address is short-lived, so it is asked for when it is shown. */
const picture = (address: (fileId: string) => Promise<string>) =>
  Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ fileId: { default: '' }, alt: { default: '' }, width: { default: null } }),
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
          () => {
            dom.alt = 'La imagen no se pudo cargar'
          },
        )
        return { dom }
      },
  })

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
    TableCell,
    TableHeader,
    picture(address),
  ]
}
